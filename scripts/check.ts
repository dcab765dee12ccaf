/**
 * Checks the content: `npm run check -- [--pages FILE] [--all] [--format text|json|github]`.
 * As text it shows the first fifty problems of a kind, with --all every one.
 * Leaves with 0 when there is no error, 1 when there is one, 2 when called wrongly.
 */
import { formatGithub, formatJson, formatProblems, formatSummary, readSite } from '../renderer/pipeline/index.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = 'Usage: npm run check -- [--pages FILE] [--all] [--format text|json|github]'
const formats = ['text', 'json', 'github']

const { positionals, values } = readOptions(usage, {
  allowPositionals: true,
  options: { ...pagesOption, all: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
})

/** Leaves with 2 when called wrongly. */
function usageError(): string | undefined {
  if (positionals.length > 1) return `Only one file can be checked at a time, not ${positionals.length}.`
  return formats.includes(values.format) ? undefined : `Cannot use the format "${values.format}".`
}

async function run(file: string, format: string) {
  const { source, site, problems } = await readSite(file)
  if (format === 'json') console.log(formatJson(problems))
  else if (format === 'github') for (const problem of problems) console.log(formatGithub(problem))
  else {
    for (const text of formatProblems(problems, source, values.all ? Infinity : undefined)) console.log(`${text}\n`)
    console.log(formatSummary(file, problems, site?.routes.length))
  }
  if (!site) process.exitCode = 1
}

const wrong = usageError()
if (wrong) {
  console.error(`${wrong}\n${usage}`)
  process.exitCode = 2
} else await run(positionals[0] ?? values.pages, values.format)
