/** Three sites of one engine, built as visitors get them: each has a look of its own, and sends nothing of the others'. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import { browserFlags, launchWith } from '../support/browser.ts'
import { lookAtSites } from '../support/look-at-sites.ts'
import { runsAll } from '../support/places.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const names = ['cafe', 'law', 'studio'] as const
type Name = (typeof names)[number]

/** Two of them with other headers, some with a menu in two levels. */
const otherHeaders = ['slim', 'side', 'masthead'] as const
type Built = Name | (typeof otherHeaders)[number]
const inTwoLevels: [from: string, to: string] = [
  '{ label: Practice, href: "#services" }',
  '{ label: Practice, href: "#services", items: [{ label: "What we do for families, companies and towns", href: "#services" }, { label: Reach us, href: "#contact" }] }',
]
const withPicture: [from: string, to: string] = [
  '      - type: contact\n',
  '      - type: contact\n        image: { src: tools.jpg, alt: Tools laid out on a bench }\n',
]
const others: Record<(typeof otherHeaders)[number], [name: Name, ...changes: [from: string, to: string][]]> = {
  slim: [
    'studio',
    [
      'header: { brand: between, ground: picture, phone: false, place: false }',
      'header: { brand: slim, ground: dark }',
    ],
    ['width: wide, bands: full, textSize: small }', 'width: narrow, bands: inset, textSize: large }'],
    ['        tone: plain\n', '        tone: brand\n        edge: slant\n'],
    withPicture,
  ],
  side: ['law', ['header: { brand: left, place: false }', 'header: { brand: side }'], inTwoLevels],
  masthead: [
    'law',
    ['header: { brand: left, place: false }', 'header: { brand: masthead, ground: brand }'],
    ['corners: square,', 'corners: square, page: sheet,'],
    [
      '        layout: plain\n',
      '        layout: split\n        image: { src: paperwork.jpg, alt: A written agreement and a pen on a table }\n        form: contact\n        formHeading: Ask before you decide\n',
    ],
    withPicture,
    inTwoLevels,
  ],
}

const isOther = (built: Built): built is (typeof otherHeaders)[number] => Object.hasOwn(others, built)

/** Of one made by changes, each of which must find what it changes. */
async function textOf(built: Built): Promise<string> {
  const [name, ...changes] = isOther(built) ? others[built] : [built]
  let text = await readFile(`tests/fixture/looks/${name}.yaml`, 'utf8')
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  return text
}

const { openWindow, urlOf, folderOf, browser } = lookAtSites('looks', () =>
  Promise.all([...names, ...otherHeaders].map(async (name) => [name, await textOf(name)] as const)),
)

async function open(name: Built, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await openWindow({ width, colorScheme, reducedMotion: 'reduce' })
  await page.goto(urlOf(name))
  return page
}

