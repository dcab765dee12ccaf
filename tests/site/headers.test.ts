/** The headers that a theme chooses, with much and with little in them, on sites built as visitors get them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { expectApart } from '../support/apart.ts'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import { lookAtSites } from '../support/look-at-sites.ts'
import { runsAll } from '../support/places.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const headers = ['island', 'rows', 'list', 'around'] as const
type Layout = (typeof headers)[number]
/** With five entries, with a name of forty letters and eight entries, and with two entries alone. */
const contents = ['usual', 'much', 'little'] as const
type Built = `${Layout} ${(typeof contents)[number]}`
const all = headers.flatMap((layout) => contents.map((content) => `${layout} ${content}` as Built))

const widths = runsAll ? [320, 390, 768, 1024, 1280, 1920] : [320, 768, 1280]

const entriesOf = (labels: readonly string[]) => labels.map((label) => `    - { label: ${label}, href: "#contact" }\n`)
const five = ['Kitchens', 'Bathrooms', 'Stairs', 'Prices', 'About Us']
const given = {
  usual: { brand: 'Oak & Slate', ground: 'dark', entries: entriesOf(five) },
  much: {
    brand: 'Whitcombe Ashford Llewellyn and Partners',
    ground: 'brand',
    entries: entriesOf([...five, 'Windows', 'Journal', 'Contact']),
  },
  little: { brand: 'Oak', ground: 'picture, phone: false', entries: entriesOf(['Work', 'Contact']) },
}
const dropdown = '    - { label: Floors, href: /, items: [{ label: Oak boards and parquet, href: "#contact" }] }\n'
const cover = '        layout: cover\n        image: { src: shingling.jpg, alt: A roofer at work in the sun }\n'
const hours =
  '    - { days: [Monday], label: Mon–Fri, text: "9:00 AM – 5:00 PM", opens: "09:00", closes: "17:00" }\n' +
  '    - { days: [Saturday], label: Sat, text: "10:00 AM – 2:00 PM", opens: "10:00", closes: "14:00" }\n' +
  '    - { days: [Sunday], label: Sun, text: Closed }\n'
const mark =
  '  mark: { width: 48, height: 32, lineWidth: 4, lines: [{ path: M4 22a8 8 0 1 0 16 0 8 8 0 1 0-16 0z, color: text }] }\n'

function textOf(base: string, built: Built): string {
  const [layout, content] = built.split(' ') as [Layout, keyof typeof given]
  const { brand, ground, entries } = given[content]
  const menu = content === 'usual' ? entries.toSpliced(1, 1, dropdown) : entries
  const last = menu.slice(-2)
  const text = base
    .replace(/ {2}brand: .*\n/, `  brand: ${brand}\n${content === 'usual' ? mark : ''}`)
    .replace('header: { brand: left, place: false }', `header: { brand: ${layout}, ground: ${ground} }`)
    .replace(/(?<= {2}hours:\n)(?: {4}- .*\n)+/, hours)
    .replace('corners: square', 'corners: round')
    .replace(/(?<= {2}header:\n)(?: {4}- .*\n)+/, menu.join(''))
    .replace(/(?<= {2}mobile:\n)(?: {4}- .*\n)+/, last.join(''))
    .replace(/ {2}mobile:\n(?: {4}- .*\n)+/, built === 'around usual' ? '$&' : '')
    .replace('        layout: plain\n', content === 'little' ? cover : '        layout: plain\n')
    .replace(/ {2}quote: .*\n/, content === 'little' ? '' : '$&')
  expect(text).toContain(`brand: ${layout}`)
  expect(text).toContain(menu.at(-1))
  expect(text).toContain(hours)
  return text
}

const { openWindow, urlOf, folderOf } = lookAtSites('headers', async () => {
  const base = await readFile('tests/fixture/looks/law.yaml', 'utf8')
  return all.map((built) => [built, textOf(base, built)] as const)
})

async function open(built: Built, width: number): Promise<Page> {
  const page = await openWindow({ width, reducedMotion: 'reduce' })
  await page.goto(urlOf(built))
  return page
}

/** The boxes of what shows in the header, of names and entries those of their words. */
const boxes = (page: Page, selector: string) =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(`.site-header ${all}`)]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => {
          const words = document.createRange()
          words.selectNodeContents(part)
          return (part.matches('a:not(.button)') ? words : part).getBoundingClientRect().toJSON() as DOMRect
        }),
    selector,
  )
const boxOf = async (page: Page, selector: string) => (await boxes(page, selector))[0] ?? expect.fail(selector)
const parts = ':is(.header-logo, .header-place > *, .header-nav > ul > li > a, .header-top > .button, .mobile-menu)'
const headerOf = async (page: Page) => (await page.locator('.site-header').boundingBox()) ?? expect.fail('no header')
const middle = ({ top, height }: DOMRect) => top + height / 2

