/** Parts, sections, entries and names that have lost a line or slipped: which are found, and which are none. */
import { describe, expect, test } from 'vitest'
import { emptyPart } from '../../renderer/check/mistakes/empty-parts.ts'
import { lostPart } from '../../renderer/check/mistakes/lost-parts.ts'
import { explainLostSection, lostSection } from '../../renderer/check/mistakes/lost-sections.ts'
import { missingName } from '../../renderer/check/mistakes/missing-name.ts'
import { joinMoved } from '../../renderer/check/mistakes/moved.ts'
import { slippedPart } from '../../renderer/check/mistakes/slipped-part.ts'
import { strayPage, strayPages } from '../../renderer/check/mistakes/stray-pages.ts'
import { headlessSections, strayEntry, straySection } from '../../renderer/check/mistakes/stray-sections.ts'
import type { Finding, Path } from '../../renderer/common/problem.ts'
import { sentences } from '../../renderer/messages/english.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'

const brief = (finding: Finding | undefined) =>
  finding && {
    code: finding.code,
    place: finding.place,
    said: sentences(finding.message, finding.hint).map(({ id, values }) => [id, values]),
  }

const entries: [part: string, key: string, value: unknown][] = [
  ['pages', '/a', { blocks: [] }],
  ['redirects', '/a', '/b'],
  ['navigation', 'header', []],
  ['navigation', 'mobile', []],
  ['navigation', 'footer', []],
  ['forms', 'quote', { endpoint: '/' }],
  ['forms', 'quote', { fields: [] }],
  ['shared', 'ask', { type: 'cta' }],
  ['data', 'towns', { fields: {}, items: {} }],
  ['kinds', 'visit', { needs: [] }],
  ['kinds', 'visit', { must: [] }],
  ['kinds', 'visit', { may: [] }],
  ['facts', 'years', { value: '5' }],
]

describe('a part whose first line is gone', () => {
  test.each(entries)('is %s, told by %s: %j', (part, key, value) => {
    expect(lostPart({ site: { brand: 'Oak', [key]: value } })).toMatchObject({
      code: 'missing-part',
      place: { path: ['site', key], key: true },
      message: { id: 'missing-part', values: { part, key, above: 'site' } },
      hint: { values: { part } },
    })
    expect(lostPart({ site: { [key]: value }, [part]: {} })).toBeUndefined()
  })

  test.each<[string, unknown]>([
    ['a', { blocks: [] }],
    ['/a', { title: 'A' }],
    ['/a', ['blocks']],
    ['a', '/b'],
    ['/a', 5],
    ['header', {}],
    ['sidebar', []],
    ['quote', { fields: {} }],
    ['quote', 'endpoint'],
    ['ask', { type: 'none' }],
    ['ask', 'cta'],
    ['towns', { fields: {}, items: [] }],
    ['towns', { fields: 'x', items: {} }],
    ['visit', { must: 'cta' }],
    ['visit', 'must'],
    ['years', 'value'],
  ])('is not told by %s: %j', (key, value) => {
    expect(lostPart({ site: { [key]: value } })).toBeUndefined()
  })

  test('is none where the entry belongs to the part in which it stands', () => {
    expect(lostPart({ site: { address: { value: 'x' } } })).toBeUndefined()
    expect(lostPart({ facts: { years: { value: '5' } } })).toBeUndefined()
    expect(lostPart({ facts: { years: { value: '5' }, quote: { endpoint: '/' } } })).toMatchObject({
      place: { path: ['facts', 'quote'] },
    })
    expect(lostPart({ pages: { quote: { endpoint: '/' } } })).toBeUndefined()
  })
})

test('a part that slipped to the right is found in the part above it, unless it is there or holds something', () => {
  expect(brief(slippedPart({ site: { brand: 'Oak', facts: null } }))).toMatchSnapshot()
  expect(slippedPart({ site: { facts: null }, facts: {} })).toBeUndefined()
  expect(slippedPart({ site: { facts: {} } })).toBeUndefined()
  expect(slippedPart({ pages: { facts: null }, site: 'x' })).toBeUndefined()
})

test('a form or shared section without the line of its name is told by the first of its keys', () => {
  expect(brief(missingName({ forms: { quote: {}, endpoint: '/' } }))).toMatchSnapshot()
  expect(brief(missingName({ forms: {}, shared: { heading: 'Ask', type: 'cta' } }))).toMatchSnapshot()
  for (const data of [
    {},
    { forms: ['endpoint'] },
    { forms: { endpoint: {} } },
    { forms: { none: '/' } },
    { shared: { type: 'none' } },
    { shared: { heading: 'cta' } },
    { facts: { endpoint: '/' } },
  ])
    expect(missingName(data), JSON.stringify(data)).toBeUndefined()
})

