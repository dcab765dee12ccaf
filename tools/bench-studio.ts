/**
 * How long a change in the studio takes. Makes operations all over a generated site, with the draft that the studio
 * has; then types into this site in a real browser, opens forms, and weighs the studio's script. At last it is started
 * several times. Leaves with 1 when something is above its limit.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parse } from 'yaml'
import type { Path } from '../renderer/common/problem.ts'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { draftOf } from '../studio/draft/draft.ts'
import type { Operation } from '../studio/edit/operations/operation.ts'
import { copySite } from '../tests/support/copy-site.ts'
import { generateSite } from './bench/generate.ts'
import { randomOf } from './bench/random.ts'
import { MOST_SCRIPT, scriptSize, timePage } from './bench/studio-page.ts'
import { type Start, timeStart } from './bench/studio-start.ts'

const { values } = readOptions('[--pages NUMBER]', { pages: textOr('10000') })
const LIMIT_MS = 5
const OPERATIONS = 200
const STARTS = 5
const MOST_MEMORY = 300

const text = generateSite(Number(values.pages))
const nothingAround = { today: '2026-01-01', images: [], icons: [], files: [], starterOf: () => '' }
const draft = draftOf('pages.yaml', text, () => nothingAround)
const pages = [...text.matchAll(/^ {2}(\/[^:]*):$/gm)].map(([, route = '']) => route)
const random = randomOf(1)
const somePage = () => pages[Math.floor(random() * pages.length)] ?? '/'
/** All generated pages have the same fields. */
const { blocks } = Object.values(
  parse(`x:${text.slice(text.lastIndexOf('\n  /')).replace(/^\n {2}[^:]*:/, '')}`),
)[0] as {
  blocks: Record<string, unknown>[]
}
const field = blocks.findIndex(({ heading }) => typeof heading === 'string')
const inBlock = (...rest: Path): Path => ['pages', somePage(), 'blocks', field, ...rest]

const kinds: Record<string, () => Operation> = {
  'a word on a page': () => ({ do: 'set', path: inBlock('heading'), value: `Heading ${random()}` }),
  'a long text on a page': () => ({ do: 'set', path: inBlock('text'), value: 'Some words more. '.repeat(20).trim() }),
  'a section added': () => ({
    do: 'insert',
    path: ['pages', somePage(), 'blocks', 1],
    value: { type: 'prose', text: 'x' },
  }),
  'a section copied': () => ({ do: 'duplicate', path: inBlock() }),
  'a section moved': () => ({ do: 'move', path: inBlock(), to: blocks.length - 1 }),
  'a section removed': () => ({ do: 'remove', path: inBlock() }),
  'a word around the pages': () => ({ do: 'set', path: ['site', 'tagline'], value: `Tagline ${random()}` }),
  'a page added': () => ({
    do: 'insert',
    path: ['pages', `/new-${Math.floor(random() * 1e9)}`],
    value: { kind: 'guide', title: 'New', blocks: [] },
    before: somePage(),
  }),
}

console.log(`${pages.length} pages, ${(text.length / 1e6).toFixed(1)} MB; ${OPERATIONS} operations of each kind`)
console.log('milliseconds                 median     95 %   slowest')
for (const [kind, operation] of Object.entries(kinds)) {
  const times: number[] = []
  for (let count = 0; count < OPERATIONS; count++) {
    const next = operation()
    const start = performance.now()
    draft.apply([next])
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const shown = [0.5, 0.95, 1].map((share) =>
    (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(2).padStart(9),
  )
  console.log(`${kind.padEnd(26)}${shown.join('')}`)
  if (Number(shown[0]) > LIMIT_MS) process.exitCode = 1
}
const start = performance.now()
while (draft.undo());
console.log(
  `all undone in ${(performance.now() - start).toFixed(0)} ms: ${draft.source() === text ? 'the same text' : 'ANOTHER TEXT'}`,
)
if (draft.source() !== text) process.exitCode = 1
if (process.exitCode) console.error(`The limit of operations is ${LIMIT_MS} ms.`)

const { keys, forms } = await timePage('pages.yaml')
console.log('\npages.yaml in a browser      median     95 %')
mustBe('key to painted', keys, 80, 150)
mustBe('click to form', forms, 100, 200)
const size = await scriptSize()
console.log(`script ${size.toFixed(1)} kB compressed; limit ${MOST_SCRIPT} kB`)
if (size > MOST_SCRIPT) process.exitCode = 1

const folder = await mkdtemp(join(tmpdir(), 'bench-studio-'))
const [own, large] = [await copySite('pages.yaml', folder), join(folder, 'large.yaml')]
await writeFile(large, generateSite(1000))
const starts: Start[] = []
for (let round = 0; round < STARTS; round++) starts.push(await timeStart(own))
console.log('\nstart, with pages.yaml       median     95 %')
mustBe(
  'to the address',
  starts.map(({ address }) => address),
  1000,
  2000,
)
mustBe(
  'to the first page',
  starts.map(({ page }) => page),
  2000,
  4000,
)
const { memory } = await timeStart(large)
console.log(`memory with 1,000 pages ${memory.toFixed(0)} MB; limit ${MOST_MEMORY} MB`)
if (memory > MOST_MEMORY) process.exitCode = 1
await rm(folder, { recursive: true })

function mustBe(name: string, times: number[], median: number, most: number) {
  const sorted = times.toSorted((one, other) => one - other)
  const [middle = 0, high = 0] = [0.5, 0.95].map((share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  console.log(
    `${name.padEnd(26)}${middle.toFixed(1).padStart(9)}${high.toFixed(1).padStart(9)}; limits ${median} and ${most} ms`,
  )
  if (middle > median || high > most) process.exitCode = 1
}