describe.each(all)('the header "%s"', (built) => {
  test.each(widths)('has its parts within it and apart from one another at %i pixels, mirrored too', async (width) => {
    const page = await open(built, width)
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
      }, direction)
      const header = await headerOf(page)
      const found = await boxes(page, parts)
      expect(found.length).toBeGreaterThan(1)
      for (const one of found) {
        expect(one.left, JSON.stringify(one)).toBeGreaterThanOrEqual(header.x)
        expect(one.right, JSON.stringify(one)).toBeLessThanOrEqual(header.x + header.width)
        expect(one.top, JSON.stringify(one)).toBeGreaterThanOrEqual(header.y - 1)
        expect(one.bottom, JSON.stringify(one)).toBeLessThanOrEqual(header.y + header.height + 1)
      }
      expectApart(found)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test('can be read on its ground, with its menu open on a phone', async () => {
    expect(await violationsOf(await open(built, 1280), { rules: rulesOfColour })).toEqual([])
    const phone = await open(built, 390)
    await phone.locator('.mobile-menu').evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
    })
    const entries = await boxes(phone, '.header-nav > ul > li > a')
    expect(entries.length).toBeGreaterThan(1)
    for (const [index, entry] of entries.entries())
      expect(entry.top).toBeGreaterThan(entries[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY)
    expect(await violationsOf(phone, { rules: rulesOfColour })).toEqual([])
  })

  test('is printed without its menu', async () => {
    for (const width of [700, 1000, 1280]) {
      const page = await open(built, width)
      await page.emulateMedia({ media: 'print' })
      const paper = await page.locator('script[data-paper]').getAttribute('data-paper')
      await page.addStyleTag({ url: String(paper) })
      expect(await boxes(page, '.header-logo'), `${width}`).toHaveLength(1)
      expect(await boxes(page, ':is(.header-nav, .header-nav *, .mobile-menu)'), `${width}`).toEqual([])
    }
  })
})

describe('a header that floats', () => {
  test('is clear of the edges of the screen with the corners of cards, at the top where it is scrolled too', async () => {
    for (const width of [768, 1280, 1920]) {
      const page = await open('island usual', width)
      const { x, y, width: wide } = await headerOf(page)
      expect(x, `${width}`).toBeGreaterThan(8)
      expect(y).toBeGreaterThan(8)
      expect(Math.abs(2 * x + wide - width)).toBeLessThan(2)
      expect(await page.locator('.site-header').evaluate((one) => getComputedStyle(one).borderRadius)).not.toBe('0px')
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      expect((await headerOf(page)).y).toBe(y)
      const main = await page.locator('main').evaluate((one) => one.getBoundingClientRect().top + scrollY)
      expect(main).toBeGreaterThan(y)
    }
  })

  test('is one row where all fits, from a tablet on with few entries', async () => {
    for (const [built, width] of [
      ['island usual', 1280],
      ['island little', 768],
      ['island little', 1280],
    ] as const) {
      const page = await open(built, width)
      const [first, ...others] = await boxes(page, parts)
      for (const other of others) expect(Math.abs(middle(other) - middle(first as DOMRect)), built).toBeLessThan(4)
    }
  })

  test('has the ground of cards over a picture, which begins at the top of the page', async () => {
    const page = await open('island little', 1280)
    expect((await page.locator('.hero').boundingBox())?.y).toBe(0)
    const ground = await page.locator('.site-header').evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    expect((await headerOf(page)).y).toBeGreaterThan(8)
  })

  test('goes with the page in a window that is too short for it', async () => {
    const page = await open('island little', 1280)
    await page.setViewportSize({ width: 1280, height: 320 })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const { y, height } = await headerOf(page)
    expect(y + height).toBeLessThanOrEqual(0)
  })

  test('goes out of sight with its shadow', async () => {
    const page = await open('island usual', 1280)
    const header = page.locator('.site-header')
    await header.evaluate((one) => {
      ;(one as HTMLElement).style.setProperty('--gone', '-900px')
      one.classList.add('is-hidden')
    })
    const { y, height } = await headerOf(page)
    expect(y + height).toBeLessThan(-40)
  })
})

