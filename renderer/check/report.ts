import type { Finding, Place, Problem, Spoilt } from '../common/problem.ts'
import { inEnglish, sentences } from '../messages/english.ts'
import { message } from '../messages/message.ts'
import { withLabels } from '../messages/place.ts'
import { createLocator, type FindSpots, findSpots, type Located } from '../read/position.ts'
import type { SourceText } from '../read/source-text.ts'
import { codes } from './checks/list.ts'
import { readLine } from './mistakes/lines.ts'
import { asWritten, refine } from './mistakes/refine.ts'

const sayShape = new Set(['unknown-key', 'missing-field', 'wrong-type'])

interface Placed {
  problem: Problem
  start: number
  spoils?: Spoilt | undefined
}

/** What a problem found before makes another not worth saying: the author has one mistake to mend, not two. */
function isEcho({ problem, start }: Placed, { problem: before, spoils, ...other }: Placed): boolean {
  if (start === other.start && problem.message === before.message) return true
  const samePlace = start === other.start && problem.code !== before.code
  if (samePlace && (codes[problem.code]?.yields || spoils)) return true
  if (problem.code === 'unquoted-comma' && before.code === problem.code && problem.line === before.line) return true
  if (!spoils || start <= spoils.start || start >= spoils.end) return false
  return spoils.isWhole || (sayShape.has(problem.code) && problem.column === before.column)
}

/** Whether a comma that should stand in quotes has cut the value: what is left of it need not be judged. */
function isCutByComma(
  { start, problem: { column, endColumn = column } }: Placed,
  commas: readonly Placed[],
  source: SourceText,
): boolean {
  const end = start + endColumn - column
  return commas.some((comma) => comma.start >= end && /^, *$/.test(source.text.slice(end - 1, comma.start - 1)))
}

export type Report = ReturnType<typeof createReport>

/** Gathers findings and gives them their places. What an earlier call said of a line is not said again by a later one. */
export function createReport(source: SourceText, file: string, find: FindSpots = findSpots) {
  const locate = createLocator(source, find)
  const problems: Placed[] = []
  const toProblem = (finding: Finding, at: (place: Place) => Located): Placed[] => {
    const { line, column, endColumn, lineStart, text: lineText, labels } = at(finding.place)
    const underlined = lineText.slice(column - 1, (endColumn ?? column) - 1)
    const refined = refine(finding, readLine(lineText, line - 1, lineStart), column - 1, underlined)
    if (!refined) return []
    const { code, also = [], message: text, suggestion, lacks, spoils, ...rest } = asWritten(refined, underlined)
    const { severity = codes[code]?.severity ?? 'error' } = rest
    const named = 'path' in finding.place ? finding.place.path : []
    const lines = [...new Set(also.map((other) => at(other).line))].filter((other) => other !== line)
    const more =
      lines.length > 0
        ? message('also-on-lines', { count: lines.length, lines: { list: lines.map(String) } })
        : undefined
    const said = {
      message: withLabels(text, named, Object.fromEntries(labels)),
      hint: sentences(suggestion, rest.hint, more),
    }
    const place = { file, line, column, ...(endColumn && { endColumn }) }
    const problem: Problem = {
      code,
      severity,
      ...place,
      // Put together when they are asked for: of thousands of warnings few are shown.
      get message() {
        return inEnglish(said.message)
      },
      get hint() {
        return inEnglish(said.hint)
      },
      said,
      ...('path' in finding.place && { path: named }),
      ...(lacks && { lacks }),
    }
    return [{ problem, start: lineStart + column, spoils }]
  }
  const errors = () => problems.filter(({ problem }) => problem.severity === 'error')
  return {
    add(findings: readonly Finding[]) {
      const taken = new Set(errors().map(({ problem }) => problem.line))
      const located = locate(findings.flatMap(({ place, also = [] }) => [place, ...also]))
      const placed = findings
        .flatMap((finding) => toProblem(finding, (place) => located.get(place) as Located))
        .filter(({ problem }) => !taken.has(problem.line))
      const commas = placed.filter(({ problem }) => problem.code === 'unquoted-comma')
      const fresh = placed.filter((each) => !isCutByComma(each, commas, source))
      const echoed = errors()
      for (const each of fresh) {
        if (echoed.some((before) => isEcho(each, before))) continue
        problems.push(each)
        if (each.problem.severity === 'error') echoed.push(each)
      }
    },
    hasErrors: () => errors().length > 0,
    problems: (): Problem[] => {
      const all = problems.map(({ problem }) => problem)
      return all.sort((one, other) => one.line - other.line || one.column - other.column)
    },
  }
}
