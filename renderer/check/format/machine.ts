import type { Problem } from '../../common/problem.ts'
import { pageOf } from './page-of.ts'

/** An array of objects with exactly these keys, for scripts and editors; without `path` where there is no data. */
export function formatJson(problems: readonly Problem[]): string {
  const plain = problems.map(({ code, severity, file, line, column, path, message, hint }) => ({
    code,
    severity,
    file,
    line,
    column,
    path,
    message,
    hint,
    docs: pageOf(code),
  }))
  return JSON.stringify(plain, null, 2)
}

/** A workflow command of GitHub Actions: shown as an annotation on the line. */
export function formatGithub({
  code,
  severity,
  file,
  line,
  column,
  endColumn,
  message,
  hint,
}: Omit<Problem, 'said'>): string {
  const end = endColumn === undefined ? '' : `,endColumn=${endColumn}`
  return `::${severity} file=${property(file)},line=${line},col=${column}${end},title=${property(code)}::${escaped(`${message}. ${hint} (${pageOf(code)})`)}`
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