/** What makes a look, as a browser sees it. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    const left = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? 0)
    return {
      ground: style('body').backgroundColor || style('html').backgroundColor,
      paper: style('html').backgroundColor,
      button: style('main .button-primary').backgroundColor + style('main .button-primary').borderRadius,
      heading: style('h1').fontSize + style('h1').textTransform,
      card:
        style('main .cards li').borderRadius +
        style('main .cards li').boxShadow +
        style('main .cards li').borderTopWidth,
      words: style('.testimonial blockquote').fontStyle + style('.testimonial blockquote').backgroundColor,
      header: `${style('.site-header').height} ${left('.header-logo')}`,
      heading1: left('h1'),
    }
  })

test('no two of three looks have a color, a button, a heading, a card, a quotation or a header in common', async () => {
  const looks = await Promise.all(
    names.map(async (name) => {
      const page = await open(name, 1280)
      const look = await lookOf(page)
      return look
    }),
  )
  for (const part of ['paper', 'button', 'heading', 'card', 'words', 'header'] as const)
    expect(new Set(looks.map((look) => look[part])).size, part).toBe(3)
})

test('a page has the styles of the arrangements that its site chooses, and of no other', async () => {
  const pages = await Promise.all(names.map((name) => readFile(join(folderOf(name), 'client/index.html'), 'utf8')))
  const chosen = {
    '.look-header-over': [true, false, false],
    '.look-header-row': [false, true, false],
    '.look-header-between': [false, false, true],
    '.look-header-clear': [false, false, true],
    '.look-header-slim': [false, false, false],
    '.look-header-side': [false, false, false],
    '.look-header-masthead': [false, false, false],
    '.look-header-on-dark': [false, false, false],
    '.look-header-on-brand': [false, false, false],
    '.look-page-border': [true, false, false],
    '.look-page-sheet': [false, false, false],
    '.look-footer-sign-off': [true, false, false],
    '.look-footer-line': [false, true, false],
    '.look-footer-plain': [false, true, false],
    '.look-footer-tint': [true, false, false],
    '.look-moving': [true, false, false],
    '.look-announcement': [true, false, false],
    '.look-cards-plain': [false, true, false],
    '.look-heading-mark-ornament': [true, false, false],
    '.look-heading-mark-rule': [false, true, false],
    '.look-heading-mark-tab': [false, false, true],
    '.ground-row': [false, false, true],
    '.look-forms-tinted': [true, false, false],
    '.look-forms-open': [false, true, false],
    '.look-forms-ink': [false, false, true],
    '.look-fields-filled': [true, false, false],
    '.look-fields-lines': [false, true, true],
    '.look-details-large': [true, false, false],
    '.look-details-ledger': [false, true, false],
    '.look-details-labels': [false, false, true],
    '.opening-framed': [true, false, false],
    '.opening-plain': [false, true, false],
    '.opening-centered': [false, false, true],
    '.opening-banner': [false, false, false],
    '.opening-slides': [false, false, false],
    '.opening-words': [false, false, false],
  }
  for (const [name, expected] of Object.entries(chosen))
    expect(
      pages.map((html) => html.includes(`${name}>`) || html.includes(`${name} `)),
      name,
    ).toEqual(expected)
})

test.each(names)(
  `axe finds nothing on the home page of "%s", on a phone${runsAll ? ' and on a desktop' : ''}, in every scheme that it has`,
  async (name) => {
    for (const width of runsAll ? [390, 1280] : [390]) {
      const page = await open(name, width)
      expect(await violationsOf(page)).toEqual([])
      if (name === 'law') {
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violationsOf(page, { rules: rulesOfColour })).toEqual([])
      }
    }
  },
)

describe('the header', () => {
  test('keeps the menu on a phone of 320 pixels, and its page from scrolling sideways, with a name of 60 letters', async () => {
    const brand = (await readFile('tests/fixture/looks/law.yaml', 'utf8')).match(/brand: (.*)/)?.[1]
    expect(brand?.length).toBeGreaterThan(54)
    const page = await open('law', 320)
    const menu = await page.locator('.mobile-menu > summary').boundingBox()
    const name = await page.locator('.header-logo').boundingBox()
    expect((menu?.x ?? 400) + (menu?.width ?? 0)).toBeLessThanOrEqual(320)
    expect((name?.x ?? 0) + (name?.width ?? 400)).toBeLessThanOrEqual(menu?.x ?? 0)
    expect(name?.height).toBeLessThanOrEqual(66)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test.each(runsAll ? [768, 1024, 1280] : [1024])(
    'has its name, menu and button beside one another or under, at %i pixels',
    async (width) => {
      for (const name of [...names, 'slim'] as const) {
        const page = await open(name, width)
        const boxes = await page.evaluate(() =>
          ['.header-logo', '.header-place', '.header-nav > ul', '.header-top > .button']
            .flatMap((selector) => document.querySelector(`.site-header ${selector}`) ?? [])
            .map((part) => {
              // Of a row its entries: it may be wider than they are.
              const entries = document.createRange()
              entries.selectNodeContents(part)
              return (part.matches('ul') ? entries : part).getBoundingClientRect().toJSON() as DOMRect
            })
            .filter(({ width, height }) => width > 0 && height > 0),
        )
        const header = await page.locator('.site-header').boundingBox()
        for (const [index, one] of boxes.entries()) {
          expect(one.right).toBeLessThanOrEqual(width)
          expect(one.bottom).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 1)
          for (const other of boxes.slice(index + 1)) {
            const overlap =
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1
            expect(overlap, `${name} at ${width}: ${JSON.stringify([one, other])}`).toBe(false)
          }
        }
      }
    },
  )

  test('leaves out phone, place and button where the theme says so', async () => {
    const page = await open('cafe', 1280)
    // The button of the phones' menu is there, and closed.
    for (const words of [/Millbrook/, /555/, /Reserve/])
      expect(await page.locator('.site-header').getByText(words).filter({ visible: true }).count()).toBe(0)
  })
})

describe('a header over the picture', () => {
  test('lets the picture begin at the top of the page, and goes with it', async () => {
    const page = await open('studio', 1280)
    const top = () => page.evaluate(() => document.querySelector('.site-header')?.getBoundingClientRect().top)
    expect(await page.evaluate(() => document.querySelector('.hero')?.getBoundingClientRect().top)).toBe(0)
    expect(await top()).toBe(0)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    expect(await top()).toBe(-300)
  })

  test('has the accent of the opening, in which an outlined button and the mark are drawn', async () => {
    const page = await open('studio', 1280)
    const [inHeader, inOpening] = await page.evaluate(() =>
      ['.header-top', '.hero'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) as Element)
        return ['--accent', '--accent-hover', '--on-accent'].map((name) => style.getPropertyValue(name))
      }),
    )
    expect(inOpening?.[0]).toMatch(/\S/)
    expect(inHeader).toEqual(inOpening)
  })

  test('has a veil as far as its words stand, and from there none whose edge could be seen', async () => {
    for (const width of [390, 1280]) {
      const page = await open('studio', width)
      const { veil, words, room, takesClicks } = await page.evaluate(() => {
        const { backgroundImage, height, pointerEvents } = getComputedStyle(
          document.querySelector('main > .cover') as Element,
          '::after',
        )
        const ends = [...document.querySelectorAll('.header-top > *, .header-nav > ul > li > a')]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.height > 0 && box.top < 200)
          .map((box) => box.bottom)
        return {
          veil: [...backgroundImage.matchAll(/rgba\(\d+, \d+, \d+, ([\d.]+)\) ([\d.]+)px/g)].map(([, ...stop]) =>
            stop.map(Number),
          ),
          words: Math.max(...ends),
          room: Number.parseFloat(height),
          takesClicks: pointerEvents !== 'none',
        }
      })
      expect(veil[0]?.[0], `${width}`).toBe(0.84)
      // What is centered in its row ends before that does.
      expect(veil[0]?.[1], `${width}`).toBeGreaterThanOrEqual(words - 12)
      expect(veil.at(-1), `${width}`).toEqual([0, room])
      for (const [index, [strength = 0, place = 0] = []] of veil.entries()) {
        const [before = strength, above = place] = veil[index - 1] ?? []
        expect((before - strength) / (place - above || 1), `${width}, at ${place} px`).toBeLessThan(0.013)
      }
      expect(takesClicks).toBe(false)
    }
  })

  test('has its menu on the ground of the page on a phone', async () => {
    const page = await open('studio', 390)
    await page.locator('.mobile-menu').evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
    })
    expect(await page.locator('.header-nav').isVisible()).toBe(true)
    expect(await violationsOf(page, { rules: rulesOfColour })).toEqual([])
  })

  test('covers no word of the opening', async () => {
    for (const width of [320, 768, 1280, 1920]) {
      const page = await open('studio', width)
      const header = await page.locator('.site-header').boundingBox()
      const heading = await page.locator('h1').boundingBox()
      expect(heading?.y, `${width}`).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
    }
  })
})

describe('a low header', () => {
  test('is one row from a tablet on, half as high as usual', async () => {
    for (const width of [768, 1280, 1920]) {
      const page = await open('slim', width)
      expect((await page.locator('.site-header').boundingBox())?.height, `${width}`).toBeLessThanOrEqual(58)
      const middles = await page.evaluate(() =>
        ['.header-logo', '.header-nav > ul', '.header-top > .button'].map((one) => {
          const box = document.querySelector(`.site-header ${one}`)?.getBoundingClientRect()
          return box && box.top + box.height / 2
        }),
      )
      for (const middle of middles) expect(Math.abs((middle ?? 0) - (middles[0] ?? 99))).toBeLessThan(4)
      expect(await violationsOf(page)).toEqual([])
    }
  })

  test('keeps the menu of phones', async () => {
    const page = await open('slim', 390)
    expect(await page.locator('.mobile-menu > summary').isVisible()).toBe(true)
    expect(await page.locator('.header-nav > ul').isVisible()).toBe(false)
  })
})

describe('a header like the head of a newspaper', () => {
  test('has the name in the middle, and the entries of its menu from side to side', async () => {
    for (const width of [1024, 1280, 1920]) {
      const page = await open('masthead', width)
      const { logo, top, entries, header } = await page.evaluate(() => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON() as DOMRect
        const all = [...document.querySelectorAll('.header-nav > ul > li')].filter((entry) => entry.checkVisibility())
        return {
          logo: box(document.querySelector('.header-logo')),
          top: box(document.querySelector('.header-top')),
          entries: all.map(box),
          header: box(document.querySelector('.site-header')),
        }
      })
      const [first, last] = [entries[0], entries.at(-1)]
      expect(entries.length).toBeGreaterThan(2)
      expect(Math.abs(logo.x + logo.width / 2 - width / 2), `${width}`).toBeLessThan(2)
      const padding = Number.parseFloat(
        await page.locator('.header-top').evaluate((one) => getComputedStyle(one).paddingLeft),
      )
      expect(Math.abs((first?.left ?? 0) - top.left - padding)).toBeLessThan(2)
      expect(Math.abs((last?.right ?? 0) - top.right + padding)).toBeLessThan(2)
      for (const { top: above, bottom } of entries) {
        expect(above).toBeGreaterThanOrEqual(logo.bottom - 1)
        expect(bottom).toBeLessThanOrEqual(header.bottom)
      }
    }
  })
})

describe.each(['slim', 'masthead'] as const)('the header "%s" on a color', (name) => {
  const headerOf = (page: Page) => page.locator('.site-header').evaluate((one) => getComputedStyle(one).backgroundColor)

  test('has another ground than the page, on which its words can be read', async () => {
    const page = await open(name, 1280)
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect([paper, 'rgba(0, 0, 0, 0)']).not.toContain(await headerOf(page))
    expect(await violationsOf(page, { rules: rulesOfColour })).toEqual([])
  })

  test('has what unfolds from it on the ground of the page', async () => {
    const page = await open(name, 390)
    await page.locator('.mobile-menu').evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
    })
    expect(await page.locator('.header-nav').isVisible()).toBe(true)
    expect(await violationsOf(page, { rules: rulesOfColour })).toEqual([])
    const wide = await open(name, 1280)
    const dropdown = wide.locator('.header-nav details').first()
    if ((await dropdown.count()) === 0) return
    await dropdown.evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
    })
    expect(await wide.getByRole('link', { name: 'Reach us' }).isVisible()).toBe(true)
    expect(await violationsOf(wide, { rules: rulesOfColour })).toEqual([])
  })
})

describe('pictures', () => {
  const shadowOf = async (name: Built, picture: string) =>
    (await open(name, 1280)).locator(picture).evaluate((one) => getComputedStyle(one).boxShadow)

  test('have a shadow where cards have one', async () => {
    expect(await shadowOf('slim', '.contact-picture')).not.toBe('none')
    expect(await shadowOf('masthead', '.contact-picture')).toBe('none')
    expect(await shadowOf('masthead', '.hero > .picture')).toBe('none')
  })

  test('of an opening fill the height that a long form leaves them', async () => {
    const page = await open('masthead', 1280)
    const [form, frame, image] = await page.locator('.hero').evaluate((hero) => {
      const [form, ...pictures] = ['.form-card', '.picture', '.picture picture img'].map((one) =>
        hero.querySelector(one),
      )
      ;(form as HTMLElement).style.height = '90rem'
      return [form, ...pictures].map((one) => one?.getBoundingClientRect().toJSON() as DOMRect)
    })
    expect(form?.bottom).toBeCloseTo(frame?.bottom ?? 0, 0)
    expect(image?.height).toBeCloseTo(frame?.height ?? 0, 0)
  })
})

describe('bands as panels in the page', () => {
  test('have the page around them, no edge, their sides where other sections begin, and room around their words', async () => {
    for (const width of [320, 390, 1280, 1920]) {
      const page = await open('slim', width)
      const { panel, words, plain, rem, scroll } = await page.evaluate(() => {
        const box = (one: string) => document.querySelector(one)?.getBoundingClientRect().toJSON() as DOMRect
        return {
          panel: box('.ground-brand'),
          words: box('.ground-brand h2'),
          plain: box('.band-plain h2'),
          rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          scroll: document.documentElement.scrollWidth,
        }
      })
      expect(scroll).toBe(width)
      expect(panel.left, `${width}`).toBeGreaterThan(8)
      expect(panel.right).toBeLessThan(width - 8)
      expect(Math.abs(panel.left - plain.left)).toBeLessThan(1)
      expect((words.left - panel.left) / rem, `${width}`).toBeGreaterThanOrEqual(width < 1280 ? 1 : 2.5)
      expect(await page.locator('.ground-slant').count()).toBe(0)
    }
  })

  test('hold no more than a narrow page does, in larger text', async () => {
    const measure = async (name: Built) => {
      const page = await open(name, 1920)
      return page.evaluate(() => ({
        content: document.querySelector('.stats > dl')?.getBoundingClientRect().width ?? 0,
        header: document.querySelector('.site-header')?.getBoundingClientRect().width,
        text: Number.parseFloat(getComputedStyle(document.querySelector('main') as Element).fontSize),
      }))
    }
    const [narrow, usual] = [await measure('slim'), await measure('studio')]
    expect(narrow.content).toBeLessThan(usual.content - 150)
    expect(narrow.text).toBeGreaterThan(usual.text)
    expect(narrow.header).toBe(usual.header)
  })
})

describe('what a page stands on', () => {
  const boxOf = async (page: Page, selector: string) =>
    (await page.locator(selector).boundingBox()) ?? expect.fail(selector)

  test('is a sheet with the color tint around it on wide screens, under a header from side to side', async () => {
    for (const width of [1024, 1280, 1920]) {
      const page = await open('masthead', width)
      for (const part of ['main', '.site-footer']) {
        const sheet = await boxOf(page, part)
        expect(sheet.x, `${width}`).toBeGreaterThanOrEqual(40)
        expect(Math.abs(sheet.x * 2 + sheet.width - width)).toBeLessThan(2)
      }
      expect((await boxOf(page, '.site-header')).width).toBe(width)
      const [around, sheet] = await page.evaluate(() =>
        ['body', 'main'].map((part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor),
      )
      expect(around).not.toBe(sheet)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violationsOf(page)).toEqual([])
    }
    const phone = await open('masthead', 390)
    expect(await boxOf(phone, 'main')).toMatchObject({ x: 0, width: 390 })
  })

  test('is a border at every edge of a wide screen wherever the page is, which covers and catches nothing', async () => {
    const page = await open('cafe', 1280)
    const frame = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.body, '::after').borderLeftWidth),
    )
    expect(frame).toBeGreaterThan(10)
    const header = await boxOf(page, '.site-header')
    expect(header).toMatchObject({ x: frame, y: frame })
    expect((await boxOf(page, 'main')).y).toBeGreaterThanOrEqual(header.y + header.height - 1)
    for (const part of ['main', '.site-footer'])
      expect(await boxOf(page, part)).toMatchObject({ x: frame, width: 1280 - 2 * frame })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const foot = await boxOf(page, '.site-footer')
    expect(foot.y + foot.height).toBeLessThanOrEqual(800 - frame + 1)
    expect(await page.evaluate(() => getComputedStyle(document.body, '::after').pointerEvents)).toBe('none')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    const phone = await open('cafe', 390)
    expect(await boxOf(phone, 'main')).toMatchObject({ x: 0, width: 390 })
  })
})

describe('a header at the side', () => {
  test('stands beside the page on a wide screen, in view wherever the page is, and has its whole menu open', async () => {
    for (const width of [1280, 1920]) {
      const page = await open('side', width)
      const header = page.locator('.site-header')
      const box = await header.boundingBox()
      expect(box).toMatchObject({ x: 0, y: 0, height: 800 })
      const main = await page.locator('main').boundingBox()
      expect(main?.x).toBe(box?.width)
      expect(main?.y).toBe(0)
      expect(main?.width).toBeGreaterThanOrEqual(1024)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      for (const link of await header.locator('.header-nav > ul a').filter({ visible: true }).all()) {
        const { x = -1, width: wide = 999 } = (await link.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(box?.width ?? 0)
      }
      expect(await header.getByRole('link', { name: 'Reach us' }).isVisible()).toBe(true)
      // As its script leaves it where somebody has read on.
      await header.evaluate((element) => {
        scrollTo({ top: 600, behavior: 'instant' })
        element.style.setProperty('--gone', '-600px')
        element.classList.add('is-hidden')
      })
      expect((await header.boundingBox())?.y).toBe(0)
      expect(await violationsOf(page)).toEqual([])
    }
  })

  test('scrolls by itself in a window that is lower than it', async () => {
    const page = await open('side', 1280)
    await page.setViewportSize({ width: 1280, height: 400 })
    const button = page.locator('.header-top > .button')
    await button.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    expect(await page.evaluate(() => document.querySelector('.site-header')?.scrollTop)).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const { y = 999, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(401)
  })

  test('is a row over the page on narrower screens, and the menu of phones on them', async () => {
    const page = await open('side', 1024)
    const box = await page.locator('.site-header').boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 1024 })
    expect((await page.locator('main').boundingBox())?.x).toBe(0)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await page.locator('.mobile-menu > summary').isVisible()).toBe(true)
  })

  test('leaves paper to the page', async () => {
    const page = await open('side', 1280)
    await page.emulateMedia({ media: 'print' })
    expect((await page.locator('main').boundingBox())?.x).toBe(0)
    expect((await page.locator('.site-header').boundingBox())?.width).toBe(1280)
  })
})

/** Each header and foot, with what stands in it. */
const heads: [Built, footer: string][] = [
  ['cafe', 'sign-off'],
  ['law', 'line'],
  ['studio', 'columns'],
  ['slim', 'columns'],
  ['side', 'line'],
]

