/**
 * Checks the content. As text it shows the first fifty problems of a kind, with --all every one; with --changed no warning
 * on a line that is as it was at that commit. Leaves with 0 when there is no error, with 1 when there is one.
 */
import { formatGithub, formatJson, formatProblems, formatSummary } from '../renderer/pipeline/index.ts'
import { check } from './api/check.ts'
import { flag, pagesOption, readOptions, text, textOr, UsageError } from './support/arguments.ts'

const formats = ['text', 'json', 'github']
const usage = '[--pages FILE] [--all] [--format text|json|github] [--changed COMMIT]'
const options = { ...pagesOption, all: flag, format: textOr('text'), changed: text }
const { positionals, values } = readOptions(usage, options, 1)
const { format, changed } = values
const [file = values.pages] = positionals
if (!formats.includes(format)) throw new UsageError(`Cannot use the format "${format}".`)

const linesToShow = changed === undefined ? undefined : await linesSince(changed)
const { source, pages, problems } = await check(file)
const shown = problems.filter(({ severity, line }) => severity === 'error' || (linesToShow?.has(line) ?? true))
if (format === 'json') console.log(formatJson(shown))
else if (format === 'github') for (const problem of shown) console.log(formatGithub(problem))
else {
  for (const text of formatProblems(shown, source, values.all ? Infinity : undefined)) console.log(`${text}\n`)
  console.log(formatSummary(file, problems, pages))
}
const left = problems.length - shown.length
if (left > 0 && format !== 'json') console.log(`Not shown: ${left} on lines that are as they were at ${changed}.`)
if (pages === undefined) process.exitCode = 1

async function linesSince(commit: string): Promise<ReadonlySet<number>> {
  const { changedLines, isKnown } = await import('./support/git-changes.ts')
  if (!isKnown(commit)) throw new UsageError(`Git knows no commit "${commit}" here: fetch it first.`)
  const [lines = new Set<number>()] = changedLines(commit, [file]).values()
  return lines
}
