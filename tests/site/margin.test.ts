/** The drawing beside the page that a theme chooses, on sites built as visitors get them. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { expectApart } from '../support/apart.ts'
import { lookAtSites } from '../support/look-at-sites.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const sides = ['start', 'end'] as const
type Side = (typeof sides)[number]

const file = 'tests/fixture/margin/pages.yaml'

const { openWindow, urlOf } = lookAtSites<Side>(
  'margin',
  async () => {
    const text = await readFile(file, 'utf8')
    const given = ', side: start'
    expect(text).toContain(given)
    return [
      ['start', text],
      ['end', text.replace(given, '')],
    ]
  },
  file,
)

async function open(side: Side, width: number) {
  const page = await openWindow({ width, reducedMotion: 'reduce' })
  await page.goto(urlOf(side), { waitUntil: 'networkidle' })
  return page
}

describe.each(sides)('a drawing at the %s of lines', (side) => {
  test.each([1280, 1920])(
    'goes from the header to the foot at %i pixels, clear of all words, mirrored too',
    async (width) => {
      const page = await open(side, width)
      for (const direction of ['ltr', 'rtl']) {
        const { drawing, ends, main, words } = await page.evaluate((dir) => {
          document.documentElement.dir = dir
          const boxOf = (part: Element | Range | null) => part?.getBoundingClientRect().toJSON() as DOMRect
          const drawing = document.querySelector('.page-margin')
          const texts = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT)
          const words: DOMRect[] = []
          while (texts.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            if (range.getBoundingClientRect().width > 2) words.push(boxOf(range))
          }
          return {
            drawing: boxOf(drawing),
            ends: boxOf(drawing?.lastElementChild ?? null).bottom,
            main: boxOf(document.querySelector('main')),
            words,
          }
        }, direction)
        expect([drawing.top, drawing.bottom]).toEqual([main.top, main.bottom])
        expect(ends).toBeGreaterThan(main.bottom)
        expect(drawing.width).toBeGreaterThan(100)
        const isLeft = (side === 'start') === (direction === 'ltr')
        expect(isLeft ? drawing.right < width / 6 : drawing.left > (5 * width) / 6, JSON.stringify(drawing)).toBe(true)
        expect(words.length).toBeGreaterThan(10)
        for (const word of words) expectApart([drawing, word])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    },
  )

  test('is neither shown nor loaded on small screens, and means nothing to screen readers', async () => {
    const page = await open(side, 1024)
    const drawing = page.locator('.page-margin')
    expect(await drawing.isVisible()).toBe(false)
    expect(await drawing.locator('img:not([loading="lazy"])').count()).toBe(0)
    expect(await drawing.locator('img').count()).toBeGreaterThan(1)
    expect(await drawing.getAttribute('aria-hidden')).toBe('true')
  })

  test('lets visitors press what lies under it', async () => {
    const page = await open(side, 1280)
    const under = await page.evaluate(() => {
      const { left, width, top } = (document.querySelector('.page-margin') as HTMLElement).getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + 40)?.closest('.page-margin') === null
    })
    expect(under).toBe(true)
  })
})
