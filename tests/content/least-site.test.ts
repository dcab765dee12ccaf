/** The least that makes a site: what any business has, and nothing that only some have. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { build } from '../publishing/support/site.ts'
import { leastSite } from '../support/least-site.ts'

const least = leastSite()

async function siteOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'least-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'pages.yaml'), text)
  return folder
}

test('a home page with an opening and a contact section is a site, in a folder that holds nothing else', async () => {
  // A town is no reason for a bar at the foot of a phone's screen, where there is nothing to press.
  const folder = await siteOf(least.replace('  language', '  locality: Portland\n  language'))
  const file = join(folder, 'pages.yaml')
  expect((await readSite(file)).problems).toEqual([])
  await build('--pages', file, '--out', join(folder, 'dist'), '--no-precompress')
  const client = join(folder, 'dist/client')
  const html = await readFile(join(client, 'index.html'), 'utf8')
  expect(html).toContain('<h1')
  expect(html).toContain('<title>Dentist in Portland | Lime Street Dental</title>')
  // What the folder lacks is drawn from the name of the business.
  expect(html).toMatch(/<link rel="icon" href="data:image\/svg/)
  expect(await readdir(client)).toEqual(expect.arrayContaining(['favicon.svg', 'icon-192.png', 'apple-touch-icon.png']))
  expect(html).not.toMatch(/roof|undefined|GeoC/i)
  // Nothing stands there empty for what the file does not say.
  const body = html.slice(html.indexOf('<body'))
  expect(body).not.toMatch(/<(?:address|dl|nav|ul|p|a)\b[^>]*><\/|tel:|mailto:|header-call|mobile-menu|place-bar/)
  expect(html).toContain('"@type":"Organization"')
}, 600_000)

test.each([
  ['tel:{phone}', '    failure: { title: Not sent, text: "Call {phone}." }\n', '    failure', '"phone"'],
  ['phone', '  phone: 0114 496 0102\n', 'forms:', 'without its country'],
  ['theme.header.quote', '  theme: { header: { quote: true } }\n', 'forms:', '"navigation" has no "quote"'],
  ['theme.mobile.place', '  theme: { mobile: { place: true } }\n', 'forms:', '"site" has no "locality"'],
])('what needs more than the least says so: %s', async (_, written, before, message) => {
  const text =
    before === 'forms:' ? least.replace(before, `${written}${before}`) : least.replace(/ {4}failure.*\n/, written)
  const { problems } = await readSite(join(await siteOf(text), 'pages.yaml'))
  const line = text.split('\n').indexOf(written.trimEnd()) + 1
  expect(problems).toMatchObject([{ severity: 'error', line, message: expect.stringContaining(message) }])
})

test('words for the phone number need one, also in a shared section', async () => {
  const shared = 'shared:\n  talk:\n    { type: contact, heading: Write, form: contact, phoneLabel: Day and night }\n'
  const own = least.replace('      - { type: contact, heading: Write to us, form: contact }', '      - use: talk')
  const { problems } = await readSite(join(await siteOf(`${shared}${own}`), 'pages.yaml'))
  expect(problems).toMatchObject([{ code: 'nothing-to-show', line: 3, message: expect.stringContaining('"phone"') }])
})

test.each([
  [
    'page-hero',
    '      - { type: page-hero, heading: Teeth for life, text: Come by. }\n',
    'no opening',
    'hero, page-hero',
  ],
  [
    'contact',
    '      - { type: contact, heading: Write to us, form: contact }\n',
    'no way to get in touch',
    'contact, cta',
  ],
])('without its section "%s" the home page has %s', async (_, section, lack, types) => {
  expect(least).toContain(section)
  const { problems } = await readSite(join(await siteOf(least.replace(section, '')), 'pages.yaml'))
  const [problem] = problems.filter(({ code }) => code === 'missing-section')
  expect(problem?.message).toBe(`/ is a page of kind "home" but has ${lack}`)
  expect(problem?.hint).toContain(types)
})

test('a kind of its own is as good as the others, and demands what the file says', async () => {
  const page = `  /cleaning:
    kind: treatment
    title: Cleaning
    description: What a cleaning is, how long it takes and what it costs, told by those who do it.
    blocks:
      - { type: page-hero, heading: Cleaning, text: Twice a year. }
`
  const menu = `navigation: { header: [{ label: Cleaning, href: /cleaning }] }\n${least}`
  const problemsOf = async (text: string) => (await readSite(join(await siteOf(text), 'pages.yaml'))).problems
  const kinds = 'kinds:\n  treatment: { must: [pricing] }\n'
  const [missing, ...more] = await problemsOf(`${kinds}${menu}${page}`)
  expect(more).toEqual([])
  expect(missing?.message).toBe('/cleaning is a page of kind "treatment" but has no section "pricing"')
  expect(await problemsOf(`${kinds.replace('pricing', 'page-hero')}${menu}${page}`)).toEqual([])
  const [unknown] = await problemsOf(`${kinds}${menu}${page}`.replace('kind: treatment', 'kind: treatmen'))
  expect(unknown).toMatchObject({ code: 'unknown-kind', hint: expect.stringContaining('Did you mean "treatment"?') })
  const [misspelt] = await problemsOf(`${kinds.replace('pricing', 'prising')}${menu}${page}`)
  expect(misspelt).toMatchObject({ code: 'unknown-value', line: 2 })
})

test('what only some show is not asked for: the folder of pictures, a place on the map, a radius', async () => {
  const folder = await siteOf(least)
  await mkdir(join(folder, 'images'))
  expect((await readSite(join(folder, 'pages.yaml'))).problems).toEqual([])
})
