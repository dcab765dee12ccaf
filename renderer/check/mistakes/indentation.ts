import { partNames } from '../../schema/schemas.ts'
import { isBlockText } from './block-text.ts'
import type { LineMistake } from './line-mistake.ts'
import { isBlank, type Line } from './lines.ts'
import { entryWithoutDash, type Group, keylessList, partWithoutLine } from './lost-lines.ts'
import {
  bullet,
  colonInLooseText,
  missingColon,
  missingDash,
  shortOfText,
  strayDash,
  tooFarLeft,
  unlikeFirst,
  wrongIndent,
} from './misplaced.ts'
import { findOutlier } from './outlier.ts'

interface Level {
  column: number
  list: boolean
  /** The first key of each entry of a list, to recognise an entry whose dash is missing. */
  firstKeys: Set<string>
  /** The line that began it, and how many lines followed at its column. */
  first: Line
  more: number
  /** The keys of a group, and its "type". */
  group: Group
}

/** The groups and lists that are open at a line, outermost first, and the two lines that opened or filled them last. */
interface Open {
  levels: Level[]
  /** The groups and lists that the line closes, innermost first. */
  popped: Level[]
  first?: Line
  before?: Line
  earlier?: Line
  /** The first line of the block text that `before` opens. */
  textStart?: Line
}

/** A line that does not fit, and what to say of it. */
export interface Misplaced {
  line: Line
  mistake: LineMistake
  /** The line is part of a text: whatever else it looks like is not the matter. */
  isText?: boolean
}

/**
 * Follows the indentation line by line and objects to the first line that fits nowhere; `following` are the next ones.
 * "text" is a line with which the text of the line before goes on.
 */
export function createIndentation(): (line: Line, following: () => Iterable<Line>) => Misplaced | 'text' | undefined {
  const open: Open = { levels: [], popped: [] }
  return (line, following) => {
    if (line.inText && !isBlank(line)) open.textStart ??= line
    if (isBlank(line) || line.inText) return undefined
    if (isContinuation(line, open)) return isPlainText(open.before) ? 'text' : undefined
    const outlier = findOutlier(line, { ...open, before: open.before, textStart: open.textStart }, following)
    if (outlier?.isText) return { line, mistake: shortOfText(line, outlier.column, open.before), isText: true }
    if (outlier) return { line, mistake: tooFarLeft(line, outlier.column) }
    const columns = open.levels.filter(({ list }) => list === line.dashes > 0).map(({ column }) => column)
    open.popped = []
    for (let last = open.levels.at(-1); last && last.column > line.indent; last = open.levels.at(-1))
      open.popped.push(...open.levels.splice(-1))
    const misfit = misplaced(line, open, columns)
    if (!misfit) enter(line, open)
    return misfit
  }
}

/** A text may go on in the next lines, further right than its key. */
function isContinuation(line: Line, { before, earlier }: Open): boolean {
  if (isLooseText(before, earlier) && line.key === undefined && line.dashes === 0 && line.indent >= before.indent)
    return true
  if (!before || before.value === '' || isBlockText(before)) return false
  return (
    line.key === undefined &&
    line.dashes === 0 &&
    line.indent > (before.key === undefined ? before.indent : before.content)
  )
}

