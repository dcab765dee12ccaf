/** Fonts of a site's own folder, as its owner puts them there and as a browser shows them. */
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawnFaces } from '../../renderer/build/fonts/cut.ts'
import { makeFonts } from '../../renderer/build/fonts/make.ts'
import { readFontPackage } from '../../renderer/build/fonts/package.ts'
import { scriptRules } from '../../renderer/build/fonts/scripts.ts'
import { typesetter } from '../../renderer/build/social/glyphs.ts'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { looksOf } from '../../renderer/html/document/look.ts'
import { checkPages, readSite } from '../../renderer/pipeline/index.ts'
import type { SiteTheme } from '../../renderer/schema/types.generated.ts'
import { serveBuild } from '../../scripts/support/serve-build.ts'
import { options } from '../content/fixture.ts'
import { launchWith, provideBrowser, undrawnFlags } from '../support/browser.ts'
import { leastSite } from '../support/least-site.ts'
import { buildHere } from '../support/run-here.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const packaged = (name: string) => `node_modules/@fontsource${name}.woff2`
const variable = packaged('-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal')
const regular = packaged('/alegreya-sans/files/alegreya-sans-latin-400-normal')
const bold = packaged('/alegreya-sans/files/alegreya-sans-latin-800-normal')
const hairline = packaged('-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal')
const cyrillic = packaged('/alegreya-sans/files/alegreya-sans-cyrillic-400-normal')

let project: string
let fonts: string
let browser: Browser
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'own-fonts-'))
  fonts = siteFolder(join(project, 'pages.yaml')).fonts
  await mkdir(fonts)
  await copyFile(variable, join(fonts, 'Über Grotesk (Variable).woff2'))
  await copyFile(regular, join(fonts, 'Marke.woff2'))
  await copyFile(bold, join(fonts, 'Marke fett.WOFF2'))
  const plain = await subsetFont(await readFile(bold), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  await writeFile(join(fonts, 'Marke.ttf'), plain)
  await writeFile(
    join(fonts, 'Marke.woff'),
    await subsetFont(plain, undefined, { targetFormat: 'woff', keepAllGlyphs: true }),
  )
  await writeFile(join(fonts, 'restricted.otf'), restricted(plain))
  await copyFile(cyrillic, join(fonts, 'cyrillic.woff2'))
  await writeFile(join(fonts, 'list.woff2'), 'Regular, Bold')
  await writeFile(join(fonts, 'half.ttf'), plain.subarray(0, 5000))
  await writeFile(join(fonts, 'huge.otf'), '')
  await truncate(join(fonts, 'huge.otf'), 20_000_001)
  await symlink('/etc/passwd', join(fonts, 'linked.woff2'))
  await writeFile(join(fonts, 'LICENSE.txt'), 'Bought in 2026.')
  process.env.CHROMIUM_PATH ||= provideBrowser()
  browser = await chromium.launch(launchWith(undrawnFlags))
})
afterAll(async () => {
  await browser?.close()
  await rm(project, { recursive: true, force: true })
})

/** The same font, whose maker forbids to embed it: "fsType" of the table "OS/2" is 2. */
function restricted(font: Buffer): Buffer {
  const copy = Buffer.from(font)
  for (let entry = 12; entry < 12 + 16 * copy.readUInt16BE(4); entry += 16)
    if (copy.toString('latin1', entry, entry + 4) === 'OS/2') copy.writeUInt16BE(2, copy.readUInt32BE(entry + 8) + 8)
  return copy
}

const plainOf = async (file: string) =>
  subsetFont(await readFile(file), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })

/** The same font, whose weights are designs for sizes of letters: the first axis of its table "fvar" is "opsz". */
function sized(font: Buffer, size: { min: number; default: number; max: number }): Buffer {
  const copy = Buffer.from(font)
  for (let entry = 12; entry < 12 + 16 * copy.readUInt16BE(4); entry += 16) {
    if (copy.toString('latin1', entry, entry + 4) !== 'fvar') continue
    const table = copy.readUInt32BE(entry + 8)
    const axis = table + copy.readUInt16BE(table + 4)
    copy.write('opsz', axis, 'latin1')
    for (const [at, value] of [size.min, size.default, size.max].entries())
      copy.writeInt32BE(value * 65_536, axis + 4 + 4 * at)
  }
  return copy
}

const made = (own: NonNullable<SiteTheme['fonts']>, language = 'en-US') =>
  makeFonts({ theme: { fonts: own }, language }, fonts)
const namesOf = ({ files }: { files: object }) =>
  Object.keys(files).map((url) => url.replace(/^\/fonts\/(.*)\.[0-9a-f]{8}\.woff2$/, '$1'))

describe('a file in the folder fonts/', () => {
  test('is cut for the site like a font that comes along, and named after its family', async () => {
    const result = await made({ heading: 'Über Grotesk (Variable).woff2', headingWeight: 800 })
    expect(namesOf(result)).toEqual(
      expect.arrayContaining(['bricolage-grotesque-800', 'bricolage-grotesque-800-latin']),
    )
    const [, file = ''] = Object.entries(result.files).find(([url]) => url.includes('grotesque-800.')) ?? []
    expect((await stat(file)).size).toBeLessThan((await stat(variable)).size / 2)
    // Its stand-in takes the room that it takes.
    const known = await makeFonts({
      theme: { fonts: { heading: 'bricolage-grotesque', headingWeight: 800 } },
      language: 'en-US',
    })
    const standIn = (styles: string) => /font-family:Heading Fallback[^}]*size-adjust:(\d+)/.exec(styles)?.[1]
    expect(standIn(result.styles)).toBe(standIn(known.styles))
  })

  test('of one weight sets headings in that weight, whatever the pair has', async () => {
    expect(namesOf(await made({ heading: 'Marke.woff2' }))).toContain('alegreya-sans-400')
    expect(namesOf(await made({ heading: 'Marke fett.WOFF2' }))).toContain('alegreya-sans-800')
  })

  test('whose lines are too fine at the size of headings is drawn for the size that it has usually', async () => {
    const thickness = async (size: { min: number; default: number; max: number }) => {
      await writeFile(join(fonts, `Fein ${size.min}.ttf`), sized(await plainOf(hairline), size))
      const { display } = await drawnFaces({ theme: { fonts: { heading: `Fein ${size.min}.ttf` } } }, fonts)
      const heights = [
        ...typesetter(display)
          .path('–')
          .matchAll(/,(-?[\d.]+)/g),
      ].map(([, y]) => Number(y))
      return Math.max(...heights) - Math.min(...heights)
    }
    // Its thinnest letters are for headings of 32, or for small text.
    expect(await thickness({ min: 32, default: 40, max: 90 })).toBeGreaterThan(60)
    expect(await thickness({ min: 6, default: 11, max: 33 })).toBeGreaterThan(100)
  })

  test('sets texts, and the bold file of its family what is bold in them', async () => {
    const { styles } = await made({ text: 'Marke.woff2' })
    const weights = [...styles.matchAll(/font-family:Text;src:url\(\/fonts\/([\w-]+?)\.[^}]*font-weight:([\d ]+)/g)]
    expect(weights.map(([, name, weight]) => `${name} ${weight}`)).toEqual(
      expect.arrayContaining(['alegreya-sans-400 1 500', 'alegreya-sans-800 501 1000']),
    )
    const alone = await made({ text: 'cyrillic.woff2' }, 'ru-RU')
    expect(alone.styles).toMatch(
      /font-family:Text;src:url\(\/fonts\/alegreya-sans-400-cyrillic\.[^}]*font-weight:1 500/,
    )
  })

  test('has its italics from the file of its family that has them', async () => {
    await copyFile(packaged('/alegreya-sans/files/alegreya-sans-latin-400-italic'), join(fonts, 'Marke kursiv.woff2'))
    expect(namesOf(await made({ text: 'Marke.woff2' }))).toContain('alegreya-sans-italic-400')
    expect(namesOf(await made({ text: 'Marke kursiv.woff2' })).filter((name) => /-400$/.test(name))).toEqual([
      'alegreya-sans-italic-400',
    ])
    await rm(join(fonts, 'Marke kursiv.woff2'))
    expect(namesOf(await made({ text: 'Marke.woff2' }))).not.toContain('alegreya-sans-italic-400')
  })

  test.each(['Marke.ttf', 'Marke.woff'])('may be of any kind: %s', async (heading) => {
    expect(namesOf(await made({ heading }))).toContain('alegreya-sans-800')
  })

  test('draws the pictures for sharing and the icon', async () => {
    const width = async (heading: string) =>
      typesetter((await drawnFaces({ theme: { fonts: { heading } } }, fonts)).display).width('Roof Repair')
    expect(await width('Marke.woff2')).not.toBeCloseTo(await width('Marke fett.WOFF2'), 2)
  })
})

