import type { Edit } from '../edits.ts'
import { type Collection, type Entry, entriesOf, isBlockText, isCollectionNode } from './tree.ts'

/** The lines of a key or an item in a list or group that is not in brackets. */
export interface Lines {
  entry: Entry
  /** From the comments right above it; for one behind a dash, from where it begins itself. */
  start: number
  /** Behind its last line, with the comments below that stand deeper than it. */
  end: number
  /** Ends with empty lines that belong to its text (`|+`). */
  keepsEnd: boolean
}

export interface Layout {
  text: string
  newline: string
  /** The column of the keys or dashes. */
  column: number
  entries: Lines[]
  /** The first one begins behind the dash of an outer list. */
  beginsInLine: boolean
  /** What stands between two of them: empty lines, and comments that belong to none. */
  gaps: string[]
}

export function layoutOf(text: string, node: Collection, newline: string): Layout {
  const entries = entriesOf(node)
  const first = entries[0]?.start ?? 0
  const column = first - lineStart(text, first)
  const beginsInLine = text.slice(lineStart(text, first), first).trim() !== ''
  const lines: Lines[] = []
  for (const [index, entry] of entries.entries()) {
    const floor = lines.at(-1)?.end ?? 0
    const own = lineStart(text, entry.start)
    const start = index === 0 && beginsInLine ? entry.start : withCommentsAbove(text, own, floor)
    lines.push({ entry, start, end: withCommentsBelow(text, entry.end, column), keepsEnd: keepsEnd(entry.value) })
  }
  const gaps = lines.slice(1).map(({ start }, index) => text.slice(lines[index]?.end, start))
  return { text, newline, column, entries: lines, beginsInLine, gaps }
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

/** Behind the line break of the line; a text below its key ends there itself. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

function withCommentsAbove(text: string, from: number, floor: number): number {
  let start = from
  while (start > floor) {
    const above = lineStart(text, start - 1)
    if (!/^[ \t]*#/.test(text.slice(above, start))) break
    start = above
  }
  return start
}

function withCommentsBelow(text: string, contentEnd: number, column: number): number {
  let end = lineEnd(text, contentEnd)
  for (let at = end; at < text.length; ) {
    const after = lineEnd(text, at + 1)
    const line = text.slice(at, after)
    if (/^[ \t]*#/.test(line) && line.search(/#/) > column) end = after
    else if (line.trim() !== '') break
    at = after
  }
  return end
}

function keepsEnd(value: Entry['value']): boolean {
  if (isCollectionNode(value) && !value.flow) return keepsEnd(entriesOf(value).at(-1)?.value ?? null)
  return isBlockText(value) && /^[>|]\d?\+/.test(Object(value.srcToken).props?.at(0)?.source ?? '')
}

/** Lines to be placed: without the spaces before the first, and without the last line break. */
interface Placed {
  text: string
  /** The spaces before its first line. */
  lead: string
  keepsEnd: boolean
}

const leadOf = (text: string) => text.slice(0, text.search(/[^ ]|$/))

const isEmptyGap = (gap: string) => gap.trim() === ''

/** The empty lines that stand between all of them, if they do. */
const usualGap = ({ gaps, newline }: Layout) =>
  gaps.length > 0 && gaps.every((gap) => /^\s*\n/.test(gap)) ? newline : ''

function placedOf(layout: Layout, { start, end, keepsEnd }: Lines): Placed {
  const text = layout.text.slice(start, end).replace(/\r?\n$/, '')
  const lead = leadOf(text)
  const isInLine = layout.beginsInLine && start === layout.entries[0]?.start
  return { text: text.slice(lead.length), lead: isInLine ? ' '.repeat(layout.column) : lead, keepsEnd }
}

/** Puts lines before the entry that has a place now, or last. */
export function insertLines(layout: Layout, index: number, lines: readonly string[]): Edit {
  const text = lines.join(layout.newline)
  const lead = leadOf(text)
  return insert(layout, index, { text: text.slice(lead.length), lead, keepsEnd: false })
}

function insert(layout: Layout, index: number, { text, lead, keepsEnd }: Placed): Edit {
  const { entries, newline, column, beginsInLine } = layout
  const gap = usualGap(layout)
  const next = entries[index]
  if (next) {
    const space = keepsEnd ? '' : gap
    if (index === 0 && beginsInLine)
      return { start: next.start, end: next.start, text: `${text}${newline}${space}${' '.repeat(column)}` }
    return { start: next.start, end: next.start, text: `${lead}${text}${newline}${space}` }
  }
  const last = entries.at(-1)
  const at = last?.end ?? layout.text.length
  const space = last?.keepsEnd ? '' : gap
  const isEnded = layout.text[at - 1] === '\n'
  const end = keepsEnd ? emptyUntil(layout.text, at) : at
  return {
    start: at,
    end,
    text: `${isEnded ? '' : newline}${space}${lead}${text}${isEnded || keepsEnd ? newline : ''}`,
  }
}

/** Behind the empty lines from an offset on. */
function emptyUntil(text: string, offset: number): number {
  const [empty = ''] = /^(?:[ \t]*\r?\n)*/.exec(text.slice(offset)) ?? []
  return offset + empty.length
}

export function copyLines(layout: Layout, index: number): Edit {
  const lines = layout.entries[index] as Lines
  const placed = placedOf(layout, lines)
  if (index === layout.entries.length - 1) return insert(layout, index + 1, placed)
  const gap = placed.keepsEnd ? '' : usualGap(layout)
  const text = `${gap}${placed.lead}${placed.text}${layout.newline}`
  return { start: lines.end, end: lines.end, text }
}

/** Takes out the lines of an entry that does not stand alone. Comments that belong to none stay. */
export function cutLines(layout: Layout, index: number): Edit {
  const { entries, gaps, beginsInLine, text } = layout
  const [before, lines, next] = [entries[index - 1], entries[index] as Lines, entries[index + 1]]
  const above = gaps[index - 1] ?? ''
  const below = gaps[index] ?? ''
  if (!next) {
    const kept = isEmptyGap(above) ? '' : above.replace(/\n\s*$/, '\n')
    const isEnded = text[lines.end - 1] === '\n'
    const start = before?.end ?? lines.start
    if (isEnded || kept !== '' || before?.keepsEnd) return { start, end: lines.end, text: kept }
    // The file ends without a line break, and does so afterwards.
    return { start: start - (text.slice(0, start).endsWith('\r\n') ? 2 : 1), end: lines.end, text: '' }
  }
  if (index === 0 && beginsInLine) {
    const lead = leadOf(text.slice(next.start))
    const kept = isEmptyGap(below) ? '' : `${below.trim()}${layout.newline}${lead}`
    return { start: lines.start, end: next.start + lead.length, text: kept }
  }
  return { start: before?.end ?? lines.start, end: next.start, text: index === 0 ? below : joinGaps(above, below) }
}

/** Of two gaps that become one, without more empty lines than one of them had. */
function joinGaps(above: string, below: string): string {
  if (isEmptyGap(above) && isEmptyGap(below)) return above.length > below.length ? above : below
  if (isEmptyGap(above) && above !== '') return /^\s*\n/.test(below) ? below : above + below
  if (isEmptyGap(below)) return /\n\s*\n$/.test(above) ? above : above + below
  return above + below
}

/** Moves an entry. The gaps stay where they are. */
export function moveLines(layout: Layout, from: number, to: number): Edit {
  const { entries, gaps, newline, beginsInLine, text } = layout
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const [first, last] = [entries[low] as Lines, entries[high] as Lines]
  const placed = entries.map((lines) => placedOf(layout, lines))
  const moved = placed[from] as Placed
  const order = placed
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .slice(low, high + 1)
  let result = ''
  order.forEach((each, index) => {
    const gap = index === 0 ? '' : (gaps[low + index - 1] ?? '')
    const isInLine = index === 0 && low === 0 && beginsInLine
    const wants = order[index - 1]?.keepsEnd && isEmptyGap(gap) ? '' : gap
    result += `${index === 0 ? '' : newline}${wants}${isInLine ? '' : each.lead}${each.text}`
  })
  const isEnded = text[last.end - 1] === '\n'
  const keepsEnd = order.at(-1)?.keepsEnd
  const end = keepsEnd ? emptyUntil(text, last.end) : last.end
  return { start: first.start, end, text: `${result}${isEnded || keepsEnd ? newline : ''}` }
}
