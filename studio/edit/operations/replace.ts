import { isScalar, type Scalar } from 'yaml'
import type { Edit } from '../edits.ts'
import { type BlockForm, writeBlockText } from './block-text.ts'
import { lineEnd, lineStart } from './layout.ts'
import type { Plain } from './operation.ts'
import { type Quotes, writeText } from './plain-text.ts'
import { type Style, widthsOf } from './style.ts'
import { type Entry, isAbsent, isBlockText, isCollectionNode, startOf } from './tree.ts'
import { isGroup, type Spot, type Written, writeFlow, writeValue } from './write-value.ts'

/** The ways in which a value may be written, the best one first. The next is tried where one does not say the same. */
export type Ways = (Edit | undefined)[]

/** Puts another value in the place of one in brackets. */
export function replaceInBrackets(entry: Entry, value: Plain): Ways {
  const { value: old, mark, end } = entry
  const quotes = isScalar(old) && typeof value === 'string' ? quotesFor(value, old, true) : 'PLAIN'
  const text = typeof value === 'string' ? writeText(value, true, quotes) : writeFlow(value)
  if (isAbsent(old))
    return [{ start: mark, end: mark, text: `${entry.key && entry.mark === keyEnd(entry) ? ':' : ''} ${text}` }]
  return [{ start: startOf(old), end, text }]
}

const keyEnd = ({ key }: Entry) => key?.range?.[1]

/** Puts another value in the place of one that is not in brackets; the comment behind it stays. */
export function replaceValue(text: string, entry: Entry, value: Plain, column: number, style: Style): Ways {
  const place = placeOf(text, entry)
  const spot: Spot = {
    outer: column,
    column: place.start - lineStart(text, place.start) + (place.isBehindMark ? 1 : 0),
    isItem: entry.key === undefined,
    style: { ...style, width: Math.max(style.width, widthOfLine(text, entry)) },
    likeFlow: isCollectionNode(entry.value) ? entry.value.flow === true || undefined : undefined,
  }
  const ways: (Written | undefined)[] = []
  if (typeof value === 'string') ways.push(...waysOfText(value, text, entry, spot))
  ways.push(writeValue(value, spot))
  if (isGroup(value)) ways.push({ inline: writeFlow(value), lines: [] })
  return ways.map((words) => words && editOf(text, place, words, style.newline))
}

/** A text keeps the form of the one before: its quotes, or its lines below the key. */
function waysOfText(value: string, text: string, entry: Entry, spot: Spot): (Written | undefined)[] {
  const { value: old } = entry
  const quoted = { inline: writeText(value, false, 'QUOTE_DOUBLE'), lines: [] }
  if (isBlockText(old)) return [...waysOfBlock(value, text, entry, spot), quoted]
  const isLong = spot.column + value.length > spot.style.width || value.includes('\n')
  if (!isScalar(old) || isLong || typeof old.value !== 'string') return [writeValue(value, spot), quoted]
  return [{ inline: writeText(value, false, quotesFor(value, old, false)), lines: [] }, quoted]
}

/** Quotes that the old text needed say nothing of those of a next one that needs none. */
function quotesFor(text: string, { type, value }: Scalar, inBrackets: boolean): Quotes {
  const needsThem = (each: string) => writeText(each, inBrackets) !== each
  return needsThem(String(value)) && !needsThem(text) ? 'PLAIN' : (type as Quotes)
}

function waysOfBlock(value: string, text: string, entry: Entry, { outer, style }: Spot): (Written | undefined)[] {
  const raw = text.slice(startOf(entry.value), entry.end)
  const [header = '', ...rest] = raw.trimEnd().split(/\r?\n/)
  const indent = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  const number = /^\S+?(\d)/.exec(header)?.[1]
  const deep = number === undefined ? indent : outer + Number(number)
  const old = rest.map((line) => line.slice(deep))
  const folded = header.startsWith('>')
  const [least, most] = widthsOf(rest)
  const width = least <= most ? Math.min(Math.max(style.width, least), most) : style.width
  const form: BlockForm = {
    folded,
    indent: Number.isFinite(deep) ? deep : outer + style.step,
    outer,
    width,
    isByHand: least > most,
    isNumbered: number !== undefined,
  }
  const ways = [writeBlockText(value, form, folded ? old : []), writeBlockText(value, form)]
  return [...ways, writeBlockText(value, { ...form, folded: false })].map(
    (block) => block && { inline: block.header, lines: block.lines },
  )
}