/** A text without quotes, which may go on with any character. */
const isPlainText = (line: Line | undefined) => line !== undefined && !/^["'{[|>*]/.test(line.value)

/** A text that begins on the line below its key, without ">-" behind the key. */
function isLooseText(before: Line | undefined, earlier: Line | undefined): before is Line {
  if (!before || !earlier || before.key !== undefined || before.dashes > 0) return false
  return earlier.key !== undefined && earlier.value === '' && before.indent > earlier.content
}

function enter(line: Line, open: Open): void {
  const { levels } = open
  let column = line.indent
  for (let dash = 0; dash < line.dashes; dash++) {
    const top = levels.at(-1)
    if (top?.column !== column || !top.list)
      levels.push({ column, list: true, firstKeys: new Set(), first: line, more: -1, group: { keys: [] } })
    const level = levels.at(-1)
    level?.firstKeys.add(line.key ?? '')
    if (level) level.more++
    column += /^-\s+/.exec(line.text.slice(column))?.[0].length ?? 2
  }
  const top = levels.at(-1)
  if (line.dashes === 0 && top?.list && top.column >= line.indent) levels.pop()
  if (line.key !== undefined && levels.at(-1)?.column !== line.content) {
    levels.push({ column: line.content, list: false, firstKeys: new Set(), first: line, more: -1, group: { keys: [] } })
  }
  const group = levels.at(-1)
  if (group && !group.list) {
    group.more++
    group.group.keys.push(line.key ?? '')
    if (line.key === 'type') group.group.type = line.value
  }
  open.textStart = undefined
  open.first ??= line
  open.earlier = open.before
  open.before = line
}

function misplaced(line: Line, open: Open, columns: number[]): Misplaced | undefined {
  const misfit = outOfPlace(line, open, columns)
  return misfit && { ...misfit, mistake: bullet(misfit.line) ?? misfit.mistake }
}

function outOfPlace(
  line: Line,
  { levels, first, before, earlier, textStart, popped }: Open,
  columns: number[],
): Misplaced | undefined {
  const level = levels.at(-1)
  if (!before) return undefined
  if (!level)
    return first && line.indent < first.indent
      ? (partWithoutLine(first, line) ?? { line, mistake: atEdge(line, first) })
      : undefined
  if (isLooseText(before, earlier) && earlier?.indent === 0 && !earlier.dashes && line.indent === before.indent)
    return { line: before, mistake: missingColon(before) }
  if (isLooseText(before, earlier) && line.key !== undefined && line.dashes === 0 && line.indent === before.indent)
    return { line, mistake: colonInLooseText(line, String(earlier?.key)) }
  const fits = line.dashes > 0 ? columns : [before.content, ...columns]
  if (level.column < line.indent) {
    if (opensAt(before, line)) return undefined
    const lost = line.dashes > 0 ? entryWithoutDash(popped.at(-1), line) : undefined
    if (lost) return lost
    if (textStart && isBlockText(before)) return outOfText(line, before, textStart)
    if (earlier && slippedLeft(before, earlier, line)) {
      return { line: before, mistake: wrongIndent(before, [line.indent]) }
    }
    if (line.dashes > 0 && before.key !== undefined && before.content === level.column)
      return { line, mistake: keylessList(line, level.group, before) }
    return { line, mistake: wrongIndent(line, fits) }
  }
  if (level.list && line.dashes === 0) {
    if (levels.at(-2)?.column === line.indent) return undefined
    return besideDashes(line, levels, before) ?? { line, mistake: wrongIndent(line, fits) }
  }
  if (!level.list && line.dashes > 0 && !(before.value === '' && before.content === line.indent))
    return besideKey(line, level) ?? { line, mistake: wrongIndent(line, fits) }
  if (line.key !== undefined || line.dashes > 0) return undefined
  if (!isBlockText(before) || partNames().includes(line.text.trim())) return { line, mistake: missingColon(line) }
  return { line, mistake: shortOfText(line, textStart?.indent ?? before.content + 2, before) }
}

/** A line that stands further left than the part of the file in which it is read. */
const atEdge = (line: Line, first: Line) =>
  line.key === undefined && line.dashes === 0 ? missingColon(line) : tooFarLeft(line, first.indent)

/** A key in the column of a list's dashes. */
function besideDashes(line: Line, levels: readonly Level[], before: Line): Misplaced | undefined {
  const level = levels.at(-1)
  if (!level || line.key === undefined) return undefined
  if (level.firstKeys.has(line.key) || line.key === 'use') return { line, mistake: missingDash(line) }
  if (level.column !== line.indent) return undefined
  const isInPart = levels.length === 2 && levels[0]?.column === 0
  if (isInPart) return { line: level.first, mistake: strayDash(level.first) }
  // A key with a text may as well have slipped out of the entry above.
  const isEntry = line.value === '' || before.value.startsWith('{')
  if (!isEntry) return undefined
  return { line, mistake: unlikeFirst(line, level.first, level.more) }
}

/** A dash in the column of the one key above it, which was meant to begin the list. */
function besideKey(line: Line, { column, first, more }: Level): Misplaced | undefined {
  const isAlone = more === 0 && first.dashes === 0 && first.indent === line.indent && column === line.indent
  return isAlone && line.key !== undefined && first.key !== undefined
    ? { line: first, mistake: missingDash(first) }
    : undefined
}

/** Of a block text one line stands too far left, or its first line too far right. */
function outOfText(line: Line, before: Line, textStart: Line): Misplaced {
  if (line.indent === before.content + 2) return { line: textStart, mistake: wrongIndent(textStart, [line.indent]) }
  return { line, mistake: shortOfText(line, textStart.indent, before) }
}

/** Something deeper may begin after a key without value, and beside the text of a list's dash. */
function opensAt(before: Line, line: Line): boolean {
  const beside = before.dashes > 0 && before.key !== undefined && line.dashes === 0 && line.indent === before.content
  return line.indent > before.indent && (before.value === '' || beside)
}

/** The line before this one stands too far left: the lines around it agree, or the key above it is left without a value. */
function slippedLeft(before: Line, earlier: Line, line: Line): boolean {
  if (before.indent < earlier.content && earlier.content === line.indent) return true
  return earlier.value === '' && earlier.content === before.indent && before.dashes === 0
}
