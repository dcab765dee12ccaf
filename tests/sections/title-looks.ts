/** What a theme chooses for the tops of pages without a picture: the classes are those of a site that chooses them. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import type { ServedGallery } from '../support/gallery.ts'
import { spread } from '../support/spread.ts'

const titles = (schemaOf('theme').properties?.shape?.properties?.titles?.enum ?? []) as string[]
const chosen = titles.filter((name) => name !== 'start')

/** In the page: gives it a look, and words over the title. */
function dress(looks: string) {
  document.documentElement.className = looks
  document.documentElement.dir = looks.includes('look-right-to-left') ? 'rtl' : 'ltr'
  if (document.querySelector('.eyebrow')) return
  document.querySelector('h1')?.insertAdjacentHTML('beforebegin', '<p class="eyebrow text-accent">By the mile</p>')
}

/** In the page: where the parts of its top stand, as a reader goes through them. */
function partsOf() {
  const words = document.querySelector('.opening-plain > .wrap > div') as Element
  const boxOf = (element: Element | null) => {
    const range = document.createRange()
    range.selectNodeContents(element as Element)
    return range.getBoundingClientRect().toJSON() as DOMRect
  }
  const { backgroundColor, backgroundImage, borderTopWidth, outlineWidth, maskImage } = getComputedStyle(words)
  const title = words.querySelector(':scope > h1') as Element
  return {
    width: document.documentElement.scrollWidth,
    boxes: [...words.children].map((part) => boxOf(part)),
    outer: words.getBoundingClientRect().toJSON() as DOMRect,
    looks: [backgroundColor, backgroundImage, borderTopWidth, outlineWidth, maskImage].join(),
    title: getComputedStyle(title).backgroundColor,
    ground: getComputedStyle(document.querySelector('.opening-plain') as Element, '::before').content,
  }
}

const doOverlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

/** Asks about pages of a gallery that another test builds. */
export const testTitleLooks = (
  built: () => { gallery: ServedGallery; browser: Browser },
  hrefOf: (type: string, name: string) => string,
) =>
  describe('the tops of pages without a picture', { timeout: 180_000 }, () => {
    let page: Page

    beforeAll(async () => {
      page = await built().browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    })
    afterAll(async () => {
      await page?.close()
    })

    const open = (name: string) => page.goto(built().gallery.url + hrefOf('page-hero', name))
    const alone = 'large words alone'

    test.each(chosen)(
      '"%s" keeps its words apart, whole and in order at every width, in both directions',
      async (name) => {
        await open(alone)
        const lengths = ['Fees', 'What it costs to have an old roof of slate looked after for a whole year']
        const views = lengths.flatMap((heading) => [320, 390, 768, 1280, 1920].map((width) => ({ heading, width })))
        const directions = ['', ' look-right-to-left']
        for (const [{ heading, width }, direction] of spread([views, directions], chosen.indexOf(name))) {
          await page.locator('h1').evaluate((title, text) => title.replaceChildren(text), heading)
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(dress, `look-titles-${name}${direction}`)
          const where = `${heading.length} letters at ${width}${direction}`
          const { boxes, outer, width: whole } = await page.evaluate(partsOf)
          expect(whole, where).toBe(width)
          expect(boxes).toHaveLength(4)
          for (const [index, box] of boxes.entries()) {
            expect(box.left, where).toBeGreaterThanOrEqual(Math.max(0, outer.left) - 1)
            expect(box.right, where).toBeLessThanOrEqual(Math.min(width, outer.right) + 1)
            expect(
              boxes.slice(index + 1).some((other) => doOverlap(box, other)),
              where,
            ).toBe(false)
          }
          if (width < 1024)
            expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((a, b) => a - b))
        }
      },
    )

    test.each(chosen)('"%s" can be read in light and in dark', async (name) => {
      await open(alone)
      await page.evaluate(dress, `look-titles-${name}`)
      // Axe judges no text whose ground goes on in pseudo-elements.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('h1::before, h1::after { display: none !important }')
        document.adoptedStyleSheets = [sheet]
      })
      for (const [colorScheme, width] of spread([['light', 'dark'] as const, [390, 1280]], chosen.indexOf(name))) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        expect(await violationsOf(page, { rules: rulesOfColour, include: ['.opening-plain'] }), colorScheme).toEqual([])
      }
      await page.emulateMedia({ colorScheme: null })
    })

    test('no two look the same on a desktop', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(alone)
      const seen = new Set<string>()
      for (const name of titles) {
        await page.evaluate(dress, `look-titles-${name}`)
        const { boxes, looks, title, ground } = await page.evaluate(partsOf)
        seen.add(
          JSON.stringify([boxes.map(({ left, top }) => [Math.round(left), Math.round(top)]), looks, title, ground]),
        )
      }
      expect(seen.size).toBe(titles.length)
      expect(titles.length).toBeGreaterThan(8)
    })

    test.each(chosen)('a title alone has all of "%s" for its words', async (name) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open('a title alone')
      const [outer, title, rest] = await page.evaluate((looks) => {
        document.documentElement.className = looks
        const words = document.querySelector('.opening-plain > .wrap > div') as Element
        words.querySelector('h1')?.replaceChildren('What it costs to have an old roof of slate looked after all year')
        const range = document.createRange()
        range.selectNodeContents(words.querySelector(':scope > h1') as Element)
        return [words, range, words.querySelector(':scope > div') as Element].map((part) =>
          part.getBoundingClientRect(),
        )
      }, `look-titles-${name}`)
      expect(title?.right).toBeGreaterThan((outer?.left ?? 0) + 0.6 * (outer?.width ?? 0))
      expect(rest?.height).toBe(0)
    })

    test('beside a form each stands as without', async () => {
      await open('large words and a form')
      const pictures = []
      for (const name of ['start', ...chosen]) {
        await page.evaluate((looks) => document.documentElement.setAttribute('class', looks), `look-titles-${name}`)
        pictures.push(await page.locator('.opening-plain').screenshot())
      }
      for (const [index, picture] of pictures.entries())
        expect(picture.equals(pictures[0] as Buffer), titles[index]).toBe(true)
    })

    test.each([
      'title and introduction in one row',
      'a plate in the corner of a picture',
      'words in a column beside a picture',
      'a card that reaches into a picture',
      'a block of color',
      'a title alone',
    ])('%s is no smaller than the headings under it, whatever their size', async (name) => {
      await open(name)
      await page
        .locator('main')
        .evaluate((main) => main.insertAdjacentHTML('beforeend', '<section class="band"><h2>Under it</h2></section>'))
      const sizes = schemaOf('theme').properties?.shape?.properties?.headingSize?.enum as string[]
      for (const size of sizes)
        for (const width of [320, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          const [title = 0, heading = 0] = await page.evaluate((looks) => {
            document.documentElement.className = looks
            return ['h1', 'h2'].map((part) =>
              Number.parseFloat(getComputedStyle(document.querySelector(`main ${part}`) as Element).fontSize),
            )
          }, `look-heading-size-${size}`)
          expect(title, `${size} at ${width}`).toBeGreaterThanOrEqual(heading)
        }
    })

    test('without the way home or words over the title the margin is left out, not left empty', async () => {
      await open(alone)
      await page.evaluate(() => document.documentElement.setAttribute('class', 'look-titles-margin'))
      const left = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left)
      const beside = await left()
      await page.locator('.breadcrumbs').evaluate((trail) => trail.remove())
      expect(beside - (await left())).toBeGreaterThan(200)
    })
  })
