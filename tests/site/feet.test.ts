/** The feet that a theme chooses, on a site with much to say there, built as visitors get it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { expectApart } from '../support/apart.ts'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import { lookAtSites } from '../support/look-at-sites.ts'
import { runsAll } from '../support/places.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const footers = {
  centered: '{ layout: centered, ground: tint }',
  panel: '{ layout: panel, ground: brand }',
  index: '{ layout: index, ground: dark }',
  halves: '{ layout: halves, ground: brand, form: contact, heading: Order for the morning, edge: arc }',
  columns: '{ layout: columns, ground: plain }',
  ledger: '{ layout: ledger, ground: plain, edge: arc }',
  address: '{ layout: address, ground: tint, edge: wave }',
  picture: '{ layout: picture, ground: tint, edge: slant, image: { src: evening-street.jpg, focus: 50% 60% } }',
  call: '{ layout: call, ground: brand, edge: wave }',
  rows: '{ layout: rows, ground: tint }',
  plate: '{ layout: plate, ground: plain }',
  mail: '{ layout: call, without: [phone] }',
  arabic: '{ layout: call, ground: plain }',
  short: '{ layout: columns }',
  low: '{ layout: picture, image: { src: evening-street.jpg } }',
  alone: '{ layout: columns }',
  bare: '{ layout: ledger, without: [phone, email, hours] }',
}
type Layout = keyof typeof footers
/** These lack a part of what the others say, are in another language, or have short lists; the last but one is without lists of links. */
const partly: readonly Layout[] = ['mail', 'arabic', 'short', 'low', 'alone', 'bare']
const layouts = (Object.keys(footers) as Layout[]).filter((layout) => !partly.includes(layout))
const widths = runsAll ? [320, 390, 768, 1280, 1920] : [320, 1280]

/** The last entries of both lists. */
const many = /\n.*label: (?:Weddings and other|Allergens|Deliveries|Wholesale|Press).*/g

/** What some have not: all legal links but one, most entries of their lists, and all lists of links. */
const without: Partial<Record<Layout, RegExp>> = {
  address: /\n.*label: Accessibility.*\n.*label: Terms of sale.*/,
  short: many,
  low: many,
  alone: /\n {2}footer:(?:\n {4}.*)+/,
}

/** What the owner has for the last line, in place of the one that is made. */
const lines: Partial<Record<Layout, string>> = {
  centered: '© {year}',
  ledger: 'Baked by {legalName}. The photographs are our own, the [loaves](/about#weddings) are yours; **© {year}**.',
  picture: 'Whitcombeashfordbakerscooperativeofmillbrook [terms](/about)',
}

/** Feet with hours that are listed in other ways than in rows. */
const listed = {
  ...{ 'centered stacked': 'centered', 'halves stacked': 'halves', 'ledger stacked': 'ledger' },
  ...{ 'call stacked': 'call', 'rows inline': 'rows', 'plate sentence': 'plate' },
  ...{ 'panel sentence': 'panel', 'columns sentence': 'columns', 'address inline': 'address' },
} as const
type Listed = keyof typeof listed

const { openWindow, urlOf, folderOf } = lookAtSites<Layout | Listed>('feet', async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  // Days with other hours are shown some weeks before.
  const text = (await readFile('tests/fixture/looks/feet.yaml', 'utf8'))
    .replace('2099-11-26', dayIn(1))
    .replace('2099-11-28', dayIn(3))
  const textOf = (layout: Layout) => {
    const given = text
      .replace(without[layout] ?? /$/, '')
      .replace('language: en-US', layout === 'arabic' ? 'language: ar' : '$&')
      .replace(/(?<=legalName: .*\n)/, layout in lines ? `  copyright: ${JSON.stringify(lines[layout])}\n` : '')
    const own = given.replace(/(?<= footer:)(?:\n {6}.*)+/, ` ${footers[layout]}`)
    expect(own).toContain(footers[layout])
    return own
  }
  return [
    ...(Object.keys(footers) as Layout[]).map((layout) => [layout, textOf(layout)] as const),
    ...(Object.entries(listed) as [Listed, Layout][]).map(([name, layout]) => {
      const [, hours] = name.split(' ')
      return [name, textOf(layout).replace('shape: {', `shape: { hours: ${hours},`)] as const
    }),
  ]
})

async function open(layout: Layout | Listed, width: number, path = '/about'): Promise<Page> {
  const page = await openWindow({ width, reducedMotion: 'reduce' })
  await page.goto(urlOf(layout) + path)
  return page
}

