/** Pages that are written once and made for every item of one or two sets under "data:". */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lookUp } from '../../renderer/expand/templates/fill.ts'
import { checkPages, formatProblem } from '../../renderer/pipeline/index.ts'
import { readSite } from '../../renderer/pipeline/read.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { edit, fixture, options, problemsOf, told } from '../content/fixture.ts'

const sentence = (about: string, times = 9) =>
  Array.from(
    { length: times },
    (_, n) => `${about} brings trouble ${n} with ${about} weather and walls of ${about}.`,
  ).join(' ')

const sets = `data:
  service:
    fields:
      name: { about: The service in words. }
    items:
      repair: { name: Roof Repair }
      gutters: { name: Gutters }
  area:
    fields:
      name: { about: The name of the place. }
      near: { of: area, about: The next place. }
      houses: { about: What the houses are like. }
      work: { by: service, about: What the service meets there. }
    items:
      oakdale:
        name: Oakdale
        near: elmwood
        houses: ${sentence('oakdale', 2)}
        work: { repair: ${sentence('chimneys')}, gutters: ${sentence('maples')} }
      elmwood:
        name: Elmwood
        near: oakdale
        houses: ${sentence('elmwood', 2)}
        work: { repair: ${sentence('valleys')}, gutters: ${sentence('slopes')} }
`
const template = `  /{service.slug}/{area.slug}:
    kind: guide
    title: "{service.name} in {area.name}"
    description: "{service.name} in {area.name}, done by a crew that knows the houses there from inside."
    blocks:
      - type: page-hero
        heading: "{service.name} in {area.name}"
        text: "{area.work}"
      - type: prose
        text: |
          {area.houses}

          See also [{service.name} in {area.near.name}](/{service.slug}/{area.near.slug}).
      - use: estimate
`
const site = edit(fixture, 'pages:\n', `${sets}pages:\n`) + template
const made = ['/repair/oakdale', '/repair/elmwood', '/gutters/oakdale', '/gutters/elmwood']
const printed = (source: string) =>
  problemsOf(source)
    .map((problem) => formatProblem(problem, sourceText(source)))
    .join('\n\n')
const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length

