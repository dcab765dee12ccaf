/**
 * Measures checking and building a generated site: `npm run tool -- bench [--pages N …]`, 100 and 1000 pages by
 * default. Every figure but those of recheck and preview is of a whole process, its start included. CPU is user and
 * system time; "a page" leaves out the smallest site's share, so that it shows how cost and memory grow.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../scripts/support/arguments.ts'
import { linkFolders } from '../tests/support/copy-site.ts'
import { generateSite } from './bench/generate.ts'
import type { Cost } from './bench/measure.ts'
import { runStep, type Step, steps } from './bench/steps.ts'

const { values } = readOptions('[--pages N …]', { pages: { type: 'string', multiple: true, default: ['100', '1000'] } })
const sizes = values.pages.map(Number).sort((one, other) => one - other)
const folder = await mkdtemp(join(tmpdir(), 'pages-bench-'))
const format = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join('')

await linkFolders('pages.yaml', folder)
console.log(format(['step', 'pages', 'CPU s', 'wall s', 'memory MB', 'CPU ms/page', 'KB/page']))
const first = new Map<Step, { pages: number; cost: Cost }>()
for (const pages of sizes) {
  const [file, doubtful] = [join(folder, `${pages}.yaml`), join(folder, `${pages}-doubts.yaml`)]
  await writeFile(file, generateSite(pages))
  await writeFile(doubtful, generateSite(pages, { doubts: true }))
  for (const step of steps) {
    const cost = await runStep(step, step.endsWith('doubts') ? doubtful : file, join(folder, `site-${pages}`))
    const smallest = first.get(step)
    const more = smallest && pages - smallest.pages
    const cpu = more ? (((cost.cpu - smallest.cost.cpu) / more) * 1000).toFixed(2) : '–'
    const memory = more ? Math.round(((cost.memory - smallest.cost.memory) / more) * 1024) : '–'
    first.set(step, smallest ?? { pages, cost })
    console.log(format([step, pages, cost.cpu.toFixed(2), cost.wall.toFixed(2), Math.round(cost.memory), cpu, memory]))
  }
}
console.log(
  'again, title, link: a new process, after a heading, the title or a link of one page was changed, the median of five. doubts: as again, of a site of which two pages in five have a warning. recheck and preview: the same in a process that stays. build: with an empty cache, and without .br and .gz files.',
)
await rm(folder, { recursive: true, force: true })
