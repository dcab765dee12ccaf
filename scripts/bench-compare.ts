/**
 * Builds the same generated site with this product and with a bare loop over the same React components, in turns:
 * `npm run bench:compare -- [--pages N] [--rounds N]`. The bare loop is the least that any builder with these
 * components has to do (scripts/bench/bare.ts). Medians of CPU seconds; "a page" is the cost of the site without that of a tenth of it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSite } from './bench/generate.ts'
import { measure, median, type Task } from './bench/measure.ts'
import { readOptions } from './support/arguments.ts'

const { values } = readOptions('Usage: npm run bench:compare -- [--pages N] [--rounds N]', {
  options: { pages: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '3' } },
})
const many = Number(values.pages)
const few = Math.max(1, Math.round(many / 10))
const folder = await mkdtemp(join(tmpdir(), 'pages-compare-'))
const costs = new Map<string, number[]>()

async function run(task: Task, pages: number, round: number): Promise<void> {
  const file = join(folder, `${pages}-${round}.yaml`)
  await writeFile(file, generateSite(pages))
  const out = join(folder, `${task}-${pages}`)
  await rm(out, { recursive: true, force: true })
  const { cpu } = measure(task, file, out)
  const key = `${task} ${pages}`
  costs.set(key, [...(costs.get(key) ?? []), cpu])
}

for (let round = 0; round <= Number(values.rounds); round++) {
  for (const pages of [few, many]) for (const task of ['bare', 'build'] as const) await run(task, pages, round)
  // The first round bundles the code, which is not compared.
  if (round === 0) costs.clear()
}
const total = (task: Task, pages: number) => median(costs.get(`${task} ${pages}`) ?? [])
const page = (task: Task) => ((total(task, many) - total(task, few)) / (many - few)) * 1000
for (const task of ['bare', 'build'] as const) {
  console.log(
    `${task.padEnd(6)} ${few} pages ${total(task, few).toFixed(2)} s, ${many} pages ${total(task, many).toFixed(2)} s, a page ${page(task).toFixed(2)} ms`,
  )
}
console.log(
  `ratio of a page: ${(page('build') / page('bare')).toFixed(2)}; of the whole site: ${(total('build', many) / total('bare', many)).toFixed(2)}`,
)
await rm(folder, { recursive: true, force: true })
