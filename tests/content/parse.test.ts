/** The text of a file as data, with the mistakes of YAML itself and where they stand. */
import { describe, expect, test } from 'vitest'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'

const read = (text: string) => parse(sourceText(text))
/** The mistakes, each with the words of the file at which it stands. */
const mistakesIn = (text: string) =>
  read(text).mistakes.map(({ code, start, end, first, spoilt, doubt, more }) => ({
    code,
    at: text.slice(start, end),
    ...(first !== undefined && {
      first: `${text.slice(0, first).split('\n').length} ${text.slice(first, first + end - start)}`,
    }),
    ...(spoilt !== undefined && { spoilt: text.slice(0, spoilt).split('\n').length }),
    ...(doubt && { doubt }),
    ...(more && { more }),
  }))

const small = 'site:\n  brand: Oak\npages:\n  /:\n    kind: home\n  /about:\n    kind: guide\nforms:\n  a: {}\n'

describe('a file', () => {
  test('is read as one, whatever it is cut into', () => {
    expect(read(small)).toMatchObject({ broken: [], doubtful: [], unreadable: false, mistakes: [] })
    expect(read(small).data).toEqual({
      site: { brand: 'Oak' },
      pages: { '/': { kind: 'home' }, '/about': { kind: 'guide' } },
      forms: { a: {} },
    })
    expect(read('site:\n  brand: Oak\n').data).toEqual({ site: { brand: 'Oak' } })
    expect(read('').data).toBeUndefined()
    expect(read('# nothing yet\n').data).toBeUndefined()
  })

  test('that is a list or a text is told as what it is', () => {
    expect(read('- a\n- b\n').data).toEqual(['a', 'b'])
    expect(read('words\n').data).toBe('words')
  })

  test('keeps its other pages where one cannot be read', () => {
    const { data, broken, unreadable } = read(small.replace('kind: home', 'kind: "home'))
    expect(broken).toEqual(['/'])
    expect(unreadable).toBe(false)
    expect(data).toMatchObject({ site: { brand: 'Oak' }, pages: { '/about': { kind: 'guide' } }, forms: { a: {} } })
    expect(Object.keys(Object(data).pages)).toEqual(['/about'])
  })

  test('with a page that is no group keeps the others, and what it is', () => {
    expect(read(small.replace('\n    kind: home', ' words')).data).toMatchObject({ pages: { '/': 'words' } })
  })

  test('is unreadable where what stands around the pages is', () => {
    expect(read(small.replace('brand: Oak', 'brand: "Oak'))).toMatchObject({ unreadable: true })
    expect(read(small.replace('a: {}', 'a: {'))).toMatchObject({ unreadable: true })
    expect(read(`site:\n  brand: Elm\n${small}`), 'a part twice').toMatchObject({ unreadable: true })
    expect(read(small.replace('brand: Oak', 'brand: Oak\n  brand: Elm')), 'a key twice').toMatchObject({
      unreadable: false,
    })
  })
})

describe('of two pages with one address', () => {
  const twice = `${small.slice(0, small.indexOf('forms:'))}  /:\n    kind: post\n`

  test('the first counts, and the second is a mistake', () => {
    expect(Object(read(twice).data).pages['/']).toEqual({ kind: 'home' })
    expect(mistakesIn(twice)).toEqual([{ code: 'DUPLICATE_ROUTE', at: '/', first: '4 /' }])
  })

  test('each further one is a mistake', () => {
    expect(mistakesIn(`${twice}  /:\n    kind: legal\n`)).toHaveLength(2)
  })
})

