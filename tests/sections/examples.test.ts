import { readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anchorsOfSection } from '../../renderer/expand/anchors.ts'
import { exampleHref } from '../../renderer/gallery/collect.ts'
import type { Example } from '../../renderer/gallery/examples/read.ts'
import { isOpeningType } from '../../renderer/schema/schemas.ts'
import { htmlRules } from '../site/support/html-rules.ts'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import { comeToRest } from '../support/axe/in-page.ts'
import { type Matrix, openMatrix } from '../support/axe/matrix.ts'
import { schemes, settings } from '../support/axe/settings.ts'
import { browserFlags, provideBrowser, undrawnFlags } from '../support/browser.ts'
import { type ServedGallery, serveGallery } from '../support/gallery.ts'
import { runsAll } from '../support/places.ts'
import { reusedWindows } from '../support/reused-windows.ts'
import { allExamples } from './all-examples.ts'
import { testGalleryPage } from './gallery-page.ts'
import { testHeadingAndFormLooks } from './heading-and-form-looks.ts'
import { testHeadingPlaces } from './heading-places.ts'
import { testSmallForms } from './small-forms.ts'
import { htmlIn, showIn } from './support/exchange.ts'
import { faultsIn } from './support/faults-in.ts'
import { take } from './take-step.ts'
import { testTitleLooks } from './title-looks.ts'

/** Almost the accent of a site that chooses none, so that it shows whether the gallery has the colours of its site. */
const ACCENT = '#2f5d85'
/** The width at which steps are taken: there a dialog has its button. */
const PHONE = 390
/** The narrowest, at which `npm test` asks axe about the first example of each layout of a type, by day and by night. */
const NARROW = 320
/** A screen on a desk, a laptop, a tablet, a phone and a smaller one; `npm test` looks at the laptop and the smallest. */
const WIDTHS = runsAll ? [1920, 1280, 768, 390, NARROW] : [1280, NARROW]

const numbered = allExamples().map((example, index, all) => ({
  ...example,
  href: exampleHref(example.type, all.slice(0, index).filter(({ type }) => type === example.type).length),
}))
const good = numbered.filter(({ problems }) => problems.length === 0)
/** The first examples of each type, or of each group within it, that are like this. */
const firstsOf = (examples: typeof good, groupOf: (block: Example['block']) => unknown = () => '') =>
  new Set(
    [...Map.groupBy(examples, ({ type, block }) => `${type} ${groupOf(block)}`).values()].map(([first]) => first?.href),
  )
const firsts = firstsOf(good)
const firstsOfLayouts = firstsOf(good, (block) => 'layout' in block && block.layout)
const firstsWithSteps = firstsOf(good.filter(({ steps }) => steps.length > 0))

let gallery: ServedGallery
let browser: Browser
let matrix: Matrix
/** A browser that draws, in which steps are taken and the gallery is looked at. */
let drawing: Browser
let drawn: Matrix

beforeAll(async () => {
  gallery = await serveGallery({ accent: ACCENT })
  const executablePath = provideBrowser()
  browser = await chromium.launch({ executablePath, args: undrawnFlags })
  matrix = await openMatrix(await browser.newContext())
  drawing = await chromium.launch({ executablePath, args: browserFlags })
  drawn = await openMatrix(await drawing.newContext())
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await drawing?.close()
  await gallery?.close()
})

const openWindow = reusedWindows(() => drawing)

/** The page of an example, as the gallery has it. */
const htmlOf = (href: string) => htmlIn(gallery, href)

const validator = new HtmlValidate(htmlRules)
/** Shows an example in the page that has axe and the first setting. */
const open = (href: string) => showIn(matrix.page, gallery, href, () => matrix.open(gallery.url + href, NARROW))

/** In the page: opens all that opens in it. */
function openAll() {
  for (const details of document.querySelectorAll('details')) details.open = true
}

test('every section in which something opens, moves or is filled in has steps', () => {
  const isInteractive = ({ type }: Example, html: string) =>
    /data-island=|<details|<dialog/.test(html) ||
    readdirSync(`sections/${type}`).some((file) => /island\.tsx$/.test(file))
  const interactive = good.filter((example) => isInteractive(example, htmlOf(example.href)))
  const withSteps = good.filter(({ steps }) => steps.length > 0).map(({ type }) => type)
  expect([...new Set(interactive.map(({ type }) => type))].filter((type) => !withSteps.includes(type))).toEqual([])
})