const boxes = (page: Page, selector: string) =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(`.site-footer :is(${all})`)]
        .filter((part) => part.checkVisibility() && !part.closest('.place-bar, [aria-hidden]'))
        .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    selector,
  )

const boxOf = async (page: Page, selector: string) => (await boxes(page, selector))[0] as DOMRect

async function expectWithin(page: Page, width: number) {
  const parts = await boxes(page, '.logo, address, p, li a, dt, dd, h2, label, button, .map-drawing')
  expect(parts.length).toBeGreaterThan(14)
  for (const one of parts) {
    expect(one.left, JSON.stringify(one)).toBeGreaterThanOrEqual(0)
    expect(one.right, JSON.stringify(one)).toBeLessThanOrEqual(width)
  }
  expectApart(parts)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

describe.each(Object.keys(listed) as Listed[])('the foot with hours "%s"', (name) => {
  test.each(widths)(
    'stays within a screen of %i pixels, mirrored too, its words apart from one another',
    async (width) => {
      const page = await open(name, width)
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => {
          document.documentElement.dir = dir
        }, direction)
        await expectWithin(page, width)
      }
    },
  )

  test('has each time where its way to list them says', async () => {
    const page = await open(name, 1280)
    if (name.endsWith('stacked')) {
      const [days, times] = [await boxes(page, 'dt'), await boxes(page, 'dd')]
      expect(days.length).toBe(3)
      for (const [index, time] of times.entries()) expect(time.top).toBeGreaterThan((days[index]?.bottom ?? 0) - 2)
    } else {
      const tops = (await boxes(page, '.hour-words > span')).map(({ top }) => top)
      expect(tops.length).toBe(3)
      if (name.endsWith('inline')) expect(tops).toEqual([...new Set(tops)])
    }
    expect(await violationsOf(page, { include: ['.site-footer'] })).toEqual([])
  })
})

test('a foot leaves out what its theme does without, which other parts of the page still say', async () => {
  const page = await open('bare', 1280)
  // The bar of phones is no part of it.
  const said = async (page: Page) => (await page.locator('.site-footer > :not(.place-bar)').allTextContents()).join()
  expect(await said(page)).not.toMatch(/555|@|AM/)
  expect(await said(page)).toContain('12 Mill Street')
  expect(await page.locator('.site-header').textContent()).toContain('555')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  const whole = await open('columns', 1280)
  expect(await said(whole)).toMatch(/555[\s\S]*@/)
})

describe.each(layouts)('the foot "%s"', (layout) => {
  test.each(widths)('stays within a screen of %i pixels, its words apart from one another', async (width) => {
    const page = await open(layout, width)
    await expectWithin(page, width)
  })

  test('has each time beside its day, however long the words of a holiday are', async () => {
    const page = await open(layout, 1280)
    const [days, times] = [await boxes(page, 'dt'), await boxes(page, 'dd')]
    expect(days.length).toBe(3)
    const line = Math.min(...times.map(({ height }) => height))
    for (const [index, time] of times.slice(0, 2).entries()) {
      expect(Math.abs(time.top - (days[index] as DOMRect).top)).toBeLessThan(2)
      expect(time.height).toBeLessThan(line * 1.5)
    }
  })

  test('is without faults for axe on a phone, in both schemes', async () => {
    const page = await open(layout, 390)
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOf(page, { rules: rulesOfColour })).toEqual([])
  })

  test('is mirrored where a language is written from right to left', async () => {
    const page = await open(layout, 1280)
    const parts = '.logo, address, p, nav, .form-card, .footer-half, .footer-panel'
    const before = await boxes(page, parts)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const after = await boxes(page, parts)
    for (const [index, box] of after.entries()) {
      const was = before[index] as DOMRect
      expect(Math.abs(box.left - (1280 - was.right)), JSON.stringify([was, box])).toBeLessThan(3)
    }
  })

  test('has the styles of no other', async () => {
    const html = await readFile(join(folderOf(layout), 'client/index.html'), 'utf8')
    const others = layouts.filter((other) => other !== layout && other !== 'columns')
    expect(others.filter((other) => html.includes(`.look-footer-${other}`))).toEqual([])
    if (layout !== 'columns') expect(html).toContain(`.look-footer-${layout}`)
  })
})

test('a centered foot has all of it on the middle line', async () => {
  const page = await open('centered', 1280)
  const parts = await boxes(page, '.footer-centered > *')
  expect(parts.length).toBe(5)
  for (const { left, width } of parts) expect(Math.abs(left + width / 2 - 640)).toBeLessThan(2)
  expect(await page.locator('.footer-centered h2').count()).toBe(0)
})

