/** What is said to authors stands in one catalogue per language, and nothing there is said by nobody. */
import { globSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../renderer/messages/catalogues.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { at, type MessageId, message } from '../../renderer/messages/message.ts'
import { withLabels } from '../../renderer/messages/place.ts'
import { sayIn } from '../../renderer/messages/say.ts'

const english = catalogues.en?.messages ?? {}
const ids = Object.keys(english) as MessageId[]

type Element = { type: number; value?: unknown; options?: Record<string, { value: Element[] }> }
const LITERAL = 0
const POUND = 7

/** The names of the places in a message, those within its plurals too. */
function placesIn(elements: readonly Element[]): string[] {
  return elements.flatMap(({ type, value, options = {} }) => [
    ...(type === LITERAL || type === POUND ? [] : [String(value)]),
    ...Object.values(options).flatMap((option) => placesIn(option.value)),
  ])
}
const placesOf = (text: string, language: string) => [
  ...new Set(
    placesIn(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst() as Element[]).toSorted(),
  ),
]

describe.each(Object.entries(catalogues))('the catalogue %s', (language, { messages }) => {
  test('has every message, and no other', () => expect(Object.keys(messages).toSorted()).toEqual(ids.toSorted()))

  test('fills the same places as the English one in each', () => {
    const differing = ids.filter(
      (id) => String(placesOf(messages[id], language)) !== String(placesOf(english[id as keyof typeof english], 'en')),
    )
    expect(differing).toEqual([])
  })
})

test('every message is said somewhere in the code', () => {
  const files = globSync(['renderer/**/*.{ts,tsx}', 'studio/**/*.{ts,tsx}', 'scripts/**/*.ts'])
  const code = files
    .filter((file) => !/messages\/(?:parts\/|(?:de|en|es)\.ts)/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  // With its problem a hint is said too.
  const worded = new Set([...code.matchAll(/\bworded\(\s*'([^']+)'/g)].map(([, id]) => `${id}.hint`))
  const isSaid = (id: string) => code.includes(`'${id}'`) || worded.has(id)
  expect(ids.filter((id) => !isSaid(id))).toEqual([])
})

test('a message begins with a capital letter where a place begins it', () => {
  const inner = at(['site', 'hours', 0])
  const said = message('place.in', { inner, outer: at(['pages', '/about', 'blocks', 1]) })
  expect(sayIn('en')(said)).toBe('Item 1 of "hours" in "site" in block 2 of /about')
  expect(sayIn('de')(said)).toBe(
    'Eintrag 1 von „Öffnungszeiten“ in „Betrieb, Zeiten, Farben“ in Abschnitt 2 von /about',
  )
})

test.each([
  ['en', '(Germany)', '3.10', 'text in the dark scheme'],
  ['de', '(Deutschland)', '3,10', 'Text (dunkle Darstellung)'],
  ['es', '(Alemania)', '3,10', 'el texto (modo oscuro)'],
])(
  'countries, numbers and sentences within a sentence are said as in the language: %s',
  (language, country, ratio, use) => {
    const say = sayIn(language)
    const place = at(['pages', '/about', 'blocks', 0])
    const values = { code: '4229', place, country: 'DE', name: { country: 'DE' } }
    expect(say(message('bad-format.postal-code', values))).toContain(country)
    const inScheme = message('colors.in-scheme', { scheme: 'dark', use: message('colors.text') })
    const color = { color: 'ink', hex: '#777777', other: 'paper', otherHex: '#cccccc', ratio: 3.1, use: inScheme }
    const faint = say(message('low-contrast', color))
    expect([faint.includes(` ${ratio} `), faint.endsWith(use)]).toEqual([true, true])
  },
)

test('entries of lists bear their names where a place has them in common with that of the problem', () => {
  const items = ['pages', '/about', 'blocks', 0, 'items']
  const labels = { 5: 'Louisville' }
  const said = (place: string | number, entry: number) =>
    sayIn('en')(
      withLabels(
        message('wrong-type.use', { place: at([...items, place, 'zips', entry]) }),
        [...items, 0, 'zips', 1],
        labels,
      ),
    )
  expect(said(0, 1)).toContain('item 2 of "zips" in the entry "Louisville" of "items"')
  expect(said(0, 0)).toContain('item 1 of "zips" in the entry "Louisville" of "items"')
  expect(said(1, 1)).toContain('item 2 of "zips" in item 2 of "items"')
})

test.each([
  ['en', '"id" begins at the left edge, ', 'put 1 space before', 'Put 2 spaces before it'],
  ['de', '„id“ beginnt am linken Rand, ', 'Setzen Sie 1 Leerzeichen vor', 'Setzen Sie 2 Leerzeichen davor'],
  ['es', '«id» empieza en el borde izquierdo, ', 'ponga 1 espacio delante', 'Ponga 2 espacios delante'],
])('columns are counted as in the language: %s', (language, edge, one, several) => {
  const say = sayIn(language)
  expect(say(message('wrong-indent', { key: 'id', column: 0 }))).toContain(edge)
  expect(say(message('wrong-indent.of-text-hint', { column: 4, count: 1 }))).toContain(one)
  expect(say(message('wrong-indent.outside-hint', { column: 2, count: 2 }))).toContain(several)
})

test('a language without a catalogue is answered in English', () => {
  const said = message('did-you-mean', { name: 'stats' })
  expect(['fr', 'constructor'].map((language) => sayIn(language)(said))).toEqual(Array(2).fill('Did you mean "stats"?'))
})

test('a sentence that ends with words of the author gets a full stop where another follows, and only there', () => {
  const known = message('known', { known: { list: ['de', 'es'] } })
  const lines = message('also-on-lines', { count: 1, lines: { list: ['7'] } })
  expect(inEnglish([known, lines])).toBe('Known: de, es. Also on line 7.')
  expect(sayIn('de')([message('did-you-mean', { name: 'es' }), known])).toBe('Meinten Sie „es“? Bekannt: de, es')
  const cut = message('known', { known: { list: ['de', 'es'], cut: true } })
  expect(inEnglish([cut, lines])).toBe('Known: de, es … Also on line 7.')
})

test('fields are called as forms call them, and what an author has named as it is', () => {
  const keys = ['items', 'service', 'text']
  const said = (part: string) => sayIn('de')(message('bad-value', { place: at([part, ...keys]) }))
  expect(said('navigation')).toBe('„Text“ in „Leistung“ … in „Menüs und Fußzeile“ passt nicht')
  expect(said('data')).toBe('„text“ in „service“ … in „Daten für Vorlagen“ passt nicht')
})

test('what the schemas say of a field begins as it is written: with a value, maybe', () => {
  const description = 'true where an item may leave it out.'
  expect(inEnglish(message('described', { description: { description } }))).toBe(description)
})

test('a language, a country and what the schemas say have their words in each language', () => {
  const words = { list: ['Menu'], quoted: true } as const
  const said = [
    message('words-in-english', { count: 1, language: { language: 'pl' }, words }),
    message('wrong-coordinates', { latitude: 1, longitude: 2, country: { country: 'DE' } }),
    message('described', { description: { description: 'The title of the message.' } }),
    message('described', { description: { description: 'What an author says of a field of their own.' } }),
    message('described', { description: { description: 'constructor' } }),
  ]
  expect(said.map(sayIn('de'))).toEqual([
    'Ein Wort, das Besucher sehen, ist auf Seiten in der Sprache Polnisch englisch: „Menu“',
    'Breite 1 und Länge 2 liegen nicht in diesem Land: Deutschland',
    'Der Titel der Meldung.',
    'What an author says of a field of their own.',
    'constructor',
  ])
})
