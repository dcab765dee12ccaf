/**
 * Checks the content: `npm run check -- [FILE] [--format text|json|github]`.
 * Leaves with 0 when there is no error, 1 when there is one, 2 when called wrongly.
 */
import { parseArgs } from 'node:util'
import { formatGithub, formatJson, formatProblem, formatSummary, readSite } from '../renderer/content/index.ts'

const usage = 'Usage: npm run check -- [FILE] [--format text|json|github]'
const formats = ['text', 'json', 'github']

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' } },
  })
  if (positionals.length > 1) throw new Error(`Only one file can be checked at a time, not ${positionals.length}.`)
  if (!formats.includes(values.format)) throw new Error(`Cannot use the format "${values.format}".`)
  return { file: positionals[0] ?? 'pages.yaml', format: values.format }
}

async function run({ file, format }: ReturnType<typeof readArguments>) {
  const { source, site, problems } = await readSite(file)
  if (format === 'json') console.log(formatJson(problems))
  else if (format === 'github') for (const problem of problems) console.log(formatGithub(problem))
  else {
    for (const problem of problems) console.log(`${formatProblem(problem, source)}\n`)
    console.log(formatSummary(file, problems, site?.routes.length))
  }
  if (!site) process.exitCode = 1
}

try {
  const options = readArguments()
  await run(options)
} catch (error) {
  if (!isUsageError(error)) throw error
  console.error(`${error.message}\n${usage}`)
  process.exitCode = 2
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && (!('code' in error) || String(error.code).startsWith('ERR_PARSE_ARGS'))
}