test('one page is made for every service in every area, with the texts of both', () => {
  const { site: built, problems } = checkPages(site, options)
  expect(problems).toEqual([])
  const pages = built?.pages.filter(({ route }) => made.includes(route)) ?? []
  expect(pages.map(({ route, title }) => `${route} ${title}`).sort()).toEqual([
    '/gutters/elmwood Gutters in Elmwood',
    '/gutters/oakdale Gutters in Oakdale',
    '/repair/elmwood Roof Repair in Elmwood',
    '/repair/oakdale Roof Repair in Oakdale',
  ])
  const texts = JSON.stringify(pages.find(({ route }) => route === '/gutters/elmwood')?.blocks)
  expect(texts).toContain('slopes brings trouble 0')
  expect(texts).toContain('[Gutters in Oakdale](/gutters/oakdale)')
  expect(JSON.stringify(built)).not.toMatch(/\{(area|service)\./)
})

test('a page over one set is made for each of its items', () => {
  const one = edit(edit(site, '/{service.slug}/{area.slug}:', '/areas/{area.slug}:'), '{area.work}', '{area.name}')
  const text = one.replaceAll('{service.name}', 'Roofing').replaceAll('/{service.slug}/', '/areas/')
  const routes = checkPages(text, options).site?.pages.map(({ route }) => route)
  expect(routes).toEqual(['/', '/roof-leaks', '/areas/oakdale', '/areas/elmwood'])
})

test('a page that a template makes at an address of the server is reported at the template', () => {
  const one = edit(edit(site, '/{service.slug}/{area.slug}:', '/{area.slug}:'), '{area.work}', '{area.name}')
  const text = one.replaceAll('{service.name}', 'Roofing').replaceAll('/{service.slug}/', '/')
  const source = text.replaceAll('oakdale:', 'metrics:').replaceAll('near: oakdale', 'near: metrics')
  expect(problemsOf(source)).toMatchObject([
    { code: 'reserved-route', line: lineOf(source, '/{area.slug}:'), message: expect.stringContaining('"/metrics"') },
  ])
})

test('a link to a made page is no dead link, one to a page that is not made is', () => {
  expect(problemsOf(edit(site, '[roof leaks](/roof-leaks#causes)', '[Oakdale](/repair/oakdale)'))).toEqual([])
  const dead = edit(site, '[roof leaks](/roof-leaks#causes)', '[Oakdale](/repair/oakdal)')
  expect(problemsOf(dead)).toMatchObject([{ code: 'dead-link', hint: expect.stringContaining('/repair/oakdale') }])
})

test('an item that lacks a field of its set is told what belongs there', () => {
  const source = edit(site, '        near: elmwood\n', '')
  expect(printed(source)).toBe(`pages.yaml:${lineOf(source, 'oakdale:')}:7  "near" is missing from "oakdale" of "area"
  ${lineOf(source, 'oakdale:')} |       oakdale:
             ^^^^^^^
  "near": The next place.
  [missing-field] docs/problems.md#missing-field`)
})

test('a field that an item may leave out stands for nothing, and one that it has for its words', () => {
  const optional = (about: string) =>
    edit(
      site,
      '      houses: { about: What the houses are like. }\n',
      `      houses: { about: What the houses are like.${about} }\n`,
    )
  const without = (source: string) => edit(source, `        houses: ${sentence('elmwood', 2)}\n`, '')
  const { site: built, problems } = checkPages(without(optional(', optional: true')), options)
  expect(problems).toEqual([])
  const texts = (route: string) => JSON.stringify(built?.pages.find((page) => page.route === route)?.blocks)
  expect(texts('/repair/elmwood')).toContain('"text":"\\n\\nSee also [Roof Repair in Oakdale]')
  expect(texts('/repair/oakdale')).toContain('oakdale brings trouble 0')
  expect(problemsOf(without(optional(''))).map(({ code }) => code)).toEqual(['missing-field'])
})

test.each([
  ['area.houses', true, {}, ''],
  ['area.houses', true, { houses: null }, ''],
  ['area.houses', true, { houses: 'Of brick.' }, 'Of brick.'],
  ['area.houses', true, { houses: 7 }, undefined],
  ['area.houses', false, {}, undefined],
  ['area.houses.name', true, {}, undefined],
  ['area.slug', false, {}, 'elmwood'],
  ['area.slug.name', false, {}, undefined],
  ['area.gardens', true, {}, undefined],
])('{%s} of a field that may be left out (%s) in %j stands for %j', (token, optional, item, words) => {
  const sets = new Map([['area', { fields: { houses: { about: '', optional } }, items: { elmwood: item } }]])
  expect(lookUp(token, { area: 'elmwood' }, sets)).toBe(words)
})

test.each([
  ['a field that no set knows', 'name: Elmwood', 'naem: Elmwood', ['unknown-key'], 'Did you mean "name"?'],
  ['an item that does not exist', 'near: elmwood', 'near: elmwod', ['unknown-item'], 'Did you mean "elmwood"?'],
  ['a number without quotes', 'name: Elmwood', 'name: 40217', ['wrong-type'], 'Put it in quotes: "40217"'],
  ['a text for a service that does not exist', 'gutters: maples', 'guters: maples', ['unknown-key'], '"gutters"?'],
  ['a set that does not exist', 'near: { of: area', 'near: { of: aera', ['unknown-set'], 'Did you mean "area"?'],
  [
    'a field of the set without a word about it',
    '{ of: area, about: The next place. }',
    '{ of: area }',
    ['missing-field'],
    '',
  ],
])('%s is found in the data', (_, before, after, codes, hint) => {
  const problems = problemsOf(edit(site, before, after))
  expect(problems.map(({ code }) => code)).toEqual(codes)
  expect(problems.map((problem) => problem.hint).join(' ')).toContain(hint)
  expect(problems[0]?.line).toBeLessThan(lineOf(site, '/{service.slug}'))
})

test('a text copied from one item to another is found', () => {
  const source = edit(site, `houses: ${sentence('elmwood', 2)}`, `houses: ${sentence('oakdale', 2)}`)
  expect(problemsOf(source)).toMatchObject([
    { code: 'repeated-text', message: '"houses" of "elmwood" is word for word that of "oakdale"' },
  ])
})

test('an item copied whole is one problem, with the lines of its other texts', () => {
  const source = [
    [`houses: ${sentence('elmwood', 2)}`, `houses: ${sentence('oakdale', 2)}`],
    [sentence('valleys'), sentence('chimneys')],
  ].reduce((text, [before = '', after = '']) => edit(text, before, after), site)
  const problems = problemsOf(source)
  expect(problems).toMatchObject([{ code: 'repeated-text', hint: expect.stringMatching(/ Also on line \d/) }])
})

test('an unknown token in a template points at the template, once', () => {
  const source = edit(site, '{area.houses}', '{area.housing}')
  expect(problemsOf(source)).toMatchObject([
    { code: 'unknown-token', line: lineOf(source, '{area.housing}'), hint: expect.stringContaining('"{area.houses}"') },
  ])
})

test('a token of a set for which the page is not made says so', () => {
  const source = edit(site, '/{service.slug}/{area.slug}:', '/areas/{area.slug}:')
  const problems = problemsOf(source)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]).toMatchObject({ code: 'unknown-token', hint: expect.stringContaining('"{service.slug}"') })
})

test('an unknown set or field in an address is found', () => {
  for (const address of ['/{service.slug}/{aera.slug}', '/{service.slug}/{area.name}', '/{slug}']) {
    const source = edit(site, '/{service.slug}/{area.slug}:', `${address}:`)
    expect(problemsOf(source)).toMatchObject([{ code: 'unknown-token', line: lineOf(source, address) }])
  }
})

test('a mistake in a template is one problem, at its line, and says how many pages have it', () => {
  const source = edit(site, '/{service.slug}/{area.near.slug})', '/{service.slug}/{area.near.name})')
  expect(problemsOf(source)).toMatchObject([
    {
      code: 'dead-link',
      line: expect.toSatisfy((line) => line > lineOf(source, '/{service.slug}/{area.slug}:')),
      hint: expect.stringContaining('The same goes for 3 more pages made from this template.'),
    },
  ])
})

