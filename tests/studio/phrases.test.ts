/** The studio says in German and Spanish whatever the check, changes and refusals say in English. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Path } from '../../renderer/common/problem.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { changeOf } from '../../studio/draft/words.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { partsOf } from '../../studio/edit/operations/parts.ts'
import { Refusal, unknownName } from '../../studio/edit/refusal.ts'
import { sayAllIn, sayIn } from '../../studio/phrases/say.ts'
import { inner, sentences } from '../../studio/phrases/tables/all.ts'
import { leftInEnglish } from './support/left-in-english.ts'
import { piecesIn } from './support/sentences.ts'

const tables = [...sentences, ...Object.values(inner)]
const phrases = tables.flatMap((table) => Object.keys(table))
/** The words of a phrase between its values. */
const literalsOf = (phrase: string) => phrase.split(/\$[a-z]+\d?/)

const speaking = piecesIn(
  [
    'renderer/check/*.ts',
    'renderer/check/{checks,messages,mistakes}/*.ts',
    'renderer/expand/templates/*.ts',
    'renderer/expand/theme/pairs.ts',
    'renderer/read/migrations/*.ts',
    'renderer/pipeline/{check,read}.ts',
    'studio/edit/{free-address,page-gap,refusal,rename,source-file}.ts',
    'studio/edit/operations/*.ts',
    'studio/draft/*.ts',
    'studio/server/*.ts',
    'renderer/common/{nearest,place-names}.ts',
  ],
  // What a browser never shows.
  ['bundle', 'handler', 'server'].map((name) => `studio/server/${name}.ts`),
)
/** No words for a person, though they look so. */
const unsaid = ['in full', 'if sound', 'blog post', 'where text is meant']
/** Words that phrases take apart otherwise than the code does: a place, a sentence within one. */
const apart = [') in item ', '. If not: p', '" without quotes: it begins a ']

