/** How the text of a file is cut into what stands around the pages, and each page. */
import { describe, expect, test } from 'vitest'
import { firstByRoute, splitPages } from '../../renderer/read/split.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

const small = 'site:\n  brand: Oak\npages:\n  /:\n    kind: home\n  /about:\n    kind: guide\nforms:\n  a: {}\n'
const routesOf = (source: string, acrossAnchors = false) => splitPages(source, acrossAnchors).map(({ route }) => route)

test('all parts together are the text, each at its place', () => {
  const chunks = splitPages(small)
  expect(chunks.map(({ text }) => text).join('')).toBe(small)
  for (const { offset, text } of chunks) expect(small.slice(offset, offset + text.length)).toBe(text)
  expect(routesOf(small)).toEqual([undefined, '/', '/about', undefined])
})

describe('of two pages with one address', () => {
  const twice = `${fixture}  /roof-leaks:\n    kind: guide\n    title: Another\n`

  test('the first is the one that is meant', () => {
    const chunks = splitPages(twice)
    expect(firstByRoute(chunks).get('/roof-leaks')?.text).toContain('title: Roof Leaks')
    expect([...firstByRoute(chunks).keys()]).toEqual(['/', '/roof-leaks'])
  })

  test('what is wrong in the first is said at its own line', () => {
    const wrong = edit(twice, '    title: Roof Leaks\n', '    titel: Roof Leaks\n')
    const line = wrong.slice(0, wrong.indexOf('titel')).split('\n').length
    expect(problemsOf(wrong).map(({ code, line }) => `${code}:${line}`)).toContain(`unknown-key:${line}`)
  })
})

/** The pages that a text is cut into, each with the number of its lines; "!" before one that is out of place. */
function pagesIn(source: string, acrossAnchors = false): string {
  const chunks = splitPages(source, acrossAnchors)
  const name = ({ route, slipped, text }: (typeof chunks)[number]) =>
    `${slipped ? '!' : ''}${route ?? 'rest'} ${text.split('\n').length - 1}`
  return chunks.map(name).join(', ')
}
const head = 'site:\n  brand: Oak\n'
const home = 'pages:\n  /:\n    kind: home\n'
const about = '  /about:\n    kind: guide\n'

describe('pages begin', () => {
  test.each([
    ['below a comment', `pages: # all of them\n  /:\n    kind: home\n${about}`, 'rest 3, / 2, /about 2'],
    ['below a key with spaces behind it', `pages:  \n  /:\n    kind: home\n${about}`, 'rest 3, / 2, /about 2'],
    [
      'in whatever column the first does',
      'pages:\n    /:\n        kind: home\n    /b:\n        kind: guide\n',
      'rest 3, / 2, /b 2',
    ],
    ['after blank lines and comments', `pages:\n\n  # Home\n  /:\n    kind: home\n\n${about}`, 'rest 5, / 3, /about 2'],
    [
      'with a quote before the slash',
      `pages:\n  "/":\n    kind: home\n  '/about':\n    kind: guide\n`,
      'rest 3, / 2, /about 2',
    ],
    ['with a value on their line', 'pages:\n  /: words\n  /about: words\n', 'rest 3, / 1, /about 1'],
    [
      'at the address of a template',
      `pages:\n  /{a.slug}:\n    kind: guide\n${about}`,
      'rest 3, /{a.slug} 2, /about 2',
    ],
    ['at an address without a slash', `${home}  about:\n    kind: guide\n`, 'rest 3, / 2, about 2'],
    ['at one with a comment', `${home}  about: # later\n    kind: guide\n`, 'rest 3, / 2, about 2'],
    ['at one with a group', `${home}  about: { kind: guide }\n${about}`, 'rest 3, / 2, about 1, /about 2'],
    ['with an odd space behind the colon', `${home}  /about:\u00a0\n    kind: guide\n`, 'rest 3, / 2, /about 2'],
    ['in the last line without an end', `${home}  /about: {}`, 'rest 3, / 2, /about 0'],
  ])('%s', (_, text, pages) => expect(pagesIn(head + text)).toBe(pages))

  test('below the key of that name, and below no other that ends like it', () => {
    expect(pagesIn(`homepages:\n  a: 1\n${home}${about}`)).toBe('rest 3, / 2, /about 2')
  })

  test('also where the value of the first has a dash', () => {
    expect(pagesIn(`${head}pages:\n  /: a - b\n  /about: c\n`)).toBe('rest 3, / 1, /about 1')
  })

  test('whatever ends the lines', () => {
    expect(pagesIn(`${head}${home}${about}forms: {}\n`.replaceAll('\n', '\r\n'))).toBe('rest 3, / 2, /about 2, rest 1')
  })
})

