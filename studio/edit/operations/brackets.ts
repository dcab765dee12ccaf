import type { Edit } from '../edits.ts'
import { lineEnd, lineStart } from './layout.ts'
import { type Collection, type Entry, entriesOf } from './tree.ts'

/** A key or an item in brackets. */
interface Bracketed extends Entry {
  /** Whether it has its lines for itself, with comments above and behind it. */
  own?: { start: number; end: number; tail: string }
}

/** What stands in brackets, one behind the other or each on a line of its own. */
function bracketed(text: string, node: Collection): Bracketed[] {
  let floor = lineEnd(text, node.range?.[0] ?? 0)
  return entriesOf(node).map((entry) => {
    const begin = lineStart(text, entry.start)
    const tail = /^[ \t]*,?[ \t]*(#[^\n]*?)?\r?\n/.exec(text.slice(entry.end))
    const isAlone = text.slice(begin, entry.start).trim() === '' && tail !== null
    let start = begin
    while (start > floor && /^[ \t]*#/.test(text.slice(lineStart(text, start - 1), start)))
      start = lineStart(text, start - 1)
    const end = entry.end + (tail?.[0].length ?? 0)
    floor = Math.max(floor, lineEnd(text, entry.end))
    return isAlone ? { ...entry, own: { start, end, tail: tail[1] ?? '' } } : entry
  })
}

const afterComma = (text: string, offset: number) => {
  const [, comma] = /^[ \t]*(,)?/.exec(text.slice(offset)) ?? []
  return comma !== undefined
}

export function insertInBrackets(text: string, node: Collection, index: number, item: string): Edit[] {
  const all = bracketed(text, node)
  const next = all[index]
  const indent = (entry: Entry) => text.slice(lineStart(text, entry.start), entry.start)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  if (next?.own) return [at(next.own.start, `${indent(next)}${item},${newline}`)]
  if (next) return [at(next.start, `${item}, `)]
  const last = all.at(-1)
  if (!last) return [at((node.range?.[0] ?? 0) + 1, isMapText(text, node) ? ` ${item} ` : item)]
  if (!last.own) return [at(last.end, `, ${item}`)]
  if (afterComma(text, last.end)) return [at(last.own.end, `${indent(last)}${item},${newline}`)]
  return [at(last.end, ','), at(last.own.end, `${indent(last)}${item}${newline}`)]
}

const at = (offset: number, text: string): Edit => ({ start: offset, end: offset, text })
const isMapText = (text: string, node: Collection) => text[node.range?.[0] ?? 0] === '{'

export function cutFromBrackets(text: string, node: Collection, index: number): Edit {
  const all = bracketed(text, node)
  const [before, entry, next] = [all[index - 1], all[index] as Bracketed, all[index + 1]]
  if (entry.own) return { start: entry.own.start, end: entry.own.end, text: '' }
  const hasComment = (start: number, end: number) => /[#\n]/.test(text.slice(start, end))
  if (next && !hasComment(entry.end, next.start)) return { start: entry.start, end: next.start, text: '' }
  if (!next && before && !hasComment(before.end, entry.start)) return { start: before.end, end: entry.end, text: '' }
  const [comma = ''] = (next && /^[ \t]*,[ \t]*/.exec(text.slice(entry.end))) || []
  return { start: entry.start, end: entry.end + comma.length, text: '' }
}

/** Items change places; commas stay where they are, and comments go along where each item has its own line. */
export function moveInBrackets(text: string, node: Collection, from: number, to: number): Edit {
  const all = bracketed(text, node)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const region = all.slice(low, high + 1)
  const isOwn = region.every(({ own }) => own)
  const startOf = (entry: Bracketed) => (isOwn && entry.own ? entry.own.start : entry.start)
  const wordsOf = (entry: Bracketed) => text.slice(startOf(entry), entry.end)
  const order = region.toSpliced(from - low, 1).toSpliced(to - low, 0, all[from] as Bracketed)
  const result = order.map((entry, index) => {
    const slot = region[index] as Bracketed
    const following = region[index + 1]
    const end = following ? startOf(following) : isOwn && slot.own ? slot.own.end : slot.end
    const behind = text.slice(slot.end, end)
    if (!isOwn) return wordsOf(entry) + behind
    const [comma = ''] = /^[ \t]*,/.exec(behind) ?? []
    const tail = entry.own?.tail ?? ''
    return `${wordsOf(entry)}${comma}${tail === '' ? '' : ` ${tail}`}${/\r?\n$/.exec(behind)?.[0] ?? ''}`
  })
  const [first, last] = [region[0] as Bracketed, region.at(-1) as Bracketed]
  return { start: startOf(first), end: isOwn && last.own ? last.own.end : last.end, text: result.join('') }
}

export function copyInBrackets(text: string, node: Collection, index: number): Edit[] {
  const all = bracketed(text, node)
  const entry = all[index] as Bracketed
  const words = text.slice(entry.start, entry.end)
  if (!entry.own) return [at(entry.end, `, ${words}`)]
  const lines = text.slice(entry.own.start, entry.own.end)
  if (afterComma(text, entry.end)) return [at(entry.own.end, lines)]
  return [at(entry.end, ','), at(entry.own.end, lines)]
}