describe('the check says of a font', () => {
  const site = (own: string, language = 'en-US') =>
    leastSite().replace('  language: en-US\n', `  language: ${language}\n  theme: { fonts: ${own} }\n`)
  const found = async (own: string, language?: string) => {
    const file = join(project, 'pages.yaml')
    const { problems } = await readSite(file, { unsaved: site(own, language) })
    return problems.filter(({ code, path = [] }) => /font/.test(code) || path.includes('fonts'))
  }

  test('that all is well with it', async () => {
    expect(await found('{ heading: Marke.woff2, text: Über Grotesk (Variable).woff2 }')).toEqual([])
  })

  test.each([
    ['list.woff2', 'no-font'],
    ['half.ttf', 'no-font'],
    ['huge.otf', 'large'],
    ['linked.woff2', 'link'],
  ])('that it cannot be used: %s', async (name, fault) => {
    expect(await found(`{ text: ${name} }`)).toMatchObject([
      { code: 'unusable-font', severity: 'error', line: 5, said: { message: { values: { fault } } } },
    ])
  })

  test('that there is none of this name, and which was meant', async () => {
    const [problem, ...others] = await found('{ heading: fonts/Marke.wof }')
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'bad-format', severity: 'error' })
    const [missing] = await found('{ heading: fonts/Marke.woff2 }')
    expect(missing).toMatchObject({ code: 'unknown-font', severity: 'error' })
    expect(missing?.hint).toContain('"Marke.woff2"')
    expect(missing?.hint).toContain('into the folder fonts/')
    expect(missing?.hint).not.toContain('npm install')
    const [outside] = await found('{ heading: ../Marke.woff2 }')
    expect(outside).toMatchObject({ code: 'unknown-font' })
  })

  test('that its maker does not allow it on websites', async () => {
    expect(await found('{ heading: restricted.otf }')).toMatchObject([
      { code: 'font-not-for-websites', severity: 'warning' },
    ])
  })

  test.each([
    ['{ heading: Marke.woff2, text: Marke fett.WOFF2 }', 'ru-RU', 'font-without-letters', '"alegreya-sans"'],
    ['{ heading: cyrillic.woff2, text: alegreya-sans }', 'uk-UA', undefined, ''],
    ['{ pair: technical }', 'el-GR', 'font-without-letters', '"source-sans-3"'],
    ['{ pair: humanist }', 'el-GR', undefined, ''],
    ['{ pair: humanist }', 'ar-EG', 'font-without-letters', 'cairo'],
    ['{ headingWeight: 600 }', 'ar-EG', undefined, ''],
    ['{ pair: sturdy }', 'vi-VN', undefined, ''],
    ['{ heading: Marke.woff2 }', 'pl-PL', 'font-without-letters', 'mulish'],
    // Whose fonts nobody fetches.
    ['{ pair: sturdy }', 'ja-JP', undefined, ''],
  ])('whether it has the letters of the language: %s in %s', async (own, language, code, named) => {
    const problems = await found(own, language)
    expect(problems.map((problem) => problem.code)).toEqual(code ? [code] : [])
    if (code) expect(problems[0]?.hint).toContain(named.replaceAll('"', ''))
  })
})