/** In the page: has the picture of the opening stand upright, and says where the title ends, as a share of the screen. */
async function withUprightPicture() {
  const picture = document.querySelector('main .picture picture')
  const image = picture?.querySelector('img')
  if (!image) return undefined
  for (const source of picture?.querySelectorAll('source') ?? []) source.remove()
  Object.assign(image, { width: 800, height: 1600 })
  image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1600"/>'
  await image.decode()
  return (document.querySelector('h1')?.getBoundingClientRect().bottom ?? Number.NaN) / innerHeight
}

test('a picture that stands upright leaves the title on the first view of a small phone', async () => {
  const ends: [string, number][] = []
  for (const { type, name, href } of good.filter(({ type }) => isOpeningType(type))) {
    await open(href)
    if (ends.length === 0) await matrix.page.setViewportSize({ width: 360, height: 640 })
    const end = await matrix.page.evaluate(withUprightPicture)
    if (end !== undefined) ends.push([`${type}: ${name}`, end])
  }
  expect(ends.length).toBeGreaterThan(8)
  // The header of a site takes another sixth of the screen.
  expect(ends.filter(([, end]) => !(end < 0.7))).toEqual([])
}, 60_000)

/** In the page: the pictures of a section or opening, as they are drawn. */
const drawnPictures = () =>
  [...document.querySelectorAll('main .picture')].map((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const blending = picture.querySelector('source + img')
    return {
      proportion: Math.round((100 * width) / height) / 100,
      corner: getComputedStyle(picture).borderTopLeftRadius,
      border: getComputedStyle(picture).borderTopWidth,
      blend: blending && getComputedStyle(blending).mixBlendMode,
    }
  })

test.each([
  ['split', 'a round picture, in two colors', { proportion: 1, corner: '50%', blend: 'screen' }],
  ['split', 'two round pictures', { proportion: 1, corner: '50%', blend: 'normal' }],
  ['split', 'a framed picture on a tint', { border: '15px' }],
  ['prose', 'beside an arched picture', { proportion: 0.8, corner: '50% 40%' }],
  ['team', 'round portraits', { proportion: 1, corner: '50%' }],
  ['team', 'arched portraits in two colors', { proportion: 0.8, blend: 'screen' }],
  ['cards', 'round pictures without a ground', { proportion: 1, corner: '50%' }],
  ['cards', 'arched pictures on cards', { proportion: 0.8, corner: '50% 40%' }],
  ['page-hero', 'beside a round picture', { proportion: 1, corner: '50%', blend: 'screen' }],
  ['hero', 'over a picture in two colors', { corner: '0px', blend: 'screen' }],
])('pictures of %s, "%s", have the shape and the colors that it chooses', async (type, name, look) => {
  const page = await openWindow({ width: 1280 })
  await page.goto(gallery.url + good.find((example) => example.type === type && example.name === name)?.href)
  for (const width of 'border' in look ? [768, 1280] : [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const pictures = await page.evaluate(drawnPictures)
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(picture, `at ${width}`).toMatchObject(look)
    }
  }
})

/** In the page: where the parts of an opening are drawn, from the side at which reading begins, and how large the words. */
function drawnOpening() {
  const isTurned = getComputedStyle(document.documentElement).direction === 'rtl'
  const boxOf = (selector: string) => {
    const box = document.querySelector(`main > section ${selector}`)?.getBoundingClientRect()
    if (!box) throw new Error(`no ${selector}`)
    const [start, end] = isTurned ? [innerWidth - box.right, innerWidth - box.left] : [box.left, box.right]
    return { start, end, top: box.top, bottom: box.bottom }
  }
  const sizeOf = (selector: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize)
  const section = document.querySelector('main > section') as Element
  const { bottom, height } = section.getBoundingClientRect()
  return {
    ...{ wide: document.documentElement.clientWidth, bottom, height, title: boxOf('h1'), text: boxOf('.rich-text') },
    ...{ picture: boxOf('> .picture'), wrap: boxOf('> .wrap'), sizes: [sizeOf('h1'), sizeOf('.rich-text')] as const },
  }
}

