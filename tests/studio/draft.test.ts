import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import type { Path } from '../../renderer/common/problem.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { type DraftText, draftOf } from '../../studio/draft/draft.ts'
import { openDraft } from '../../studio/draft/open-draft.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { changedLines, copyOf, site, surroundings } from '../editing/support/site.ts'

vi.mock('../../renderer/common/write-whole.ts', { spy: true })

const around = () => ({
  ...surroundings,
  today: '2026-01-01',
  starterOf: (type: string, kind: string) => starterOf(type, kind).text,
})
const small = `site:
  brand: Oak # the name
pages:
  /:
    title: Home
    blocks:
      - type: hero
        heading: Hello
      # Sample figures.
      - type: stats
        items:
          - { value: "1", label: One }
          - { value: "2", label: Two }
      - { type: prose, text: Words }
  /about:
    title: About us
    blocks: []
`
const draft = (text = small): DraftText => draftOf('pages.yaml', text, around)
const heading = ['pages', '/', 'blocks', 0, 'heading']

/** Types a text into a field, key by key. */
function type(into: DraftText, text: string, field = 'heading'): void {
  for (let end = 1; end <= text.length; end++)
    into.apply([{ do: 'set', path: heading, value: text.slice(0, end) }], { field })
}

describe('typing in one field', () => {
  test('is one step, whatever was typed and taken back in between', () => {
    const typed = draft()
    const long = 'A heading that goes on '.repeat(8).trim()
    type(typed, long)
    expect(typed.source()).toContain('heading: >-')
    for (let end = long.length; end > 4; end--)
      typed.apply([{ do: 'set', path: heading, value: long.slice(0, end) }], { field: 'heading' })
    typed.apply([{ do: 'set', path: heading, value: 'Welcome' }], { field: 'heading' })
    expect(changedLines(small, typed.source()).added).toEqual(['        heading: Welcome'])
    typed.undo()
    expect(typed.source()).toBe(small)
    expect(typed.canUndo()).toBe(false)
  })

  test('is no change where it ends as it began', () => {
    const typed = draft()
    type(typed, 'Hello')
    expect(typed.source()).toBe(small)
    expect(typed.canUndo()).toBe(false)
    expect(typed.changes()).toEqual([])
  })

  test('is no change where what was written there is taken out again', () => {
    const typed = draft()
    const tone = ['pages', '/', 'blocks', 0, 'tone']
    for (const value of ['tint', 'dark']) typed.apply([{ do: 'set', path: tone, value }], { field: 'tone' })
    typed.apply([{ do: 'remove', path: tone }], { field: 'tone' })
    expect(typed.source()).toBe(small)
    expect(typed.canUndo()).toBe(false)
    expect(() => typed.apply([{ do: 'remove', path: tone }], { field: 'tone' })).toThrow()
  })

  test('is a step of its own in each field, and after saving', () => {
    const typed = draft()
    type(typed, 'One')
    typed.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }], { field: 'brand' })
    type(typed, 'Two')
    typed.beginSave().done()
    type(typed, 'Three')
    for (const back of ['Two', 'One', 'One', 'Hello']) {
      typed.undo()
      expect(parse(typed.source()).pages['/'].blocks[0].heading).toBe(back)
    }
    expect(typed.source()).toBe(small)
  })
})

test('typing in a field begins a step anew after an undo, and for whoever else types in it', () => {
  const typed = draft()
  type(typed, 'One')
  typed.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }])
  typed.undo()
  type(typed, 'Two')
  expect(typed.canRedo()).toBe(false)
  typed.apply([{ do: 'set', path: heading, value: 'Three' }], { field: 'heading', by: 'assistant' })
  for (const back of ['Two', 'One', 'Hello']) {
    typed.undo()
    expect(parse(typed.source()).pages['/'].blocks[0].heading).toBe(back)
  }
})

