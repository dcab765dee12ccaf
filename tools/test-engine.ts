/** Every check, from the fastest to the slowest; with --all those too that take minutes. Stops at the first that fails. */
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { delimiter, resolve } from 'node:path'
import { flag, readOptions, UsageError } from '../scripts/support/arguments.ts'
import { provideBrowser } from '../tests/support/browser.ts'
import { type Counts, countPlaywright, countVitest, readCounts, summary } from '../tests/support/counts.ts'
import { fixtureFile, fixtureSite, reportFolder, testSite } from '../tests/support/places.ts'
import { provideTemporaryFolder } from '../tests/support/temporary.ts'

const usage = `[--all | --unit [FILE …] | --browser [FILE …]]
With --all also what takes minutes; --unit and --browser run these tests alone, of all files or of those that are named.`
const options = { all: flag, unit: flag, browser: flag }
const { values, positionals: files } = readOptions(usage, options, Infinity)
const isPart = values.unit || values.browser
if (values.unit && values.browser) throw new UsageError('--unit and --browser are parts: name one of them, or neither.')
if (files.length > 0 && !isPart) throw new UsageError('Files are for --unit or --browser.')

interface Stage {
  name: string
  /** Run beside one another, and what stands in one of them one after the other. Several show what they print at their end. */
  lanes: string[][][]
  counts?: () => Promise<Counts>
}

const vitestReport = `${reportFolder}/vitest.json`
const playwrightReport = `${reportFolder}/playwright.json`
const command = ['node', 'scripts/pages-from-yaml.mjs']
const stages: Stage[] = [
  {
    name: 'Format and lint, types, generated files, content; builds',
    lanes: [
      [
        ['biome', 'check', '.'],
        ['tsc', '-p', '.'],
        [...command, 'types', '--check'],
        [...command, 'check'],
      ],
      [
        [...command, 'build', '--out', testSite],
        [...command, 'build', '--pages', fixtureFile, '--out', fixtureSite, '--no-precompress'],
      ],
    ],
  },
  {
    name: 'Unit tests',
    lanes: [
      [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`, ...files]],
    ],
    counts: () => readCounts(vitestReport, countVitest),
  },
  {
    name: 'Budgets',
    lanes: [[['node', 'tools/main.ts', 'budget', '--dist', testSite, ...(values.all ? [] : ['--heaviest'])]]],
  },
  {
    name: 'Browser tests',
    lanes: [[['playwright', 'test', ...files]]],
    counts: () => readCounts(playwrightReport, countPlaywright),
  },
]

/** A part alone makes no build first: browser tests then see to theirs. */
const isWanted = ({ name }: Stage) => !isPart || name === (values.unit ? 'Unit tests' : 'Browser tests')

provideTemporaryFolder()

/** The project's own tools first: Node 24 among them, whatever the machine has. All tests look at the one build. */
const env = {
  ...process.env,
  ...(!isPart && { TEST_SITE: testSite }),
  ...(values.all && { TEST_ALL: '1' }),
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
}

/** Resolves with whether a command ended well. What it prints is shown as it comes, or with `isHeld` at its end. */
function run([name = '', ...args]: string[], isHeld: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      env,
      stdio: ['ignore', isHeld ? 'pipe' : 'inherit', isHeld ? 'pipe' : 'inherit'],
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(printed))
      if (status !== 0) console.error(`\n✗ ${name} ${args.join(' ')} failed`)
      resolve(status === 0)
    })
  })
}

async function runLane(commands: string[][], isHeld: boolean): Promise<boolean> {
  for (const command of commands) if (!(await run(command, isHeld))) return false
  return true
}

/** Runs a stage's commands; false when one fails. Nothing is thrown, so that the summary is always the last line. */
async function runStage({ name, lanes }: Stage): Promise<boolean> {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const ended = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)))
  const isPassed = ended.every(Boolean)
  if (isPassed) console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return isPassed
}

async function runAll(): Promise<Counts[]> {
  const all: Counts[] = []
  for (const stage of stages.filter(isWanted)) {
    const isPassed = await runStage(stage)
    const counts = (await stage.counts?.()) ?? { passed: 0, failed: 0, skipped: 0 }
    all.push(isPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 })
    if (!isPassed) process.exitCode = 1
    if (!isPassed) break
  }
  return all
}

await rm(reportFolder, { recursive: true, force: true })
await mkdir(reportFolder, { recursive: true })
try {
  provideBrowser()
  console.log(`\n${summary(await runAll())}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log(`\n${summary([{ passed: 0, failed: 1, skipped: 0 }])}`)
  process.exitCode = 1
}
