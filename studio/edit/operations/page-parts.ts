import type { Scalar } from 'yaml'
import { applyEdits, type Edit } from '../edits.ts'
import { unknownName } from '../refusal.ts'
import { compose } from './compose.ts'
import { type Layout, type Lines, layoutOf } from './layout.ts'
import type { Plain } from './operation.ts'
import { offsetOf, type Part, type Parts, styleOfPart, withText } from './parts.ts'
import { trimmed } from './replace.ts'
import { entriesOf, readTree, withoutAnchors } from './tree.ts'
import { entryLines } from './write-value.ts'

export interface Changed {
  parts: Parts
  /** For the text before. */
  edits: Edit[]
}

export const routesOf = (parts: Parts) => parts.flatMap(({ route }) => route ?? [])

export function layoutOfPage(part: Part): Layout {
  return layoutOf(
    part.text,
    readTree(part.text, () => 1),
    styleOfPart(part).newline,
  )
}

const pageOf = (part: Part) => layoutOfPage(part).entries[0] as Lines

/** Puts a new page before another one, or behind all others. There is a page already. */
export function addPage(parts: Parts, route: string, value: Plain, before?: string): Changed {
  const model = parts.findLast((part) => part.route !== undefined && part.route === (before ?? part.route)) as Part
  const { column, newline } = layoutOfPage(model)
  const lines = entryLines(route, value, column, styleOfPart(model), false)
  return putPage(parts, route, lines.join(newline), before)
}

/** Puts the text of a page, without its last line break, before another page or behind all others, with comments above it. */
export function putPage(parts: Parts, route: string, text: string, before?: string, comments = ''): Changed {
  const next = before === undefined ? -1 : parts.findIndex((part) => part.route === before)
  const last = parts.findLastIndex((part) => part.route !== undefined)
  const at = next < 0 ? last : next - 1
  const part = parts[at] as Part
  const { newline } = styleOfPart(part)
  const { head, tail, keepsEnd } = cutOff(part, next < 0)
  const isApart = routesOf(parts).length > 1 && /\n[ \t]*\r?\n$/.test(textBefore(parts, last))
  const gap = isApart && !keepsEnd ? newline : ''
  const isEnded = head.endsWith('\n')
  const inserted = next < 0 ? `${isEnded ? '' : newline}${gap}` : ''
  const end = next < 0 ? (isEnded ? newline : '') : `${newline}${isApart ? newline : ''}`
  const fresh = { route, text: `${text}${end}${tail}` }
  const replaced = parts.toSpliced(
    at,
    1,
    withText(part, head + inserted + comments),
    withText({ ...part, ...fresh }, fresh.text),
  )
  return changedAt(parts, replaced, at, 1, 2)
}

/** What stands above a page: the end of the part before it, without the comments right above the page. */
const textBefore = (parts: Parts, index: number) => (parts[index - 1]?.text ?? '').replace(commentsAtEnd, '')

const commentsAtEnd = /(?:(?<=^|\n)[ \t]*#[^\n]*\n)+$/

/** A part up to where a page may be put behind it, and the rest: what belongs to the next page, or to what follows. */
function cutOff(part: Part, isLast: boolean): { head: string; tail: string; keepsEnd: boolean } {
  if (part.route !== undefined && isLast) {
    const { end, keepsEnd } = pageOf(part)
    return { head: part.text.slice(0, end), tail: part.text.slice(end), keepsEnd }
  }
  const [comments = ''] = commentsAtEnd.exec(part.text) ?? []
  const end = part.text.length - comments.length
  return { head: part.text.slice(0, end), tail: comments, keepsEnd: false }
}

/** Puts a copy of a page behind it, under another address. */
export function copyPage(parts: Parts, route: string, copy: string): Changed {
  const at = parts.findIndex((part) => part.route === copy)
  const whole = parts[at]
  if (!whole) throw unknownName('no-such.page', copy, routesOf(parts))
  const part = withText(whole, applyEdits(whole.text, anchorsOf(whole.text)))
  const { entry, end } = pageOf(part)
  const key = entry.key as Scalar
  const text = `${part.text.slice(0, entry.start)}${route}${part.text.slice(key.range?.[1], end)}`.replace(/\r?\n$/, '')
  return putPage(parts, route, text, parts[at + 1]?.route)
}

/** What takes the anchors out of a page: aliases go on standing for those of the page that it is a copy of. */
function anchorsOf(text: string): Edit[] {
  const [page] = entriesOf(readTree(text, () => 1))
  return withoutAnchors(text, page?.value ?? null)
}

/** Takes a page out with the comments right above it. */
export function cutPage(parts: Parts, route: string, at = parts.findIndex((part) => part.route === route)): Changed {
  const [before, part] = parts.slice(at - 1, at + 1) as [Part, Part]
  const rest = part.text.slice(pageOf(part).end)
  const isLast = parts[at + 1]?.route === undefined
  const { head } = cutOff(before, false)
  const isApart = before.route === undefined || /\n[ \t]*\r?\n$/.test(head)
  const kept = isLast || !isApart ? rest : rest.replace(/^(?:[ \t]*\r?\n)+/, '')
  // The last page is never the only one.
  const above = isLast ? withoutGap(before, head) : head
  const isEnded = part.text.endsWith('\n')
  const text = isEnded ? above + kept : (above + kept).replace(/\r?\n$/, '')
  return changedAt(parts, parts.toSpliced(at - 1, 2, withText(before, text)), at - 1, 2, 1)
}

/** Puts a page into its place among the others, with the comments right above it. */
export function movePage(parts: Parts, route: string, to: number): Changed {
  const at = parts.findIndex((part) => part.route === route)
  const [above, part] = parts.slice(at - 1, at + 1) as [Part, Part]
  const before = routesOf(parts).filter((each) => each !== route)[to]
  const text = part.text.slice(0, pageOf(part).end).replace(/\r?\n$/, '')
  const put = putPage(parts, route, text, before, cutOff(above, false).tail)
  const isAbove = before !== undefined && parts.findIndex((each) => each.route === before) <= at
  const cut = cutPage(put.parts, route, isAbove ? at + 1 : at)
  return { parts: cut.parts, edits: compose([put.edits, cut.edits]) }
}

/** The text of a page without the empty lines behind it. */
function withoutGap(part: Part, text: string): string {
  const { end } = pageOf(part)
  return (
    text.slice(0, end) +
    text
      .slice(end)
      .replace(/(?:[ \t]*(\r?\n))+$/, (empty, newline) => (text.length - empty.length > end ? newline : ''))
  )
}

function changedAt(parts: Parts, next: Parts, at: number, old: number, fresh: number): Changed {
  const text = (some: Parts) => some.map((part) => part.text).join('')
  const [before, after] = [text(parts.slice(at, at + old)), text(next.slice(at, at + fresh))]
  const offset = offsetOf(parts, at)
  const { start, end, text: inserted } = trimmed(before, { start: 0, end: before.length, text: after })
  return { parts: next, edits: [{ start: offset + start, end: offset + end, text: inserted }] }
}