describe('undo and redo', () => {
  test('go back and forth through everything, byte for byte', () => {
    const changed = draft(site)
    const texts = [site]
    const operations = [
      { do: 'set', path: ['site', 'phone'], value: '(541) 555-0199' },
      { do: 'remove', path: ['pages', '/faq'] },
      { do: 'readdress', from: '/bike-repair', to: '/repairs' },
      { do: 'page', route: '/wheel-building', kind: 'service' },
      { do: 'duplicate', path: ['pages', '/wheel-building', 'blocks', 1] },
    ] as const
    for (const operation of operations) {
      changed.apply([operation])
      texts.push(changed.source())
    }
    expect(new Set(texts).size).toBe(6)
    for (const text of texts.toReversed().slice(1)) {
      changed.undo()
      expect(changed.source()).toBe(text)
    }
    for (const text of texts.slice(1)) {
      changed.redo()
      expect(changed.source()).toBe(text)
    }
  })

  test('a refused operation leaves everything as it was', () => {
    const changed = draft()
    changed.apply([{ do: 'set', path: heading, value: 'One' }], { field: 'heading' })
    const before = changed.source()
    expect(() => changed.apply([{ do: 'set', path: [...heading, 'x'], value: 1 }], { field: 'heading' })).toThrow()
    expect(changed.source()).toBe(before)
    changed.undo()
    expect(changed.source()).toBe(small)
  })
})

describe('a page that gets another address', () => {
  const to = (from: string, address: string): Operation[] => [{ do: 'readdress', from, to: address }]
  const redirects = ({ source }: DraftText) => parse(source()).redirects
  const saveIt = (it: DraftText) => it.beginSave().done()

  test('is found under the one that it had when it was saved, whatever it was called in between', () => {
    const moved = draft()
    moved.apply(to('/about', '/us'))
    moved.apply(to('/us', '/we'))
    expect(redirects(moved)).toEqual({ '/about': '/we' })
    moved.apply(to('/we', '/about'))
    expect(moved.source()).toBe(small)
  })
  test('leaves none where it was never saved', () => {
    const fresh = draft()
    fresh.apply([{ do: 'page', route: '/news', kind: 'guide' }])
    fresh.apply(to('/news', '/notes'))
    expect(redirects(fresh)).toBeUndefined()
    saveIt(fresh)
    fresh.apply(to('/notes', '/letters'))
    expect(redirects(fresh)).toEqual({ '/notes': '/letters' })
  })
  test('keeps a redirect that is saved when what was done before it is undone', () => {
    const moved = draft()
    moved.apply([{ do: 'set', path: heading, value: 'Good day' }], { by: 'assistant' })
    moved.apply(to('/about', '/us'))
    saveIt(moved)
    moved.undo('assistant')
    expect(redirects(moved)).toEqual({ '/about': '/us' })
    moved.apply(to('/us', '/about'))
    expect(redirects(moved), 'both were saved').toEqual({ '/us': '/about' })
  })
})

test('changes are told in plain words, since the last save', () => {
  const told = draft()
  told.apply([{ do: 'set', path: heading, value: 'Hi' }])
  told.apply([{ do: 'set', path: ['pages', '/', 'blocks', 1, 'items', 1, 'label'], value: 'Pairs' }])
  told.apply([{ do: 'insert', path: ['pages', '/about', 'blocks', 0], value: { type: 'prose', text: 'A' } }])
  told.apply([{ do: 'set', path: ['site', 'phone'], value: '555' }])
  told.apply([{ do: 'move', path: ['pages', '/', 'blocks', 2], to: 1 }])
  expect(told.changes().map(({ words }) => inEnglish(words))).toEqual([
    'Heading of the hero on / changed',
    'Label of item 2 of items in the stats on / changed',
    'Prose on /about added',
    'Phone of the site added',
    'The prose on / moved',
  ])
  expect(told.changes()[2]).toMatchObject({ page: '/about', path: ['pages', '/about', 'blocks', 0] })
  told.beginSave().done()
  expect(told.changes()).toEqual([])
  told.undo()
  expect(told.changes().map(({ words }) => inEnglish(words))).toEqual(['Undone: The prose on / moved'])
  told.apply([{ do: 'set', path: heading, value: 'Hey' }])
  expect(told.changes().map(({ words }) => inEnglish(words))).toEqual([
    'Undone: The prose on / moved',
    'Heading of the hero on / changed',
  ])
})

