import { readFile, stat, utimes } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { characterSets } from '../../renderer/build/fonts/characters.ts'
import { drawnFaces } from '../../renderer/build/fonts/cut.ts'
import { makeFonts } from '../../renderer/build/fonts/make.ts'
import { typesetter } from '../../renderer/build/social/glyphs.ts'
import { hasEmphasis } from '../../renderer/check/emphasis.ts'
import { fontPackages } from '../../renderer/common/font-packages.ts'
import { type FontChoice, fontPairs } from '../../renderer/expand/theme/fonts.ts'
import { withoutItalics } from '../../renderer/html/styles/italics.ts'
import { checkPages, readSite } from '../../renderer/pipeline/index.ts'
import { edit, fixture, options } from '../content/fixture.ts'
import { runsAll } from '../support/places.ts'

/** Ten packets, less what the headers of an answer take. */
const firstAnswer = 14_600 - 600
/** Bytes that a page of 60 KB can spend on fonts beside text, styles and pictures as the starters have them. */
const most = 31_000
const pairs = Object.keys(fontPairs) as (keyof typeof fontPairs)[]
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))

/** Every third, for `npm test`: what can be wrong with a pair follows from its fonts, and those rarely change. */
const chosen = runsAll ? pairs : pairs.filter((_, index) => index % 3 === 0)

