/** What the build writes for the search of a site: which pages, in which files, and how few it reads after an edit. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { entryOf } from '../../renderer/build/site-search/entry.ts'
import { type SearchStore, withStore } from '../../renderer/build/site-search/store.ts'
import { type SearchManifest, searchFields, searchFile } from '../../renderer/common/search/files.ts'
import { wordsIn } from '../../renderer/common/search/words.ts'
import type { ResolvedPage } from '../../renderer/pipeline/index.ts'
import { openEngine } from '../../sections/search/engine.ts'

const places = ['attic', 'bay', 'chimney', 'dormer', 'eaves', 'fascia', 'gable', 'hip', 'ridge', 'soffit', 'valley']
const troubles = ['leaks', 'lifted shingles', 'rotten wood', 'a hornet nest', 'ice dams', 'moss', 'rusty nails']

/** Pages that say something of their own each, and how often somebody has read what stands on one. */
function pagesOf(count: number, change: (number: number) => string = () => '') {
  const read = { count: 0 }
  const pages = Array.from({ length: count }, (_, number) => {
    const place = String(places[number % places.length])
    const page = {
      route: `/roofs/number-${number}`,
      kind: 'guide',
      title: `House ${number} and its ${place}`,
      description: `What we found at house ${number}.`,
      anchors: [],
      types: [],
      ids: {},
      layouts: [],
      forms: [],
      get blocks() {
        read.count += 1
        const text = `There were ${troubles[number % troubles.length]} by the ${place}${change(number)}.`
        return [{ type: 'prose', heading: `What the ${place} was like`, text }]
      },
    }
    return page as unknown as ResolvedPage
  })
  const hashOf = (route: string) => `${route} ${change(Number(route.split('-').at(-1)))}`
  return { pages, hashOf, read }
}

/** Every file of a state of the store, by its address. */
function filesOf(store: SearchStore, manifest: SearchManifest): Record<string, string> {
  const words = Object.entries(manifest.words).map(([beginning, hash]) => [hash, store.words(undefined, beginning)])
  const texts = manifest.texts.flatMap((hash, group) => (hash ? [[hash, store.texts(undefined, group)]] : []))
  return Object.fromEntries([...words, ...texts].map(([hash, text]) => [searchFile(String(hash)), String(text)]))
}

function made(count: number, change?: (number: number) => string, path = ':memory:') {
  const { pages, hashOf, read } = pagesOf(count, change)
  return withStore(path, (store) => {
    const manifest = store.update(pages, hashOf)
    return { manifest, files: filesOf(store, manifest), read: read.count, pages }
  })
}

async function engineOf({ manifest, files }: ReturnType<typeof made>) {
  const asked: string[] = []
  const engine = await openEngine('/search.json', async (address) => {
    asked.push(address)
    return address === '/search.json' ? manifest : JSON.parse(files[address] ?? 'null')
  })
  return { engine, asked }
}

test.each([
  [40, 0],
  [300, 1],
  [2100, 2],
])(
  'a site of %i pages has files of words by their first %i letters, and every page is found in them',
  async (count, letters) => {
    const site = made(count)
    expect(site.manifest.letters).toBe(letters)
    const { engine } = await engineOf(site)
    for (const number of [0, 7, count - 1]) {
      const { hits, isExact } = await engine.search(`house ${number}`)
      expect(isExact).toBe(true)
      const routes = (await engine.pages(hits)).map(({ route }) => route)
      expect(routes[0]).toBe(`/roofs/number-${number}`)
    }
  },
)

test('pages are found in the order in which MiniSearch has them that reads the pages whole', async () => {
  const site = made(300)
  const { engine } = await engineOf(site)
  const whole = new MiniSearch({
    fields: [...searchFields],
    idField: 'route',
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => word,
  })
  for (const page of site.pages) {
    const [title, headings, text] = entryOf(page).words.map((words) => words.join(' '))
    whole.add({ route: page.route, title, headings, text })
  }
  const options = { boost: { title: 4, headings: 2 }, combineWith: 'AND' as const, prefix: () => true }
  for (const question of ['chimney', 'hornet nest', 'ice valley', 'rot']) {
    const { hits } = await engine.search(question)
    const routes = (await engine.pages(hits)).map(({ route }) => route)
    const wanted = whole.search(question, options)
    expect(routes.toSorted(), question).toEqual(wanted.map(({ id }) => id).toSorted())
    const best = wanted.filter(({ score }) => Math.abs(score - Number(wanted[0]?.score)) < 1e-9).map(({ id }) => id)
    expect(best, question).toContain(routes[0])
  }
})

test('a question reads the files of its own words alone', async () => {
  const { engine, asked } = await engineOf(made(2100))
  expect(asked).toEqual(['/search.json'])
  const { hits } = await engine.search('hornet chimney')
  expect(asked).toHaveLength(3)
  await engine.pages(hits.slice(0, 1))
  expect(asked).toHaveLength(4)
})

test.each([
  [300, 17],
  [2100, 120],
])('after an edit of one of %i pages its neighbors are read with it, and no others', (count, most) => {
  const path = join(mkdtempSync(join(tmpdir(), 'search-')), 'store.sqlite')
  const change = (number: number) => (number === 77 ? ', and a zinc bowl under it' : '')
  const first = made(count, undefined, path)
  expect(first.read).toBe(count)
  expect(made(count, undefined, path).read).toBe(0)
  const second = made(count, change, path)
  expect(second.read).toBeLessThan(most)
  const fresh = made(count, change)
  expect(second.manifest).toEqual(fresh.manifest)
  expect(second.files).toEqual(fresh.files)
  const isNew = (file: string) => !(file in first.files)
  expect(Object.keys(second.files).filter(isNew).length).toBeLessThan(8)
})

test('pages come and go as in a build from nothing', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'search-')), 'store.sqlite')
  for (const count of [190, 210, 205, 60]) {
    const { manifest, files } = made(count, undefined, path)
    const fresh = made(count)
    expect(manifest).toEqual(fresh.manifest)
    expect(files).toEqual(fresh.files)
  }
})

test('what is kept may be broken: everything is made anew, and the next build has a whole file', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'search-')), 'store.sqlite')
  writeFileSync(path, 'no database'.repeat(200))
  expect(made(40, undefined, path).files).toEqual(made(40).files)
  expect(existsSync(path)).toBe(false)
  made(40, undefined, path)
  expect(made(40, undefined, path).read).toBe(0)
})