describe('one change of several', () => {
  const section = ['pages', '/about', 'blocks', 0]
  const changed = () => {
    const several = draft()
    for (const value of ['Hi', 'Hey']) several.apply([{ do: 'set', path: heading, value }])
    several.apply([{ do: 'insert', path: section, value: { type: 'prose', text: 'A' } }])
    several.apply([{ do: 'set', path: [...section, 'text'], value: 'B' }])
    several.apply([{ do: 'set', path: ['site', 'phone'], value: '555' }])
    return several
  }
  const said = (told: DraftText) => told.changes().map(({ words }) => inEnglish(words))

  test('is taken back whole, and the others stay', () => {
    const several = changed()
    const [first] = several.changes()
    several.takeBack(first ?? { words: '' })
    const without = draft()
    for (const { operations } of changed().unsaved()?.steps.slice(2) ?? []) without.apply(operations)
    expect(several.source()).toBe(without.source())
    expect(said(several)).not.toContain('Heading of the hero on / changed')
    several.redo()
    several.redo()
    expect(several.source()).toBe(changed().source())
  })

  test('is refused where a later one builds on it, and nothing is lost', () => {
    const several = changed()
    const [, added] = several.changes()
    expect(() => several.takeBack(added ?? { words: '' })).toThrow(/a later change builds on it/)
    expect(several.source()).toBe(changed().source())
    expect(said(several)).toEqual(said(changed()))
  })

  test('is not taken back by somebody else', () => {
    const several = changed()
    const [first] = several.changes()
    expect(several.takeBack(first ?? { words: '' }, { id: 'nora', name: 'Nora' })).toBeUndefined()
    expect(several.source()).toBe(changed().source())
  })
})

test('what is changed back by hand is no change', () => {
  const back = draft()
  for (const value of ['Mine', 'Hello']) back.apply([{ do: 'set', path: heading, value }])
  expect([back.changes(), back.diff(), back.unsaved()]).toEqual([[], '', undefined])
  back.merge(small.replace('Hello', 'Theirs'))
  expect([back.conflicts(), back.canUndo()]).toEqual([[], false])
  expect(back.source()).toContain('heading: Theirs')
})

describe('a save that failed', () => {
  const told = (of: DraftText) => of.changes().map(({ words }) => inEnglish(words))
  const title = ['pages', '/about', 'title']
  const set = (into: DraftText, path: Path, value: string) => into.apply([{ do: 'set', path, value }])

  test('leaves all changes unsaved', () => {
    const failing = draft()
    type(failing, 'Mine')
    failing.beginSave().done()
    failing.undo()
    set(failing, title, 'Who we are')
    const [text, before] = [failing.source(), told(failing)]
    expect(before).toEqual(['Undone: Heading of the hero on / changed', 'Title of /about changed'])
    failing.beginSave()
    expect([failing.source(), told(failing)]).toEqual([text, before])
    failing.beginSave().done()
    expect(told(failing)).toEqual([])
  })

  test('leaves what was undone meanwhile as a change', () => {
    const failing = draft()
    set(failing, heading, 'Saved')
    failing.beginSave().done()
    set(failing, heading, 'Mine')
    failing.beginSave()
    failing.undo()
    failing.undo()
    expect(failing.source()).toBe(small)
    expect(told(failing)).toEqual(['Undone: Heading of the hero on / changed'])
    failing.redo()
    expect(told(failing)).toEqual([])
    failing.redo()
    expect(told(failing)).toHaveLength(1)
  })

  test('leaves what was undone and what was done meanwhile as changes', () => {
    const failing = draft()
    set(failing, ['site', 'brand'], 'Elm')
    failing.beginSave().done()
    set(failing, heading, 'Mine')
    failing.beginSave()
    failing.undo()
    failing.undo()
    set(failing, title, 'Who we are')
    expect(told(failing)).toEqual(['Undone: Brand of the site changed', 'Title of /about changed'])
    expect(failing.unsaved()?.steps).toHaveLength(1)
    failing.merge(small.replace('Oak', 'Elm').replace('Words', 'Others'))
    expect(failing.source()).toBe(small.replace('Words', 'Others').replace('About us', 'Who we are'))
  })

  test('leaves what was typed meanwhile in the same field as a step of its own', () => {
    const failing = draft()
    type(failing, 'One')
    failing.beginSave()
    type(failing, 'Two')
    failing.undo()
    expect(failing.source()).toBe(small.replace('Hello', 'One'))
    expect(told(failing)).toHaveLength(1)
  })
})

