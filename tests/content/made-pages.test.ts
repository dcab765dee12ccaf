/** Pages that are made of sets: their addresses, and the words in the place of names. */
import { describe, expect, test } from 'vitest'
import { addresses, countMade, setsIn } from '../../renderer/expand/templates/addresses.ts'
import { dottedTokens, fill, lookUp, pathOf } from '../../renderer/expand/templates/fill.ts'
import { setsOf } from '../../renderer/expand/templates/sets.ts'

describe('pages that a template makes of sets', () => {
  const sets = setsOf({
    data: {
      area: {
        fields: { name: {}, near: { of: 'area' }, work: { by: 'service' }, note: { optional: true }, odd: 5 },
        items: {
          oak: { name: 'Oakdale', near: 'elm', work: { repair: 'mends' } },
          elm: { name: 'Elmwood', near: 'oak', work: 'odd' },
          odd: 5,
        },
      },
      service: { fields: { name: {} }, items: { repair: { name: 'Repair' } } },
      broken: { fields: {} },
      other: { items: {} },
      odd: 5,
    },
  })
  const at = { area: 'oak', service: 'repair' }

  test('are as many as items, or as pairs of them', () => {
    expect([...sets.keys()]).toEqual(['area', 'service'])
    expect(setsIn('/{area.slug}/{service.slug}/{area.name}')).toEqual(['area', 'service'])
    expect(countMade('/{area.slug}/{service.slug}', sets)).toBe(2)
    expect(countMade('/{area.slug}/{none.slug}', sets)).toBe(2)
    expect(addresses('/{area.slug}/{service.slug}', sets, 2)).toEqual([
      { address: '/oak/repair', combination: at },
      { address: '/elm/repair', combination: { area: 'elm', service: 'repair' } },
    ])
    expect(addresses('/{area.slug}', sets, 1), 'more than may be').toEqual([])
    expect(addresses('/{none.slug}', sets, 9)).toEqual([])
  })

  test.each([
    ['area.slug', 'oak', undefined],
    ['area.slug.name', undefined, undefined],
    ['area.name', 'Oakdale', ['data', 'area', 'items', 'oak', 'name']],
    ['area.name.name', undefined, undefined],
    ['area.near.name', 'Elmwood', ['data', 'area', 'items', 'elm', 'name']],
    ['area.near.slug', 'elm', undefined],
    ['area.near.work', undefined, undefined],
    ['area.work', 'mends', ['data', 'area', 'items', 'oak', 'work', 'repair']],
    ['area.note', '', ['data', 'area', 'items', 'oak', 'note']],
    ['area.note.name', undefined, undefined],
    ['area.none', undefined, undefined],
    ['area', undefined, undefined],
    ['none.name', undefined, undefined],
    ['service.name', 'Repair', ['data', 'service', 'items', 'repair', 'name']],
  ])('%s is %j', (name, words, path) => {
    expect(lookUp(name, at, sets)).toBe(words)
    expect(pathOf(name, at, sets)).toEqual(path)
  })

  test('have the words in all their texts, and keep what stands for nothing', () => {
    const page = { title: '{area.name}, {area.none}', list: ['{a.b}', 5, null], on: true }
    expect(fill(page, (name) => lookUp(name, at, sets))).toEqual({
      title: 'Oakdale, {area.none}',
      list: ['{a.b}', 5, null],
      on: true,
    })
    expect(dottedTokens('{a} {a.b} {a.b-c.d} {1.b}')).toEqual(['a.b', 'a.b-c.d'])
  })
})
