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

type Placed = Problem & { start: number; spoils?: Spoilt }

/** What a problem found before makes another not worth saying: the author has one mistake to mend, not two. */
function isEcho(problem: Placed, before: Placed): boolean {
  if (problem.start === before.start && problem.message === before.message) return true
  const samePlace = problem.start === before.start && problem.code !== before.code
  if (samePlace && (codes[problem.code]?.yields || before.spoils)) return true
  if (problem.code === 'unquoted-comma' && before.code === problem.code && problem.line === before.line) return true
  const { spoils } = before
  if (!spoils || problem.start <= spoils.start || problem.start >= spoils.end) return false
  return spoils.isWhole || (sayShape.has(problem.code) && problem.column === before.column)
}

/** Whether a comma that should stand in quotes has cut the value: what is left of it need not be judged. */
function isCutByComma(
  { start, column, endColumn = column }: Placed,
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
    return [
      {
        code,
        severity,
        ...place,
        message: inEnglish(said.message),
        hint: inEnglish(said.hint),
        said,
        start: lineStart + column,
        ...('path' in finding.place && { path: named }),
        ...(lacks && { lacks }),
        ...(spoils && { spoils }),
      },
    ]
  }
  const errors = () => problems.filter(({ severity }) => severity === 'error')
  return {
    add(findings: readonly Finding[]) {
      const taken = new Set(errors().map(({ line }) => line))
      const located = locate(findings.flatMap(({ place, also = [] }) => [place, ...also]))
      const placed = findings
        .flatMap((finding) => toProblem(finding, (place) => located.get(place) as Located))
        .filter(({ line }) => !taken.has(line))
      const commas = placed.filter(({ code }) => code === 'unquoted-comma')
      const fresh = placed.filter((problem) => !isCutByComma(problem, commas, source))
      const echoed = errors()
      for (const problem of fresh) {
        if (echoed.some((before) => isEcho(problem, before))) continue
        problems.push(problem)
        if (problem.severity === 'error') echoed.push(problem)
      }
    },
    hasErrors: () => errors().length > 0,
    problems: (): Problem[] => {
      const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column)
      return sorted.map(({ start, spoils, ...problem }) => problem)
    },
  }
}