test('what somebody else wrote while a save went on is not taken for one’s own', () => {
  const mine = draft()
  mine.apply([{ do: 'set', path: heading, value: 'Mine' }])
  const save = mine.beginSave()
  mine.merge(small.replace('Oak', 'Elm'))
  save.done()
  expect(mine.changes().map(({ words }) => inEnglish(words))).toEqual(['Heading of the hero on / changed'])
  mine.undo()
  expect(mine.source()).toBe(small.replace('Oak', 'Elm'))
})

describe('when somebody else changes the file', () => {
  const others = (edit: (text: string) => string, mine: (mine: DraftText) => void) => {
    const merged = draft()
    mine(merged)
    merged.merge(edit(small))
    return { merged, data: parse(merged.source()) }
  }

  test('both are kept, and one can still undo one’s own', () => {
    const { merged, data } = others(
      (text) => text.replace('Words', 'Other words'),
      (mine) => mine.apply([{ do: 'set', path: heading, value: 'Mine' }]),
    )
    expect(data.pages['/'].blocks).toMatchObject([{ heading: 'Mine' }, {}, { text: 'Other words' }])
    expect(merged.conflicts()).toEqual([])
    expect(merged.changes()).toHaveLength(1)
    merged.undo()
    expect(merged.source()).toBe(small.replace('Words', 'Other words'))
  })

  test('items are found again where they have gone', () => {
    const { merged, data } = others(
      (text) => text.replace('      - type: hero\n', '      - { type: prose, text: New on top }\n      - type: hero\n'),
      (mine) => {
        mine.apply([{ do: 'set', path: heading, value: 'Mine' }])
        mine.apply([{ do: 'set', path: ['pages', '/', 'blocks', 1, 'items', 0, 'label'], value: 'First' }])
        mine.apply([
          { do: 'insert', path: ['pages', '/', 'blocks', 1, 'items', 1], value: { value: '3', label: 'Three' } },
        ])
        mine.apply([{ do: 'remove', path: ['pages', '/', 'blocks', 2] }])
      },
    )
    expect(merged.conflicts()).toEqual([])
    expect(data.pages['/'].blocks).toEqual([
      { type: 'prose', text: 'New on top' },
      { type: 'hero', heading: 'Mine' },
      {
        type: 'stats',
        items: [
          { value: '1', label: 'First' },
          { value: '3', label: 'Three' },
          { value: '2', label: 'Two' },
        ],
      },
    ])
  })

  test('the same place changed by both keeps theirs in the file and reports both', () => {
    const { merged, data } = others(
      (text) => text.replace('Hello', 'Theirs'),
      (mine) => {
        mine.apply([{ do: 'set', path: heading, value: 'Mine' }])
        mine.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }])
      },
    )
    expect(data.pages['/'].blocks[0].heading).toBe('Theirs')
    expect(data.site.brand).toBe('Elm')
    expect(merged.conflicts()).toEqual([{ by: 'owner', path: heading, yours: 'Mine', theirs: 'Theirs' }])
    merged.apply([{ do: 'set', path: heading, value: 'Mine' }])
    expect(merged.conflicts()).toEqual([])
  })

  test('of one’s several words in one place the last ones are reported', () => {
    const { merged } = others(
      (text) => text.replace('Hello', 'Theirs'),
      (mine) => {
        for (const value of ['First', 'Second']) mine.apply([{ do: 'set', path: heading, value }])
      },
    )
    expect(merged.conflicts()).toEqual([{ by: 'owner', path: heading, yours: 'Second', theirs: 'Theirs' }])
  })

  test('what they removed is not brought back, and one’s words are reported', () => {
    const { merged } = others(
      (text) => text.replace(/ {6}- type: hero\n.*\n/, ''),
      (mine) => mine.apply([{ do: 'set', path: heading, value: 'Mine' }]),
    )
    expect(merged.source()).not.toContain('Mine')
    expect(merged.conflicts()).toMatchObject([{ yours: 'Mine', theirs: undefined }])
    expect(merged.canUndo()).toBe(false)
  })

  test.each(['at once', 'one after the other'])('places are those that one’s own changes before left (%s)', (how) => {
    const operations: Operation[] = [
      { do: 'insert', path: ['pages', '/', 'blocks', 0], value: { type: 'prose', text: 'New' } },
      { do: 'set', path: ['pages', '/', 'blocks', 0, 'text'], value: 'Newer' },
      { do: 'move', path: ['pages', '/', 'blocks', 1], to: 2 },
    ]
    const { merged, data } = others(
      (text) => text.replace('Words', 'Other words'),
      (mine) => {
        if (how === 'at once') mine.apply(operations)
        else for (const operation of operations) mine.apply([operation])
      },
    )
    expect(merged.conflicts()).toEqual([])
    expect(data.pages['/'].blocks).toMatchObject([
      { text: 'Newer' },
      { type: 'stats' },
      { heading: 'Hello' },
      { text: 'Other words' },
    ])
  })

  test('what they took over from oneself is there once', () => {
    const mine = draft()
    mine.apply([{ do: 'duplicate', path: ['pages', '/', 'blocks', 1] }])
    const text = mine.source()
    mine.merge(text)
    expect([mine.source(), mine.changes(), mine.conflicts()]).toEqual([text, [], []])
  })

  test('what they changed is not removed with what one removes', () => {
    const { merged, data } = others(
      (text) => text.replace('label: Two', 'label: Both of us'),
      (mine) => mine.apply([{ do: 'remove', path: ['pages', '/', 'blocks', 1] }]),
    )
    expect(data.pages['/'].blocks[1].items[1].label).toBe('Both of us')
    expect(merged.conflicts()).toHaveLength(1)
  })

  test('a group that was set as a whole is merged key by key', () => {
    const { merged, data } = others(
      (text) => text.replace('title: About us', 'title: Who we are'),
      (mine) =>
        mine.apply([{ do: 'set', path: ['pages', '/about'], value: { title: 'About us', kind: 'guide', blocks: [] } }]),
    )
    expect(merged.conflicts()).toEqual([])
    expect(data.pages['/about']).toEqual({ title: 'Who we are', kind: 'guide', blocks: [] })
  })

  test('what was undone since the save stays undone', () => {
    const merged = draft()
    merged.apply([{ do: 'set', path: heading, value: 'Mine' }])
    const save = merged.beginSave()
    save.done()
    merged.undo()
    merged.merge(save.text.replace('Oak', 'Elm'))
    expect(parse(merged.source())).toMatchObject({
      site: { brand: 'Elm' },
      pages: { '/': { blocks: [{ heading: 'Hello' }, {}, {}] } },
    })
  })

  test('a text that cannot be read takes nothing away', () => {
    const merged = draft()
    merged.apply([{ do: 'set', path: heading, value: 'Mine' }])
    merged.merge(small.replace('heading: Hello', 'heading: "Hello'))
    expect(merged.source()).toBe(small.replace('heading: Hello', 'heading: "Hello'))
    expect(merged.conflicts()).toMatchObject([{ yours: 'Mine' }])
  })
})