test.each(heads)(
  'header and foot of "%s" (%s) are mirrored where a language is written from right to left',
  async (name) => {
    for (const width of runsAll ? [320, 390, 768, 1280, 1920] : [390, 1280]) {
      const page = await open(name, width)
      const boxesOf = () =>
        page.evaluate(() =>
          [...document.querySelectorAll(':is(.site-header, .site-footer) :is(a, summary, p, address)')]
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .map((part) => part.getBoundingClientRect().toJSON() as DOMRect)
            .filter((box) => box.width > 0),
        )
      const before = await boxesOf()
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      const after = await boxesOf()
      expect(after.length).toBe(before.length)
      for (const [index, box] of after.entries()) {
        const was = before[index] as DOMRect
        expect(Math.abs(box.left - (width - was.right)), `${width}: ${JSON.stringify([was, box])}`).toBeLessThan(3)
        expect(Math.abs(box.top - was.top)).toBeLessThan(3)
      }
    }
  },
)

test('a name between menu and button stands in the middle of the row', async () => {
  const page = await open('studio', 1280)
  const [name, menu, button] = await page.evaluate(() =>
    ['.header-logo', '.header-nav > ul', '.header-top > .button'].map((one) =>
      document.querySelector(`.site-header ${one}`)?.getBoundingClientRect().toJSON(),
    ),
  )
  expect(Math.abs(name.left + name.width / 2 - 640)).toBeLessThan(9)
  expect(menu.left).toBeLessThan(name.left)
  expect(button.left).toBeGreaterThan(name.right)
})