type Drawn = ReturnType<typeof drawnOpening>

/** What is true of an opening on a laptop, and in a language that is read from the right. */
const openings: [name: string, is: (drawn: Drawn) => boolean][] = [
  [
    'title and introduction in one row, over a strip',
    ({ title, text }) => title.end < text.start && text.top < title.bottom,
  ],
  ['title and introduction in one row, over a strip', ({ picture, wrap }) => picture.top >= wrap.bottom - 1],
  ['the introduction in large words, over a picture', ({ sizes: [title, text] }) => text > 2.5 * title],
  ['a block of color with a picture in its corner', ({ picture, wide }) => Math.abs(picture.end - wide) < 1],
  ['a block of color with a picture in its corner', ({ picture, bottom }) => Math.abs(picture.bottom - bottom) < 1],
  ['a block of color with a picture in its corner', ({ title, picture }) => title.end < picture.start],
  ['a block of color with long words', ({ title, picture }) => title.end < picture.start],
  ['a plate in the corner of a picture', ({ wrap, bottom }) => wrap.start === 0 && Math.abs(wrap.bottom - bottom) < 1],
  ['a plate in the corner of a picture', ({ picture, wide, height }) => picture.end === wide && height > 500],
  ['a picture as high as the screen', ({ picture, height }) => picture.start === 0 && height > 600],
  [
    'a picture as high as the screen',
    ({ picture, title, text }) => picture.end < title.start && text.top > title.bottom && text.top < title.bottom + 60,
  ],
  ['words at the other side of a picture', ({ title, wide }) => title.start > wide / 3],
  ['words at the foot of a picture', ({ title, height }) => title.top > 0.4 * height],
]

test('the parts of an opening stand where its layout says, in either direction of reading', async () => {
  const page = await openWindow({ width: 1280 })
  const wrong: string[] = []
  for (const [name, all] of Map.groupBy(openings, ([name]) => name)) {
    await page.goto(gallery.url + good.find((example) => example.type === 'hero' && example.name === name)?.href)
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), direction)
      const drawn = await page.evaluate(drawnOpening)
      wrong.push(...all.filter(([, is]) => !is(drawn)).map(([, is]) => `${name}, ${direction}: ${is}`))
    }
  }
  expect(wrong).toEqual([])
})

test('the picture is darkened where words stand at its foot, and clear above them', async () => {
  const page = await openWindow({ width: 1280 })
  await page.goto(gallery.url + good.find(({ name }) => name === 'words at the foot of a picture')?.href)
  const veil = await page.evaluate(() => {
    const { top, backgroundImage } = getComputedStyle(document.querySelector('.wrap > div') as Element, '::before')
    const over = getComputedStyle(document.querySelector('main .picture') as Element, '::after').content
    return { top, gradient: backgroundImage.replace(/rgba?\([^)]*?([\d.]+)\)/g, '$1'), over }
  })
  // The room over the words, in which the veil comes to its full strength.
  expect(veil).toEqual({
    top: '-187px',
    gradient: 'linear-gradient(0, 0.12 42.5px, 0.42 102px, 0.84 187px)',
    over: 'none',
  })
})

test.each(['over the whole width', 'four over the whole width', 'seven over the whole width'])(
  'no picture of a gallery "%s" has a last row for itself',
  async (name) => {
    const page = await openWindow({ width: 1280 })
    await page.goto(gallery.url + good.find((example) => example.name === name)?.href)
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await page
        .locator('main li')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops.at(-1), `at ${width}`).toBe(tops.at(-2))
    }
  },
)