describe('a draft of a file', () => {
  const open = async (text: string) => {
    const file = await copyOf(text)
    const opened = await openDraft(file)
    onTestFinished(() => opened.close())
    return { file, opened }
  }

  test('touches the disk when it is saved, and not before', async () => {
    const { file, opened } = await open(site)
    opened.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm Cycles' }])
    expect(await readFile(file, 'utf8')).toBe(site)
    expect(await opened.save()).toEqual({ written: true, conflicts: [] })
    expect(changedLines(site, await readFile(file, 'utf8'))).toEqual({
      removed: ['  brand: Linden Cycles'],
      added: ['  brand: Elm Cycles'],
    })
    expect(opened.changes()).toEqual([])
    expect(await opened.save()).toEqual({ written: false, conflicts: [] })
    opened.undo()
    await opened.save()
    expect(await readFile(file, 'utf8')).toBe(site)
  })

  test('follows what an editor does to the file', async () => {
    const { file, opened } = await open(small)
    const changed = vi.fn()
    opened.onChange(changed)
    opened.apply([{ do: 'set', path: heading, value: 'Mine' }])
    await writeFile(file, small.replace('Oak', 'Elm'))
    await vi.waitFor(() => expect(opened.source()).toContain('brand: Elm # the name'))
    expect(opened.source()).toContain('heading: Mine')
    expect(changed).toHaveBeenCalled()
    await opened.save()
    expect(await readFile(file, 'utf8')).toBe(small.replace('Oak', 'Elm').replace('Hello', 'Mine'))
  })

  test('merges before it saves, although it has not heard of the change', async () => {
    const { file, opened } = await open(small)
    opened.close()
    opened.apply([{ do: 'set', path: heading, value: 'Mine' }])
    await writeFile(file, small.replace('Hello', 'Theirs').replace('Oak', 'Elm'))
    const { conflicts } = await opened.save()
    expect(conflicts).toEqual([{ by: 'owner', path: heading, yours: 'Mine', theirs: 'Theirs' }])
    expect(await readFile(file, 'utf8')).toBe(small.replace('Hello', 'Theirs').replace('Oak', 'Elm'))
  })

  test('says that a file which others broke cannot be written into, and saves when it is mended', async () => {
    const { file, opened } = await open(small)
    opened.apply([{ do: 'set', path: heading, value: 'Mine' }])
    const broken = small.replace('Hello', '"Hello')
    await writeFile(file, broken)
    await expect(opened.save()).rejects.toThrow('line 8 cannot be read any more, so nothing was saved')
    expect([await readFile(file, 'utf8'), opened.changes().length]).toEqual([broken, 1])
    await writeFile(file, small.replace('Oak', 'Elm'))
    expect(await opened.save()).toEqual({ written: true, conflicts: [] })
    expect(await readFile(file, 'utf8')).toBe(small.replace('Oak', 'Elm').replace('Hello', 'Mine'))
  })

  test('merges with a file that was broken before, and takes up one that others broke while nothing is unsaved', async () => {
    const broken = small.replace('About us', '"About us')
    const { file, opened } = await open(broken)
    opened.apply([{ do: 'set', path: heading, value: 'Mine' }])
    await writeFile(file, broken.replace('Oak', 'Elm'))
    await opened.save()
    expect(await readFile(file, 'utf8')).toBe(broken.replace('Oak', 'Elm').replace('Hello', 'Mine'))
    const sound = await open(small)
    await writeFile(sound.file, broken)
    expect([await sound.opened.save(), sound.opened.source()]).toEqual([{ written: false, conflicts: [] }, broken])
  })

  test('writes what it shows where the file lost everything, although nothing is unsaved', async () => {
    const { file, opened } = await open(small)
    await writeFile(file, '')
    expect(await opened.save()).toEqual({ written: true, conflicts: [] })
    expect(await readFile(file, 'utf8')).toBe(small)
  })

  test.each([
    ['ENOSPC', 'The disk is full, so nothing was saved'],
    ['EACCES', 'The folder of the site cannot be written to, so nothing was saved'],
  ])('says in words that a disk refused (%s), and keeps the changes', async (code, words) => {
    const { file, opened } = await open(small)
    opened.apply([{ do: 'set', path: heading, value: 'Mine' }])
    const refused = vi.mocked(writeWhole).mockRejectedValueOnce(Object.assign(new Error(code), { code }))
    onTestFinished(() => void refused.mockClear())
    await expect(opened.save()).rejects.toThrow(words)
    expect([opened.changes().length, await readFile(file, 'utf8')]).toEqual([1, small])
    await opened.save()
    expect(await readFile(file, 'utf8')).toBe(small.replace('Hello', 'Mine'))
  })

  describe('that is kept', () => {
    const openKept = async (file: string) => {
      const opened = await openDraft(file, { isKept: true })
      onTestFinished(async () => {
        await opened.save().catch(() => {})
        await opened.close()
      })
      return opened
    }

    test('has what was not saved again when it is opened anew, each step to undo', async () => {
      const file = await copyOf(small)
      const first = await openKept(file)
      first.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }])
      type(first, 'Mine')
      const text = first.source()
      await first.close()
      expect(await readFile(file, 'utf8')).toBe(small)
      const second = await openKept(file)
      expect(second.source()).toBe(text)
      expect(second.changes()).toHaveLength(2)
      second.undo()
      expect(second.source()).toBe(small.replace('Oak', 'Elm'))
      await second.save()
      await second.close()
      const third = await openKept(file)
      expect([third.changes(), third.canUndo()]).toEqual([[], false])
    })

    test('has it on what others wrote meanwhile, and reports what they changed too', async () => {
      const file = await copyOf(small)
      const first = await openKept(file)
      first.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }])
      type(first, 'Mine')
      await first.close()
      await writeFile(file, small.replace('Hello', 'Theirs').replace('Words', 'Other words'))
      const second = await openKept(file)
      expect(second.source()).toBe(
        small.replace('Oak', 'Elm').replace('Hello', 'Theirs').replace('Words', 'Other words'),
      )
      expect(second.conflicts()).toEqual([{ by: 'owner', path: heading, yours: 'Mine', theirs: 'Theirs' }])
    })

    test('says its changes anew, since the version that kept them may have had other words', () => {
      const first = draft()
      first.apply([{ do: 'set', path: ['site', 'brand'], value: 'Elm' }])
      first.apply([{ do: 'set', path: heading, value: 'Mine' }], { label: 'A better heading' })
      const kept = JSON.parse(JSON.stringify(first.unsaved()))
      kept.steps[0].change.words.id = 'change.of-another-version'
      const second = draft()
      second.restore(kept)
      expect(second.changes().map(({ words }) => inEnglish(words))).toEqual([
        'Brand of the site changed',
        'A better heading',
      ])
    })

    test('has also what was undone of a saved text', async () => {
      const file = await copyOf(small)
      const first = await openKept(file)
      first.apply([{ do: 'remove', path: ['pages', '/', 'blocks', 1] }])
      type(first, 'Mine')
      await first.save()
      first.undo()
      first.undo()
      await first.close()
      const second = await openKept(file)
      expect(second.source()).toBe(small)
      second.undo()
      expect(second.source()).toBe(await readFile(file, 'utf8'))
    })
  })

  test('refuses a file that could not be written back as it was', async () => {
    const file = await copyOf('')
    await writeFile(file, Buffer.from([0x73, 0xff, 0x0a]))
    await expect(openDraft(file)).rejects.toThrow('is not UTF-8 text')
  })
})