describe('the foot of the page', () => {
  test.each(runsAll ? [320, 390, 768, 1280, 1920] : [320, 1280])(
    'stays within the screen, its words apart from one another, at %i pixels',
    async (width) => {
      for (const name of ['cafe', 'law'] as const) {
        const page = await open(name, width)
        const parts = await page.evaluate(() =>
          [...document.querySelectorAll('.site-footer :is(.logo, p, address, dl, nav, .footer-legal > *)')]
            .filter((part) => part.checkVisibility() && !part.parentElement?.closest('nav, p'))
            .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
        )
        expect(parts.length).toBeGreaterThan(3)
        for (const [index, one] of parts.entries()) {
          expect(one.right, `${name} ${JSON.stringify(one)}`).toBeLessThanOrEqual(width)
          for (const other of parts.slice(index + 1))
            expect(
              one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
              `${name}: ${JSON.stringify([one, other])}`,
            ).toBe(false)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    },
  )

  test('signed large has the name over most of the page', async () => {
    const page = await open('cafe', 1280)
    const width = await page.evaluate(() => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector('.footer-name') as Element)
      return range.getBoundingClientRect().width
    })
    expect(width).toBeGreaterThan(600)
    const room = (selector: string) =>
      page.evaluate((one) => getComputedStyle(document.querySelector(one) as Element).padding, selector)
    expect(await room('.footer-invitation .button')).toBe(await room('main .button-primary'))
  })

  test('in one row is low on a wide screen', async () => {
    const page = await open('law', 1280)
    expect((await page.locator('.site-footer').boundingBox())?.height).toBeLessThan(260)
  })
})