describe.each(chosen)('the pair "%s"', (pair) => {
  test('comes along', () => {
    const { heading, text }: FontChoice = fontPairs[pair]
    for (const id of [heading, text]) {
      expect(dependencies[`@fontsource-variable/${id}`] ?? dependencies[`@fontsource/${id}`]).toBeDefined()
      expect(fontPackages().has(id)).toBe(true)
    }
  })

  test('has faces for headings and text, of one weight in files that fit into the first answer of a server', async () => {
    const { styles, files } = await makeFonts({ theme: { fonts: { pair } }, language: 'de-DE' })
    const named = [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(files).toSorted())
    for (const family of ['Heading', 'Text', 'Heading Fallback', 'Text Fallback'])
      expect(styles).toContain(`@font-face{font-family:${family};`)
    for (const [url, file] of Object.entries(files).filter(([url]) => /-\d{3}[.-]/.test(url)))
      expect((await stat(file)).size, url).toBeLessThan(firstAnswer)
  })

  test('is found again after its project was moved: what is kept of it names no folder', async () => {
    const { files } = await makeFonts({ theme: { fonts: { pair } }, language: 'en-US' })
    const [folder = ''] = Object.values(files).map((file) => dirname(file))
    const kept: typeof files = JSON.parse(await readFile(join(folder, 'fonts.json'), 'utf8')).files
    expect(Object.values(kept).filter((path) => isAbsolute(path))).toEqual([])
  })

  test('is not dropped for the fonts of other sites while it is in use', async () => {
    const { files } = await makeFonts({ theme: { fonts: { pair } }, language: 'en-US' })
    const [folder = ''] = Object.values(files).map((file) => dirname(file))
    await utimes(folder, 0, 0)
    await makeFonts({ theme: { fonts: { pair } }, language: 'en-US' })
    expect(Date.now() - (await stat(folder)).mtimeMs).toBeLessThan(600_000)
  })

  test('leaves a page room within its budget', async () => {
    const { files } = await makeFonts({ theme: { fonts: { pair } }, language: 'en-US' })
    const fetched = Object.entries(files).filter(([url]) => !/-latin\.|-italic-/.test(url))
    const sizes = await Promise.all(fetched.map(async ([, file]) => (await stat(file)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
  })

  test('is stood in for by fonts of systems that are nearly as large', async () => {
    const { styles } = await makeFonts({ theme: { fonts: { pair } }, language: 'en-US' })
    const sizes = [...styles.matchAll(/size-adjust:([\d.]+)%/g)].map(([, size]) => Number(size))
    expect(sizes).toHaveLength(3)
    for (const size of sizes) expect(Math.abs(size - 100)).toBeLessThan(20)
  })
})

test('headings in capitals are stood in for by capitals as wide as theirs', async () => {
  const fonts = { heading: 'space-grotesk', headingWeight: 700 }
  const styles = async (headings: 'capitals' | 'normal') =>
    (await makeFonts({ theme: { fonts, shape: { headings } }, language: 'en-US' })).styles
  expect(await styles('normal')).not.toContain('--system-heading-capitals')
  // Capitals of Arial are wider than those of Space Grotesk by more than its small letters are.
  const [, by] = /--system-heading-capitals:(-[\d.]+)em/.exec(await styles('capitals')) ?? []
  expect(Number(by)).toBeCloseTo(-0.076, 2)
})

describe('words that are stressed', () => {
  const italics = (styles: string) =>
    [...styles.matchAll(/font-family:(\w+);src:url\(\/fonts\/([a-z-]+)-italic-\d+[.-][^}]*font-style:italic/g)].map(
      ([, ...parts]) => parts.join(' '),
    )

  test('stand in the italics of the text, on pages that have such words', async () => {
    const { styles, files } = await makeFonts({ theme: { fonts: { text: 'newsreader' } }, language: 'en-US' })
    expect(italics(styles)).toEqual(['Text newsreader', 'Text newsreader'])
    expect(Object.keys(files).filter((url) => url.includes('newsreader-italic-400'))).toHaveLength(2)
    expect(italics(withoutItalics(styles))).toEqual([])
    expect(withoutItalics(styles).match(/@font-face/g)).toHaveLength((styles.match(/@font-face/g)?.length ?? 0) - 2)
  })

  test('are slanted by the browser in a font without italics', async () => {
    const { styles } = await makeFonts({ theme: { fonts: { text: 'outfit' } }, language: 'en-US' })
    expect(italics(styles)).toEqual([])
  })

  test.each([
    ['Come *by*.', true],
    ['We do *not* charge; **ask**.', true],
    ['***Now***', true],
    ['_Harrow_, lawyer', true],
    ['**Never** 2 * 3 * 4', false],
    ['my_own_file.jpg and a_b', false],
    ['\\*not\\*', false],
  ])('are known by their signs: %s', (text, isStressed) => {
    expect(hasEmphasis([{ type: 'prose', items: [{ text }] }])).toBe(isStressed)
  })
})

describe('letters', () => {
  test.each([
    ['de-DE', 'äöüß„'],
    ['es-US', 'ñ¿áé'],
    ['fr-FR', 'éçœ«'],
  ])('of %s stand in the first file of a face', (language, own) => {
    const [first, latin] = characterSets([language])
    for (const letter of own) {
      expect(first?.characters).toContain(letter)
      expect(latin?.characters).not.toContain(letter)
    }
    expect(characterSets(['en-US'])[0]?.characters).not.toContain(own[0])
  })

  test('of further languages stand in a small file of their own, which pages in the first do not fetch', async () => {
    const [first, more, latin] = characterSets(['en-US', 'es-US', 'de-DE'])
    expect(first).toEqual(characterSets(['en-US'])[0])
    expect(more?.name).toBe('more')
    for (const letter of 'ñ¿áéäß„') {
      expect(more?.characters).toContain(letter)
      expect(latin?.characters).not.toContain(letter)
    }
    expect(characterSets(['es-US', 'en-US'])).toEqual(characterSets(['es-US']))
    expect(['es-ES', 'es-US', 'es-MX'].map((tag) => characterSets([tag])[0]?.characters.includes('€'))).toEqual([
      true,
      false,
      false,
    ])

    const languages = ['en-US', 'es-US']
    const { styles, files } = await makeFonts({ theme: { fonts: { pair: 'sturdy' } }, language: 'en-US', languages })
    const own = Object.entries(files).filter(([url]) => url.includes('-more.') && !url.includes('-italic-'))
    expect(own).toHaveLength(2)
    for (const [url, file] of own) expect((await stat(file)).size, url).toBeLessThan(4_500)
    // Browsers ask from the last to the first.
    const order = [...withoutItalics(styles).matchAll(/font-family:Text;src:url\(\/fonts\/([a-z0-9-]+)\./g)].map(
      ([, name]) => name,
    )
    expect(order).toEqual(['source-sans-3-latin', 'source-sans-3-more', 'source-sans-3'])
  })

  test('that only the extended part of a font has make a file of their own', async () => {
    expect(characterSets(['pl-PL']).at(-1)).toMatchObject({
      name: 'extended',
      characters: expect.stringContaining('ł'),
    })
    const { styles, files } = await makeFonts({ theme: { fonts: { pair: 'elegant' } }, language: 'pl-PL' })
    expect(Object.keys(files).filter((url) => /(?<!-italic-400)-extended\./.test(url))).toHaveLength(2)
    expect(styles).toContain('U+141-144')
  })

  test.each([
    ['elegant', 'ru-RU', 'cyrillic'],
    ['friendly', 'ru-RU', 'cyrillic'],
    ['humanist', 'ru-RU', 'cyrillic'],
    ['humanist', 'el-GR', 'greek'],
  ] as const)('the pair %s has those of %s', async (pair, language, name) => {
    const { styles } = await makeFonts({ theme: { fonts: { pair } }, language })
    for (const family of ['Heading', 'Text'])
      expect(styles).toMatch(new RegExp(`font-family:${family};src:url\\(/fonts/[a-z0-9-]+-${name}\\.`))
  })

  test.each([
    ['ru-RU', 'cyrillic', 'U+410-44F'],
    ['uk-UA', 'cyrillic', 'U+490-491'],
    ['el-GR', 'greek', 'U+3A3-3CE'],
  ])('of %s come from the part of a font that has them', async (language, name, range) => {
    const { styles, files } = await makeFonts({ theme: { fonts: { text: 'source-sans-3' } }, language })
    expect(Object.keys(files)).toContainEqual(expect.stringContaining(`source-sans-3-${name}.`))
    expect(styles).toContain(range)
  })
})

test('the first file of a face is asked for first, though the range of the second holds its letters too', async () => {
  const { styles } = await makeFonts({ theme: { fonts: { pair: 'sturdy' } }, language: 'en-US' })
  const files = [...withoutItalics(styles).matchAll(/src:url\(\/fonts\/([^.]+)\.[^}]*unicode-range:([^}]+)/g)].map(
    ([, ...parts]) => parts,
  )
  const ofText = files.filter(([name]) => name?.startsWith('source-sans'))
  expect(ofText.map(([name]) => name)).toEqual(['source-sans-3-latin', 'source-sans-3'])
  expect(ofText[0]?.[1]).toBe('U+3C-FF')
})

describe('a font by its name', () => {
  const withFonts = (fonts: string) => edit(fixture, 'facts:\n', `  theme: { fonts: ${fonts} }\nfacts:\n`)

  test('that is installed takes the place of the one of the pair', async () => {
    const theme = { fonts: { pair: 'elegant', heading: 'space-grotesk', headingWeight: 500 } } as const
    const { files } = await makeFonts({ theme, language: 'en-US' })
    expect(Object.keys(files).map((url) => url.replace(/^\/fonts\/([a-z-]+).*/, '$1'))).toEqual(
      expect.arrayContaining(['space-grotesk-', 'mulish']),
    )
    expect(Object.keys(files).some((url) => url.includes('space-grotesk-500'))).toBe(true)
  })

  test('that is not installed is an error, which says how to install it', () => {
    const found = checkPages(withFonts('{ heading: lora }'), { ...options, fonts: ['nunito'] }).problems
    expect(found).toMatchObject([{ code: 'unknown-font', severity: 'error' }])
    expect(found[0]?.hint).toContain('npm install @fontsource-variable/NAME')
  })

  test('is one of those that are installed when a file is read', async () => {
    const { problems } = await readSite('pages.yaml', { unsaved: withFonts('{ text: no-such-font }') })
    expect(problems.map(({ code }) => code)).toContain('unknown-font')
  })
})

test('text is drawn in the font of the site', async () => {
  const widths = await Promise.all(
    (['sturdy', 'newspaper'] as const).map(async (pair) => {
      const { display } = await drawnFaces({ theme: { fonts: { pair } } })
      return typesetter(display).width('Roof Repair')
    }),
  )
  expect(widths[0]).not.toBeCloseTo(widths[1] ?? 0, 2)
})