test('the card of a text has an edge on the ground of the page, beside the picture into which it reaches', async () => {
  const page = await openWindow({ width: 1280 })
  const edgeOf = async (name: string) => {
    await page.goto(gallery.url + good.find((example) => example.name === name)?.href)
    return page.evaluate(() => {
      const { borderTopWidth, borderLeftWidth, borderRightWidth } = getComputedStyle(
        document.querySelector('main > section') as Element,
        '::after',
      )
      return [borderTopWidth, borderLeftWidth, borderRightWidth]
    })
  }
  expect(await edgeOf('over the picture on the ground of the page')).toEqual(['1px', '0px', '1px'])
  expect(await edgeOf('over the picture at the left, few words on a dark band')).toEqual(['0px', '0px', '0px'])
})

test('a short text stands in the middle of the height of its picture, whatever shape that has', async () => {
  const page = await openWindow({ width: 1280 })
  const name = 'an arched picture at the left, few words on a dark band'
  await page.goto(gallery.url + good.find((example) => example.name === name)?.href)
  const heading = await page.locator('h2').boundingBox()
  const picture = await page.locator('main .picture').boundingBox()
  if (!heading || !picture) throw new Error('not drawn')
  const middle = picture.y + picture.height / 2
  expect(Math.abs(heading.y + heading.height - middle)).toBeLessThan(60)
})

test('a picture at the edge of the screen is as high as its section, with the words in the other half', async () => {
  const page = await openWindow({ width: 1280 })
  for (const [name, side] of [
    ['beside a picture at the edge of the screen', 'right'],
    ['few words on a dark band, the picture at the left edge', 'left'],
  ] as const) {
    await page.goto(gallery.url + good.find((example) => example.name === name)?.href)
    for (const direction of ['ltr', 'rtl']) {
      const drawn = await page.evaluate((direction) => {
        document.documentElement.dir = direction
        const boxes = ['main > section', 'main > section > :last-child', 'h2'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect().toJSON(),
        )
        return { boxes, corner: getComputedStyle(document.querySelector('main .picture') as Element).borderRadius }
      }, direction)
      const [section, picture, heading] = drawn.boxes
      const isAtRight = (side === 'right') === (direction === 'ltr')
      expect(picture, `${name}, ${direction}`).toMatchObject({
        ...{ top: section.top, height: section.height, left: isAtRight ? section.width / 2 : 0 },
        right: isAtRight ? section.width : section.width / 2,
      })
      expect(isAtRight ? picture.left - heading.right : heading.left - picture.right).toBeGreaterThan(40)
      expect(drawn.corner).toBe('0px')
    }
  }
})

