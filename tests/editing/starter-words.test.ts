/** What an empty site and new sections begin with, in each language that is built in. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { readStarters } from '../../renderer/gallery/examples/read.ts'
import { catalogues } from '../../renderer/languages/index.ts'
import { sectionTypes } from '../../renderer/schema/schemas.ts'
import {
  isStarterText,
  starterTextIn,
  startingDescription,
  startingSummary,
  startingTitle,
} from '../../renderer/schema/starter-texts.ts'
import { textsOfPage } from '../../renderer/schema/walk.ts'
import { inLanguage } from '../../studio/edit/new-site/language.ts'
import { readStarter, starterFolder } from '../../studio/edit/new-site.ts'
import { starterInWords } from '../../studio/edit/starter-words.ts'
import { starterFor } from '../../studio/server/schemas.ts'

const sections = sectionTypes()
  .flatMap(readStarters)
  .flatMap(({ block }) => textsOfPage({ blocks: [block] }, '/'))
  .filter(({ schema }) => !schema.reference && !schema.pattern && !schema.enum && !schema.const)
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => /\p{Ll}{2}/u.test(line.replaceAll(/\{\w+\}/g, '')))
const site = parse(readStarter(starterFolder()))
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)
const english = new Set([...sections, startingTitle, startingDescription, startingSummary, 'Welcome'])

const inBraces = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const others = Object.keys(catalogues).filter((language) => language !== 'en')

describe.each(others)('in %s', (language) => {
  const said: Record<string, string> = JSON.parse(
    readFileSync(`renderer/schema/starter-texts/${language}.json`, 'utf8'),
  )

  test('every section begins in its words, and no line is left of a section that is gone', () => {
    expect(sections.length).toBeGreaterThan(200)
    expect([...english].filter((line) => !Object.hasOwn(said, line))).toEqual([])
    const used = new Set([...english, ...textsIn(site)])
    expect(Object.keys(said).filter((line) => !used.has(line))).toEqual([])
  })

  test('a line has the names in braces that the English one has', () => {
    for (const [line, words] of Object.entries(said)) expect(inBraces(words), line).toEqual(inBraces(line))
  })

  test('the check knows what nobody has replaced', () => {
    expect(
      isStarterText(starterTextIn('Say here in one sentence whether visitors need an appointment.', language)),
    ).toBe(true)
    expect(isStarterText(`Titel: ${starterTextIn(startingDescription, language)}`)).toBe(true)
  })

  test('an empty site says nothing in English but the names of its fields', () => {
    const { navigation, forms, site: own } = parse(inLanguage(readStarter(starterFolder()), language, 'of sections'))
    const label = (text: string) => starterTextIn(text, language)
    expect(navigation.footer[0]).toMatchObject({ heading: label('Company'), items: [{ label: label('Contact') }] })
    expect(forms.contact).toMatchObject({
      submit: label('Send Message'),
      fields: [{ name: 'name', type: 'text' }, { name: 'email', label: label('Email') }, { name: 'message' }],
    })
    expect(own.brand).toBe(label('Your Business'))
  })
})

test('a text over several lines keeps its lines, and prices are in the money of the country', () => {
  const prose = '- type: prose\n  heading: What there is to know\n  text: |\n    ### A smaller heading\n\n    My own.\n'
  expect(starterInWords(prose, 'nl-NL', 'NL')).toBe(
    '- type: prose\n  heading: Wat u moet weten\n  text: |\n    ### Een kleinere kop\n\n    My own.\n',
  )
  const prices = (language: string, country: string) => parse(starterInWords('- from $100', language, country))[0]
  expect(prices('de-CH', 'CH')).toMatch(/^ab CHF.100$/)
  expect(prices('pl-PL', 'PL')).toMatch(/^od 100.zł$/)
  expect(prices('en-US', 'US')).toBe('from $100')
})

test('Portugal begins in its own words, and a language that has none in English', () => {
  expect(['pt', 'pt-BR', 'pt-PT'].map((language) => starterTextIn('Contact', language))).toEqual([
    'Contato',
    'Contato',
    'Contacto',
  ])
  expect(starterTextIn('Contact', 'cs-CZ')).toBe('Contact')
})

test('a section that is added in the studio begins in the language of its page', async () => {
  const folder = siteFolder('tests/fixture/languages.yaml')
  const source = readFileSync(folder.file, 'utf8')
  const begun = (route: string, text = source) => starterFor(text, { type: 'hours', route, folder })
  expect(await begun('/es/reparaciones')).toMatchObject({ heading: 'Horario' })
  expect(await begun('/')).toMatchObject({ heading: 'Opening hours' })
  const dutch = source.replace('language: en-US', 'language: nl-NL').replace('[en-US, es-US]', '[nl-NL, es-US]')
  expect(await begun('/', dutch)).toMatchObject({ heading: 'Openingstijden' })
})