describe('what YAML allows and nobody means', () => {
  const page = (lines: string) => `pages:\n  /:\n    kind: home\n    blocks:\n${lines}  /about:\n    kind: guide\n`

  test.each([
    [
      'a key twice',
      '      - { type: cta, type: faq }\n',
      { code: 'DUPLICATE_KEY', at: 'type', first: '5 type', spoilt: 5 },
    ],
    ['a tag', '      - heading: !Important Call\n', { code: 'TAG', at: 'Call' }],
    ['an anchor that nothing uses', '      - heading: &more words\n', { code: 'ANCHOR', at: 'words' }],
    ['an alias of nothing', '      - heading: *Best\n', { code: 'ALIAS', at: '*Best' }],
    ['an alias of what holds it', '      - list: &all [*all]\n', { code: 'CIRCLE', at: '*all' }],
    ['a text that is cut', '      - heading: Number #1 in town\n', { code: 'CUT', at: 'Number', doubt: true }],
    [
      'a list in the text above it',
      '      - heading: Why us\n          - reason\n',
      { code: 'SWALLOWED', at: 'Why us\n          - reason', spoilt: 6 },
    ],
    [
      'the keys of a section without its first line',
      '      - type: prose\n        heading: One\n        text: Words\n        heading: Two\n        text: More\n',
      { code: 'LOST_SECTION', at: 'heading', spoilt: 10 },
    ],
  ])('%s', (_, lines, mistake) => {
    expect(mistakesIn(page(lines))).toEqual([mistake])
  })

  test.each([
    ['a comment', '      - heading: Number # 1 in town\n'],
    ['a hash within a word', '      - heading: Number#1 in town\n'],
    ['a hash in quotes', '      - heading: "Number #1"\n'],
    ['an anchor that is used', '      - heading: &more words\n      - heading: *more\n'],
    ['an anchor before a list', '      - list: &more [a]\n'],
    ['a dash within a text', '      - heading: >-\n          Why us\n          - reason\n'],
    ['a dash in a text with quotes', '      - heading: "Why us\n          - reason"\n'],
    ['the same key in two entries', '      - { type: cta }\n      - { type: cta }\n'],
  ])('%s is none', (_, lines) => {
    expect(mistakesIn(page(lines))).toEqual([])
  })

  test('a page with a mistake that may hide a section is doubtful, and no other', () => {
    expect(read(page('      - { type: cta, type: faq }\n')).doubtful).toEqual(['/'])
    expect(read(page('      - heading: Number #1 in town\n')).doubtful).toEqual([])
    expect(read(small.replace('kind: home', 'kind: home\n    kind: post'))).toMatchObject({ doubtful: [], broken: [] })
  })

  test('a page whose aliases lead nowhere or in a circle cannot be read', () => {
    expect(read(page('      - heading: *Best\n')).broken).toEqual(['/'])
    expect(read(page('      - list: &all [*all]\n')).broken).toEqual(['/'])
    expect(read(page('      - heading: &more words\n')).broken).toEqual([])
  })

  test('a section without its first line is found where an alias in it leads nowhere or in a circle', () => {
    for (const [heading, code] of [
      ['*Best', 'ALIAS'],
      ['&all [*all]', 'CIRCLE'],
    ]) {
      const lines = `      - type: prose\n        heading: One\n        text: Words\n        heading: ${heading}\n        text: More\n`
      expect(mistakesIn(page(lines)).map((mistake) => mistake.code)).toEqual(['LOST_SECTION', code])
    }
  })

  test('what stands around the pages is told beside what stands in them', () => {
    const both = page('      - heading: &more words\n').replace('pages:', 'site:\n  a: 1\n  a: 2\npages:')
    expect(mistakesIn(both).map(({ code, at }) => `${code} ${at}`)).toEqual(['DUPLICATE_KEY a', 'ANCHOR words'])
  })

  test('the name of a part or an address deeper down is a key like any other', () => {
    expect(mistakesIn('facts: { site: 1, site: 2 }\n').map(({ code }) => code)).toEqual(['DUPLICATE_KEY'])
    expect(mistakesIn(page('      - { /a: 1, /a: 2 }\n')).map(({ code }) => code)).toEqual(['DUPLICATE_KEY'])
    expect(mistakesIn('brand: 1\nbrand: 2\n').map(({ code }) => code)).toEqual(['DUPLICATE_KEY'])
  })

  test('a section without its first line begins with the keys that open one', () => {
    const lost = (words: string) => page(`      - type: prose\n        heading: One\n        text: Words\n${words}`)
    const begun = lost('        tone: dark\n        eyebrow: New\n        heading: Two\n        text: More\n')
    expect(mistakesIn(begun)).toMatchObject([{ code: 'LOST_SECTION', at: 'tone' }])
    expect(read(begun).mistakes[0]).toMatchObject({
      detail: 'tone',
      lost: { tone: 'dark', eyebrow: 'New', heading: 'Two', text: 'More' },
    })
    const twice = lost('        text: More\n')
    expect(mistakesIn(twice), 'of one key twice nothing is lost before it').toMatchObject([{ at: 'text' }])
    const half = page('      - type: prose\n        heading: One\n        heading: Two\n        text: More\n')
    expect(mistakesIn(half), 'what stands above is no section').toMatchObject([
      { code: 'DUPLICATE_KEY', at: 'heading' },
    ])
  })

  test('a part and an address that stand twice are told as such', () => {
    expect(mistakesIn(`site: {}\n${small}`)).toEqual([{ code: 'DUPLICATE_PART', at: 'site', first: '1 site' }])
    expect(mistakesIn('site:\n  a: 1\n  a: 2\n')).toEqual([{ code: 'DUPLICATE_KEY', at: 'a', first: '2 a' }])
    expect(mistakesIn('pages: { /a: {}, /a: {} }\n')).toEqual([{ code: 'DUPLICATE_ROUTE', at: '/a', first: '1 /a' }])
  })

  test('a key in the column of the addresses has left its page, which cannot be read', () => {
    const slipped = small.replace('    kind: guide\n', '    kind: guide\n  title: About\n')
    expect(mistakesIn(slipped)).toEqual([{ code: 'SLIPPED_KEY', at: 'title' }])
    expect(read(slipped).broken).toEqual(['/about'])
    const several = slipped.replace('title: About\n', 'title: About\n  description: Us\n')
    expect(mistakesIn(several)).toEqual([{ code: 'SLIPPED_KEY', at: 'title', more: true }])
  })

  test('an address that stands elsewhere than the others is no page', () => {
    const slipped = small.replace('  /about:\n    kind', '   /about:\n    kind')
    expect(mistakesIn(slipped)).toEqual([{ code: 'SLIPPED_ROUTE', at: '/about' }])
    expect(read(slipped).broken).toEqual(['/about'])
  })

  test('lists in lists, thousands deep, are told as such', () => {
    expect(read(page(`      - heading: ${'['.repeat(20_000)}\n`)).mistakes.map(({ code }) => code)).toEqual([
      'RESOURCE_EXHAUSTION',
    ])
  })

  test('lists that multiply by aliases are not made', () => {
    const levels = Array.from(
      { length: 9 },
      (_, at) => `      - &l${at + 1} [${Array(9).fill(`*l${at}`).join(', ')}]\n`,
    )
    const { mistakes, broken } = read(page(`      - &l0 [a, a, a]\n${levels.join('')}`))
    expect([mistakes.map(({ code }) => code), broken]).toEqual([['TOO_MANY_ALIASES'], ['/']])
  })
})