describe('a header of two rows beside the name', () => {
  test('has the ways to reach over the menu, a line between, and a mark as high as more than one of them', async () => {
    for (const width of [1280, 1920]) {
      const page = await open('rows usual', width)
      const [logo, phone, button] = [
        await boxOf(page, '.header-logo'),
        await boxOf(page, '.header-place > a'),
        await boxOf(page, '.header-top > .button'),
      ]
      const nav = await boxOf(page, '.header-nav')
      for (const above of [phone, button]) {
        expect(above.bottom, `${width}`).toBeLessThanOrEqual(nav.top)
        expect(above.left).toBeGreaterThan(logo.right)
      }
      const line = await page.locator('.header-nav').evaluate((one) => getComputedStyle(one).borderTopWidth)
      expect(line).toBe('1px')
      expect((await boxOf(page, '.header-logo svg')).height).toBeGreaterThan(nav.height)
      expect((await boxOf(page, '.header-nav > ul > li > a')).left).toBeGreaterThan(logo.right)
    }
  })

  test('has no hours, which are others on holidays', async () => {
    const page = await open('rows little', 1280)
    expect(await page.locator('.site-header').textContent()).toMatch(/^Millbrook/)
    expect(await page.locator('.site-header').textContent()).not.toContain('9:00')
  })
})

describe('a header whose menu is a list', () => {
  test('has its entries in columns of short lines at the end, beside them phone and button', async () => {
    for (const width of [1280, 1920]) {
      const page = await open('list usual', width)
      const entries = await boxes(page, '.header-nav > ul > li > a')
      expect(new Set(entries.map(({ left }) => Math.round(left))).size, `${width}`).toBe(2)
      expect(new Set(entries.map((entry) => Math.round(middle(entry)))).size).toBe(3)
      const name = await boxOf(page, '.header-logo')
      for (const { left } of entries) expect(left).toBeGreaterThan(name.right)
      const last = Math.max(...entries.map(({ right }) => right))
      for (const reach of ['.header-place > a', '.header-top > .button'])
        expect((await boxOf(page, reach)).left).toBeGreaterThan(last)
      const size = await page
        .locator('.header-logo')
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
      expect(size).toBeGreaterThan(30)
    }
  })

  test('has what unfolds over the lines under it', async () => {
    const page = await open('list usual', 1280)
    await page.locator('.header-nav > ul > li > details').evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
      menu.querySelector('summary')?.focus()
    })
    const link = page.getByRole('link', { name: 'Oak boards' })
    const { x, y, width, height } = (await link.boundingBox()) ?? expect.fail('it is not open')
    const isSeen = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.textContent?.startsWith('Oak boards'),
      [x + width / 2, y + height / 2] as const,
    )
    expect(isSeen).toBe(true)
  })
})

describe('a header around the name', () => {
  test('has it in the middle, half of the entries before it and half behind', async () => {
    for (const built of ['around usual', 'around little'] as const)
      for (const width of [1280, 1920]) {
        const page = await open(built, width)
        const name = await boxOf(page, '.header-logo')
        expect(Math.abs(name.left + name.width / 2 - width / 2), built).toBeLessThan(2)
        const entries = await boxes(page, '.header-nav > ul > li > a')
        const before = entries.filter(({ right }) => right <= name.left)
        const behind = entries.filter(({ left }) => left >= name.right)
        expect(before.length + behind.length).toBe(entries.length)
        expect(before.length - behind.length).toBe(entries.length % 2)
        expect(new Set(entries.map((entry) => Math.round(middle(entry)))).size).toBe(1)
        const nearest = name.left - Math.max(...before.map(({ right }) => right))
        expect(Math.abs(Math.min(...behind.map(({ left }) => left)) - name.right - nearest)).toBeLessThan(2)
      }
  })

  test('has a line between any two entries of a phone, and none before the first', async () => {
    for (const [built, count] of [
      ['around usual', 2],
      ['around little', 2],
      ['around much', 8],
    ] as const) {
      const page = await open(built, 390)
      await page.locator('.mobile-menu').evaluate((menu: HTMLDetailsElement) => {
        menu.open = true
      })
      const lines = await page
        .locator('.header-nav > ul > li:visible')
        .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).borderTopWidth))
      expect(lines, built).toEqual(['0px', ...Array.from({ length: count - 1 }, () => '1px')])
      const lists = await boxes(page, '.header-nav > ul')
      expect(
        lists.every(({ height }) => height > 40),
        built,
      ).toBe(true)
      const first = await boxOf(page, '.header-nav > ul > li')
      expect(first.top - (lists[0] as DOMRect).top, built).toBeGreaterThan(7)
    }
  })

  test('has the menu under the name on a screen that is too narrow for both halves', async () => {
    const page = await open('around usual', 1024)
    const name = await boxOf(page, '.header-logo')
    for (const entry of await boxes(page, '.header-nav > ul > li > a'))
      expect(entry.top).toBeGreaterThanOrEqual(name.bottom - 1)
  })
})

test('a page has the styles of the header that its site chooses, and of no other', async () => {
  for (const layout of headers) {
    const html = await readFile(join(folderOf(`${layout} usual`), 'client/index.html'), 'utf8')
    expect(headers.filter((one) => new RegExp(`\\.look-header-${one}[ .:>]`).test(html))).toEqual([layout])
  }
})
