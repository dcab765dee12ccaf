/** A starter in another language: its words, its addresses and what a business of the country has. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { commentsIn } from '../../studio/edit/new-site/comments.ts'
import { inLanguage } from '../../studio/edit/new-site/language.ts'
import { textsToSay } from '../../studio/edit/new-site/words.ts'
import { readWords } from '../../studio/edit/new-site/words-files.ts'

const source = `# yaml-language-server: $schema=../../schemas/editor/pages.json
#
# A small shop.
# Make it yours.

site:
  brand: Blue Cup
  url: https://www.blue-cup.example
  language: en-US
  languages: [en-US, es-US]
  locality: Astoria
  address: { street: 1 Quay, locality: Astoria, region: OR, postalCode: "97103", country: US } # yours: your address
  # When people find somebody.
  hours:
    - { days: [Monday, Tuesday], label: Mon–Tue, text: 8 AM – 4 PM, opens: "08:00", closes: "16:00" }
    - { days: [Sunday], label: Sun, text: Closed }
navigation:
  header: [{ label: Menu, href: /menu }, { label: Lunch, href: "/menu#lunch" }]
forms:
  table:
    endpoint: /forms/table
    fields:
      - { name: day, label: Day, type: select, options: [{ value: monday, label: Monday }] }
    submit: Menu
translations:
  es-US: { site: { tagline: Hola } }
pages:
  /:
    kind: home
    title: Menu
    blocks:
      - type: prose
        heading: "Soup # 1"
        text: |
          # No comment
          See [the menu](/menu), or {phone}.
      - type: prose
        text: # yours: what you think
          Words on a line
          of their own
  /menu:
    kind: guide
    title: Closed
    blocks:
      - type: map
        places: [{ name: Harbor, latitude: 46.1, longitude: -123.8 }, { name: Hill, latitude: 46.2, longitude: -123.7 }]
  /thank-you:
    kind: confirmation
    title: Thanks
    blocks: []
  /es:
    language: es-US
    title: Hola
    blocks: []
`
const words = {
  site: { locality: 'Dinard', address: { street: '3 quai', locality: 'Dinard', postalCode: '35800', country: 'FR' } },
  places: { Port: { latitude: 48.6, longitude: -2.1 } },
  texts: {
    Harbor: 'Port',
    '/thank-you': '/merci',
    'A small shop.\nMake it yours.': 'Une petite boutique.\nÀ vous.',
    'yours: your address': 'yours: votre adresse',
    'When people find somebody.': 'Quand on trouve quelqu’un.',
    'yours: what you think': 'yours: votre avis',
    '/menu': '/carte',
    Menu: 'Carte',
    Lunch: 'Midi',
    Closed: 'Fermé',
    Monday: 'Lundi',
    monday: 'lundi',
    'Soup # 1': 'Soupe n° 1',
    '# No comment\nSee [the menu](/menu), or {phone}.': '# Un titre\nVoyez [la carte](/menu), ou {phone}.',
    'Words on a line of their own': 'Des mots\n\nsur deux lignes',
  },
}
const french = inLanguage(source, 'fr-FR', words)
const data = parse(french)

test('comments are paragraphs or what stands behind a value, and no text is one', () => {
  expect(commentsIn(source).map(({ text }) => text)).toEqual([
    'A small shop.\nMake it yours.',
    'yours: your address',
    'When people find somebody.',
    'yours: what you think',
  ])
})

test('what is to be said are texts, addresses and comments, and neither choices nor facts of a country', () => {
  expect(textsToSay(source)).toEqual([
    '/menu',
    '/thank-you',
    'Blue Cup',
    'Closed',
    'Menu',
    'Lunch',
    'Day',
    'Monday',
    'Soup # 1',
    '# No comment\nSee [the menu](/menu), or {phone}.',
    'Words on a line of their own',
    'Harbor',
    'Hill',
    'Thanks',
    ...commentsIn(source).map(({ text }) => text),
  ])
})

test('texts, comments and addresses are in the words of the language, wherever they are written', () => {
  expect(french).toContain('\n# Une petite boutique.\n# À vous.\n')
  expect(french).toContain(' # yours: votre adresse\n  # Quand on trouve quelqu’un.\n')
  expect(french).toMatch(/text: # yours: votre avis\n|\|-? # yours: votre avis\n/)
  expect(data.navigation.header).toEqual([
    { label: 'Carte', href: '/carte' },
    { label: 'Midi', href: '/carte#lunch' },
  ])
  expect(Object.keys(data.pages)).toEqual(['/', '/carte', '/merci'])
  const [soup, own] = data.pages['/'].blocks
  expect(soup).toEqual({
    type: 'prose',
    heading: 'Soupe n° 1',
    text: '# Un titre\nVoyez [la carte](/carte), ou {phone}.\n',
  })
  expect(own.text).toBe('Des mots\n\nsur deux lignes')
  // Nobody has been at an address of a site that begins.
  expect([data.redirects, data.site.thankYouPage]).toEqual([undefined, '/merci'])
})

test('what forms send, days and other choices stay', () => {
  expect(data.forms.table.fields[0].options).toEqual([{ value: 'monday', label: 'Lundi' }])
  expect(data.site.hours).toEqual([
    {
      days: ['Monday', 'Tuesday'],
      label: 'lun.–mar.',
      text: expect.stringMatching(/^08:00.–.16:00$/),
      opens: '08:00',
      closes: '16:00',
    },
    { days: ['Sunday'], label: 'dim.', text: 'Fermé' },
  ])
})

test('a starter in several languages becomes a site in one', () => {
  expect([data.site.languages, data.translations, data.pages['/es']]).toEqual([undefined, undefined, undefined])
  expect(inLanguage(source, 'en-US', words)).toBe(source)
})

test('an address is that of the country of the words, and elsewhere one as people there write it', () => {
  expect(data.site).toMatchObject({ locality: 'Dinard', phoneCountryCode: '+33', address: words.site.address })
  const placesOf = ({ pages }: typeof data) => pages['/carte'].blocks[0].places
  const hill = { name: 'Hill', latitude: 46.2, longitude: -123.7 }
  expect(placesOf(data)).toEqual([{ name: 'Port', latitude: 48.6, longitude: -2.1 }, hill])
  expect(placesOf(parse(inLanguage(source, 'fr-CA', words)))[0]).toMatchObject({ name: 'Port', latitude: 46.1 })
  const canadian = parse(inLanguage(source, 'fr-CA', words)).site
  expect(canadian).toMatchObject({ locality: 'Astoria', phoneCountryCode: '+1', address: { country: 'CA' } })
  expect(parse(inLanguage(source, 'fr-CA', words)).pages['/'].title).toBe('Carte')
})

test('a text that nobody has said stays, and so does all of a starter without words', () => {
  const { Menu: _, ...fewer } = words.texts
  const some = parse(inLanguage(source, 'fr-FR', { ...words, texts: { ...fewer, Lunch: '' } }))
  expect(some.navigation.header.map(({ label }: { label: string }) => label)).toEqual(['Menu', 'Lunch'])
  expect(parse(inLanguage(source, 'fr-FR')).pages['/menu'].title).toBe('Closed')
})

test('a country says in its own way what the words of its language say for all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'words'))
  const put = (name: string, texts: object, country: string) =>
    writeFileSync(join(folder, 'words', name), JSON.stringify({ site: { address: { country } }, texts }))
  put('pt.json', { Menu: 'Cardápio', Day: 'Dia' }, 'BR')
  put('pt-PT.json', { Menu: 'Ementa' }, 'PT')
  const read = (language: string) => readWords(siteFolder(join(folder, 'pages.yaml')), language)
  expect(read('pt-BR')).toEqual({ site: { address: { country: 'BR' } }, texts: { Menu: 'Cardápio', Day: 'Dia' } })
  expect(read('pt-PT')).toEqual({ site: { address: { country: 'PT' } }, texts: { Menu: 'Ementa', Day: 'Dia' } })
  expect(read('it-IT')).toBeUndefined()
})

test('a remark that a starter has in this language already is told apart from it, so that it waits for its owner', () => {
  const own = '# yours: your postal address'
  const said = inLanguage(source, 'fr-FR', { ...words, texts: { ...words.texts, 'yours: your address': own.slice(2) } })
  expect(said).toContain(`${own} (FR)\n`)
})