describe('no page begins', () => {
  test.each([
    ['at a key of the page above that stands too far left', `${home}  title: Home\n${about}`, 'rest 3, / 3, /about 2'],
    ['at one with a list below it', `${home}  blocks:\n    - type: cta\n${about}`, 'rest 3, / 4, /about 2'],
    ['at a key with words behind it', `${home}  about: words\n${about}`, 'rest 3, / 3, /about 2'],
    ['at words in quotes of another kind of line', `${home}  "about":\n    kind: guide\n`, 'rest 3, / 4'],
    [
      'at an address within a text',
      `pages:\n  /:\n    text: |\n      /about:\n      x\n${about}`,
      'rest 3, / 4, /about 2',
    ],
    [
      'at an address deeper down without a key of pages below it',
      `${home}    /about:\n      other: a\n`,
      'rest 3, / 4',
    ],
    ['at a comment at the left edge', `${home}# A note\n${about}`, 'rest 3, / 3, /about 2'],
    ['at words at the left edge', `${home}just words\n${about}`, 'rest 3, / 3, /about 2'],
  ])('%s', (_, text, pages) => expect(pagesIn(head + text)).toBe(pages))
})

describe('a page is out of place', () => {
  test.each([
    ['one column right', `${home}   /about:\n    kind: guide\n`],
    ['two levels right', `${home}    /about:\n      kind: guide\n`],
    ['one column left', `${home} /about:\n    kind: guide\n`],
    ['at the left edge', `${home}/about:\n    kind: guide\n`],
    ['behind a dash', `${home}  - /about:\n    kind: guide\n`],
    ['behind a letter', `${home}  x/about:\n    kind: guide\n`],
  ])('%s', (_, text) => expect(pagesIn(head + text)).toBe('rest 3, / 2, !/about 2'))
})

describe('pages end', () => {
  test.each([
    ['at the next part', `${home}${about}forms:\n  a: {}\n`, 'rest 3, / 2, /about 2, rest 2'],
    ['at one that is misspelt', `${home}${about}fomrs:\n  a: {}\n`, 'rest 3, / 2, /about 2, rest 2'],
    ['at one that there is not', `${home}${about}whatever:\n  a: {}\n`, 'rest 3, / 2, /about 2, rest 2'],
    ['at one in quotes', `${home}${about}"whatever": x\n`, 'rest 3, / 2, /about 2, rest 1'],
    ['before any has begun', 'pages:\nforms: {}\n', 'rest 3, rest 1'],
    [
      'not at a key with deeper lines, which has slipped',
      `${home}whatever:\n    a: {}\n${about}`,
      'rest 3, / 4, /about 2',
    ],
    ['not at a key above the next address', `${home}whatever: x\n${about}`, 'rest 3, / 3, /about 2'],
    ['not at one with a comment between', `${home}whatever: x\n\n# A note\n${about}`, 'rest 3, / 5, /about 2'],
    ['not at a key of a page', `${home}title: Home\n${about}`, 'rest 3, / 3, /about 2'],
    ['at three dashes', `${home}${about}---\nforms: {}\n`, 'rest 3, / 2, /about 3, rest 1'],
  ])('%s', (_, text, pages) => expect(pagesIn(head + text)).toBe(pages))
})

