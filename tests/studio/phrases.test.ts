/** The studio says in German and Spanish what the check still says in sentences of its own. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at, message } from '../../renderer/messages/message.ts'
import { sayAllIn, sayIn } from '../../studio/phrases/say.ts'
import { inner, sentences } from '../../studio/phrases/tables/all.ts'
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
const unsaid = ['in full', 'if sound', 'blog post', 'all of ', 'where text is meant']
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

test('a sentence that no phrase knows stays English, and so does every sentence in another language', () => {
  const text = 'Nobody has ever said this.'
  expect([sayIn('de')(text), sayIn('fr')('Remove the comma.'), sayIn('constructor')(text)]).toEqual([
    text,
    'Remove the comma.',
    text,
  ])
})
