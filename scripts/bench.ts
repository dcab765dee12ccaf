/**
 * Measures checking and building a generated site: `npm run bench -- [--pages N …]`, 100 and 1000 pages by default.
 * Every figure is from a process of its own. CPU is user and system time; "a page" leaves out the smallest site's
 * share, so that it shows how the cost grows.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateSite } from './bench/generate.ts'
import { type Cost, measure } from './bench/measure.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', multiple: true, default: ['100', '1000'] } } })
const sizes = values.pages.map(Number).sort((one, other) => one - other)
const folder = await mkdtemp(join(tmpdir(), 'pages-bench-'))
const format = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join('')

console.log(format(['task', 'pages', 'CPU s', 'wall s', 'memory MB', 'CPU ms/page']))
for (const task of ['check', 'recheck', 'build'] as const) {
  let smallest: { pages: number; cost: Cost } | undefined
  for (const pages of sizes) {
    const file = join(folder, `${pages}.yaml`)
    await writeFile(file, generateSite(pages))
    const cost = measure(task, file, join(folder, 'site'))
    const grown = smallest && ((cost.cpu - smallest.cost.cpu) / (pages - smallest.pages)) * 1000
    smallest ??= { pages, cost }
    const figures = [cost.cpu.toFixed(2), cost.wall.toFixed(2), Math.round(cost.memory), grown?.toFixed(2) ?? '–']
    console.log(format([task, pages, ...figures]))
  }
}
console.log(
  'recheck: one page edited, in a process that has checked the site before. build: without .br and .gz files.',
)
await rm(folder, { recursive: true, force: true })