describe('a file stays whole', () => {
  test.each([
    ['without pages', ''],
    ['with pages in braces', 'pages: {}\n'],
    ['with pages in a list', 'pages:\n  - route: /\n  - route: /about\n'],
    ['with pages in a list at the left edge', 'pages:\n- route: /\n'],
    ['with pages in a list of groups', 'pages:\n  -\n    route: /\n'],
    ['with a part twice', `${home}${about}site:\n  brand: Elm\n`],
    ['with an end of the file behind the pages', `${home}${about}forms: {}\n---\na: b\n`],
  ])('%s', (_, text) => expect(pagesIn(head + text)).toBe(`rest ${`${head}${text}`.split('\n').length - 1}`))

  test.each(['---\n', '...\n', '%YAML 1.2\n'])('with %j above the pages', (mark) => {
    expect(pagesIn(`${mark}${head}${home}${about}`)).toBe('rest 8')
  })

  test.each([
    ['in a page what another one names', `pages:\n  /:\n    kind: &k home\n  /about:\n    kind: *k\n`],
    [
      'beside its own names one of another',
      'pages:\n  /:\n    kind: &k home\n  /about:\n    title: &t words\n    kind: *k\n',
    ],
    ['in lists', 'pages:\n  /:\n    list: [&k a, b]\n  /about:\n    list: [b, *k]\n'],
    ['in groups', 'pages:\n  /:\n    { kind: &k home }\n  /about:\n    { kind: *k }\n'],
    ['above where it is named', 'pages:\n  /:\n    kind: *k\n    title: &k home\n  /about:\n    kind: guide\n'],
    ['behind the pages what is named before them', `a: &k x\n${home}${about}forms:\n  b: *k\n`],
  ])('that takes %s, unless its places alone are looked for', (_, text) => {
    expect(pagesIn(head + text)).toBe(`rest ${`${head}${text}`.split('\n').length - 1}`)
    expect(pagesIn(head + text, true)).toContain(', /about ')
  })

  test.each([
    ['its own name', 'pages:\n  /:\n    kind: &k home\n    title: *k\n'],
    ['a name that it gives anew', 'pages:\n  /:\n    kind: &k home\n  /b:\n    kind: &k guide\n    title: *k\n'],
    ['a name that nothing has', 'pages:\n  /:\n    kind: *k\n'],
    ['signs within words', 'pages:\n  /:\n    kind: a &k\n  /b:\n    kind: b *k\n'],
  ])('no page that takes %s', (_, text) => expect(pagesIn(`${head}${text}${about}`)).toContain(', /about 2'))
})

describe('a page that takes by an alias what another names is not read apart', () => {
  const chunksOf = (home: string, about: string) =>
    splitPages(`site: {}\npages:\n  /:\n    ${home}\n  /about:\n    ${about}\n`).length

  test.each([
    ['title: &name Home', 'title: *name'],
    ['title: \t &name Home', 'title:   *name'],
    ['tags: [&name Home]', 'tags: [ *name, b]'],
    ['blocks: [{ title: &a_b-9 Home }]', 'blocks: [{title: *a_b-9}]'],
    ['blocks: &name', 'blocks:\n      - *name'],
  ])('%j and %j', (home, about) => {
    expect(chunksOf(home, about)).toBe(1)
  })

  test.each([
    ['nobody names it', 'title: Home', 'title: *name'],
    ['it is another name', 'title: &name Home', 'title: *names'],
    ['a sign in a text', 'title: this &name Home', 'title: *name'],
    ['a star in a text', 'title: &name Home', 'title: five*name'],
    ['a sign with a word behind the name', 'title: &name! Home', 'title: *name'],
    ['the page names it itself, above', 'title: Home', 'title: &name About\n    other: *name'],
  ])('but is where %s', (_, home, about) => {
    expect(chunksOf(home, about)).toBe(3)
  })
})