test('a panel has the ground of the page on all sides, and the number very large', async () => {
  const page = await open('panel', 1280)
  const [foot, panel] = [await page.locator('.site-footer').boundingBox(), await boxOf(page, '.footer-panel')]
  const { y = 0, height = 0 } = foot ?? {}
  expect(Math.min(panel.left, 1280 - panel.right, panel.top - y, y + height - panel.bottom)).toBeGreaterThan(15)
  const look = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return {
      ground: style('.site-footer').backgroundColor,
      panel: style('.footer-panel').backgroundColor,
      corner: style('.footer-panel').borderRadius,
      number: Number.parseFloat(style('.footer-reach [href^="tel:"]').fontSize),
    }
  })
  expect(look).toMatchObject({ ground: 'rgba(0, 0, 0, 0)', panel: 'rgb(29, 92, 99)' })
  expect(look.corner).not.toBe('0px')
  expect(look.number).toBeGreaterThan(48)
  expect(panel.top + panel.height).toBeLessThan((await boxOf(page, '.footer-legal')).top)
})

test('an index has the pages of the menu as large words one under another', async () => {
  const page = await open('index', 1280)
  const words = page.locator('.footer-index > nav a')
  expect(await words.allTextContents()).toEqual(['Home', 'Bread and pastry', 'Weddings', 'Contact'])
  const sizes = await words.evaluateAll((all) => all.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThan(40)
  const lefts = await words.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
})

test('a ledger has a row for each detail and each list, between lines as wide as the screen, and the name in the last', async () => {
  const page = await open('ledger', 1280)
  const rows = page.locator('.footer-ledger > *')
  expect(await rows.locator('h2').allTextContents()).toEqual([
    ...['Address', 'Phone', 'Email', 'Hours', 'Bakery', 'Company'],
  ])
  expect(await rows.last().locator('.logo').count()).toBe(1)
  for (const { left, width } of await boxes(page, '.footer-ledger > *')) expect([left, width]).toEqual([0, 1280])
  const lines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).borderBottomWidth))
  expect(new Set(lines)).toEqual(new Set(['1px']))
  const [label, value] = [await boxes(page, '.footer-ledger nav h2'), await boxes(page, '.footer-ledger nav ul')]
  expect(label[0]?.right).toBeLessThan(value[0]?.left ?? 0)
  expect(value[0]?.height).toBeLessThan(50)
  expect(await page.locator('.ground-edge').count()).toBe(0)
})

test('an address is in the largest type of the foot, in two lines where it fits, and one legal link in the line of the name', async () => {
  const page = await open('address', 1280)
  const size = await page.locator('address').evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))
  expect(size).toBeGreaterThan(80)
  expect((await boxOf(page, 'address')).height).toBeLessThan(size * 2.5)
  const [call, hours] = [await boxOf(page, '.footer-reach a'), await boxOf(page, 'dl')]
  expect(Math.abs(call.top - hours.top)).toBeLessThan(8)
  expect(call.top).toBeGreaterThan((await boxOf(page, 'address')).bottom)
  expect(await page.locator('.footer-legal p a').textContent()).toBe('Privacy')
  expect(await page.locator('.footer-legal ul').count()).toBe(0)
  expect(await page.locator('.footer-rest dd').first().textContent()).toBe('7:00\u00a0AM to\u00a06:00\u00a0PM')
})

test('a picture fills the foot, the name at one side and all else at the other', async () => {
  const page = await open('picture', 1280)
  const picture = page.locator('.site-footer > .backdrop img')
  expect(await picture.getAttribute('alt')).toBe('')
  const [foot, shown] = [await page.locator('.site-footer').boundingBox(), await picture.boundingBox()]
  expect(shown?.width).toBe(1280)
  expect(shown?.height).toBeGreaterThan((foot?.height ?? 0) + 20)
  const [name, rest] = [await boxOf(page, '.footer-name'), await boxOf(page, '.footer-rest')]
  expect(name.right).toBeLessThan(rest.left)
  expect(Math.abs(name.bottom - rest.bottom)).toBeLessThan(2)
  expect(await page.locator('.footer-legal ul a').count()).toBe(3)
  // Pages link it once they are painted, which this browser does to none.
  await page.emulateMedia({ media: 'print' })
  const paper = await page.locator('script[data-paper]').getAttribute('data-paper')
  await page.addStyleTag({ url: String(paper) })
  expect(await picture.isVisible()).toBe(false)
  expect(await page.locator('.site-footer').evaluate((part) => getComputedStyle(part).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
})

const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))

