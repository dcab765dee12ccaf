/**
 * What the first build of pages.yaml costs: until `npm start` has something to serve, all of it in a fresh clone, and
 * where the pictures of another build are kept. Empties .cache/ for it.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../scripts/support/arguments.ts'
import { measure } from './bench/measure.ts'

readOptions('', {})
const PICTURES = ['images', 'social']
const folder = await mkdtemp(join(tmpdir(), 'bench-first-'))

for (const [what, task, kept] of [
  ['until a site is up', 'provisional', []],
  ['in a fresh clone', 'first', []],
  ['with pictures kept', 'first', PICTURES],
] as const) {
  await forgetAllBut(kept)
  const { cpu, wall, memory } = measure(task, 'pages.yaml', join(folder, what))
  const figures = `${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, ${Math.round(memory)} MB`
  console.log(`${what.padEnd(20)} ${figures}; ${availableParallelism()} processors`)
}
await rm(folder, { recursive: true })

async function forgetAllBut(kept: readonly string[]) {
  const all = await readdir('.cache').catch(() => [])
  for (const name of all.filter((each) => !kept.includes(each))) {
    await rm(join('.cache', name), { recursive: true, force: true })
  }
}