test('pages in other parts are found', () => {
  const page = { blocks: [] }
  const data = { pages: { '/a': page }, redirects: { '/b': page, '/c': '/d', e: page }, site: { '/f': { title: 'F' } } }
  expect(strayPages(data)).toEqual([['redirects', '/b']])
  expect([strayPages(null), strayPages({ redirects: [page] })]).toEqual([[], []])
  expect(brief(strayPage(['redirects', '/b']))).toMatchSnapshot()
})

test('a part that is begun and not written is told, the one that others name first', () => {
  expect(emptyPart({ site: {}, shared: null, facts: null })?.place).toMatchObject({ path: ['facts'] })
  for (const part of ['site', 'facts', 'data', 'kinds', 'forms', 'shared'])
    expect(emptyPart({ [part]: null })?.place, part).toMatchObject({ path: [part] })
  expect(emptyPart({ site: {}, pages: null, redirects: null })).toBeUndefined()
})

describe('sections', () => {
  const path: Path = ['pages', '/a']

  test('without "blocks:" are found in the list above them', () => {
    const cta = { type: 'cta' }
    expect(brief(headlessSections({ title: 'A', keywords: ['x', 'y', cta, cta] }, path))).toMatchSnapshot()
    expect(brief(headlessSections({ keywords: [{ use: 'ask' }] }, path))).toMatchSnapshot()
    for (const page of [
      { keywords: [cta], blocks: [] },
      { keywords: ['cta'] },
      { none: [cta] },
      { keywords: [{ use: 'ask', more: 1 }] },
      { keywords: [{ type: 'none' }] },
      { keywords: cta },
    ])
      expect(headlessSections(page, path), JSON.stringify(page)).toBeUndefined()
  })

  test('that slipped into a list are named by type, or by what they use', () => {
    const inside = [...path, 'blocks', 0, 'items', 1]
    expect(brief(straySection(inside, { type: 'cta', use: 'x' }))).toMatchSnapshot()
    expect(brief(straySection(inside, { use: 'ask' }))).toMatchSnapshot()
  })

  test('are taken for an entry of the section above where all keys are those of its entries', () => {
    const before = schemaOf('sections/stats')
    expect(brief(strayEntry({ value: '5', label: 'Years' }, before, path))).toMatchSnapshot()
    for (const block of [{}, { value: '5', more: 1 }, 'value', null])
      expect(strayEntry(block, before, path), JSON.stringify(block)).toBeUndefined()
    expect(strayEntry({ value: '5' }, undefined, path)).toBeUndefined()
    expect(strayEntry({ value: '5' }, schemaOf('sections/cta'), path)).toBeUndefined()
  })

  test('that have lost their first line say which it may have been, and whether it is a remark now', () => {
    const place = { path }
    for (const types of [[], ['cta'], ['cta', 'stats']])
      expect(brief(lostSection(place, 'heading', types))).toMatchSnapshot()
    const source = 'blocks:\n  - type: cta\n  #  - type: stats \n    items: []\n'
    const start = source.indexOf('items')
    expect(brief(explainLostSection(start, source.length, { items: [] }, source))).toMatchSnapshot()
    const bare = source.replace('#  - type: stats ', 'heading: x')
    expect(brief(explainLostSection(bare.indexOf('items'), bare.length, undefined, bare))).toMatchSnapshot()
  })
})

describe('a key that is unknown where it is and missing elsewhere', () => {
  const finding = (code: string, about: string, ...path: Path): Finding => ({
    code,
    about,
    place: { path },
    message: { id: code } as never,
    hint: [],
  })
  const joined = (...findings: Finding[]) => joinMoved(findings).map(brief)

  test('has slipped to where it is', () => {
    const unknown = finding('unknown-key', 'src', 'pages', '/a', 'src')
    for (const code of ['missing-field', 'missing-alt'])
      expect(joined(unknown, finding(code, 'src', 'pages', '/a', 'image'))).toMatchSnapshot()
    const inner = finding('unknown-key', 'title', 'pages', '/a', 'image', 'title')
    expect(joined(finding('missing-field', 'title', 'pages', '/a'), inner)).toMatchSnapshot()
  })

  test('is two mistakes where the names, or the groups, are others, and each is joined once', () => {
    const unknown = finding('unknown-key', 'src', 'pages', '/a', 'src')
    const codes = (...findings: Finding[]) => joinMoved(findings).map(({ code }) => code)
    expect(codes(unknown, finding('missing-field', 'alt', 'pages', '/a', 'image'))).toHaveLength(2)
    expect(codes(unknown, finding('missing-field', 'src', 'pages', '/b', 'image'))).toHaveLength(2)
    expect(codes(unknown, finding('missing-field', 'src', 'pages', '/a'))).toHaveLength(2)
    expect(codes(unknown, finding('wrong-type', 'src', 'pages', '/a', 'image'))).toHaveLength(2)
    const twin = finding('missing-field', 'src', 'pages', '/a', 'image')
    expect(codes(unknown, unknown, twin)).toEqual(['wrong-indent', 'unknown-key'])
    expect(codes(unknown, twin, { ...twin })).toEqual(['wrong-indent', 'missing-field'])
  })
})
