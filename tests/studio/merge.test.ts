import { load } from 'js-yaml'
import { expect, test, vi } from 'vitest'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { draftOf } from '../../studio/draft/draft.ts'
import { placeAfter } from '../../studio/draft/match.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { Plain } from '../../studio/edit/operations/operation.ts'
import type { NodeOperation } from '../../studio/edit/operations/steps-of.ts'
import { randomOf } from '../../tools/bench/random.ts'
import { expectedData } from '../editing/support/model.ts'
import { pathsOf } from '../editing/support/random-operations.ts'
import { site, surroundings } from '../editing/support/site.ts'
import { seed } from '../support/seed.ts'

vi.setConfig({ testTimeout: 60_000 })

const around = () => ({ ...surroundings, today: '2026-01-01', starterOf: (type: string) => starterOf(type).text })
const data = load(site) as Record<string, unknown>
const paths = pathsOf(data)
const lists = paths.filter((path) => path[0] === 'pages' && isListOfThings(valueAt(data, path)))
const leaves = paths.filter((path) => path[0] === 'pages' && typeof valueAt(data, path) === 'string')

/** Several groups that are not the same. */
function isListOfThings(value: unknown): value is object[] {
  if (!Array.isArray(value) || value.length < 3 || value.some((item) => typeof item !== 'object')) return false
  return new Set(value.map((item) => JSON.stringify(item))).size === value.length
}

type Random = () => number
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** What one person does with an item of a list, and another one with another item. */
function twoPeople(random: Random): { list: Path; mine: NodeOperation; theirs: NodeOperation } {
  const list = oneOf(random, lists)
  const items = valueAt(data, list) as object[]
  const index = Math.floor(random() * items.length)
  const other = (index + 1 + Math.floor(random() * (items.length - 1))) % items.length
  const change = (at: number, words: string): NodeOperation => {
    const own = leaves.filter((leaf) => [...list, at].every((step, depth) => leaf[depth] === step))
    return own.length > 0
      ? { do: 'set', path: oneOf(random, own), value: words }
      : { do: 'duplicate', path: [...list, at] }
  }
  const fresh: Plain = { label: `New ${random()}` }
  const theirs = oneOf<NodeOperation>(random, [
    { do: 'insert', path: [...list, Math.floor(random() * (items.length + 1))], value: fresh },
    { do: 'remove', path: [...list, other] },
    { do: 'move', path: [...list, other], to: Math.floor(random() * items.length) },
    change(other, 'Their words'),
  ])
  return { list, mine: change(index, 'My words'), theirs }
}

test(`what two people do with two items of a list is merged, whoever moved what (SEED=${seed})`, () => {
  const random = randomOf(seed)
  let merged = 0
  for (let run = 0; run < 25; run++) {
    const { list, mine, theirs } = twoPeople(random)
    if (mine.do !== 'set') continue
    const draft = draftOf('pages.yaml', site, around)
    try {
      draft.apply([mine])
      draft.merge(applyOperations(site, [theirs]).source)
    } catch (error) {
      // Pages of this site share values by anchors, which nobody may change.
      if (String(error).includes('anchor')) continue
      throw error
    }
    const index = Number(mine.path[list.length])
    const [changedItem] = expectedData(data, mine).map((whole) => valueAt(whole, [...list, index]))
    const old = JSON.stringify(valueAt(data, [...list, index]))
    const [after] = expectedData(data, theirs)
    const wanted = (valueAt(after, list) as unknown[]).map((item) =>
      JSON.stringify(item) === old ? changedItem : item,
    )
    const now = load(draft.source()) as Record<string, unknown>
    expect({ conflicts: draft.conflicts(), list: valueAt(now, list), theirs, mine }).toEqual({
      conflicts: [],
      list: wanted,
      theirs,
      mine,
    })
    merged++
  }
  expect(merged).toBeGreaterThan(8)
})

test(`what two people write in one place is kept from both (SEED=${seed})`, () => {
  const random = randomOf(seed)
  for (let run = 0; run < 12; run++) {
    const path = oneOf(random, leaves)
    const draft = draftOf('pages.yaml', site, around)
    try {
      draft.apply([{ do: 'set', path, value: 'My words' }])
      draft.merge(applyOperations(site, [{ do: 'set', path, value: 'Their words' }]).source)
    } catch (error) {
      if (String(error).includes('anchor')) continue
      throw error
    }
    expect(valueAt(load(draft.source()), path)).toBe('Their words')
    expect(draft.conflicts()).toMatchObject([{ yours: 'My words' }])
  }
})

test('a page that one person moves stands behind the same one, although another one takes pages out and adds some', () => {
  const file = ['/', '/a', '/b', '/c', '/d'].reduce((text, route) => `${text}  ${route}:\n    title: T\n`, 'pages:\n')
  const routes = (text: string) => Object.keys((load(text) as { pages: object }).pages)
  const draft = draftOf('pages.yaml', file, around)
  draft.apply([{ do: 'move', path: ['pages', '/a'], to: 3 }])
  expect(routes(draft.source())).toEqual(['/', '/b', '/c', '/a', '/d'])
  const theirs = applyOperations(file, [
    { do: 'remove', path: ['pages', '/b'] },
    { do: 'insert', path: ['pages', '/new'], value: { title: 'N' }, before: '/a' },
  ])
  draft.merge(theirs.source)
  expect({ routes: routes(draft.source()), conflicts: draft.conflicts() }).toEqual({
    routes: ['/', '/new', '/c', '/a', '/d'],
    conflicts: [],
  })
  draft.undo()
  expect(draft.source()).toBe(theirs.source)
  draft.redo()
  draft.merge(applyOperations(theirs.source, [{ do: 'remove', path: ['pages', '/a'] }]).source)
  expect(routes(draft.source())).toEqual(['/', '/new', '/c', '/d'])
})

test('of entries that read the same, each is found by those beside it', () => {
  const [list, other] = [
    ['pause', 'solo', 'pause', 'end'],
    ['intro', 'pause', 'solo', 'pause', 'end'],
  ]
  expect(list?.map((_, index) => placeAfter(list, other ?? [], index))).toEqual([1, 2, 3, 4])
  expect(placeAfter(['pause', 'pause'], ['solo'], 1)).toBeUndefined()
})
