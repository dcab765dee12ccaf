/** What a browser keeps of a form in steps. The browser tests see it come back after a reload. */
import { beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from '../../renderer/html/components/form/steps/draft.ts'

type Entry = [name: string, value: string | File]

/** Node's FormData takes no form; this one takes what stands in its fields. */
class EnteredData extends FormData {
  constructor(entries: Entry[] = []) {
    super()
    for (const [name, value] of entries) this.append(name, value)
  }
}

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('FormData', EnteredData)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const fields = [
  { name: 'name', type: 'text' },
  { name: 'extras', type: 'checkboxes' },
  { name: 'roof', type: 'file' },
]
const keep = (entries: Entry[], step = 1) => keepDraft('form tour', entries as never, fields, step)
const picture = new File(['light'], 'roof.jpg')
const none = new File([], '')

test('keeps what stands in the declared fields, and that there were pictures', () => {
  keep(
    [
      ['name', 'Ada'],
      ['extras', 'map'],
      ['extras', 'helmet'],
      ['company', 'a trap'],
      ['roof', picture],
    ],
    2,
  )
  expect(readDraft('form tour')).toEqual({
    step: 2,
    values: { name: ['Ada'], extras: ['map', 'helmet'] },
    photos: ['roof'],
  })
  keep([
    ['name', ''],
    ['extras', 'map'],
    ['roof', none],
  ])
  expect(readDraft('form tour')).toEqual({ step: 1, values: { extras: ['map'] }, photos: [] })
  keep([
    ['name', ''],
    ['roof', picture],
  ])
  expect(readDraft('form tour')).toEqual({ step: 1, values: {}, photos: ['roof'] })
})

test('keeps nothing of an empty form, nor what was there before it was emptied', () => {
  keep([
    ['name', ''],
    ['roof', none],
  ])
  expect(storage.size).toBe(0)
  keep([['name', 'Ada']])
  expect(storage.size).toBe(1)
  keep([['name', '']])
  expect([storage.size, readDraft('form tour')]).toEqual([0, undefined])
})

test('forgets a form that was sent, and no other', () => {
  keep([['name', 'Ada']])
  storage.set('form other', 'null')
  dropDraft('form tour')
  expect([...storage.keys()]).toEqual(['form other'])
})

test('goes on where the browser keeps nothing, or another script wrote there', () => {
  storage.set('form tour', '{')
  expect(readDraft('form tour')).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keep([['name', 'Ada']])).not.toThrow()
  expect(() => dropDraft('form tour')).not.toThrow()
  expect(readDraft('form tour')).toBeUndefined()
})
