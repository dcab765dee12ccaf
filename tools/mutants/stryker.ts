import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { provide } from '../../scripts/support/provide.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { Report } from './report.ts'

/** 60 MB in 180 packages, of which nobody else has need. */
const version = '10.1.1'
const folder = '.cache/mutants'

/** Has Stryker in a folder of its own within the project, from where it finds the project's Vitest. */
export const provideStryker = () =>
  provide(folder, { '@stryker-mutator/core': version, '@stryker-mutator/vitest-runner': version })

export interface Run {
  room: string
  /** Files, or lines of them: "renderer/read/split.ts:20-40". */
  mutate: readonly string[]
  tests: readonly string[]
  /** All of the room, so that what becomes known of it can be kept for the next time. */
  isWhole: boolean
  /** Tries also what is known and has not changed. */
  isAnew: boolean
}

/** Makes the mutants of a room, runs its tests on each, and tells what became of them. */
export function runStryker({ room, mutate, tests, isWhole, isAnew }: Run): Report {
  const name = room.replaceAll('/', '-')
  const config = join(folder, `${name}.json`)
  const report = join(folder, `${name}.report.json`)
  const settings = {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // A name that no file has: Stryker would read it with an interface that TypeScript 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['/.cache', '/coverage', '/data', '/dist', '/dist-gallery', '/*.builds', '/test-results'],
    tempDirName: join(folder, 'copies'),
    incremental: isWhole,
    incrementalFile: join(folder, `${name}.known.json`),
    force: isAnew,
    // On a machine that others use too, a test that is slow does not hang.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
    // What a test prints that ends its process is no news.
    logLevel: 'error',
    reporters: ['json', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(folder, `${name}.html`) },
    allowEmpty: true,
  }
  writeFileSync(config, JSON.stringify(settings))
  const stryker = resolve(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  // A second try of each failing test would tell nothing new, and tests with dice have the same names each time.
  // The tests are named to Vitest: of those that Stryker is given it would not break what a module does once, when it loads.
  const env = { ...process.env, CI: '', SEED: '1', MUTANT_TESTS: tests.join(' ') }
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], { stdio: 'inherit', env })
  if (status !== 0)
    throw new Refusal(`Stryker could not break ${room}`, 'It says why above. Its tests have to pass first.')
  const { files }: Report = JSON.parse(readFileSync(report, 'utf8'))
  // What is known of others from earlier runs is told too.
  const wanted = new Set(mutate.map((file) => file.replace(/:.*$/, '')))
  return { files: Object.fromEntries(Object.entries(files).filter(([file]) => wanted.has(file))) }
}