test('a call has the number as wide as the page, and calls it; all else stands in rows under it', async () => {
  for (const width of [390, 1280]) {
    const page = await open('call', width)
    const number = page.locator('.footer-name a')
    expect(await number.getAttribute('href')).toBe('tel:+15415550142')
    const [call, room] = [await boxOf(page, '.footer-name a'), await boxOf(page, '.footer-rest')]
    expect(call.width).toBeGreaterThan((await boxOf(page, '.footer-links')).width * 0.9)
    expect(call.right).toBeLessThanOrEqual(width)
    expect(room.top).toBeGreaterThanOrEqual(call.bottom - 1)
  }
  const page = await open('call', 1280)
  expect((await page.locator('.site-footer').boundingBox())?.height).toBeLessThan(580)
  expect(await page.locator('.footer-rest a').first().getAttribute('href')).toMatch(/^mailto:/)
})

test('a call without a phone has the e-mail address large, once', async () => {
  const page = await open('mail', 1280)
  expect(await page.locator('.footer-name').textContent()).toBe('good.morning@whitcombe-ashford.example.com')
  expect(await sizeOf(page, '.footer-name a')).toBeGreaterThan(48)
  expect(await page.locator('.site-footer > .wrap [href^="mailto:"]').count()).toBe(1)
  for (const width of [320, 1280]) await expectWithin(await open('mail', width), width)
})

test('a number reads from left to right in a language that does not', async () => {
  const page = await open('arabic', 1280)
  const [first, last] = await page.locator('.footer-name a').evaluate((link) => {
    const { firstChild: number } = link
    return [0, (number?.textContent?.length ?? 0) - 1].map((at) => {
      const letter = document.createRange()
      letter.setStart(number as Node, at)
      letter.setEnd(number as Node, at + 1)
      return letter.getBoundingClientRect().left
    })
  })
  expect(first).toBeLessThan(200)
  expect(last).toBeGreaterThan(1000)
})

test('rows have a heading beside its links, address and hours in rows of their own, and the name under all', async () => {
  const page = await open('rows', 1280)
  const rows = page.locator('.footer-rows > :not(.logo)')
  expect(await rows.locator('h2').allTextContents()).toEqual(['Bakery', 'Company', 'Address', 'Hours'])
  const [headings, lists] = [await boxes(page, 'nav h2'), await boxes(page, 'nav ul')]
  for (const [index, list] of lists.entries()) {
    expect(headings[index]?.right).toBeLessThan(list.left)
    expect(list.height).toBeLessThan(50)
  }
  const lines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).borderBottomWidth))
  expect(lines).toEqual(['1px', '1px', '1px', '1px'])
  const last = (await boxes(page, '.footer-rows > div')).at(-1) as DOMRect
  expect((await boxOf(page, '.footer-rows > .logo')).top).toBeGreaterThan(last.bottom)
})

test('a plate stands in the middle in a double line, the links under it', async () => {
  const page = await open('plate', 1280)
  const plate = await boxOf(page, '.footer-plate')
  expect(Math.abs(plate.left + plate.width / 2 - 640)).toBeLessThan(2)
  expect(plate.width).toBeLessThan(760)
  const frame = await page.locator('.footer-plate').evaluate((part) => {
    const { borderTopWidth, outlineWidth, outlineStyle, borderRadius } = getComputedStyle(part)
    return [borderTopWidth, outlineWidth, outlineStyle, borderRadius !== '0px']
  })
  expect(frame).toEqual(['1px', '1px', 'solid', true])
  for (const link of await boxes(page, '.footer-links a')) expect(link.top).toBeGreaterThan(plate.bottom)
  for (const part of await boxes(page, '.footer-plate > *')) expect(part.bottom).toBeLessThan(plate.bottom)
})

test('a foot with little to show is lower, and has no column that is empty for the most part', async () => {
  const heightOf = async (layout: Layout) => {
    const page = await open(layout, 1280)
    return (await page.locator('.site-footer').boundingBox())?.height ?? 0
  }
  expect(await heightOf('short')).toBeLessThan((await heightOf('columns')) - 100)
  expect(await heightOf('low')).toBeLessThan((await heightOf('picture')) - 100)
  const page = await open('short', 1280)
  const [name, call] = [await boxOf(page, '.footer-about .logo'), await boxOf(page, '.footer-about [href^="tel:"]')]
  expect(call.left).toBeGreaterThan(name.right)
  expect(Math.abs(call.top - name.top)).toBeLessThan(12)
  for (const width of [320, 1280]) await expectWithin(await open('short', width), width)
})

