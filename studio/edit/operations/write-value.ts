import { isRecord } from '../../../renderer/common/is-record.ts'
import { writeBlockText } from './block-text.ts'
import type { Plain } from './operation.ts'
import { writeText } from './plain-text.ts'
import type { Style } from './style.ts'

/** Where a value is written, and like what. */
export interface Spot {
  /** The column of the key or dash that the value belongs to. */
  outer: number
  /** The column at which the value begins, if it begins on the line of its key or dash. */
  column: number
  /** Whether a dash stands before it, and not a key. */
  isItem: boolean
  style: Style
  /** How its neighbours are written: in braces on one line, or each key on its own. As it fits best where undefined. */
  likeFlow?: boolean | undefined
}

/** A value as it stands behind its key or dash: on that line, and on those below it. */
export interface Written {
  inline: string
  lines: string[]
}

/** The longest text that stands in a short list in brackets, and the most keys in braces. */
const SHORT = 32
const FEW = 6

export const isGroup = (value: unknown): value is readonly Plain[] | { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null

export function writeValue(value: Plain, spot: Spot): Written {
  if (typeof value === 'string') return writeString(value, spot)
  if (!isGroup(value)) return { inline: String(value), lines: [] }
  const flow = writeFlow(value)
  if (Object.keys(value).length === 0 || mayBeFlow(value, flow, spot)) return { inline: flow, lines: [] }
  const { outer, isItem, style } = spot
  if (Array.isArray(value)) {
    const column = isItem ? spot.column : outer + style.dash
    return joined(
      value.flatMap((item) => itemLines(item, column, style)),
      isItem,
    )
  }
  const column = isItem ? spot.column : outer + style.step
  return joined(
    Object.entries(value).flatMap(([key, inner]) => entryLines(key, inner, column, style)),
    isItem,
  )
}

/** The lines of a key with its value; the first too begins with its spaces. */
export function entryLines(key: string, value: Plain, column: number, style: Style, likeFlow?: boolean): string[] {
  const name = `${writeText(key, true)}:`
  const spot = { outer: column, column: column + name.length + 1, isItem: false, style, likeFlow }
  const { inline, lines } = writeValue(value, spot)
  return [`${' '.repeat(column)}${name}${inline === '' ? '' : ` ${inline}`}`, ...lines]
}

/** The lines of a key with a value that is written already, as if its lines began at the first column. */
export function linesOf(key: string, { inline, lines }: Written, column: number, { step }: Style): string[] {
  const indent = ' '.repeat(column + step)
  const first = `${' '.repeat(column)}${writeText(key, true)}:${inline && ` ${inline}`}`
  return [first, ...lines.map((line) => line && indent + line)]
}

/** The lines of an item with its dash. */
export function itemLines(value: Plain, column: number, style: Style, likeFlow?: boolean): string[] {
  const { inline, lines } = writeValue(value, { outer: column, column: column + 2, isItem: true, style, likeFlow })
  return [`${' '.repeat(column)}- ${inline}`, ...lines]
}

/** A value in brackets and braces, on one line. */
export function writeFlow(value: Plain): string {
  if (typeof value === 'string') return writeText(value, true)
  if (!isGroup(value)) return String(value)
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`
  const entries = Object.entries(value).map(([key, inner]) => `${writeText(key, true)}: ${writeFlow(inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A group behind a dash begins on the line of the dash. */
function joined(lines: string[], isItem: boolean): Written {
  const [first = '', ...rest] = lines
  return isItem ? { inline: first.trimStart(), lines: rest } : { inline: '', lines }
}

function writeString(text: string, { outer, column, style }: Spot): Written {
  const line = writeText(text, false)
  const isLong = column + line.length > style.width && text.includes(' ')
  const hasLines = text.trimEnd().includes('\n')
  if (!isLong && !text.includes('\n')) return { inline: line, lines: [] }
  const form = { folded: !hasLines, indent: outer + style.step, outer, width: style.width }
  const block = writeBlockText(text, form)
  // Empty lines at the end of a text would reach into what follows.
  return block && !/\n\n$/.test(text) ? { inline: block.header, lines: block.lines } : { inline: line, lines: [] }
}

function mayBeFlow(value: object, flow: string, { outer, column, style, likeFlow, isItem }: Spot): boolean {
  const inner = Object.values(value)
  if (likeFlow === false || column + flow.length > style.width || flow.includes('\\n')) return false
  if (likeFlow) return true
  // The parts of a file have a line for each of their keys.
  if (outer === 0 && !isItem && isRecord(value)) return false
  if (inner.some(isGroup) || (isRecord(value) && ('type' in value || 'use' in value))) return false
  if (!Array.isArray(value)) return inner.length <= FEW
  return !isItem && inner.every((item) => String(item).length <= SHORT)
}
