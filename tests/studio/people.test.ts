/** Several people in one draft: nobody's words are lost, and each takes back what is their own. */
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { type DraftText, draftOf } from '../../studio/draft/draft.ts'
import { mergeWords } from '../../studio/draft/merge-words.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { applied as shownAfter } from '../../studio/edit/operations/plain.ts'
import type { NodeOperation } from '../../studio/edit/operations/steps-of.ts'
import { randomOf } from '../../tools/bench/random.ts'
import { surroundings } from '../editing/support/site.ts'
import { seed } from '../support/seed.ts'

vi.setConfig({ testTimeout: 60_000 })

const around = () => ({ ...surroundings, today: '2026-01-01', starterOf: (type: string) => starterOf(type).text })
const small = `site:
  brand: Oak # the name
pages:
  /:
    title: Home
    blocks:
      - type: hero
        heading: We mend roofs in all of town
      - type: stats
        items:
          - { value: "1", label: One }
          - { value: "2", label: Two }
      - { type: prose, text: Words of the first day }
  /about:
    title: About us
    blocks: []
`
const ada = { id: 'a', name: 'Ada' }
const ben = { id: 'b', name: 'Ben' }
const heading: Path = ['pages', '/', 'blocks', 0, 'heading']
const text: Path = ['pages', '/', 'blocks', 2, 'text']
const title: Path = ['pages', '/about', 'title']

const set = (path: Path, value: string): Operation => ({ do: 'set', path, value })
const at = (draft: DraftText, path: Path) => valueAt(parse(draft.source()), path)

/** Somebody's open page: it shows what it loaded and what was done in it, and says so with each change. */
function writerIn(draft: DraftText, by: { id: string; name: string }) {
  let version = draft.version()
  let data = parse(draft.source())
  return {
    load() {
      version = draft.version()
      data = parse(draft.source())
    },
    sees: (path: Path) => valueAt(data, path),
    do(operations: Operation[], field?: string) {
      const seen = { tab: by.id, version }
      data = operations.reduce(
        (now, each) => shownAfter(now, each as NodeOperation, { file: {}, block: () => ({}) }),
        data,
      )
      return draft.apply(operations, { by, seen, ...(field && { field }) })
    },
    type(path: Path, value: string) {
      return this.do([set(path, value)], JSON.stringify(path))
    },
  }
}

const open = () => {
  const draft = draftOf('pages.yaml', small, around)
  return { draft, first: writerIn(draft, ada), second: writerIn(draft, ben) }
}