test('a made page that stands in the way of another is found', () => {
  const source = `${site}${template.replace('/{service.slug}/{area.slug}:', '/repair/oakdale:').replaceAll(/\{[a-z.]*\}/g, 'x')}`
  expect(problemsOf(source).map(({ code }) => code)).toContain('duplicate-route')
})

test('pages that differ in names alone are refused, with the similarity and the pair', () => {
  const same = sentence('every house')
  const source = edit(edit(site, '{area.houses}', same), '"{area.work}"', '"{area.name} again"')
  expect(problemsOf(source)).toMatchObject([
    {
      code: 'doorway-pages',
      severity: 'error',
      line: lineOf(source, '/{service.slug}/{area.slug}:'),
      message: expect.stringMatching(
        /^100 % of \/repair\/elmwood reads the same as \/repair\/oakdale, names put aside/,
      ),
    },
  ])
  expect(checkPages(source, options).site).toBe(undefined)
})

test.each([
  ['fields:\n      name: { about: The service in words. }', 'fields: []'],
  ['of: area,', 'of: areas,'],
  ['by: service,', 'by: servce,'],
  ['by: service,', 'by: service, optional: true,'],
  ['name: Oakdale\n', ''],
  ['name: Oakdale\n', 'nmae: Oakdale\n'],
  ['name: Oakdale\n', 'title: Oakdale\n'],
  ['name: Oakdale\n', 'name: 5\n'],
  ['name: Oakdale\n', 'name: [Oakdale]\n'],
  ['name: Oakdale\n', 'name: ""\n'],
  ['near: elmwood', 'near: elmwod'],
  ['near: elmwood', 'near: nowhere'],
  ['work: { repair: ', 'work: { repare: '],
  ['work: { repair: ', 'work: { other: '],
  ['work: { repair: ', 'work: { more: Text, repair: '],
  [/work: {.*}/, 'work: As everywhere.'],
  [/gutters: oak.*|, gutters: .* }/, ' }'],
  ['oakdale:\n', 'Oak Dale:\n'],
  ['  area:\n', '  Area:\n'],
  ['/{service.slug}/{area.slug}:', '/{service.slug}/{area.slug:'],
  ['/{service.slug}/{area.slug}:', '/{service.slug}/{area}:'],
  ['/{service.slug}/{area.slug}:', '/{servce.slug}/{area.slug}:'],
  ['/{service.slug}/{area.slug}:', '/{service.slug}/{area.name}:'],
  ['/{service.slug}/{area.slug}:', '/{service.slug}:'],
  ['/{service.slug}/{area.slug}:', '/in/{area.slug}:'],
  ['/{service.slug}/{area.slug}:', '/all:'],
  ['/{service.slug}/{area.slug}:', '/{service.slug}-{area.slug}:'],
  ['{area.houses}\n', '{area.house}\n'],
  ['{area.houses}\n', '{area.near.house}\n'],
  ['{area.houses}\n', '{area.name.house}\n'],
  ['{area.houses}\n', '{town.houses}\n'],
  ['{area.houses}\n', '{area.houses} and **more\n'],
  ['/{area.near.slug})', '/{area.near.slug}#more)'],
  ['/{area.near.slug})', '/other)'],
  ['name: Elmwood\n', 'name: "Elm <b>wood</b>"\n'],
  [sentence('elmwood', 2), sentence('oakdale', 2)],
  [sentence('slopes'), sentence('maples')],
  ['kind: guide\n    title: "{', 'kind: gide\n    title: "{'],
  ['      - use: estimate\n', '      - use: estimat\n'],
] as const)('what is told where %j is %j, by sentences and values', (before, after) => {
  const at = site.indexOf('data:\n')
  const changed = site.slice(at).replace(before, () => after)
  expect(changed).not.toBe(site.slice(at))
  expect(told(problemsOf(site.slice(0, at) + changed))).toMatchSnapshot()
})

test('the real site has a page for each of its six communities and three services, linked and far from alike', async () => {
  const { site: real, problems } = await readSite('pages.yaml')
  const zips = ['40217', '40222', '40214', '40207', '47150', '40219']
  const local =
    real?.pages.filter(({ route }) => /^\/(roof-repair|roof-replacement|gutter-installation)\//.test(route)) ?? []
  expect(local).toHaveLength(18)
  for (const zip of zips) expect(local.filter((page) => JSON.stringify(page.blocks).includes(zip)).length).toBe(3)
  expect(problems.filter(({ code }) => ['orphan-page', 'similar-pages', 'doorway-pages'].includes(code))).toEqual([])
  const hub = JSON.stringify(real?.pages.find(({ route }) => route === '/service-areas'))
  for (const { route } of local) expect(hub).toContain(`(${route})`)
  expect(await readFile('pages.yaml', 'utf8')).toContain('/{service.slug}/{area.slug}:')
})
