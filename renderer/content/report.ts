import { readLine } from './doctor/lines.ts'
import { refine } from './doctor/refine.ts'
import type { ParsedFile } from './parse.ts'
import { createLocator } from './position.ts'
import type { Finding, Problem } from './problem.ts'

/** Findings in the order of the parts and pages that they are about, since each of these is looked into as a whole. */
function byPart(findings: readonly Finding[]): Finding[] {
  const part = ({ place }: Finding) => ('path' in place ? place.path.slice(0, 2).join(' ') : '')
  const parts = Map.groupBy(findings, part)
  return [...parts.values()].flat()
}

/** Gathers findings and gives them their places. What an earlier call said of a line is not said again by a later one. */
export function createReport(parsed: ParsedFile, file: string) {
  const locate = createLocator(parsed)
  const problems: Problem[] = []
  const toProblem = (finding: Finding): Problem[] => {
    const { line, column, endColumn, lineStart, lineEnd } = locate(finding.place)
    const text = parsed.source.slice(lineStart, lineEnd)
    const refined = refine(finding, readLine(text, line - 1, lineStart))
    if (!refined) return []
    const { code, severity = 'error', also = [], message, hint } = refined
    const lines = [...new Set(also.map((other) => locate(other).line))]
    const more = lines.length > 0 ? ` Also on line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}.` : ''
    return [{ code, severity, file, line, column, ...(endColumn && { endColumn }), message, hint: `${hint}${more}` }]
  }
  return {
    add(findings: readonly Finding[]) {
      const taken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ line }) => line))
      problems.push(
        ...byPart(findings)
          .flatMap(toProblem)
          .filter(({ line }) => !taken.has(line)),
      )
    },
    hasErrors: () => problems.some(({ severity }) => severity === 'error'),
    problems: () => problems.toSorted((a, b) => a.line - b.line || a.column - b.column),
  }
}
