import { keyNames, partNames } from '../../schema/schemas.ts'
import { isBlockText } from './block-text.ts'
import { isBlank, type Line } from './lines.ts'
import { spanOf } from './unclosed.ts'

interface Column {
  column: number
  list: boolean
}

/** What stands open above a line: its groups and lists, and the line before it. */
export interface Above {
  levels: readonly Column[]
  before: Line | undefined
  /** The first line of the block text that `before` opens. */
  textStart: Line | undefined
}

/** Where a line that stands too far left was meant to begin. */
export interface Outlier {
  column: number
  /** The line is part of the text above it. */
  isText: boolean
}

/**
 * A line that stands too far left, though YAML notices it only at the next one, which is right: with the line out of the
 * way the next ones fit what stands above, and with it they do not.
 */
export function findOutlier(line: Line, above: Above, following: () => Iterable<Line>): Outlier | undefined {
  const { levels, before } = above
  if (!before || line.indent >= (levels.at(-1)?.column ?? 0)) return undefined
  const text = textOutlier(line, above, before, following)
  if (text) return text
  // Words alone lack a colon, and a key in the column of dashes lacks its own.
  if (line.key === undefined && line.dashes === 0) return undefined
  if (line.dashes === 0 && levels.some(({ column, list }) => list && column === line.indent)) return undefined
  const isKnown = levels.some(({ column, list }) => column === line.indent && list === line.dashes > 0)
  const misfits = isKnown ? 2 : 1
  let seen = 0
  for (const next of after(line, following())) {
    if (fitsAfter(line, next, levels) || !fits(next, levels)) return undefined
    if (++seen === misfits) return { column: meantColumn(line, next, levels), isText: false }
  }
  return undefined
}

/** Of a block text, one line at the left: what follows it goes on in the column of the text, or it has no key. */
function textOutlier(
  line: Line,
  { levels, textStart: start }: Above,
  before: Line,
  following: () => Iterable<Line>,
): Outlier | undefined {
  if (!isBlockText(before) || partNames().includes(line.text.trim())) return undefined
  const [next] = following()
  if (next && isEntry(line, levels) && next.key === undefined && next.dashes === 0) return undefined
  const goesOn = next !== undefined && next.indent > before.content && next.indent >= (start?.indent ?? 0)
  const isWords = line.key === undefined && line.dashes === 0 && !/^["'{[]/.test(line.value)
  const opens = line.value === '' || isBlockText(line)
  if (!(goesOn && !opens && !startsIn(line, next)) && !isWords) return undefined
  return { column: start?.indent ?? (goesOn ? next.indent : before.content + 2), isText: true }
}

/** Whether a line stands where entries or keys stand, and is one of them by its dash or its name. */
const isEntry = (line: Line, levels: readonly Column[]) =>
  fits(line, levels) && (line.dashes > 0 || keyNames().has(line.key ?? ''))

/** Whether the next line stands where the keys of an entry stand that this line begins, or the entries of a list in it. */
function startsIn(line: Line, next: Line): boolean {
  const isInside = line.dashes > 1 && next.dashes > 0 && line.indent < next.indent && next.indent < line.content
  return isInside || (line.dashes > 0 && next.indent === line.content)
}

/** The next lines, without those that stand in the group or list that this line itself opens. */
function* after(line: Line, following: Iterable<Line>): Generator<Line> {
  let previous = line
  let inner: number | undefined = line.value === '' || isBlockText(line) ? Number.POSITIVE_INFINITY : undefined
  for (const next of following) {
    if (inner === Number.POSITIVE_INFINITY) inner = next.indent > line.content ? next.indent : undefined
    if (inner !== undefined && next.indent >= inner) continue
    inner = undefined
    const goesOn = next.key === undefined && next.dashes === 0 && next.indent > previous.indent
    if (goesOn) continue
    previous = next
    yield next
  }
}

const fits = ({ indent, dashes }: Line, levels: readonly Column[]) =>
  levels.some(({ column, list }) => column === indent && list === dashes > 0)

/** Whether a line can follow this one: in its own column, in one further left, or as a key of the entry that it begins. */
function fitsAfter(line: Line, next: Line, levels: readonly Column[]): boolean {
  if (next.indent === line.indent) return true
  if (startsIn(line, next)) return true
  return next.indent < line.indent && levels.some(({ column }) => column === next.indent)
}

/** The column that leaves the next line where it is. */
function meantColumn(line: Line, next: Line, levels: readonly Column[]): number {
  const own = levels.filter(({ list }) => list === line.dashes > 0).map(({ column }) => column)
  const inner = line.dashes > 0 ? next.indent - (line.content - line.indent) : next.indent
  return own.includes(inner) && next.dashes === 0 ? inner : (own.at(-1) ?? next.indent)
}

/** The lines from an index on that are more than a remark or part of a text. */
export function* told(lines: readonly Line[], from: number): Generator<Line> {
  for (let index = from; index < lines.length; ) {
    const line = lines[index]
    if (line && !line.inText && !isBlank(line)) yield line
    index += line ? linesOf(lines, line) : 1
  }
}

/** How many lines a text in quotes or a list in brackets takes that begins on the line; one where it never ends. */
export function linesOf(lines: readonly Line[], line: Line): number {
  const span = line.inText ? 1 : spanOf(lines, line)
  return typeof span === 'number' ? span : 1
}
