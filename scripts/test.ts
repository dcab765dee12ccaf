/** `npm test`: every check, from the fastest to the slowest; with --all those too that take minutes. Stops at the first that fails. */
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { delimiter, resolve } from 'node:path'
import { provideBrowser } from '../tests/support/browser.ts'
import { type Counts, countPlaywright, countVitest, readCounts, summary } from '../tests/support/counts.ts'
import { fixtureFile, fixtureSite, reportFolder, testSite } from '../tests/support/places.ts'
import { provideTemporaryFolder } from '../tests/support/temporary.ts'
import { readOptions } from './support/arguments.ts'

const { values } = readOptions(
  'Usage: npm test; with what takes minutes: npm run test:all; one part alone: npm run test:unit, npm run test:browser',
  { options: { all: { type: 'boolean', default: false } } },
)

interface Stage {
  name: string
  /** Run beside one another, and what stands in one of them one after the other. Several show what they print at their end. */
  lanes: string[][][]
  counts?: () => Promise<Counts>
}

const vitestReport = `${reportFolder}/vitest.json`
const playwrightReport = `${reportFolder}/playwright.json`
const stages: Stage[] = [
  {
    name: 'Format and lint, types, generated files, content; builds',
    lanes: [
      [
        ['biome', 'check', '.'],
        ['tsc', '-p', '.'],
        ['node', 'scripts/types.ts', '--check'],
        ['node', 'scripts/check.ts'],
      ],
      [
        ['node', 'scripts/build.ts', '--out', testSite],
        ['node', 'scripts/build.ts', '--pages', fixtureFile, '--out', fixtureSite, '--no-precompress'],
      ],
    ],
  },
  {
    name: 'Unit tests',
    lanes: [[['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]]],
    counts: () => readCounts(vitestReport, countVitest),
  },
  {
    name: 'Budgets',
    lanes: [[['node', 'tools/budget.ts', '--dist', testSite, ...(values.all ? [] : ['--heaviest'])]]],
  },
  {
    name: 'Browser tests',
    lanes: [[['playwright', 'test']]],
    counts: () => readCounts(playwrightReport, countPlaywright),
  },
]

provideTemporaryFolder()

/** The project's own tools first: Node 24 among them, whatever the machine has. All tests look at the one build. */
const env = {
  ...process.env,
  TEST_SITE: testSite,
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
  for (const stage of stages) {
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
