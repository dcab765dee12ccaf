import { globSync, readFileSync } from 'node:fs'
import { dump } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'
import { readLines } from '../../renderer/check/mistakes/lines.ts'
import { diagnose } from '../../renderer/check/mistakes/syntax.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { splitPages } from '../../renderer/read/split.ts'
import { fixtureFile } from '../support/places.ts'

/** The lines of which a broken file would be blamed on one that is right: all that is wrong stands elsewhere. */
function blamed(source: string): string[] {
  return splitPages(source, true).flatMap(({ text }) => {
    const lines = readLines(text)
    const found = diagnose(lines, lines.length)
    return found ? [`${inEnglish(found.mistake.message)}: ${found.line.text}`] : []
  })
}

const plain = (source: string) => parse(source, { merge: true })

/** As other people and other programs write the same file. */
const manners: Record<string, (source: string) => string> = {
  'as it is': (source) => source,
  'indented by four': (source) => parseDocument(source).toString({ indent: 4 }),
  'lists in the column of their key': (source) => parseDocument(source).toString({ indentSeq: false }),
  'short lines': (source) => parseDocument(source).toString({ lineWidth: 40 }),
  'double quotes around all texts': (source) => stringify(plain(source), { defaultStringType: 'QUOTE_DOUBLE' }),
  'single quotes around all texts': (source) =>
    stringify(plain(source), { defaultStringType: 'QUOTE_SINGLE', lineWidth: 50 }),
  'nothing on one line': (source) => stringify(plain(source), { collectionStyle: 'block' }),
  'as js-yaml writes it': (source) => dump(plain(source)),
}

describe.each([fixtureFile, 'tests/fixture/languages.yaml', ...globSync('starters/*/pages.yaml')])('%s', (file) => {
  const source = readFileSync(file, 'utf8')
  test.each(Object.keys(manners))('no line that is right is blamed for a mistake elsewhere: %s', (manner) => {
    expect(blamed(manners[manner]?.(source) ?? '')).toEqual([])
  })
})

test('a dash may stand on a line of its own', () => {
  expect(blamed('items:\n  -\n    title: One\n    text: First\n  -\n    title: Two\n    text: Second\n')).toEqual([])
})

test.each([
  ['items: # yours: the towns\n  - One\ntitle: Roofs: new', 'The text of "title" holds a colon'],
  ['words: { contact.office: Address }\ntitle: Roofs: new', 'The text of "title" holds a colon'],
  ['rows:\n  - - One\n    - Two\n  - - Three\n    - Four\ntitle: Roofs: new', 'The text of "title" holds a colon'],
  ['text: It lasts, as a rule,\n  *decades*.\ntitle: Roofs: new', 'The text of "title" holds a colon'],
  ["text: 'We''ll call,\n  we promise'\ntitle: Roofs: new", 'The text of "title" holds a colon'],
  ['items:\n  - { title: One, text: "First }\n  - { title: Two, text: "Second" }', 'The quote " that opens the text'],
])('the line that is wrong is found below lines that look unlike it: %j', (source, message) => {
  expect(blamed(source)).toEqual([expect.stringContaining(message)])
})
