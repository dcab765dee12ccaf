/** A build that several machines share is the build that one machine makes. */
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { leastForTwo } from '../../renderer/build/render.ts'
import { parseShard } from '../../renderer/build/shard.ts'
import { copySite } from '../support/copy-site.ts'
import { fixtureFile, runsAll } from '../support/places.ts'
import { buildHere, runHere } from '../support/run-here.ts'
import { engineSite, realSite } from './support/site.ts'
import { treeOf } from './support/tree.ts'

const counts = [1, 2]
/** The large site is compressed too. */
const [site, options] = runsAll ? [realSite, []] : [engineSite, ['--pages', fixtureFile, '--no-precompress']]
let folder: string
let whole: Map<string, string>
const part = (index: number) => join(folder, `part-${index}`)
const parts = counts.map((index) => () => part(index))

beforeAll(async () => {
  folder = await mkdtemp('.cache/shards-')
  await cp(await realpath(await site()), join(folder, 'whole'), { recursive: true })
  whole = await treeOf(join(folder, 'whole'))
  for (const index of counts) await buildHere(...options, '--shard', `${index}/${counts.length}`, '--out', part(index))
  return () => rm(folder, { recursive: true, force: true })
}, 900_000)

test('two shares joined are the whole build, byte for byte', async () => {
  await buildHere('--join', ...parts.map((path) => path()), '--out', join(folder, 'joined'), ...options)
  const joined = await treeOf(join(folder, 'joined'))
  expect(whole.size).toBeGreaterThan(runsAll ? 400 : 150)
  expect([...joined.keys()]).toEqual([...whole.keys()])
  expect([...joined].filter(([file, hash]) => whole.get(file) !== hash)).toEqual([])
}, 60_000)

test('so many pages that two threads share them are those that one renders', async () => {
  const text = await readFile(fixtureFile, 'utf8')
  const pages = Array.from(
    { length: leastForTwo },
    (_, number) =>
      `  /ride-${number}:\n    kind: guide\n    title: The ride number ${number}\n    description: Where the ride number ${number} leads, along the river and back before noon.\n    blocks:\n      - { type: page-hero, heading: 'Ride ${number}', text: Along the river. }\n      - use: estimate-cta\n`,
  )
  const file = await copySite(fixtureFile, join(folder, 'many'), `${text}\n${pages.join('')}`)
  const build = (name: string, ...more: string[]) =>
    buildHere('--pages', file, '--no-precompress', '--out', join(folder, name), ...more)
  await build('by-two')
  for (const index of counts) await build(`by-one-${index}`, '--shard', `${index}/${counts.length}`)
  await build('by-one', '--join', ...counts.map((index) => join(folder, `by-one-${index}`)))
  const [one, two] = await Promise.all(['by-one', 'by-two'].map((name) => treeOf(join(folder, name))))
  expect(two?.size).toBeGreaterThan(leastForTwo)
  expect(two).toEqual(one)
}, 120_000)

test('each share has its pages with their pictures and no others; the first one has everything besides', async () => {
  const trees = await Promise.all(parts.map((path) => treeOf(path())))
  const pages = trees.map((files) => [...files.keys()].filter((file) => file.endsWith('/index.html')))
  for (const [index, files] of trees.entries()) {
    const strange = [...files.keys()].filter(
      (file) => !/\/index\.html(\.br|\.gz)?$|^client\/assets\/social\/|^part\.json$/.test(file),
    )
    expect(index === 0 ? strange.length > 100 : strange.length === 0).toBe(true)
  }
  const redirects = (await readFile(join(part(1), 'client/_redirects'), 'utf8')).trim().split('\n').length
  const all = [...whole.keys()].filter((file) => file.endsWith('/index.html'))
  expect(pages.flat().sort()).toEqual(all)
  const sizes = pages.map((list, index) => list.length - (index === 0 ? redirects : 0))
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
})

test('joining says which part is missing, and leaves the last good build', async () => {
  const before = await treeOf(join(folder, 'whole'))
  const failed = await run('--join', part(2), part(2), '--out', join(folder, 'whole'), ...options)
  expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('The parts 1 to 2 are needed') })
  expect(failed.err).toContain('there are 2, 2')
  expect(await treeOf(join(folder, 'whole'))).toEqual(before)
})

test('parts of different states of the project are not joined', async () => {
  const odd = join(folder, 'odd')
  await cp(part(2), odd, { recursive: true })
  const record = JSON.parse(await readFile(join(odd, 'part.json'), 'utf8'))
  await writeFile(join(odd, 'part.json'), JSON.stringify({ ...record, assets: [...record.assets, 'other.js'] }))
  const failed = await run('--join', part(1), odd, '--out', join(folder, 'joined'), ...options)
  expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('another state of the project') })
})

test.each([
  ['1/1', { index: 1, count: 1 }],
  ['2/4', { index: 2, count: 4 }],
  ['0/4', undefined],
  ['5/4', undefined],
  ['2', undefined],
  ['a/b', undefined],
])('--shard %s', (text, shard) => expect(parseShard(text)).toEqual(shard))

test('a wrong call is told how to write it', async () => {
  expect(await run('--shard', '5/4')).toMatchObject({ code: 2, err: expect.stringContaining('--shard 2/4') })
  expect(await run('part-1')).toMatchObject({ code: 2, err: expect.stringContaining('--join') })
})

const run = (...args: string[]) => runHere('build', args)