test('contact details stand as the theme says, without their icons', async () => {
  const details = async (name: Name) => {
    const page = await open(name, 1280)
    const found = await page.evaluate(() => {
      const list = document.querySelector('.contact-details') as Element
      return [...list.children].map((detail) => {
        const [label, value] = [detail.querySelector('h3'), detail.querySelector('a')] as Element[]
        const size = (element: Element | undefined) => element && Number.parseFloat(getComputedStyle(element).fontSize)
        return {
          icons: detail.querySelectorAll('svg').length,
          size: size(value) ?? 0,
          case: label && getComputedStyle(label).textTransform,
          label: label?.getBoundingClientRect().toJSON() as DOMRect,
          value: value?.getBoundingClientRect().toJSON() as DOMRect | undefined,
        }
      })
    })
    expect(found.length).toBeGreaterThan(2)
    expect(found.map(({ icons }) => icons).filter((count) => count > 0)).toEqual([])
    return found
  }
  const [phone, mail] = await details('cafe')
  expect(phone?.size).toBeGreaterThan(2 * (mail?.size ?? Number.NaN))
  for (const { label, value } of await details('law')) if (value) expect(value.left).toBeGreaterThan(label.right - 1)
  for (const { label, value, case: letters } of await details('studio')) {
    expect(letters).toBe('uppercase')
    if (value) expect(value.top).toBeGreaterThanOrEqual(label.bottom - 1)
  }
})

