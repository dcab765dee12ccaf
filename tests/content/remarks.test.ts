/** Remarks "# yours: …", by which a starter says what only the owner can know, and whether the owner has said it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isChanged, remarksIn } from '../../renderer/check/mistakes/remarks.ts'
import { findUnconfirmed } from '../../renderer/check/mistakes/unconfirmed.ts'
import { PLAIN_STARTER, STARTERS } from '../../renderer/common/site-folder.ts'

describe('a remark', () => {
  const source = `site: # not yours: a
  url: https://a.example # yours: your address
  hours: # yours: when
    - { days: "Mon" }

      - deeper
  # yours: on a line of its own
  - geo: {} # yours:it is
    deeper: 1
   # also below
  next: 1	# yours
  "quoted # yours": 2 # yoursel
  last: 3 # yours: the end`

  test('stands behind what it is about, with all that stands further right below', () => {
    expect(remarksIn(source).map(({ words, about }) => [words, about])).toEqual([
      ['# yours: your address', 'url:https://a.example'],
      ['# yours: when', 'hours:-{days:Mon}-deeper'],
      ['# yours:it is', '-geo:{}'],
      ['# yours', 'next:1'],
      ['# yours: the end', 'last:3'],
    ])
    for (const { words, start, end } of remarksIn(source)) expect(source.slice(start, end)).toBe(words)
  })

  test('is the same in a file with the line ends of Windows, and of one within another only the words count', () => {
    const about = (text: string) => remarksIn(text).map((remark) => remark.about)
    expect(about(source.replaceAll('\n', '\r\n'))).toEqual(about(source))
    expect(about('a: # yours: one\n  b: 1 # yours: two\n')).toEqual(['a:b:1', 'b:1'])
    expect(about('# yours: one\n')).toEqual([])
  })
})

describe('what a starter says', () => {
  const cafe = readFileSync(join(STARTERS, 'cafe/pages.yaml'), 'utf8')
  const changedIn = (text: string, words: string) =>
    remarksIn(text).flatMap((remark) => (remark.words.startsWith(words) ? isChanged(remark) : []))

  test('waits for its owner as long as it is as it was, however it is written', () => {
    for (const text of [cafe, readFileSync(PLAIN_STARTER, 'utf8')])
      expect(remarksIn(text).filter(isChanged)).toEqual([])
    expect(remarksIn(cafe).length).toBeGreaterThan(10)
    expect(changedIn('    region: "WA" # yours: your postal address\n', '# yours')).toEqual([false])
  })

  test('is its owner’s when it was changed, and only with a remark that a starter has', () => {
    expect(changedIn('    region: ZZ # yours: your postal address\n', '# yours')).toEqual([true])
    expect(changedIn('    region: ZZ # yours: nobody said so\n', '# yours')).toEqual([false])
    // A fact of the plain starter is known like those of the others.
    const [first] = remarksIn(readFileSync(PLAIN_STARTER, 'utf8'))
    if (first) expect(isChanged({ ...first, about: `${first.about}!` })).toBe(true)
    expect(first).toBeDefined()
  })

  test('is told once for each fact of the site, and once for every other part', () => {
    const told = findUnconfirmed(`site:
  url: a # yours: one
  brand: b # yours: two
  phone: c # yours: two
facts:
  d: 1 # yours: three
  e: 2 # yours: four
pages: # yours: five
  /: x # yours: six
`)
    expect(told.map(({ message, also }) => [Object(message).values, also?.length])).toEqual([
      [{ words: 'yours: one' }, 0],
      [{ words: 'yours: two' }, 1],
      [{ words: 'yours: three' }, 1],
      [{ words: 'yours: five' }, 1],
    ])
    expect(findUnconfirmed('site:\n  url: a\n')).toEqual([])
  })

  test('above all parts is told once, too', () => {
    const above = findUnconfirmed('- a # yours: one\n- b # yours: two\nsite:\n  url: a # yours: one\n')
    expect(above.map(({ also }) => also?.length)).toEqual([1, 0])
  })
})