test('the words of a card over a picture can be read, whatever its tone', async () => {
  const cards = good.filter(({ block }) => block.type === 'cta' && block.layout === 'card' && 'backdrop' in block)
  expect(cards.length).toBe(5)
  const page = await openWindow({ width: 1280 })
  for (const { name, href } of cards) {
    await page.goto(gallery.url + href)
    // Axe judges no text that stands over a picture or a pattern.
    await page.evaluate(() => {
      document.querySelector('.backdrop')?.remove()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.call-card { background-image: none !important }')
      document.adoptedStyleSheets = [sheet]
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(comeToRest)
      const found = await violationsOf(page, { rules: rulesOfColour, include: ['.call-card'] })
      expect(found, `${name}, ${colorScheme}`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null })
})

test('a call in one line has half the room of a band around it on the ground of the page', async () => {
  const page = await openWindow({ width: 1280 })
  await page.goto(gallery.url + good.find(({ name }) => name === 'in one line')?.href)
  for (const density of ['comfortable', 'editorial']) {
    const [room, above, below] = await page.evaluate((density) => {
      document.documentElement.className = `look-density-${density}`
      const section = document.querySelector('main > section') as Element
      const other = section.previousElementSibling?.matches('.band')
        ? section.previousElementSibling
        : document.createElement('div')
      other.className = 'band band-plain'
      section.before(other)
      const [line, band] = [section.querySelector('.call-line') as Element, section].map((part) =>
        part.getBoundingClientRect(),
      )
      const room = Number.parseFloat(getComputedStyle(other).paddingBottom)
      const end = other.getBoundingClientRect().bottom - room
      return [room, (line?.top ?? 0) - end, (band?.bottom ?? 0) - (line?.bottom ?? 0)]
    }, density)
    expect(room).toBeGreaterThan(30)
    expect(above, density).toBeCloseTo((room ?? 0) / 2, 0)
    expect(below, density).toBeCloseTo((room ?? 0) / 2, 0)
  }
})

test('the picture on which a large word stands has the width of the page, its caption and words the sides of that', async () => {
  const page = await openWindow({ width: 1440 })
  await page.goto(gallery.url + good.find(({ name }) => name === 'under a wide picture')?.href)
  await page.evaluate(() => {
    const opening =
      '<header class="opening-words"><div class="wrap"><div><h1 class="is-word">Light</h1></div></div></header>'
    document
      .querySelector('main > section')
      ?.insertAdjacentHTML('beforebegin', `${opening}<span id="opening-end"></span>`)
  })
  for (const width of [1440, 390])
    for (const look of ['header-side', 'page-sheet', 'page-border', 'width-wide'])
      for (const direction of ['ltr', 'rtl']) {
        await page.setViewportSize({ width, height: 800 })
        const [section, picture, ...words] = await page.evaluate(
          ([look, direction]) => {
            document.documentElement.className = `look-heading-size-dramatic look-${look}`
            document.documentElement.dir = direction
            return ['section', 'section .picture', 'section h2', 'section figcaption'].map((part) => {
              const range = document.createRange()
              const element = document.querySelector(`main > ${part}`) as Element
              range.selectNodeContents(element)
              return (part.includes(' ') && !part.includes('.') ? range : element).getBoundingClientRect().toJSON()
            })
          },
          [look, direction] as const,
        )
        const where = `${look} at ${width}, ${direction}`
        expect([picture.left, picture.right].map(Math.round), where).toEqual([section.left, section.right])
        const [heading, caption] = words.map(({ left, right }) =>
          Math.round(direction === 'ltr' ? left - section.left : section.right - right),
        )
        expect(heading, where).toBeGreaterThan(15)
        expect(caption, where).toBe(heading)
      }
})

test('heading, picture and words stand over one another in the middle', async () => {
  const page = await openWindow({ width: 1280 })
  await page.goto(gallery.url + good.find(({ name }) => name === 'all in the middle')?.href)
  const parts = await page.locator('main h2, main .picture, main .rich-text, main .ticks, main .button').all()
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  expect(boxes.length).toBe(5)
  for (const [index, box] of boxes.entries()) {
    const above = boxes[index - 1]
    if (!box) throw new Error('not drawn')
    expect(box.x + box.width / 2).toBeCloseTo(640, -1)
    if (above) expect(box.y).toBeGreaterThan(above.y + above.height)
  }
  expect(boxes[1]?.width).toBeCloseTo((1195 * 2) / 3, -1)
})

test('a numbered list has as many columns as are asked for, its words under their titles there, and beside them in one', async () => {
  const page = await drawing.newPage({ viewport: { width: 1280, height: 800 } })
  for (const [name, columns] of [
    ['a numbered list', 1],
    ['a numbered list in two columns', 2],
  ] as const) {
    await page.goto(gallery.url + good.find((example) => example.type === 'cards' && example.name === name)?.href)
    const { lefts, title, words } = await page.evaluate(() => {
      const left = (one: Element | null) => Math.round(one?.getBoundingClientRect().left ?? 0)
      const first = document.querySelector('main ol > li')
      return {
        lefts: [...document.querySelectorAll('main ol > li')].map(left),
        title: left(first?.querySelector('h3') ?? null),
        words: left(first?.querySelector('.rich-text, p') ?? null),
      }
    })
    expect(new Set(lefts).size, name).toBe(columns)
    expect(words === title, name).toBe(columns > 1)
  }
  await page.close()
})

test('the lines under the pictures of a gallery stand in the middle where its heading does', async () => {
  const page = await drawing.newPage({ viewport: { width: 1280, height: 800 } })
  for (const [name, align] of [
    ['two over the whole width', 'center'],
    ['over the whole width', 'start'],
  ] as const) {
    await page.goto(gallery.url + good.find((example) => example.name === name)?.href)
    const [heading, line] = await page.evaluate(() =>
      ['h2', 'figcaption'].map((part) => getComputedStyle(document.querySelector(`main ${part}`) as Element).textAlign),
    )
    expect({ heading, line }, name).toEqual({ heading: align, line: align })
  }
  await page.close()
})

test('a sentence that is all of its section takes the width of the page', async () => {
  const page = await drawing.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(gallery.url + good.find(({ name }) => name === 'a sentence alone on a dark band')?.href)
  const widest = await page.locator('main p').evaluate((sentence) => {
    const range = document.createRange()
    range.selectNodeContents(sentence)
    return Math.max(...[...range.getClientRects()].map(({ width }) => width))
  })
  expect(widest).toBeGreaterThan(900)
  await page.close()
})

test('a title stands in the column of its text', async () => {
  const page = await drawing.newPage()
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(gallery.url + good.find(({ name }) => name === 'titles in columns under its heading')?.href)
    const titles = await page.locator('main h3').evaluateAll((all) =>
      all.map((title) => {
        const [at, text] = [title, title.nextElementSibling].map((one) => one?.getClientRects()[0])
        return { left: at?.left === text?.left, gap: (text?.top ?? 0) - (at?.bottom ?? 0) }
      }),
    )
    expect(
      titles.map(({ left }) => left),
      `${width}`,
    ).toEqual([true, true])
    // The room that a title asks for at the foot of a column is none before its text.
    for (const { gap } of titles) expect(gap).toBeLessThan(-40)
  }
  await page.close()
})

test('under a heading at the side a quote begins where that begins', async () => {
  const page = await openWindow({ width: 1280 })
  const quote = good.find(({ block }) => block.type === 'testimonials' && block.layout === 'quote')
  await page.goto(gallery.url + quote?.href)
  const lefts = await page.evaluate(() => {
    document.querySelector('.section-head')?.classList.remove('text-center', 'mx-auto')
    return ['.section-head', 'blockquote', 'figcaption'].map((part) =>
      Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN),
    )
  })
  expect(lefts[0]).toBeGreaterThan(0)
  expect(new Set(lefts).size).toBe(1)
})