describe('two people who write at once', () => {
  test('keep the words of both, in one text where they are others', () => {
    const { draft, first, second } = open()
    first.type(heading, 'We quickly mend roofs in all of town')
    second.type(heading, 'We mend roofs in all of the county')
    expect(at(draft, heading)).toBe('We quickly mend roofs in all of the county')
    first.type(heading, 'We quickly mend and clean roofs in all of town')
    expect(at(draft, heading)).toBe('We quickly mend and clean roofs in all of the county')
    expect(draft.conflicts()).toEqual([])
  })

  test('are both told of the same words, with what each wrote', () => {
    const { draft, first, second } = open()
    first.type(heading, 'We mend roofs in all of Kentucky')
    second.type(heading, 'We mend roofs in all of Ohio')
    expect(at(draft, heading)).toBe('We mend roofs in all of Kentucky')
    expect(draft.conflicts()).toEqual([
      {
        path: heading,
        yours: 'We mend roofs in all of Ohio',
        theirs: 'We mend roofs in all of Kentucky',
        by: ben,
        other: ada,
      },
    ])
    second.type(heading, 'We mend roofs in all of Ohio now')
    expect(draft.conflicts()).toMatchObject([{ yours: 'We mend roofs in all of Ohio now' }])
    second.load()
    second.type(heading, 'We mend roofs in Kentucky')
    expect(draft.conflicts()).toHaveLength(1)
    second.type(heading, 'We mend roofs in all of Ohio now')
    expect(draft.conflicts()).toEqual([])
  })

  test('change the thing that they see, wherever others have moved it', () => {
    const { draft, first, second } = open()
    first.do([{ do: 'move', path: ['pages', '/', 'blocks', 2], to: 0 }])
    first.do([{ do: 'insert', path: ['pages', '/', 'blocks', 0], value: { type: 'prose', text: 'New' } }])
    second.type(text, 'Words of the second day')
    second.do([{ do: 'remove', path: ['pages', '/', 'blocks', 1, 'items', 0] }])
    expect(at(draft, ['pages', '/', 'blocks'])).toMatchObject([
      { text: 'New' },
      { text: 'Words of the second day' },
      { type: 'hero' },
      { items: [{ label: 'Two' }] },
    ])
  })

  test('keep the words in a section that somebody else has removed', () => {
    const { draft, first, second } = open()
    first.do([{ do: 'remove', path: ['pages', '/', 'blocks', 2] }])
    second.type(text, 'Words of the second day')
    expect(draft.conflicts()).toMatchObject([
      { yours: 'Words of the second day', theirs: undefined, by: ben, other: ada },
    ])
  })

  test('cannot remove what somebody else has just changed', () => {
    const { draft, first, second } = open()
    first.type(text, 'Words of the second day')
    expect(() => second.do([{ do: 'remove', path: ['pages', '/', 'blocks', 2] }])).toThrow(
      'This was not done, since Ada has changed the same place meanwhile',
    )
    expect(at(draft, text)).toBe('Words of the second day')
  })

  test('make one step each of what they type, though their keys come by turns', () => {
    const { draft, first, second } = open()
    for (const end of [1, 2, 3]) {
      first.type(heading, 'Ada'.slice(0, end))
      first.load()
      second.type(text, 'Ben'.slice(0, end))
      second.load()
    }
    expect([at(draft, heading), at(draft, text)]).toEqual(['Ada', 'Ben'])
    expect(draft.changes().map(({ words, by }) => [inEnglish(words), by])).toEqual([
      ['Heading of the hero on / changed', ada],
      ['Text of the prose on / changed', ben],
    ])
  })

  test('are known by a page that was open before the studio began anew', () => {
    const { draft, first } = open()
    first.type(heading, 'Ada')
    const after = draftOf('pages.yaml', small, around)
    after.restore(JSON.parse(JSON.stringify(draft.unsaved())))
    const [again, other] = [writerIn(after, ada), writerIn(after, ben)]
    other.type(text, 'Ben')
    again.type(heading, 'Ada was here')
    expect([at(after, heading), at(after, text)]).toEqual(['Ada was here', 'Ben'])
    expect(after.changes().map(({ by }) => by)).toEqual([ben, ada])
  })

  test('find words that gave way again, when the studio is begun anew', () => {
    const { draft, first, second } = open()
    first.type(heading, 'Ada')
    second.type(heading, 'Ben')
    const after = draftOf('pages.yaml', small, around)
    after.restore(JSON.parse(JSON.stringify(draft.unsaved())))
    expect(after.conflicts()).toMatchObject([{ yours: 'Ben', theirs: 'Ada', by: ben }])
  })
})

describe('undo', () => {
  test('takes back one’s own step, and leaves what others did since', () => {
    const { draft, first, second } = open()
    first.type(heading, 'Ada')
    second.load()
    second.do([{ do: 'insert', path: ['pages', '/', 'blocks', 0], value: { type: 'prose', text: 'New' } }])
    second.type(title, 'About Ben')
    draft.undo(ada)
    expect(at(draft, ['pages', '/', 'blocks', 1, 'heading'])).toBe('We mend roofs in all of town')
    expect([at(draft, title), at(draft, ['pages', '/', 'blocks', 0, 'text'])]).toEqual(['About Ben', 'New'])
    expect([draft.canUndo(ada), draft.canRedo(ada), draft.canRedo(ben)]).toEqual([false, true, false])
    draft.undo(ben)
    draft.redo(ada)
    expect(at(draft, ['pages', '/', 'blocks', 1, 'heading'])).toBe('Ada')
    expect(at(draft, title)).toBe('About us')
    draft.redo(ben)
    expect(at(draft, title)).toBe('About Ben')
  })

  test('back to the beginning leaves the text byte for byte as it was', () => {
    const { draft, first, second } = open()
    first.type(heading, 'Ada')
    second.load()
    second.type(title, 'About Ben')
    draft.undo(ada)
    draft.undo(ben)
    expect(draft.source()).toBe(small)
    expect(draft.undo(ada)).toBeUndefined()
  })

  test('is refused in words where somebody has changed the same place since, and changes nothing', () => {
    const { draft, first, second } = open()
    first.type(heading, 'Ada')
    second.load()
    second.type(heading, 'Ben')
    const before = draft.source()
    expect(() => draft.undo(ada)).toThrow('This was not done, since Ben has changed the same place meanwhile')
    expect(draft.source()).toBe(before)
    expect([draft.canUndo(ada), draft.canRedo(ada)]).toEqual([true, false])
    draft.undo(ben)
    draft.undo(ada)
    expect(draft.source()).toBe(small)
  })

  test('of a saved step says of that alone that it is undone', () => {
    const { draft, first, second } = open()
    first.type(heading, 'Ada')
    second.load()
    second.type(title, 'About Ben')
    draft.beginSave().done()
    draft.undo(ada)
    expect(draft.changes().map(({ words }) => inEnglish(words))).toEqual(['Undone: Heading of the hero on / changed'])
  })
})

