import { parseDocument, Scalar, visit } from 'yaml'
import { isRecord } from '../../common/is-record.ts'
import { dataOf } from '../../read/unintended-yaml.ts'
import { partNames } from '../../schema/schemas.ts'
import { validateFrame, validatePage } from '../validate.ts'
import { createIndentation, type Misplaced } from './indentation.ts'
import { isBlank, type Line, readLines } from './lines.ts'
import { tooFarLeft, wrongIndent } from './misplaced.ts'
import { linesOf, told } from './outlier.ts'

interface Trial {
  line: Line
  column: number
  /** The first line that fits nowhere then. */
  until: number
}

/** So many lines around a slip show which line has slipped, and where to. */
const LINES_AROUND = 60

/**
 * A line that fits nowhere may be right, and the one above it wrong: each is tried in every column around, until what
 * follows fits best.
 */
export function betterPlaced(lines: readonly Line[], misplaced: Misplaced): Misplaced {
  const { line, mistake } = misplaced
  if (!mistake.isGuess) return misplaced
  const around = partAround(lines, line.number)
  const at = around.findIndex(({ number }) => number === line.number)
  const trials = trialsIn(around, at).filter(({ until }) => until > at)
  const longest = Math.max(...trials.map(({ until }) => until))
  const best = leastWrong(
    around,
    trials.filter(({ until }) => until === longest),
  )
  if (!best) return misplaced
  const explain =
    best.column > best.line.indent ? tooFarLeft(best.line, best.column) : wrongIndent(best.line, [best.column])
  return { line: best.line, mistake: explain }
}

const isPart = ({ indent, key = '' }: Line) => indent === 0 && partNames().includes(key)

/** The lines around one in its part of the file or its page, and those that open the groups in which they stand. */
function partAround(lines: readonly Line[], at: number): Line[] {
  const part = lines.findLastIndex((line, index) => index < at && isPart(line))
  const start = Math.max(part, at - LINES_AROUND, 0)
  const end = lines.findIndex((line, index) => index > at + 1 && (isPart(line) || index > at + LINES_AROUND))
  const around = lines.slice(start, end < 0 ? lines.length : end)
  let least = around.find((line) => !isBlank(line))?.indent ?? 0
  for (let index = start - 1; index >= Math.max(part, 0) && least > 0; index--) {
    const line = lines[index]
    if (!line || isBlank(line) || line.inText || line.indent >= least) continue
    around.unshift(line)
    least = line.indent
  }
  return around
}

function trialsIn(around: readonly Line[], at: number): Trial[] {
  const line = around[at]
  if (!line) return []
  const above = around.slice(0, at).filter((other) => !isBlank(other) && !other.inText)
  const below = [...told(around, at + 1)].slice(0, LINES_AROUND)
  const group = above.findLast(({ indent }) => indent < line.indent)
  const suspects = new Set([line, above.at(-1), group, below[0]].filter((other) => other && !isPart(other)))
  const near = [...above.slice(-LINES_AROUND), line, ...below].flatMap(({ indent, content }) => [indent, content])
  return [...suspects].flatMap((suspect) => {
    if (!suspect) return []
    const beside = line.indent - (suspect.content - suspect.indent)
    const columns = new Set([...near, beside].filter((column) => column >= 0 && column !== suspect.indent))
    return [...columns].map((column) => ({ line: suspect, column, until: firstMisfit(moved(around, suspect, column)) }))
  })
}

/** The text with one line in another column. */
function moved(around: readonly Line[], line: Line, column: number): string {
  const isIt = ({ number }: Line) => number === line.number
  return around
    .map((other) => (isIt(other) ? ' '.repeat(column) + other.text.slice(other.indent) : other.text))
    .join('\n')
}

/** The index of the first line that fits nowhere. */
function firstMisfit(text: string): number {
  const lines = readLines(text)
  const indentation = createIndentation()
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as Line
    const at = index
    const misfit = indentation(line, () => told(lines, at + linesOf(lines, line)))
    if (misfit !== undefined && misfit !== 'text') return index
    index += misfit === 'text' ? 1 : linesOf(lines, line)
  }
  return lines.length
}

/** Of several places the one with which the schemas find the least wrong, then the nearest, then one where others begin. */
function leastWrong(around: readonly Line[], trials: readonly Trial[]): Trial | undefined {
  const [only, ...more] = trials
  if (more.length === 0) return only
  const judged = trials.map((trial) => ({ ...trial, wrong: mistakesIn(moved(around, trial.line, trial.column)) }))
  const steps = ({ line, column }: Trial) => Math.abs(line.indent - column)
  const beside = ({ line, column }: Trial) =>
    around.filter(({ indent, dashes }) => indent === column && dashes > 0 === line.dashes > 0).length
  return judged.toSorted(
    (one, other) => one.wrong - other.wrong || steps(one) - steps(other) || beside(other) - beside(one),
  )[0]
}

function mistakesIn(text: string): number {
  const document = parseDocument(text, { logLevel: 'silent' })
  if (document.errors.length > 0) return Number.POSITIVE_INFINITY
  // What stands elsewhere in the file is missing wherever the line goes.
  visit(document, { Alias: (_, alias) => (alias.resolve(document) ? undefined : new Scalar(null)) })
  const data = dataOf(document.contents, document)
  if (!isRecord(data)) return Number.POSITIVE_INFINITY
  const pages = Object.entries(data).filter(([key]) => key.startsWith('/'))
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('/')))
  const inPages = pages.flatMap(([route, page]) => validatePage(page, route))
  return inPages.length + (Object.keys(rest).length > 0 ? validateFrame(rest).length : 0)
}
