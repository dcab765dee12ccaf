import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { draftOf } from '../../studio/draft/draft.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const megabytesInUse = () => {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

const page = (index: number) =>
  `  /page-${index}:\n    title: Page ${index}\n    description: ${'Words. '.repeat(3000)}\n`
const text = `site:\n  brand: Oak\npages:\n${Array.from({ length: 50 }, (_, index) => page(index)).join('')}`
const around = () => ({ today: '2026-01-01', images: [], icons: [], files: [], starterOf: () => '' })

test('of a text that somebody types in all day, the draft keeps what was typed, and not each text that there was', () => {
  const draft = draftOf('pages.yaml', text, around)
  const type = (word: string) => {
    draft.apply([{ do: 'set', path: ['pages', '/page-7', 'title'], value: word }])
    return [draft.source().length, draft.saved().length]
  }
  type('First')
  const before = megabytesInUse()
  for (let key = 0; key < 60; key++) type(`Title ${key}`)
  const texts = (megabytesInUse() - before) / (text.length / 1e6)
  expect(draft.source()).toContain('title: Title 59')
  expect(draft.saved()).toBe(text)
  expect(texts).toBeLessThan(10)
})