test('a whole other text is a step that can be taken back', () => {
  const { draft, first } = open()
  first.type(heading, 'Ada')
  const before = draft.source()
  draft.reset(small.replace('Oak', 'Elm'), ben)
  expect(draft.source()).toBe(small.replace('Oak', 'Elm'))
  draft.undo(ben)
  expect(draft.source()).toBe(before)
})

test.each([
  ['one two three', 'one 2 three', 'one two 3', 'one 2 3'],
  ['one two three', 'zero one two three', 'one two three four', 'zero one two three four'],
  ['one two three', 'one three', 'one two three four', 'one three four'],
  ['one two', 'one 2', 'one 2', 'one 2'],
  ['one two', 'one 2', 'one zwei', undefined],
  ['one two', 'one two a', 'one two b', undefined],
  ['one two three', 'one', 'one two drei', undefined],
  ['', 'one', 'two', undefined],
])('of "%s", "%s" and "%s" become %j', (base, mine, theirs, both) => {
  expect(mergeWords(base, mine, theirs)).toBe(both)
  expect(mergeWords(base, theirs, mine)).toBe(both)
})

test(`no word of two people who write, move, remove and take back at random is lost (SEED=${seed})`, () => {
  const random = randomOf(seed)
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  for (let run = 0; run < 40; run++) {
    const { draft, first, second } = open()
    const written = new Set<string>()
    const gone = new Set<string>()
    for (let step = 0; step < 30; step++) {
      const [writer, by] = oneOf([[first, ada] as const, [second, ben] as const])
      const path = oneOf([heading, text, title, ['pages', '/', 'blocks', 1, 'items', 0, 'label']])
      const before = draft.source()
      const deed = random()
      if (deed < 0.35) writer.load()
      else if (deed < 0.8) {
        const old = writer.sees(path)
        if (typeof old !== 'string') continue
        const word = `${by.name}${step}`
        const words = old.split(' ')
        const isOver = random() < 0.3
        const place = Math.floor(random() * words.length)
        // Whoever writes over words that they see takes those away themselves.
        if (isOver) gone.add(words[place] as string)
        words.splice(place, isOver ? 1 : 0, word)
        writer.type(path, words.join(' '))
        written.add(word)
      } else if (deed < 0.9) {
        const blocks = (writer.sees(['pages', '/', 'blocks']) as unknown[]).length
        try {
          writer.do([
            { do: 'move', path: ['pages', '/', 'blocks', oneOf([0, 1, 2])], to: Math.floor(random() * blocks) },
          ])
        } catch (error) {
          expect(String(error)).toContain('changed the same place meanwhile')
        }
        writer.load()
      } else {
        const words = wordsIn(draft)
        try {
          draft.undo(by)
        } catch (error) {
          expect(String(error)).toContain('changed the same place meanwhile')
          expect(draft.source()).toBe(before)
        }
        // What one takes back is gone; what is left has to be all that others wrote.
        for (const word of words) if (!draft.source().includes(word) && word.startsWith(by.name)) gone.add(word)
        writer.load()
      }
    }
    const left = wordsIn(draft)
    const lost = [...written].filter((word) => !left.has(word) && !gone.has(word))
    expect({ lost, seed, run, source: draft.source(), conflicts: draft.conflicts() }).toMatchObject({ lost: [] })
  }
})

/** All words of a draft, those that gave way too. */
const wordsIn = (draft: DraftText) =>
  new Set(`${draft.source()} ${JSON.stringify(draft.conflicts())}`.match(/\b(?:Ada|Ben)\d+\b/g))
