/** `npm test`: every check, from the fastest to the slowest; with --all those too that take minutes. Stops at the first that fails. */
import { spawnSync } from 'node:child_process'
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
  commands: string[][]
  counts?: () => Promise<Counts>
}

const vitestReport = `${reportFolder}/vitest.json`
const playwrightReport = `${reportFolder}/playwright.json`
const stages: Stage[] = [
  { name: 'Format and lint', commands: [['biome', 'check', '.']] },
  { name: 'Types', commands: [['tsc', '-p', '.']] },
  { name: 'Generated files', commands: [['node', 'scripts/types.ts', '--check']] },
  { name: 'Content', commands: [['node', 'scripts/check.ts']] },
  {
    name: 'Build',
    commands: [
      ['node', 'scripts/build.ts', '--out', testSite],
      ['node', 'scripts/build.ts', '--pages', fixtureFile, '--out', fixtureSite, '--no-precompress'],
    ],
  },
  {
    name: 'Unit tests',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]],
    counts: () => readCounts(vitestReport, countVitest),
  },
  {
    name: 'Budgets',
    commands: [['node', 'scripts/budget.ts', '--dist', testSite, ...(values.all ? [] : ['--heaviest'])]],
  },
  {
    name: 'Browser tests',
    commands: [['playwright', 'test']],
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

function run(command: string[]): boolean {
  const [name = '', ...args] = command
  const { status, error } = spawnSync(name, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) console.error(error.message)
  return status === 0
}

/** Runs a stage's commands; false when one fails. Nothing is thrown, so that the summary is always the last line. */
function runStage({ name, commands }: Stage): boolean {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const failed = commands.find((command) => !run(command))
  if (failed) console.error(`\n✗ ${name} failed: ${failed.join(' ')}`)
  else console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return !failed
}

async function runAll(): Promise<Counts[]> {
  const all: Counts[] = []
  for (const stage of stages) {
    const isPassed = runStage(stage)
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