describe('things that glide into place', () => {
  /** What the animations of a page change. */
  const changes = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, timeline }) => {
        const [from = {}] = (effect as KeyframeEffect).getKeyframes()
        const { offset, easing, composite, computedOffset, ...changed } = from as Record<string, unknown>
        return timeline instanceof DocumentTimeline ? [] : Object.keys(changed)
      }),
    )

  test('move as they are reached, and can be read on their way', async () => {
    const context = await browser().newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'no-preference',
    })
    const page = await context.newPage()
    await page.goto(urlOf('cafe'))
    expect(new Set(await changes(page))).toEqual(new Set(['translate']))
    await page.emulateMedia({ media: 'print' })
    expect(await changes(page)).toEqual([])
    await context.close()
  })

  test('move section by section, each as a whole and by less than the room under it', async () => {
    const drawn = await chromium.launch(launchWith(browserFlags))
    const page = await drawn.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' })
    await page.goto(urlOf('cafe'))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const shifts = new Set<string>()
    for (let top = 0; top < height; top += 230) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
      await page.waitForTimeout(50)
      const bands = await page.locator('main > .band').evaluateAll((all) =>
        all.map((band) => {
          const parts = [...band.children].filter((part) => !part.matches('.backdrop') && part.checkVisibility())
          const ends = parts.map((part) => part.getBoundingClientRect().bottom)
          return {
            shifts: [...new Set(parts.map((part) => getComputedStyle(part).translate))],
            room: band.getBoundingClientRect().bottom - Math.max(...ends),
          }
        }),
      )
      for (const band of bands) {
        expect(band.shifts, `at ${top}`).toHaveLength(1)
        expect(band.room, `at ${top}`).toBeGreaterThanOrEqual(-1)
        shifts.add(String(band.shifts))
      }
    }
    expect(shifts.size).toBeGreaterThan(3)
    await drawn.close()
  })

  test('stand still for those who ask for less motion', async () => {
    const page = await open('cafe', 1280)
    expect(await changes(page)).toEqual([])
  })
})

