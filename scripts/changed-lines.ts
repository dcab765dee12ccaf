/**
 * Checks pages.yaml for a pull request: `npm run check:changed -- origin/main`. Prints GitHub annotations for every error,
 * and for warnings on lines that changed since the given commit. Leaves with 0, 1 for an error, 2 when called wrongly.
 */
import { formatGithub, readSite } from '../renderer/pipeline/index.ts'
import { commandFor, pagesOption, readOptions } from './support/arguments.ts'
import { changedLines, isKnown } from './support/git-changes.ts'

const USAGE = 'Usage: npm run check:changed -- COMMIT [--pages FILE]'
const { positionals, values } = readOptions(USAGE, { allowPositionals: true, options: pagesOption })
const [base, file = values.pages] = positionals

async function run(since: string) {
  const [lines = new Set()] = changedLines(since, [file]).values()
  const { problems } = await readSite(file)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const shown = problems.filter(({ severity, line }) => severity === 'error' || lines.has(line))
  for (const problem of shown) console.log(formatGithub(problem))
  const rest = problems.length - shown.length
  console.log(
    `${lines.size} changed lines, ${errors.length} errors, ${shown.length - errors.length} warnings on changed lines`,
  )
  if (rest > 0) console.log(`${rest} more warnings elsewhere: ${commandFor('check', file)}`)
  if (errors.length > 0) process.exitCode = 1
}

if (base === undefined || !isKnown(base)) {
  if (base !== undefined) console.error(`Git knows no commit "${base}" here: fetch it first.`)
  console.error(USAGE)
  process.exitCode = 2
} else await run(base)
