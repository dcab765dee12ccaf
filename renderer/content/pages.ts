import { check } from './check.ts'
import type { Surroundings } from './checks/references.ts'
import { explainSyntax } from './doctor/syntax.ts'
import { outlineOf } from './outline.ts'
import { isRecord, type ParsedFile, parse } from './parse.ts'
import { createLocator } from './position.ts'
import type { Finding, Problem } from './problem.ts'
import { resolve, type Site } from './resolve.ts'
import { validate } from './validate.ts'

export interface CheckOptions extends Surroundings {
  /** The name that problems give the file. */
  file: string
  /** yyyy-mm-dd; facts and dates in the text are compared with it. */
  today: string
}

/** Checks the text of a pages.yaml. There is a site only when there is no error; problems come in the order of lines. */
export function checkPages(source: string, options: CheckOptions): { site?: Site; problems: Problem[] } {
  const parsed = parse(source)
  const outline = outlineOf(parsed)
  const findings = [
    ...parsed.mistakes.map((mistake) => explainSyntax(mistake, source)),
    ...judge(parsed, () => [...validate(parsed.data), ...check(outline, options)]),
  ]
  const problems = locate(findings, parsed, options.file)
  const sound = problems.every(({ severity }) => severity === 'warning')
  return { ...(sound && { site: resolve(outline) }), problems }
}

/** A file that could not be read, or that holds nothing, is not judged any further. */
function judge({ data, unreadable, source }: ParsedFile, findings: () => Finding[]): Finding[] {
  if (unreadable) return []
  if (data === undefined || source.trim() === '') {
    return [
      {
        code: 'empty-file',
        place: { start: 0, end: 0 },
        message: 'The file is empty',
        hint: 'Begin with "site:", "navigation:" and "pages:".',
      },
    ]
  }
  if (isRecord(data)) return findings()
  return [
    {
      code: 'wrong-type',
      place: { start: 0, end: 0 },
      message: 'The file is not a group of keys',
      hint: 'Its lines begin with "site:", "navigation:", "pages:" and so on.',
    },
  ]
}

function locate(findings: Finding[], parsed: ParsedFile, file: string): Problem[] {
  const position = createLocator(parsed)
  const problems = findings.map(({ code, severity = 'error', place, also = [], message, hint }): Problem => {
    const lines = [...new Set(also.map((other) => position(other).line))]
    const more = lines.length > 0 ? ` Also on line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}.` : ''
    return { code, severity, file, ...position(place), message, hint: `${hint}${more}` }
  })
  return problems.sort((a, b) => a.line - b.line || a.column - b.column)
}