test('a browser shows the file of the site, and that which took its place at the next build', async () => {
  const file = join(project, 'pages.yaml')
  const out = join(project, 'dist')
  const theme = '  theme: { fonts: { heading: Schrift.woff2, text: Marke.woff2 } }\n'
  const prose = '{ type: prose, text: "Come *by*." }'
  await writeFile(file, leastSite(prose).replace('  language: en-US\n', `  language: ar-EG\n${theme}`))
  const own = join(fonts, 'Schrift.woff2')
  await copyFile(variable, own)
  await buildHere('--pages', file, '--out', out, '--no-precompress')
  const { url, stop } = await serveBuild(out)
  try {
    expect(await shownIn(url)).toEqual(['Bricolage Grotesque', 'Alegreya Sans'])
    expect(await mannersIn(url)).toEqual({ spacings: ['0px'], emphasis: 'normal 600', leading: 1.4 })
    // Nobody can fetch the whole file, for which the owner may have no licence.
    const sent = await readdir(join(out, 'client'), { recursive: true })
    expect(sent.filter((name) => /Schrift|Marke/.test(name))).toEqual([])
    await copyFile(bold, own)
    await utimes(own, new Date(), new Date(Date.now() + 5000))
    await buildHere('--pages', file, '--out', out, '--no-precompress')
    expect(await shownIn(url)).toEqual(['Alegreya Sans', 'Alegreya Sans'])
  } finally {
    stop()
  }
})

test('italics are on the page that stresses a word, and on no other', async () => {
  const file = join(project, 'stressed.yaml')
  const page = (name: string, text: string) => `  /${name}:
    kind: guide
    title: What is ${name}
    description: What there is to say of ${name} at our practice on Lime Street.
    blocks:
      - { type: page-hero, heading: Of ${name}, text: "${text}" }
`
  const theme = '  theme: { fonts: { text: newsreader } }\n'
  const site = leastSite('{ type: prose, text: "See [care](/care) and [calm](/calm)." }')
  const pages = page('care', 'With *care*.') + page('calm', 'With **calm**.')
  await writeFile(file, site.replace('forms:\n', `${theme}forms:\n`) + pages)
  const out = join(project, 'stressed')
  await buildHere('--pages', file, '--out', out, '--no-precompress')
  const hasItalics = async (name: string) =>
    (await readFile(join(out, `client/${name}/index.html`), 'utf8')).includes('font-style:italic')
  expect(await Promise.all(['care', 'calm'].map(hasItalics))).toEqual([true, false])
})

/** The families of the main heading and of the text below it, as drawn. */
async function shownIn(url: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.evaluate(async () => {
    document.documentElement.classList.remove('system-fonts')
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
  const families = await Promise.all(['h1', 'main p'].map((selector) => familyOf(page, selector)))
  await page.close()
  return families
}

/** How letters of the page are set: its one is in Arabic, whose letters join, slant never, and have signs above and below. */
async function mannersIn(url: string) {
  const page = await browser.newPage()
  await page.goto(url)
  const manners = await page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    const { fontStyle, fontWeight } = styleOf('em')
    const { lineHeight, fontSize } = styleOf('h1')
    const spacings = [...document.querySelectorAll('body *')].map((each) => getComputedStyle(each).letterSpacing)
    return {
      spacings: [...new Set(spacings)].map((spacing) => spacing.replace('normal', '0px')),
      emphasis: `${fontStyle} ${fontWeight}`,
      leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
    }
  })
  await page.close()
  return { ...manners, spacings: [...new Set(manners.spacings)], leading: Number(manners.leading.toFixed(2)) }
}

