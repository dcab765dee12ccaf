/** What a starter asks its owner in remarks "# yours": an answer, or that it is right, takes the remark out. */
import { describe, expect, test } from 'vitest'
import { draftOf } from '../../studio/draft/draft.ts'
import { inLanguage } from '../../studio/edit/new-site/language.ts'
import { readStarter, starterFolder } from '../../studio/edit/new-site.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { partsOf } from '../../studio/edit/operations/parts.ts'
import { askedIn } from '../../studio/edit/operations/remarks.ts'
import { surroundings } from './support/site.ts'

const file = `site:
  brand: Oak # yours: the name
  hours: # yours: when you are open
    # As on the door.
    - { days: [Monday], opens: "08:00" } # the early day
  address: { street: Main, zip: "1" } # yours: where you are
facts:
  fee: # yours
    value: $5 # yours: your fee
pages:
  /:
    title: Home
    blocks:
      - type: table # yours: your prices
        rows: [a, b]
        note: |
          words # yours: no remark
      - { type: prose, text: Words } # yours: your story
`
const made = (operation: Operation, text = file) => applyOperations(text, [operation]).source
const without = (remark: string, text = file) => text.replace(remark, '')

test('each remark stands behind one place', () => {
  expect(
    partsOf(file)
      .flatMap(askedIn)
      .map(({ path, words }) => [path.join(' '), words]),
  ).toEqual([
    ['site brand', '# yours: the name'],
    ['site hours', '# yours: when you are open'],
    ['site address', '# yours: where you are'],
    ['facts fee', '# yours'],
    ['facts fee value', '# yours: your fee'],
    ['pages / blocks 0 type', '# yours: your prices'],
    ['pages / blocks 0 note', '# yours: no remark'],
    ['pages / blocks 1', '# yours: your story'],
  ])
})

describe('what is right as it is', () => {
  test.each<[Operation & { do: 'confirm' }, string]>([
    [{ do: 'confirm', path: ['site', 'brand'] }, ' # yours: the name'],
    [{ do: 'confirm', path: ['site', 'hours'] }, ' # yours: when you are open'],
    [{ do: 'confirm', path: ['facts', 'fee', 'value'] }, ' # yours: your fee'],
    [{ do: 'confirm', path: ['pages', '/', 'blocks', 1] }, ' # yours: your story'],
  ])('%j takes out its remark alone', (operation, remark) => {
    expect(made(operation)).toBe(without(remark))
    const windows = file.replaceAll('\n', '\r\n')
    expect(made(operation, windows)).toBe(without(remark, windows))
  })

  test('has no remark where somebody else has confirmed it, or where the words are a text’s', () => {
    expect(made({ do: 'confirm', path: ['site', 'hours', 0] })).toBe(file)
    expect(made({ do: 'confirm', path: ['pages', '/', 'blocks', 0, 'note'] })).toBe(file)
    expect(() => made({ do: 'confirm', path: ['site', 'none'] })).toThrow(/nothing at/i)
  })
})

describe('whoever changes a value answers', () => {
  test.each<[string, Operation, string]>([
    ['it', { do: 'set', path: ['site', 'brand'], value: 'Elm' }, ' # yours: the name'],
    [
      'what stands in it',
      { do: 'set', path: ['site', 'hours', 0, 'opens'], value: '9' },
      ' # yours: when you are open',
    ],
    ['a key of a group', { do: 'set', path: ['site', 'address', 'town'], value: 'X' }, ' # yours: where you are'],
    ['its list', { do: 'insert', path: ['site', 'hours', 1], value: 'x' }, ' # yours: when you are open'],
    [
      'a whole group',
      { do: 'set', path: ['site', 'address'], value: { street: 'Elm', zip: '1' } },
      ' # yours: where you are',
    ],
    ['an item', { do: 'set', path: ['pages', '/', 'blocks', 1, 'text'], value: 'Mine' }, ' # yours: your story'],
  ])('by changing %s', (_, operation, remark) => {
    const changed = made(operation)
    expect(changed).not.toContain(remark)
    expect(changed.match(/# yours/g)).toHaveLength(7)
  })

  test('and all questions around it', () => {
    expect(made({ do: 'set', path: ['facts', 'fee', 'value'], value: '$6' })).toContain('  fee:\n    value: $6\npages')
  })

  test('and nobody who writes what is there already, or moves it', () => {
    expect(made({ do: 'set', path: ['site', 'brand'], value: 'Oak' })).toBe(file)
    expect(made({ do: 'rename', path: ['facts', 'fee'], key: 'price' })).toContain('price: # yours\n')
    expect(made({ do: 'move', path: ['pages', '/', 'blocks', 1], to: 0 }).match(/# yours/g)).toHaveLength(8)
  })

  test('in one step, which undo takes back whole', () => {
    const draft = draftOf('pages.yaml', file, () => ({ ...surroundings, today: '2026-01-01', starterOf: () => '' }))
    for (const value of ['E', 'El', 'Elm'])
      draft.apply([{ do: 'set', path: ['site', 'brand'], value }], { field: 'brand' })
    expect(draft.source()).toBe(file.replace('Oak # yours: the name', 'Elm'))
    draft.undo()
    expect([draft.source(), draft.canUndo()]).toEqual([file, false])
  })
})

test('two people who confirm one thing, or of whom one has removed it, have no conflict', () => {
  const draft = draftOf('pages.yaml', file, () => ({ ...surroundings, today: '2026-01-01', starterOf: () => '' }))
  draft.apply([{ do: 'confirm', path: ['site', 'brand'] }])
  draft.apply([{ do: 'confirm', path: ['site', 'address'] }])
  draft.merge(made({ do: 'remove', path: ['site', 'address'] }, without(' # yours: the name')))
  expect(draft.conflicts()).toEqual([])
  expect(draft.source()).not.toMatch(/the name|where you are/)
})

test('what a new site changes for its country alone still waits for its owner', () => {
  const text = inLanguage(readStarter(starterFolder('cafe')), 'de-DE')
  expect(text).toMatch(/postalCode: .* # yours: your postal address, as it is written in Germany/)
  expect(text).not.toContain('not yet')
})