test.each(layouts)('the links of the foot "%s" are in letters of 16 pixels at least', async (layout) => {
  const page = await open(layout, 390)
  const sizes = await page
    .locator('.site-footer > :not(.place-bar) a')
    .evaluateAll((all) => all.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)))
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
})

test('an edge reaches into room that the last section has for it, and covers none of its words', async () => {
  const page = await open('address', 1280)
  const { edge, ground, words, foot } = await page.evaluate(() => {
    const part = document.querySelector('.site-footer.ground-edge.ground-wave') as HTMLElement
    const before = getComputedStyle(part, '::before')
    const last = document.querySelector('main > :last-child .button') as HTMLElement
    return {
      edge: Number.parseFloat(before.height),
      ground: [before.backgroundColor === getComputedStyle(part).backgroundColor, before.clipPath.slice(0, 7)],
      words: last.getBoundingClientRect().bottom,
      foot: part.getBoundingClientRect().top,
    }
  })
  expect(ground).toEqual([true, 'polygon'])
  expect(edge).toBeGreaterThan(20)
  expect(foot - words).toBeGreaterThan(edge + 40)
})

test.each(Object.keys(footers) as Layout[])('a foot "%s" changes nothing in the sections above it', async (layout) => {
  const page = await open(layout, 390)
  await page.evaluate(() => {
    const list = '<ul><li><a href="/">Home</a></li></ul>'
    const parts = `<dl><div><dt>When</dt><dd>Now</dd></div></dl><h2>Where</h2><p>Here</p><nav>${list}</nav><nav>${list}</nav>`
    document.querySelector('main')?.insertAdjacentHTML('beforeend', parts)
  })
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(dl, dl *, nav, nav *, h2, p)')].map((part) => {
        const style = getComputedStyle(part)
        return [...style].map((name) => style.getPropertyValue(name)).join()
      }),
    )
  const inEachWidth = async () => {
    const all: string[][] = []
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      all.push(await styles())
    }
    return all
  }
  const looked = await inEachWidth()
  await page.evaluate(() => {
    const root = document.documentElement
    root.className = root.className.replaceAll(/look-footer-(?!edge)\S+/g, '')
  })
  expect(looked[0]?.length).toBeGreaterThan(8)
  expect(await inEachWidth()).toEqual(looked)
})

describe('halves', () => {
  const idsTwice = (page: Page) =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })

  test('go from side to side, the form in one', async () => {
    const page = await open('halves', 1280)
    const [half, rest] = [await boxOf(page, '.footer-half'), await boxOf(page, '.footer-rest')]
    expect([half.left, half.right, rest.left, rest.right]).toEqual([0, 640, 640, 1280])
    expect(rest.height).toBe(half.height)
    expect(await page.locator('.footer-half form').count()).toBe(1)
    expect(await page.locator('.footer-half h2').textContent()).toBe('Order for the morning')
    expect(await idsTwice(page)).toEqual([])
  })

  test('have the map where the page shows that form already, and ask nothing of others for it', async () => {
    const asked: string[] = []
    const page = await open('halves', 1280, '/')
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    expect(await page.locator('form').count()).toBe(1)
    expect(await page.locator('.footer-half form').count()).toBe(0)
    const [half, map] = [await boxOf(page, '.footer-half'), await boxOf(page, '.footer-half svg')]
    expect(map.width).toBe(half.width)
    expect(await page.locator('.footer-half li').allTextContents()).toEqual([
      'Whitcombe Ashford Bakers',
      'Bridge Street, 5.6 miles',
    ])
    expect(await idsTwice(page)).toEqual([])
    expect(asked.filter((address) => !address.startsWith(urlOf('halves')))).toEqual([])
  })
})

test('few lists of links fill the width of the page, and without any what is said beside them does', async () => {
  const page = await open('columns', 1280)
  const room = await boxOf(page, '.footer-columns')
  const end = async (selector: string) => Math.max(...(await boxes(page, selector)).map(({ right }) => right))
  const navs = await boxes(page, '.footer-columns nav')
  expect(navs.length).toBe(2)
  expect(Math.abs((navs.at(-1)?.right ?? 0) - room.right)).toBeLessThan(2)
  expect(navs.at(-1)?.width).toBeGreaterThan(room.width / 4)
  expect(await end('.footer-columns nav a')).toBeLessThanOrEqual(room.right)
  await page.goto(`${urlOf('alone')}/about`)
  const [name, ...others] = await boxes(page, '.footer-about > :not(.font-semibold)')
  expect(others.length).toBe(3)
  for (const { top } of others) expect(Math.abs(top - (name as DOMRect).top)).toBeLessThan(2)
  expect(Math.abs((others.at(-1)?.right ?? 0) - room.right)).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})
