import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../renderer/messages/english.ts'
import { changesBetween, smallOperationsBetween } from '../../studio/draft/between.ts'
import { applyToParts } from '../../studio/edit/operations/apply.ts'
import { partsOf, textOf } from '../../studio/edit/operations/parts.ts'
import { randomOf } from '../../tools/bench/random.ts'
import { seed } from '../support/seed.ts'

const site = (items: readonly string[], more = '') => `site: { brand: Oak }
pages:
  /:
    title: Home
    blocks:
      - type: stats
        items: [${items.join(', ')}]
${more}`
const item = (label: string, value = '1') => `{ value: "${value}", label: ${label} }`

test(`small steps lead from one text to the other, whatever came, went, moved and changed (SEED=${seed})`, () => {
  const random = randomOf(seed)
  const drawn = () =>
    ['Crews', 'Roofs', 'Years', 'Towns', 'Trucks', 'Dogs']
      .map((label) => ({ label, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .slice(0, Math.floor(random() * 7))
      .map(({ label }) => item(label, String(Math.floor(random() * 2))))
  for (let run = 0; run < 150; run += 1) {
    const [before, after] = [site(drawn()), site(drawn())]
    const { parts } = applyToParts(partsOf(before), smallOperationsBetween(partsOf(before), partsOf(after)))
    expect(load(textOf(parts)), `${before}${after}`).toEqual(load(after))
  }
})

test(`pages come into the order of the other text, whichever came and went (SEED=${seed})`, () => {
  const random = randomOf(seed)
  const drawn = () =>
    ['/a', '/b', '/c', '/d', '/e']
      .map((route) => ({ route, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .slice(0, 1 + Math.floor(random() * 5))
      .map(({ route }) => `  ${route}: { title: ${route.slice(1)} }\n`)
      .join('')
  for (let run = 0; run < 100; run += 1) {
    const [before, after] = [`pages:\n  /: { title: Home }\n${drawn()}`, `pages:\n${drawn()}  /: { title: Home }\n`]
    const { parts } = applyToParts(partsOf(before), smallOperationsBetween(partsOf(before), partsOf(after)))
    const routes = (text: string) => Object.keys(Object(load(text)).pages)
    expect(routes(textOf(parts)), `${before}${after}`).toEqual(routes(after))
  }
})

describe('the changes between two versions are said field by field', () => {
  const [crews, roofs, years] = [item('Crews'), item('Roofs'), item('Years')]
  const base = [crews, roofs, years]
  test.each<[string, string, string[]]>([
    ['nothing', site(base), []],
    ['a field', site([crews, item('Roofs', '9'), years]), ['Value of item 2 of items in the stats on / changed']],
    ['an item less', site([crews, years]), ['Item 2 of items in the stats on / removed']],
    ['one to the end', site([roofs, years, crews]), ['Item 1 of items in the stats on / moved']],
    ['one to the front', site([years, crews, roofs]), ['Item 3 of items in the stats on / moved']],
    ['one more', site([crews, item('Dogs'), roofs, years]), ['Item 2 of items in the stats on / added']],
    [
      'a page before the others',
      site(base).replace('pages:\n', 'pages:\n  /about: { title: About }\n'),
      ['Page /about added'],
    ],
    ['a page', site(base, '  /about: { title: About }\n'), ['Page /about added']],
    [
      'several',
      site(base).replace('title: Home', 'title: Oak').replace('brand: Oak', 'brand: Elm'),
      ['Brand of the site changed', 'Title of / changed'],
    ],
  ])('%s', (_, after, words) => {
    const changes = changesBetween(partsOf(site(base)), partsOf(after))
    expect(changes.map((change) => inEnglish(change.words))).toEqual(words)
  })
})

test('that pages stand in another order alone is a change', () => {
  const [home, about] = ['  /: { title: Home }\n', '  /about: { title: About }\n']
  const changes = changesBetween(partsOf(`pages:\n${home}${about}`), partsOf(`pages:\n${about}${home}`))
  expect(changes.map((change) => inEnglish(change.words))).toEqual(['Page / moved'])
})