/** Puts a short value in the place of an item or value and all that stands below it, up to where its lines end. */
export function replaceWhole(text: string, { value: old }: Entry, linesEnd: number, value: Plain): Edit | undefined {
  if (!isCollectionNode(old) || old.flow) return undefined
  const end = linesEnd - (/\r?\n$/.exec(text.slice(0, linesEnd))?.[0].length ?? 0)
  const spot = {
    outer: 0,
    column: 0,
    isItem: true,
    style: { newline: '\n' as const, step: 2, dash: 2, width: Infinity },
  }
  const { inline, lines } = writeValue(value, spot)
  return lines.length > 0 ? undefined : { start: startOf(old), end, text: inline }
}

/** What is replaced, from the value's start or from behind the mark, up to the end of its words. */
interface Place {
  start: number
  end: number
  /** It begins right behind the colon or dash, so that a space is needed. */
  isBehindMark: boolean
  /** The comment behind the value, or behind the header of a text or the key of a list, with its spaces. */
  comment: string
}

function placeOf(text: string, { mark, end, value }: Entry): Place {
  const commentAt = (offset: number) =>
    /^[ \t]+#[^\r\n]*/.exec(text.slice(offset, lineEnd(text, offset + 1)))?.[0] ?? ''
  const noBreak = (offset: number) => offset - (/\r?\n$/.exec(text.slice(0, offset))?.[0].length ?? 0)
  if (isAbsent(value) || value === null) {
    const comment = commentAt(mark)
    return { start: mark, end: mark + comment.length, isBehindMark: true, comment }
  }
  const start = startOf(value)
  const isBelow = text.slice(mark, start).includes('\n')
  if (isBlockText(value)) {
    const header = /^\S*/.exec(text.slice(start))?.[0] ?? ''
    return { start, end: noBreak(end), isBehindMark: false, comment: commentAt(start + header.length) }
  }
  if (isCollectionNode(value) && !value.flow) {
    const last = noBreak(lineEnd(text, end))
    if (!isBelow) return { start, end: last, isBehindMark: false, comment: '' }
    return { start: mark, end: last, isBehindMark: true, comment: commentAt(mark) }
  }
  const comment = commentAt(end)
  return { start, end: end + comment.length, isBehindMark: false, comment }
}

function editOf(text: string, place: Place, { inline, lines }: Written, newline: string): Edit {
  const behind = inline === '' ? '' : place.isBehindMark ? ` ${inline}` : inline
  let { start } = place
  // A value that stood below its key goes there again; nothing is left on the line of what was there.
  if (inline === '' && !place.isBehindMark) start = text.slice(0, start).trimEnd().length
  const result = [`${behind}${place.comment}`, ...lines].join(newline)
  return trimmed(text, { start, end: place.end, text: result })
}

/** Without what is the same before and behind. */
export function trimmed(text: string, { start, end, text: fresh }: Edit): Edit {
  let left = 0
  while (start + left < end && left < fresh.length && text[start + left] === fresh[left]) left++
  let right = 0
  while (
    end - right > start + left &&
    fresh.length - right > left &&
    text[end - 1 - right] === fresh[fresh.length - 1 - right]
  )
    right++
  return { start: start + left, end: end - right, text: fresh.slice(left, fresh.length - right) }
}

/** A line that is longer than the others already may stay so. */
function widthOfLine(text: string, { value, end }: Entry): number {
  if (!value || isCollectionNode(value) || isBlockText(value)) return 0
  return end - lineStart(text, end)
}
