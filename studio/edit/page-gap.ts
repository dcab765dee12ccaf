import { isRecord } from '../../renderer/common/is-record.ts'
import { message } from '../../renderer/messages/message.ts'
import { applyEdits } from './edits.ts'
import { type Changed, layoutOfPage, putPage } from './operations/page-parts.ts'
import { hasPages, partsOf, styleOfPart } from './operations/parts.ts'
import { Refusal } from './refusal.ts'
import type { SourceFile } from './source-file.ts'

/** A page as lines, each level two spaces deeper than the one above it. */
export interface PageLines {
  route: string
  kind: string
  /** Absent for the first one of the site. */
  language: string | undefined
  head: string[]
  /** Its sections, as items of a list. */
  blocks: string[]
}

/**
 * Puts a page behind the last of its kin in its language, written as the pages around it are: those of its kind below
 * the same address, else those of its kind, else those below that address and the one there, else all of that language.
 */
export function insertPage(file: SourceFile, page: PageLines): Changed {
  if (file.isFlow(['pages'])) throw new Refusal(message('odd-yaml.braces'), message('odd-yaml.braces-hint'))
  const parts = partsOf(file.source)
  if (!hasPages(parts)) return firstPage(file, page)
  const { alike, next } = neighbours(file, page)
  const model = parts.find(({ route }) => route === alike)
  if (!model) throw new Error(`No page ${alike}`)
  const { step, dash, newline } = styleOfPart(model)
  const { column } = layoutOfPage(model)
  const text = linesOf(page, column, column + step, column + step + dash).join(newline)
  return putPage(parts, page.route, text, next)
}

/** The page behind which a new one stands, and the one that follows. */
function neighbours({ outline }: SourceFile, { route, kind, language }: PageLines) {
  const routes = [...outline.pages.keys()]
  const pages: Record<string, unknown> = Object(outline.data.pages)
  const inLanguage = routes.filter((route) => Object(pages[route]).language === language)
  const parent = route.slice(0, route.lastIndexOf('/'))
  const isOfKind = (other: string) => isRecord(pages[other]) && pages[other].kind === kind
  const isBeside = (other: string) => parent !== '' && `${other}/`.startsWith(`${parent}/`)
  const alike =
    inLanguage.findLast((other) => isOfKind(other) && isBeside(other)) ??
    inLanguage.findLast(isOfKind) ??
    inLanguage.findLast(isBeside) ??
    inLanguage.at(-1) ??
    routes.at(-1)
  return { alike, next: alike === undefined ? undefined : routes[routes.indexOf(alike) + 1] }
}

/** The first page of a site stands below "pages:", which is written where it is missing. */
function firstPage({ source, keyOf }: SourceFile, page: PageLines): Changed {
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const key = keyOf(['pages'])
  const end = key ? source.indexOf('\n', key[1]) : -1
  const offset = end < 0 ? source.length : end + 1
  const lead = offset === 0 || source[offset - 1] === '\n' ? [] : ['']
  const above = key ? lead : [...lead, ...(offset === 0 ? [] : ['']), 'pages:']
  const text = `${[...above, ...linesOf(page, 2, 4, 6)].join(newline)}${newline}`
  const edits = [{ start: offset, end: offset, text }]
  return { parts: partsOf(applyEdits(source, edits)), edits }
}

/** Its address, its keys and its sections in the given columns. */
function linesOf({ route, head, blocks }: PageLines, left: number, inner: number, items: number): string[] {
  const sections = blocks.flatMap((block) => block.split('\n')).map((line) => line && `${' '.repeat(items)}${line}`)
  return [`${' '.repeat(left)}${route}:`, ...head.map((line) => `${' '.repeat(inner)}${line.slice(2)}`), ...sections]
}