test('every sentence in the code has its phrase, German and Spanish (studio/phrases/tables/)', () => {
  const known = phrases.flatMap(literalsOf)
  const bare = (text: string) => text.replaceAll(/^[^a-z]+|[^a-z]+$/gi, '')
  const pieces = speaking.said
    .filter((text) => ![...unsaid, ...apart].includes(text))
    .flatMap((text) => text.split(/"|(?<=[.?!]) /).map(bare))
    .filter((text) => /[a-z]{2},? [a-z]/i.test(text))
  expect(pieces.filter((piece) => !known.some((literal) => literal.includes(piece)))).toEqual([])
})

test('every phrase is still put together in the code', () => {
  const schemas = globSync('schemas/*.schema.json').map((file) => readFileSync(file, 'utf8'))
  const described = schemas.flatMap((text) => [...text.matchAll(/"description": (".*")/g)])
  // A value may bring its own quotes along.
  const bare = (text: string) => text.replaceAll('"', '')
  const written = [...speaking.all, ...described.map(([, json = '']) => String(JSON.parse(json)))].map(bare)
  // What stands "at the top" is moved "to the top".
  const texts = new Set(written.flatMap((text) => [text, text.replace(/^at (?=the )/, 'to ')]))
  const code = `\0${[...texts].join('\0')}\0`
  // Of letters and spaces alone anything could be made, but for the "s" of several.
  const isPiece = (words: string) => texts.has(words) && /.[^ ]|[^a-rt-z ]/i.test(words)
  /** Whether words are the pieces of templates, one behind the other; a value may have taken a sign at either end. */
  const isMade = (words: string): boolean => {
    const ends = [...words].map((_, index) => index + 1)
    const reached = new Set(ends.filter((end) => code.includes(`${words.slice(0, end)}\0`)))
    for (const start of ends) {
      if (!reached.has(start)) continue
      if (code.includes(`\0${words.slice(start)}`)) return true
      for (const end of ends) if (isPiece(words.slice(start, end))) reached.add(end)
    }
    return false
  }
  const dead = phrases.filter(
    (phrase) =>
      !literalsOf(bare(phrase).replace(/ 1 (?=[mc])/, ' $count ')).every(
        (words) => code.includes(words) || isMade(words),
      ),
  )
  expect(dead).toEqual([])
})

test('every phrase stands in one table, and has the same values in each language', () => {
  const valuesOf = (text: string) => [...new Set(text.match(/\$[a-z]+\d?/g))].toSorted()
  for (const [phrase, both] of tables.flatMap((table) => Object.entries(table)))
    for (const said of both) expect(valuesOf(said), said).toEqual(valuesOf(phrase))
  const whole = sentences.flatMap((table) => Object.keys(table))
  expect(whole.filter((phrase, index) => whole.indexOf(phrase) !== index)).toEqual([])
})

const file = `site:
  brand: Oak
  usual: &usual [x]
  late: *usual
shared:
  estimate: { type: cta, heading: Call us }
redirects: { /old: / }
pages:
  /:
    title: Home
    blocks:
      - { type: hero, heading: Roofs }
      - use: estimate
      - type: stats
        items: [{ value: "3", label: Crews }, { value: "5", label: Roofs }]
  /a/{area.slug}:
    title: Areas
  /about:
    title: About
`
const home: Path = ['pages', '/', 'blocks']
const parts = partsOf(file)

describe('in German and Spanish are said', () => {
  const set = (path: Path): Operation => ({ do: 'set', path, value: 'x' })
  test.each<[string, Operation[], string]>([
    ['a field', [set([...home, 0, 'heading'])], '„Überschrift“ in Abschnitt „Auftakt“ auf / geändert'],
    ['a new field', [set(['site', 'phone'])], '„Telefon“ in „Betrieb, Zeiten, Farben“ hinzugefügt'],
    [
      'a field of an item',
      [set([...home, 2, 'items', 1, 'label'])],
      '„Beschriftung“ in Eintrag 2 von „Einträge“ in Abschnitt „Zahlen“ auf / geändert',
    ],
    ['a section', [{ do: 'move', path: [...home, 0], to: 1 }], 'Abschnitt „Auftakt“ auf / verschoben'],
    ['a shared one', [{ do: 'remove', path: [...home, 1] }], 'Abschnitt „estimate“ (gemeinsam) auf / entfernt'],
    [
      'a new one',
      [{ do: 'insert', path: [...home, 0], value: { type: 'faq' } }],
      'Abschnitt „Fragen und Antworten“ auf / hinzugefügt',
    ],
    ['a page', [{ do: 'page', route: '/new', kind: 'guide' }], 'Seite /new angelegt'],
    ['a copy', [{ do: 'page', route: '/new', copy: '/about' }], 'Seite /new aus /about angelegt'],
    ['an address', [{ do: 'readdress', from: '/about', to: '/us' }], 'Seite /about ist jetzt /us'],
    ['a title', [set(['pages', '/about', 'title'])], '„Titel“ von /about geändert'],
    [
      'a name',
      [{ do: 'rename', path: ['shared', 'estimate'], key: 'call' }],
      'Abschnitt „estimate“ (gemeinsam) umbenannt in „call“',
    ],
    [
      'several',
      [set(['site', 'phone']), set(['site', 'email'])],
      '„Telefon“ in „Betrieb, Zeiten, Farben“ hinzugefügt und 1 weitere Änderung',
    ],
  ])('the change of %s', (_, operations, words) => {
    const change = changeOf(operations, parts).words
    expect(sayIn('de')(change)).toBe(words)
    expect(sayIn('de')(`Undone: ${change}`)).toBe(`Rückgängig gemacht: ${words}`)
    expect(leftInEnglish([change])).toEqual([])
  })

  test.each<[Operation, string]>([
    [set([]), 'Die ganze Datei lässt sich nicht auf einmal setzen'],
    [set([...home, 9, 'heading']), 'Es gibt keine Stelle 9 in „Abschnitte“ von /'],
    [
      set(['site', 'late', 0]),
      'Diese Stelle verwendet einen Anker (&) oder Alias (*): Ein Wert steht an mehreren Stellen',
    ],
    [{ do: 'remove', path: ['pages', '/none'] }, 'Die Seite „/none“ gibt es nicht'],
    [{ do: 'remove', path: ['site', 'vat'] }, 'Da ist nichts: „vat“ in „Betrieb, Zeiten, Farben“'],
    [{ do: 'remove', path: ['site'] }, 'Eine Website braucht „Betrieb, Zeiten, Farben“'],
    [{ do: 'rename', path: [...home, 0], key: 'x' }, 'Ein Eintrag einer Liste hat keinen Namen'],
    [
      { do: 'rename', path: ['pages', '/about'], key: '/us' },
      'Eine Seite kommt auf eigenem Weg zu einer anderen Adresse',
    ],
    [{ do: 'rename', path: ['site', 'brand'], key: 'late' }, '„late“ gibt es schon in „Betrieb, Zeiten, Farben“'],
    [
      { do: 'move', path: ['site', 'brand'], to: 0 },
      '„Name des Betriebs“ in „Betrieb, Zeiten, Farben“ ist kein Eintrag einer Liste',
    ],
    [{ do: 'move', path: [...home, 0], to: 9 }, 'Es gibt keine Stelle 9 in „Abschnitte“ von /'],
    [
      { do: 'insert', path: ['site', 'brand'], value: 'x' },
      '„Name des Betriebs“ in „Betrieb, Zeiten, Farben“ gibt es schon',
    ],
    [{ do: 'share', path: [...home, 1], name: 'x' }, 'Abschnitt 2 von / ist schon geteilt, als „estimate“'],
    [
      { do: 'share', path: [...home, 0], name: 'Big one' },
      '„Big one“ kann nicht der Name eines gemeinsamen Abschnitts sein',
    ],
    [{ do: 'readdress', from: '/about', to: '/' }, 'Die Seite / gibt es schon (Zeile 9)'],
    [{ do: 'readdress', from: '/about', to: '/old' }, '/old ist eine alte Adresse unter „redirects:“ (Zeile 7)'],
    [
      { do: 'readdress', from: '/about', to: '/metrics' },
      '/metrics kann nicht die Adresse einer Seite sein: Unter dieser Adresse antwortet der Server der Überwachung',
    ],
    [{ do: 'readdress', from: '/', to: '/home' }, 'Die Startseite behält ihre Adresse „/“'],
  ])('the refusal of %j', (operation, words) => {
    const refusal = refusalOf(operation)
    expect(leftInEnglish([refusal.said.message, refusal.said.hint])).toEqual([])
    expect(sayAllIn('de')(refusal.said.message)).toBe(words)
  })

  function refusalOf(operation: Operation): Refusal {
    try {
      applyOperations(file, [operation])
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
    throw new Error('It was not refused.')
  }

  test('names that are not there, with those that are', () => {
    const { message, hint } = unknownName('picture', 'rof.jpg', ['roof.jpg', 'van.jpg'])
    expect([message, hint].map(sayIn('es'))).toEqual([
      'No existe la imagen «rof.jpg»',
      '¿Quería decir «roof.jpg»? Conocidos: roof.jpg, van.jpg',
    ])
  })
})

test.each([
  'a "b" in block 2 of /x is empty',
  'Remove the comma.',
  '$1 $& $place, 100 %',
  'two\nlines',
  '(.*)+[\\d]{2}?',
  '„so“ «o» así',
  '", linked from block 3 of /x',
  '',
])('what the author wrote stays as it is: %j', (words) => {
  const said = message('shown.as-it-stands', { words, place: at(['pages', '/about', 'blocks', 1, 'heading']) })
  expect(sayAllIn('de')(said)).toBe(
    `„${words}“ in „Überschrift“ in Abschnitt 2 von /about sehen Besucher genau so, wie es dasteht`,
  )
})

test('fields are called as forms call them, and what an author has named as it is', () => {
  expect(sayIn('de')('"text" in "service" in "items" in "facts" does not fit')).toContain(
    '„Text“ in „Leistung“ in „Einträge“',
  )
  expect(sayIn('de')('"text" in "service" in "items" … in "data" does not fit')).toContain(
    '„text“ in „service“ in „items“ …',
  )
})

test('countries have their names in the language of the studio', () => {
  const problem = '"4229" in /about is no postal code of the country "DE" (Germany)'
  expect(sayIn('de')(problem)).toContain('(Deutschland)')
  expect(sayIn('es')(problem)).toContain('(Alemania)')
})

test('a sentence that no phrase knows stays English, and so does every sentence in another language', () => {
  const text = 'Nobody has ever said this.'
  expect([sayIn('de')(text), sayIn('fr')('Remove the comma.'), sayIn('constructor')(text)]).toEqual([
    text,
    'Remove the comma.',
    text,
  ])
})
