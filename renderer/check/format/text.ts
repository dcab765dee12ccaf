import { listNames } from '../../common/nearest.ts'
import type { Problem } from '../../common/problem.ts'
import type { SourceText } from '../../read/source-text.ts'
import { pageOf } from './page-of.ts'

/** A problem for people: place, message, the line with the spot underlined, hint and code. `source` is the site's file. */
export function formatProblem(problem: Problem, source?: SourceText): string {
  const { file, line, column, message, hint, code, severity } = problem
  const mark = severity === 'warning' ? 'warning: ' : ''
  return [
    `${file}:${line}:${column}  ${mark}${message}`,
    ...frame(problem, source),
    `  ${hint}`,
    `  [${code}] ${pageOf(code)}`,
  ].join('\n')
}

/** More of one kind than this would bury the others. */
const mostOfKind = 50

/** Problems for people, the first of each kind; the last paragraph says how many are left out, and how to see them. */
export function formatProblems(problems: readonly Problem[], source: SourceText, most = mostOfKind): string[] {
  const kinds = Map.groupBy(problems, ({ code }) => code)
  const shown = new Set([...kinds.values()].flatMap((kind) => kind.slice(0, most)))
  const left = [...kinds].flatMap(([code, { length }]) => (length > most ? [`${length - most} of [${code}]`] : []))
  const command = `npm run check -- ${problems[0]?.file} --all`
  return [
    ...problems.filter((problem) => shown.has(problem)).map((problem) => formatProblem(problem, source)),
    ...(left.length > 0 ? [`Not shown: ${listNames(left)}. To see them: ${command}`] : []),
  ]
}

const longestLine = 110

function frame({ line, column, endColumn, text: own }: Problem, source?: SourceText): string[] {
  const text = (own ?? source?.lines.textOf(line))?.trimEnd().split('\r')[0] ?? ''
  if (text === '') return []
  const cut = column > longestLine - 30 ? column - 40 : 0
  const shown = text.slice(cut, cut + longestLine).replaceAll('\t', ' ')
  const width = Math.max(1, Math.min((endColumn ?? column + 1) - column, shown.length - (column - 1 - cut)))
  const dots = cut > 0 ? '…' : ''
  const gutter = `  ${line} | `
  const indent = ' '.repeat(gutter.length + dots.length + column - 1 - cut)
  return [`${gutter}${dots}${shown}${text.length > cut + longestLine ? '…' : ''}`, `${indent}${'^'.repeat(width)}`]
}

/** The last line of a report. */
export function formatSummary(file: string, problems: readonly Problem[], pages: number | undefined): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const counts = [count(errors, 'error'), count(problems.length - errors, 'warning')].filter((text) => text !== '')
  const about = pages === undefined ? '' : `${count(pages, 'page')}, `
  return `${file}: ${about}${counts.length > 0 ? counts.join(' and ') : 'no problems'}`
}

function count(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`
}
