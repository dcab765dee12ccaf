/** How far a site is translated, as the studio tells it. */
import { expect, test } from 'vitest'
import { frameOf } from '../../renderer/expand/frame.ts'
import { createDraftReader } from '../../studio/server/draft-data.ts'
import { translationsOf } from '../../studio/server/translations.ts'
import { leastSite } from '../support/least-site.ts'

const read = createDraftReader()
const page = (route: string, more: string) => `  ${route}:
    kind: guide
${more}    title: About ${route}
    description: Something about what we do here, and why it is done as it is.
    blocks:
      - { type: page-hero, heading: Here, text: Come by. }
`
const base = leastSite().replace(
  '  language: en-US\n',
  '  language: en-US\n  languages: [en-US, pl-PL]\n  tagline: Teeth for all\n',
)
const site = `${base}${page('/care', '')}${page('/care/braces', '')}${page('/pl/leczenie', '    language: pl-PL\n    translationOf: /care\n    draft: true\n')}`
const [polish] = translationsOf(read(site))

test('a site in one language has nothing to translate', () => {
  expect(translationsOf(read(leastSite()))).toEqual([])
})

test('each page of the first language is there, with its translation, or with the address that it will have', () => {
  expect(polish).toMatchObject({ language: 'pl-PL', isPartial: false })
  expect(polish?.pages).toEqual([
    { route: '/', title: 'Dentist in Portland', to: '/pl' },
    { route: '/care', title: 'About /care', at: '/pl/leczenie', isBegun: true },
    { route: '/care/braces', title: 'About /care/braces', to: '/pl/leczenie/braces' },
  ])
})

test('an address that is taken gets a number, and the home page the whole tag', () => {
  const taken = `${site}${page('/pl', '')}${page('/pl-pl/pl', '')}`
  const addresses = translationsOf(read(taken))[0]?.pages.map(({ route, to }) => [route, to])
  expect(addresses).toContainEqual(['/', '/pl-pl'])
  expect(addresses).toContainEqual(['/pl', '/pl-pl/pl-2'])
})

test('what all pages share waits until it is written in the language, a copy of the first one too', () => {
  const form = { part: 'form', name: 'Write to us', path: ['translations', 'pl-PL', 'forms', 'contact'] }
  const tagline = { part: 'tagline', path: ['translations', 'pl-PL', 'site', 'tagline'], start: 'Teeth for all' }
  expect(polish?.waiting).toMatchObject([tagline, form])
  const start = JSON.stringify(polish?.waiting[1]?.start)
  const with_ = (form: string, tagline: string) =>
    `${site}translations:\n  pl-PL:\n    site: { tagline: ${tagline} }\n    forms: { contact: ${form} }\n`
  const waiting = (text: string) => translationsOf(read(text))[0]?.waiting.map(({ part }) => part)
  expect(waiting(with_(start, 'Teeth for all'))).toEqual(['tagline', 'form'])
  expect(waiting(with_(start.replace('"Send"', 'Wyślij'), 'Zęby'))).toEqual([])
})

test('the last line of the footer waits where it has words of its own, and not only names, figures and links', () => {
  const waiting = (line: string) =>
    translationsOf(read(site.replace('tagline:', () => `copyright: ${JSON.stringify(line)}\n  tagline:`)))[0]
      ?.waiting.map(({ part }) => part)
      .filter((part) => part === 'copyright')
  expect(waiting('© {year} {legalName}')).toEqual([])
  expect(waiting('© {year} [{brand}](/about)')).toEqual([])
  expect(waiting('© {year}, made in Portland')).toEqual(['copyright'])
})

test('the words over the form at the foot wait until they are said in the language', () => {
  const waiting = (more: string) =>
    translationsOf(
      read(
        site.replace(
          'tagline:',
          () => 'theme: { footer: { layout: halves, form: quote, heading: Ask us } }\n  tagline:',
        ) + more,
      ),
    )[0]?.waiting.find(({ part }) => part === 'foot')
  expect(waiting('')).toEqual({
    part: 'foot',
    path: ['translations', 'pl-PL', 'site', 'theme', 'footer', 'heading'],
    start: 'Ask us',
  })
  const said = 'translations: { pl-PL: { site: { theme: { footer: { heading: Zapytaj nas } } } } }\n'
  expect(waiting(said)).toBeUndefined()
})

test('buttons and notices wait where the language brings none along, and each that is said is one less', () => {
  const czech = (words: string) =>
    translationsOf(read(`${site.replace('pl-PL]', 'cs-CZ]')}${words}`))[0]?.waiting.find(({ part }) => part === 'words')
  const all = czech('')
  expect(all?.count).toBeGreaterThan(30)
  expect(all?.path).toEqual(['translations', 'cs-CZ', 'site', 'words'])
  const [name = ''] = Object.keys(Object(all?.start))
  expect(czech(`translations: { cs-CZ: { site: { words: { ${name}: Zde } } } }\n`)?.count).toBe((all?.count ?? 0) - 1)
})

test('a page in a language of which nothing else is written yet is in that language all the same', () => {
  const frame = frameOf({ site: { language: 'en-US', languages: ['en-US', 'pl-PL'] } })
  expect(Object(frame.in('pl-PL').data.site).language).toBe('pl-PL')
  expect(frame.in('cs-CZ')).toBe(frame)
})
