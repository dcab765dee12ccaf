/** What is said to authors stands in one catalogue per language, and nothing there is said by nobody. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { spokenOf } from '../../renderer/messages/catalogues.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { withLabels } from '../../renderer/messages/place.ts'
import { sayIn } from '../../renderer/messages/say.ts'
import { catalogues, english, placesOf } from './support/catalogues.ts'

describe.each(catalogues)('the catalogue %s', (language, catalogue) => {
  test('has the groups of the English one, in its order', () =>
    expect(Object.keys(catalogue)).toEqual(Object.keys(english)))

  test.each(Object.entries(english))('has each entry of "%s", no other, and none empty', (group, texts) => {
    const own = catalogue[group] ?? {}
    const lacking = Object.keys(texts).filter((id) => !own[id])
    const unknown = Object.keys(own).filter((id) => !Object.hasOwn(texts, id))
    expect({ lacking, unknown }).toEqual({ lacking: [], unknown: [] })
  })

  test.each(['messages', 'shell', 'desk'] as const)(
    'fills the same places as the English one in each of "%s"',
    (group) => {
      const differing = Object.entries(english[group]).filter(
        ([id, text]) => String(placesOf(catalogue[group]?.[id] ?? '', language)) !== String(placesOf(text)),
      )
      expect(differing).toEqual([])
    },
  )

  test('stands in its file with one entry a line', () => {
    const file = readFileSync(`renderer/messages/catalogues/${language}.json`, 'utf8')
    expect(file).toBe(`${JSON.stringify(catalogue, null, 2)}\n`)
  })
})

test('the check on the terminal reads the English catalogue alone', () => {
  const watching = String.raw`import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const read = fs.readFileSync
fs.readFileSync = (file, ...rest) => {
  const [, name] = /messages.catalogues.(\w+)\.json$/.exec(file) ?? []
  if (name) console.log('read', name)
  return read(file, ...rest)
}
syncBuiltinESMExports()`
  const options = [
    '--import',
    `data:text/javascript,${encodeURIComponent(watching)}`,
    'scripts/pages-from-yaml.mjs',
    'check',
  ]
  const file = join(mkdtempSync(join(tmpdir(), 'pages-')), 'pages.yaml')
  writeFileSync(file, 'site: { brand: Oak }\n')
  const { stdout } = spawnSync(process.execPath, [...options, '--pages', file], { encoding: 'utf8' })
  rmSync(dirname(file), { recursive: true })
  expect(stdout).toContain('"pages"')
  expect(stdout.match(/^read .*/gm)).toEqual(['read en'])
})

test.each([
  [['de'], 'de'],
  [['xx', ' es-MX;q=0.9'], 'es'],
  [['en-GB', 'de'], 'en'],
  [['xx', '../en', '*', ''], 'en'],
  [[], 'en'],
])('of the languages %j the studio speaks "%s"', (tags, language) => expect(spokenOf(tags)).toBe(language))

test('every message is said somewhere in the code', () => {
  const files = globSync(['renderer/**/*.{ts,tsx}', 'studio/**/*.{ts,tsx}', 'desk/**/*.ts', 'scripts/**/*.ts'])
  const code = files.map((file) => readFileSync(file, 'utf8')).join('')
  // With its problem a hint is said too.
  const worded = new Set([...code.matchAll(/\bworded\(\s*'([^']+)'/g)].map(([, id]) => `${id}.hint`))
  const isSaid = (id: string) => code.includes(`'${id}'`) || worded.has(id)
  expect(Object.keys(english.messages).filter((id) => !isSaid(id))).toEqual([])
})

test('every word of the desk is said there', () => {
  const files = globSync('desk/**/*.ts')
  const code = files.map((file) => readFileSync(file, 'utf8')).join('')
  const isSaid = (id: string) => code.includes(`'${id}'`) || code.includes(`\`${id.split('.')[0]}.\${`)
  expect(Object.keys(english.desk).filter((id) => !isSaid(id))).toEqual([])
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
  expect(['xx', 'constructor'].map((language) => sayIn(language)(said))).toEqual(Array(2).fill('Did you mean "stats"?'))
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
