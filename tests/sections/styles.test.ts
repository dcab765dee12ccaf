/** The part of a style sheet that a page carries. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { layoutsOf } from '../../renderer/check/layouts.ts'
import { classesIn, RARE } from '../../renderer/html/styles/classes.ts'
import { MOST_PARTS, partsOf } from '../../renderer/html/styles/parts.ts'
import { classesOf } from '../../renderer/html/styles/selectors.ts'
import { parseSheet, readSheet, splitPaper } from '../../renderer/html/styles/sheet.ts'
import { shortClasses, shortNames } from '../../renderer/html/styles/short.ts'
import { readSource } from '../../renderer/html/styles/words.ts'
import type { Site } from '../../renderer/pipeline/index.ts'

const part = (sheet: string, ...classes: string[]) => readSheet(parseSheet(sheet))((name) => classes.includes(name))

test.each([
  ['.a.b > .c:hover', ['a', 'b', 'c']],
  ['ul li::before', []],
  ['.a:not(.b) :is(.c, .d):has(> .e:not(.f))', ['a']],
  [':is(.a > *)', ['a']],
  [':is(:where(.a):hover .b)', ['a', 'b']],
  ['.md\\:w-\\[min\\(1\\.5rem\\,\\(2\\*3vw\\)\\)\\]:hover', ['md:w-[min(1.5rem,(2*3vw))]']],
  ['[data-x="."] .a', ['a']],
])('the classes that %s needs', (selector, classes) => expect(classesOf(selector)).toEqual(classes))

test('the selectors stay that may match, in the order of the sheet', () => {
  const sheet = '.a{top:0}p{top:1px}.b,.c{top:2px}@media print{.b{top:3px}}.a.b{top:4px}'
  expect(part(sheet, 'b')).toBe('p{top:1px}.b{top:2px}@media print{.b{top:3px}}')
  expect(part(sheet, 'a', 'b', 'c')).toBe(sheet)
})

test('what is for paper stands apart, in its layers', () => {
  const sheet =
    '@layer a,b;@font-face{font-family:F}@layer a{p{top:0}@media print{p{top:1px}}}@media print{@supports (top:0){p{top:2px}}}@media screen{p{top:3px}}'
  const { screen, paper } = splitPaper(parseSheet(sheet))
  expect(`${screen}`).toBe('@layer a,b;@font-face{font-family:F}@layer a{p{top:0}}@media screen{p{top:3px}}')
  expect(readSheet(paper)(() => true)).toBe(
    '@layer a{@media print{p{top:1px}}}@media print{@supports (top:0){p{top:2px}}}',
  )
})

test('what tools have said twice is said once', () => {
  expect(part('p{-webkit-mask:none;top:0;-webkit-mask:none;mask:none}')).toBe('p{top:0;-webkit-mask:none;mask:none}')
})

test('a layer keeps its place when it is empty, anything else goes', () => {
  expect(part('@layer x,y;@layer x{.a{top:0}}@media print{.a{top:0}}@layer y{p{top:0}}')).toBe(
    '@layer x,y;@layer x{}@layer y{p{top:0}}',
  )
})

test('custom properties and animations go with the last rule that uses them', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:2px}@property --c{syntax:"*"}@keyframes k{from{top:0}}.x{top:var(--a)}.y{top:var(--c);animation:k 1s}'
  expect(part(sheet)).toBe('')
  expect(part(sheet, 'x')).toBe(':root{--a:var(--b);--b:1px}.x{top:var(--a)}')
  expect(part(sheet, 'y')).toBe(
    ':root{--c:2px}@property --c{syntax:"*"}@keyframes k{from{top:0}}.y{top:var(--c);animation:k 1s}',
  )
})

test('custom properties that nothing in the whole sheet uses are meant for another one', () => {
  const sheet = ':root{--error:red}[data-toast]{--error-text:var(--error)}'
  expect(part(sheet)).toBe(sheet)
})

test.each([
  ['.wrap:has(h1.is-word) > .button', ['wrap', 'is-word', 'button']],
  ['.wrap:is(.open):where(.wide).tall', ['wrap', 'open', 'wide', 'tall']],
  ['.wrap:not(.open), p', ['wrap']],
])('without which classes %s matches nothing', (selector, classes) => expect(classesOf(selector)).toEqual(classes))

const read = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, readSource(path, text)]))

test('a class may stand on a page when a file that makes it, or one that is imported there, has its name in quotes', () => {
  const sources = read({
    'sections/a/A.tsx': `import { B } from '../../page/B.tsx'\n<p className={\`a \${x ? 'is-x' : ''} a-\${y}\`} />`,
    'page/B.tsx': "import { A } from '../sections/a/A.tsx'\nelement.classList.add('b')",
    'sections/c/C.tsx': '<p className="c" />',
  })
  const mayStand = classesIn(sources, ['sections/a/'])
  expect(['a', 'is-x', 'a-wide', 'b', 'c', 'b-wide'].filter(mayStand)).toEqual(['a', 'is-x', 'a-wide', 'b'])
})

test.each([
  ['// a field', []],
  ["const field: 'block' = of.field", []],
  ["layout === 'split' ? 'cover' : other", ['cover']],
  ['<input type="hidden" className="field">a fixed sum</input>', ['field']],
  ['<Picture className="framed" look={{ wide: \'mt-8 p-4\' }} />', ['framed', 'mt-8', 'p-4']],
  ['element.innerHTML = \'<p class="sent">\'', ['<p', 'class=', 'sent', '>']],
])('the words of %s that may be classes', (text, words) => expect(readSource('a.tsx', text).words).toEqual(words))

test('the classes of forms stand on pages of a kind that shows one, though more sections can hold a form', () => {
  const sources = read({
    'sections/a/A.tsx': "import { FormCard } from '../../renderer/html/components/FormCard.tsx'",
    [RARE.form]: '<p className="form-card" />',
  })
  expect(classesIn(sources, ['sections/a/'])('form-card')).toBe(false)
  expect(classesIn(sources, ['sections/a/', RARE.form])('form-card')).toBe(true)
})

describe('the parts of a site', () => {
  const page = (route: string, kind: string, ...types: string[]) => ({ route, kind, types, layouts: [], forms: [] })
  const siteOf = (...pages: object[]) => ({ redirects: {}, settings: {}, forms: {}, pages }) as unknown as Site
  const routesOf = (site: Site) => partsOf(site).map(({ routes }) => routes)

  test('are one for all pages of a kind that show the same, and one for addresses without a page', () =>
    expect(
      routesOf(
        siteOf(page('/', 'home', 'hero'), page('/a', 'guide', 'faq'), page('/b', 'guide', 'faq'), page('/c', 'post')),
      ),
    ).toEqual([[], ['/a', '/b'], ['/'], ['/c']]))

  test('are few: those of one kind that differ least become one, which has what either shows', () => {
    const many = Array.from({ length: MOST_PARTS - 2 }, (_, index) =>
      page(`/${index}`, 'guide', `s${index}`, `t${index}`),
    )
    const near = page('/near', 'guide', 's1', 'prose')
    const parts = partsOf(siteOf(page('/', 'home', 's1', 't1'), ...many, page('/8b', 'guide', 's8', 't8'), near))
    expect(parts).toHaveLength(MOST_PARTS)
    expect(parts.find(({ routes }) => routes.includes('/near'))).toEqual({
      kind: 'guide',
      routes: ['/1', '/near'],
      folders: new Set(['sections/s1/', 'sections/t1/', 'sections/prose/']),
    })
  })

  test('tell a page with a form, a draft and an arrangement apart', () => {
    const site = siteOf(
      { ...page('/form', 'guide', 'cta'), forms: ['request'] },
      { ...page('/draft', 'guide', 'cta'), draft: true },
      { ...page('/rows', 'guide', 'cards'), layouts: ['cards rows', 'cards grid', 'split'] },
    )
    expect(partsOf(site).map(({ folders }) => [...folders].sort())).toEqual([
      ['renderer/html/_error/'],
      [RARE.form, 'sections/cta/'],
      [RARE.draft],
      [RARE.split, 'sections/cards/', RARE['cards rows'], 'split'],
    ])
  })
})

test('a page has the styles of pictures to send where a form of its own asks for some', () => {
  const forms = { plain: { fields: [{ type: 'text' }] }, damage: { fields: [{ type: 'file' }, { type: 'radio' }] } }
  const page = (route: string, ...shown: string[]) => ({ route, kind: route, types: [], layouts: [], forms: shown })
  const pages = [page('/plain', 'plain'), page('/damage', 'damage')]
  const parts = partsOf({ redirects: {}, settings: {}, forms, pages } as unknown as Site)
  expect(parts.slice(1).map(({ folders }) => [...folders])).toEqual([
    [RARE.form, RARE.choices],
    [RARE.form, RARE.choices, RARE.formPhotos],
  ])
})

describe('short names', () => {
  const sheet =
    '@layer components{.card{top:0}}@layer utilities{.mt-4{top:1px}:is(.\\*\\:p-\\[\\.5rem\\]>*){top:2px}.card:hover .gap-2,.is-x{top:3px}}'
  const names = shortNames(parseSheet(sheet), (name) => ['card', 'is-x'].includes(name))

  test('are those of the classes of Tailwind that nothing else writes', () =>
    expect([...names]).toEqual([
      ['mt-4', '_0'],
      ['*:p-[.5rem]', '_1'],
      ['gap-2', '_2'],
    ]))

  test('stand in the part of the sheet that a page has', () =>
    expect(readSheet(parseSheet(sheet), names)((name) => name !== 'is-x')).toBe(
      '@layer components{.card{top:0}}@layer utilities{._0{top:1px}:is(._1>*){top:2px}.card:hover ._2{top:3px}}',
    ))

  test('stand in its elements, but not in its texts', () =>
    expect(
      shortClasses(
        '<ul class="card  mt-4 "><li class="*:p-[.5rem] x&amp;y">class="mt-4"</li><li class=" "></ul>',
        names,
      ),
    ).toBe('<ul class="card _0"><li class="_1 x&amp;y">class="mt-4"</li><li></ul>'))

  test('know the signs that React escapes', () => {
    const escaped = new Map([['[&>\'"]:p-1', '_0']])
    expect(shortClasses('<p class="[&amp;&gt;&#x27;&quot;]:p-1">', escaped)).toBe('<p class="_0">')
  })
})

test.each([
  [':is(.a, .b, .c) > p', '.a>p or .b>p', ':is(.a,.b) > p{top:0}'],
  ['.a:is(.b, .x)', 'one class of the list alone', '.a.b{top:0}'],
  [':is(.x, .y) p', 'none of the list', ''],
  [':is(.a, .x):is(.y, .z)', 'none of one of two lists', ''],
  ['.a:not(:is(.x, .y))', 'a list that rules out', '.a:not(:is(.x, .y)){top:0}'],
  [':is(.x, p)', 'a list with an element', ':is(.x, p){top:0}'],
  [':is(.x.y, .a)', 'a list whose entries weigh differently', ':is(.x.y, .a){top:0}'],
])('of "%s" a page keeps what may stand: %s', (selector, _, kept) =>
  expect(part(`${selector}{top:0}`, 'a', 'b')).toBe(kept),
)

test('every class of an arrangement is one that pages can ask for', async () => {
  const sheets = await Promise.all(['sections', 'layouts'].map((name) => readFile(`styles/${name}.css`, 'utf8')))
  const { default: hero } = await import('../../schemas/sections/hero.schema.json')
  const asked = new Set<string>([
    ...Object.values(RARE),
    ...hero.properties.layout.enum.map((layout) => `opening-${layout}`),
    ...hero.properties.wordsPlace.enum.map((place) => `opening-at-${place}`),
    ...layoutsOf([{ type: 'hero', image: {}, film: '/tour.mp4' }]).map((layout) => `opening-${layout}`),
  ])
  const names = sheets.flatMap((sheet) => classesOf(sheet)).filter((name) => /^(?:layout|opening)-/.test(name))
  expect(names.length).toBeGreaterThan(100)
  expect([...new Set(names)].filter((name) => !asked.has(name))).toEqual([])
})