/** Opens an example in a browser that runs no script, on a phone. */
async function withoutScripts(type: string, name: string) {
  const page = await drawing.newPage({ javaScriptEnabled: false, viewport: { width: PHONE, height: 800 } })
  await page.goto(gallery.url + good.find((example) => example.type === type && example.name === name)?.href)
  return page
}

test('marks that move stop by touch, without a script', async () => {
  const page = await withoutScripts('logos', 'marks that move')
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ playState }) => playState)
        .filter((state) => state !== 'finished'),
    )
  expect(await states()).toEqual(['running', 'running'])
  await page.getByLabel('Stop the movement').check()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await states()).toEqual(['paused', 'paused'])
  await page.close()
})

test('a dot of an opening leads to its picture without a script, and the page stays at its top', async () => {
  const page = await withoutScripts('hero', 'pictures to leaf through')
  const row = page.getByRole('list').first()
  const left = () => row.evaluate((list) => list.scrollLeft)
  expect(await left()).toBe(0)
  await page.getByRole('link', { name: 'Picture 3 of 4' }).click()
  await expect.poll(left).toBeGreaterThan(PHONE)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await row.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBeLessThan(PHONE * 1.5)
  await page.close()
})

test('figures of a band, and what they count, begin at one edge on a phone', async () => {
  const band = good.find(({ block }) => block.type === 'stats' && block.layout === 'band')
  const page = await openWindow({ width: PHONE })
  await page.goto(gallery.url + band?.href)
  const lefts = await page.evaluate(() =>
    [...document.querySelectorAll('.layout-band > div > *')].map((part) =>
      Math.round(part.getBoundingClientRect().left),
    ),
  )
  expect(lefts.length).toBeGreaterThan(6)
  expect(new Set(lefts).size).toBe(1)
})

/** In the page: the boxes of parts. */
const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect().toJSON() as DOMRect)

/** Opens an example at a width. */
async function opened(type: string, name: string, width: number) {
  const page = await openWindow({ width })
  await page.goto(gallery.url + good.find((example) => example.type === type && example.name === name)?.href)
  return page
}

