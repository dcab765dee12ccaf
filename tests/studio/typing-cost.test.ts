import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { draftOf } from '../../studio/draft/draft.ts'

vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>()
  return { ...yaml, parseDocument: vi.fn(yaml.parseDocument) }
})
beforeEach(() => void vi.mocked(parseDocument).mockClear())
afterAll(() => vi.restoreAllMocks())

const text = readFileSync('tests/fixture/pages.yaml', 'utf8')
const open = () =>
  draftOf('pages.yaml', text, () => ({ today: '2026-01-01', images: [], icons: [], files: [], starterOf: () => '' }))

/** Types a word key by key, having seen what `seen` says. */
function type(draft: ReturnType<typeof open>, route: string, seen: () => number, word: string) {
  for (let end = 1; end <= word.length; end++) {
    const operation = { do: 'set', path: ['pages', route, 'title'], value: word.slice(0, end) } as const
    draft.apply([operation], { field: 'title', seen: { tab: 'one', version: seen() } })
  }
}

test('each key of a word is made on the text as it was before the first one, which is read once', () => {
  const draft = open()
  type(draft, '/about', draft.version, 'Trails')
  expect(parseDocument).toHaveBeenCalledOnce()
  expect(draft.source()).toContain('title: Trails\n')
})

test('so it is where keys come before the page has seen what became of the last one', () => {
  const draft = open()
  const version = draft.version()
  type(draft, '/faq', () => version, 'Trails')
  expect(parseDocument).toHaveBeenCalledOnce()
  expect(draft.conflicts()).toEqual([])
  expect(draft.source()).toContain('title: Trails\n')
})

test('what others wrote elsewhere since stays, though the page has not seen it', () => {
  const draft = open()
  const version = draft.version()
  type(draft, '/faq', () => version, 'Tra')
  draft.apply([{ do: 'set', path: ['site', 'tagline'], value: 'By others' }], { by: { id: 'ann', name: 'Ann' } })
  type(draft, '/faq', () => version, 'Trails')
  expect(draft.conflicts()).toEqual([])
  expect(draft.source()).toContain('title: Trails\n')
  expect(draft.source()).toContain('By others')
})