async function familyOf(page: Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts: drawn } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return drawn.map(({ familyName }) => familyName.replace(/ (?:\d+pt|ExtraBold|24pt).*$/, '')).join()
}

describe('letters that a font lacks', () => {
  const faces = [{ family: 'Text', weight: '400', isBold: false }]
  const rules = (language: string, font: string) => scriptRules([language], readFontPackage(font), faces)

  test.each([
    ['ar-EG', 'hanken-grotesk', 'Geeza Pro', 'U+600-6FF'],
    ['ar-EG', 'newsreader', 'Noto Naskh Arabic', 'U+600-6FF'],
    ['he-IL', 'hanken-grotesk', 'Arial Hebrew', 'U+591-5F4'],
    ['ja-JP', 'newsreader', 'HiraMinProN-W3', 'U+3040-30FF'],
    ['ko-KR', 'hanken-grotesk', 'Malgun Gothic', 'U+AC00-D7FF'],
    ['zh-CN', 'hanken-grotesk', 'PingFangSC-Regular', 'U+3200-9FFF'],
    ['zh-TW', 'hanken-grotesk', 'PingFangTC-Regular', 'U+3200-9FFF'],
  ])('of %s stand in a system font of the kind of %s, such as "%s"', (language, font, name, range) => {
    const [, family, local, own] =
      /^@font-face\{font-family:(\w+ Fallback);src:([^;]*);font-weight:400;unicode-range:([^}]*)\}$/.exec(
        rules(language, font),
      ) ?? []
    expect(family).toBe('Text Fallback')
    expect(local).toContain(`local(${name})`)
    expect(own).toContain(range)
  })

  test.each(['en-US', 'ru-RU', 'vi-VN'])('are of no concern to a site in %s', (language) => {
    expect(rules(language, 'hanken-grotesk')).toBe('')
  })

  test.each([
    ['en-US', []],
    ['ru-RU', []],
    ['vi-VN', ['tall']],
    ['he-IL', ['upright']],
    ['ja-JP', ['square', 'upright']],
    ['ko-KR', ['square', 'upright', 'whole']],
  ])('are set as those who read %s are used to', (language, manners) => {
    const { site } = checkPages(leastSite().replace('en-US', language), { ...options, images: [], files: [] })
    const looks = site ? looksOf(site) : []
    const own = looks.flatMap(
      (look) => /^look-(tall|joined|upright|square|whole)-(?:letters|words)$/.exec(look)?.[1] ?? [],
    )
    expect(looks).toContain('look-no-bar')
    expect(own).toEqual(manners)
  })

  test('of Vietnamese come from the part of the font that has them', async () => {
    const { files, styles } = await makeFonts({ theme: { fonts: { pair: 'elegant' } }, language: 'vi-VN' })
    expect(namesOf({ files })).toEqual(expect.arrayContaining(['mulish-vietnamese', 'playfair-display-600-vietnamese']))
    expect(styles).toContain('U+1EA0-1EF9')
  })

  test('come from that system font, while all others stay in the one that stands in for the font of the site', async () => {
    const { styles } = await makeFonts({ theme: { fonts: { pair: 'grotesque' } }, language: 'he-IL' })
    const made = styles.replaceAll(/local\(Segoe UI(?: Bold)?\)/g, 'local(DejaVu Sans)')
    const page = await browser.newPage()
    const text = (letters: string) => `<p style="font: 20px Text Fallback">${letters}</p>`
    await page.setContent(`<style>${made}</style><main>${text('שלום')}</main><article>${text('Hello')}</article>`)
    expect(await familyOf(page, 'main p')).toBe('DejaVu Sans')
    expect(await familyOf(page, 'article p')).toBe('Liberation Sans')
    await page.close()
  })
})