describe('the bars of phones', () => {
  test('are those that the theme and the menus name', async () => {
    const bars = async (name: Name) => {
      const page = await open(name, 390)
      return { call: await page.locator('.header-call').count(), foot: await page.locator('.place-bar').count() }
    }
    expect(await bars('cafe')).toEqual({ call: 0, foot: 0 })
    expect(await bars('law')).toEqual({ call: 1, foot: 1 })
    expect(await bars('studio')).toEqual({ call: 0, foot: 1 })
  })

  test('leave no room at the foot of the page where there is none', async () => {
    const page = await open('cafe', 390)
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  })
})

describe('the announcement', () => {
  test('stands over the page as long as its day has not passed, by the calendar of the visitor', async () => {
    // The clock of a window stays set.
    const page = await browser().newPage()
    await page.goto(urlOf('cafe'))
    await expect(page.locator('.announcement').isVisible()).resolves.toBe(true)
    await page.clock.setFixedTime('2100-01-01T12:00:00')
    await page.reload()
    await page.locator('.announcement').waitFor({ state: 'hidden' })
    await page.close()
  })
})

test('a site with a fixed scheme has it whatever the device is set to', async () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  for (const [name, isFixed] of [
    ['cafe', true],
    ['studio', true],
    ['law', false],
  ] as const) {
    const [light, dark] = [await paper(await open(name, 390)), await paper(await open(name, 390, 'dark'))]
    expect(light === dark, name).toBe(isFixed)
  }
})

test('a name at the foot is as wide as the page in letters of any font, and its copy is not read or seen', async () => {
  for (const width of [320, 390, 1280, 1920])
    for (const family of ['monospace', 'serif', 'inherit']) {
      const page = await open('cafe', width)
      const [box, word, size, rest] = await page.evaluate((font) => {
        const name = document.querySelector('.name-fitted') as HTMLElement
        name.style.fontFamily = font
        const [outer, inner] = [name.querySelector('span'), name.querySelector('span > span')] as HTMLElement[]
        const range = document.createRange()
        range.selectNodeContents(inner as Node)
        const style = getComputedStyle(name)
        return [
          name.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
          range.getBoundingClientRect().width,
          Number.parseFloat(getComputedStyle(inner as Element).fontSize),
          [getComputedStyle(name, '::after').visibility, outer?.textContent],
        ] as const
      }, family)
      const isAsWide = Math.abs(word - box) / box < 0.02
      expect(isAsWide || size >= 383, `${width} ${family}: ${word} of ${box} at ${size}`).toBe(true)
      expect(rest).toEqual(['hidden', 'Blue Kettle'])
    }
})