test('a picture at the edge of the screen comes before its words on a phone, at the top of its section', async () => {
  const page = await opened('split', 'few words on a dark band, the picture at the left edge', PHONE)
  const [section] = await page.evaluate(boxesOf, 'main > section')
  const [picture] = await page.evaluate(boxesOf, 'main .picture')
  const [heading] = await page.evaluate(boxesOf, 'h2')
  expect(picture).toMatchObject({ top: section?.top, left: 0, width: PHONE })
  expect(heading?.top).toBeGreaterThan(picture?.bottom ?? Number.NaN)
})

test('packages of a table stand under one another on a phone, each with its price and all lines', async () => {
  const name = 'a table of five packages with long lines'
  const page = await opened('pricing', name, PHONE)
  expect(await page.evaluate(boxesOf, 'main table')).toEqual([])
  const cards = await page.evaluate(boxesOf, 'main section > ul > li')
  expect(cards.length).toBe(5)
  for (const { left, right } of cards) expect(left >= 0 && right <= PHONE).toBe(true)
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('main section > ul > li')].map((card) => card.querySelectorAll('li').length),
  )
  expect(new Set(lines).size).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await page.evaluate(boxesOf, 'main section > ul > li')).toEqual([])
  expect((await page.evaluate(boxesOf, 'main table')).length).toBe(1)
})

test('two projects share the width of the page', async () => {
  const page = await opened('projects', 'two on a dark band', 1280)
  const [heading] = await page.evaluate(boxesOf, 'h2')
  const cards = await page.evaluate(boxesOf, '.page-card')
  expect(cards.map(({ left }) => left)[0]).toBe(heading?.left)
  expect(cards.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThan(1100)
})

test('the hours of places in a row begin at one height', async () => {
  const page = await opened('locations', 'every place of the site', 1280)
  const hours = await page.evaluate(boxesOf, '.locations li > div:last-child')
  expect(hours.length).toBe(2)
  expect(hours[0]?.top).toBe(hours[1]?.top)
  expect(hours[0]?.height).toBe(hours[1]?.height)
})

testGalleryPage(() => ({ gallery, browser: drawing }), ACCENT)

testSmallForms(() => ({ gallery, browser: drawing }))

/** Where the page of an example is. */
const hrefOf = (type: string, name: string) =>
  good.find((example) => example.type === type && example.name === name)?.href ?? name

testHeadingAndFormLooks(() => ({ gallery, browser: drawing }), hrefOf)

testTitleLooks(() => ({ gallery, browser: drawing }), hrefOf)

testHeadingPlaces(() => ({ gallery, browser }), good, firstsOfLayouts)

describe.each(good)('$type: $name', ({ href, block, steps }) => {
  test('answers to every anchor to which links may lead', () => {
    const html = htmlOf(href)
    for (const anchor of anchorsOfSection(block)) expect(html.split(`id="${anchor}"`).length - 1, anchor).toBe(1)
  })

  test('is valid HTML', async () => {
    // All have the same styles.
    const { results } = await validator.validateString(htmlOf(href).replace(/<style>.*?<\/style>/s, ''))
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)),
    ).toEqual([])
  })

  const isAsked = runsAll || firstsOfLayouts.has(href)
  test(`leaves no half of a wide screen empty, cuts no word, fits${isAsked ? ' and is accessible' : ''}, in every setting`, async () => {
    await open(href)
    for (const width of WIDTHS) {
      await matrix.page.setViewportSize({ width, height: 800 })
      expect.soft(await matrix.page.evaluate(faultsIn), `at ${width} px`).toEqual([])
    }
    if (!isAsked) return
    await matrix.page.evaluate(openAll)
    const isWhole = runsAll || firsts.has(href)
    expect(await (isWhole ? matrix.check('body *') : matrix.check('body *', NARROW, schemes))).toEqual([])
  }, 60_000)

  if (runsAll ? steps.length > 0 : firstsWithSteps.has(href))
    test('is accessible at every step that says what to see', async () => {
      await drawn.open(gallery.url + href, PHONE)
      for (const step of steps) {
        await take(drawn.page, step)
        if ('see' in step)
          expect(await drawn.check('body *', PHONE, runsAll ? settings : settings.slice(0, 1))).toEqual([])
      }
    }, 60_000)
})
