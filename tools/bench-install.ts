/**
 * What a newcomer waits for: `npm install` into an empty folder, and the first page built there. This program from its
 * package, Astro and Eleventy with the least that makes a page, in turns. Everything that npm fetches is fetched once
 * before, so that the figures are those of the machine and not of the network.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { packages } from './bench/compare/peers.ts'
import { type Cost, run } from './bench/compare/run.ts'

const { values } = readOptions('[--rounds N]', { rounds: textOr('3') })
const workshop = mkdtempSync(join(tmpdir(), 'bench-install-'))

interface Newcomer {
  name: string
  dependencies: Record<string, string>
  write: (folder: string) => void
  /** A program of `node_modules`, and its arguments. */
  build: string[]
}

function put(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const pack = ['tools/main.ts', 'pack', '--out', workshop]
execFileSync(process.execPath, pack, { stdio: 'inherit' })
const [packed = ''] = readdirSync(workshop).filter((file) => file.endsWith('.tgz'))

const newcomers: Newcomer[] = [
  {
    name: 'this program',
    dependencies: { 'pages-from-yaml': `file:${join(workshop, packed)}` },
    write: (folder) => cpSync('starters/law', folder, { recursive: true }),
    build: ['pages-from-yaml/node/pages-from-yaml.js', 'build'],
  },
  {
    name: `Astro ${packages.astro.astro}`,
    dependencies: { astro: packages.astro.astro },
    write: (folder) => put(folder, 'src/pages/index.astro', '<html lang="en"><body><h1>Hello</h1></body></html>\n'),
    build: ['astro/bin/astro.mjs', 'build', '--silent'],
  },
  {
    name: `Eleventy ${packages.eleventy['@11ty/eleventy']}`,
    dependencies: { '@11ty/eleventy': packages.eleventy['@11ty/eleventy'] },
    write: (folder) => put(folder, 'index.md', '# Hello\n'),
    build: ['@11ty/eleventy/cmd.cjs', '--quiet'],
  },
]

/** Seconds until `npm start` has something to show, where nothing has been built. */
async function firstStart(folder: string): Promise<number> {
  const bin = join(folder, 'node_modules/pages-from-yaml/node/pages-from-yaml.js')
  const began = performance.now()
  const child = spawn(process.execPath, [bin, 'start'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  await new Promise<void>((resolve) => child.stdout.on('data', (text) => /The site is on/.test(text) && resolve()))
  const seconds = (performance.now() - began) / 1000
  child.kill('SIGTERM')
  await once(child, 'exit')
  return seconds
}

/** What is installed, in MB and packages. */
function weigh(folder: string) {
  const kilobytes = Number(
    execFileSync('du', ['-sk', join(folder, 'node_modules')], { encoding: 'utf8' }).split('\t')[0],
  )
  const { packages: all } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  return { megabytes: kilobytes / 1024, count: Object.keys(all).length }
}

async function tryOnce({ name, dependencies, write, build: [program = '', ...options] }: Newcomer) {
  const folder = mkdtempSync(join(workshop, 'site-'))
  put(folder, 'package.json', JSON.stringify({ name: 'site', private: true, type: 'module', dependencies }))
  write(folder)
  const install = run(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--silent'], folder)
  const weight = weigh(folder)
  const isOurs = name === newcomers[0]?.name
  const start = isOurs ? await firstStart(folder) : Number.NaN
  for (const made of isOurs ? ['dist', 'dist.builds', '.cache'] : [])
    rmSync(join(folder, made), { recursive: true, force: true })
  const first = run([process.execPath, join(folder, 'node_modules', program), ...options], folder)
  rmSync(folder, { recursive: true })
  return { name, install, start, first, weight }
}

const middle = (all: number[]) => (all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0).toFixed(1)
const median = (costs: Cost[], of: 'wall' | 'cpu') => middle(costs.map((cost) => cost[of] ?? 0))

for (const newcomer of newcomers) await tryOnce(newcomer)
const rounds: Awaited<ReturnType<typeof tryOnce>>[][] = []
for (let round = 0; round < Number(values.rounds); round++) {
  const tried = []
  for (const newcomer of newcomers) tried.push(await tryOnce(newcomer))
  rounds.push(tried)
}
console.log('                     install s    CPU s  packages       MB  first build s    CPU s')
for (const [index, { name }] of newcomers.entries()) {
  const all = rounds.flatMap((round) => round[index] ?? [])
  const { weight } = all[0] as (typeof all)[number]
  const installs = all.map(({ install }) => install)
  const firsts = all.map(({ first }) => first)
  console.log(
    name.padEnd(20),
    median(installs, 'wall').padStart(9),
    median(installs, 'cpu').padStart(8),
    String(weight.count).padStart(9),
    weight.megabytes.toFixed(0).padStart(8),
    median(firsts, 'wall').padStart(14),
    median(firsts, 'cpu').padStart(8),
  )
}
console.log(`"npm start" of this program shows a site after ${middle(rounds.map(([ours]) => ours?.start ?? 0))} s.`)
console.log(
  'Medians. This program builds the 12 pages of a starter, each with its pictures in five widths; the others one page of one line.',
)
rmSync(workshop, { recursive: true })
