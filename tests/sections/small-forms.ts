import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kebab } from '../../renderer/common/kebab.ts'
import theme from '../../schemas/theme.schema.json' with { type: 'json' }
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import type { ServedGallery } from '../support/gallery.ts'
import { spread } from '../support/spread.ts'

interface Built {
  gallery: ServedGallery
  browser: Browser
}

/** Examples that have the small forms of a site, on light, tinted and dark grounds. */
const shown =
  'steps/1 steps/3 steps/4 cards/8 cards/10 cards/20 table/1 table/4 faq/2 faq/3 testimonials/4 testimonials/7 reviews/1 pricing/1 dishes/1 hours/1 team/1 team/2 timeline/4 stats/7 timetable/2 testimonials/3 testimonials/6 testimonials/8 testimonials/9 case/1 case/3 prose/7 dishes/2 dishes/4 stats/1 stats/2 before-after/1 before-after/3'.split(
    ' ',
  )

/** What no example has, and how the tags stand in which it is found. */
const LISTS =
  '<section class="band"><div class="rich-text"><ul><li>One<li>Two</ul><ol><li>One<li>Two</ol></div><ul class="ticks"><li>One<li>Two</ul><table class="compared-offers"><tr><th>Line<td>One<tr><th>Line<td>Two</table></section>'

/** Where each choice of a theme shows, each of its values unlike all others. */
const places: [choice: string, selector: string, alike?: string[]][] = [
  ['links', '.arrow-link'],
  ['marks', '.ticks li'],
  ['marks', '.rich-text ul > li', ['tick', 'dot']],
  ['numerals', '.step-list:not(.step-row, .layout-columns) > li'],
  ['numerals', '.step-row > li'],
  ['numerals', '.layout-columns > li'],
  ['numerals', '.layout-numbered > li'],
  ['numerals', '.rich-text ol > li'],
  ['badges', '.badge'],
  ['questions', '.faq details, .faq summary'],
  ['tables', '.table-section :is(th, td)'],
  ['tables', '.compared-offers :is(th, td)'],
  ['tables', '.hours dl, .hours dl > div'],
  ['tables', '.dish, .dish-dots, .dish-dots + *'],
  ['portraits', '.testimonial figcaption'],
  ['portraits', '.team li > span:not(.surface)'],
  ['quotes', '.testimonials :is(.quoted, blockquote, figcaption)'],
  ['quotes', '.case .quoted, .case .quoted > *'],
  ['quotes', '.layout-quoting blockquote'],
  ['prices', '.menu-lines .dish, .menu-lines .dish-dots, .menu-lines .dish-dots + *'],
  ['prices', '.menu-board .dish, .menu-board .dish-dots, .menu-board .dish-dots + *'],
  ['figures', '.figures > div, .figures > div > *'],
  ['sliderHandle', '.compare-handle, .compare-handle > svg'],
]

const choices = Object.fromEntries(
  Object.entries(theme.properties.shape.properties).map(([name, { enum: values }]) => [name, values]),
)

/** Looks at the sections of a gallery as each of the small forms of a theme makes them. */
export const testSmallForms = (built: () => Built) =>
  describe('small forms that a theme chooses', { timeout: 120_000 }, () => {
    let page: Page

    beforeAll(async () => {
      const { gallery, browser } = built()
      page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
      await page.goto(`${gallery.url}${shown[0]}/`)
      const sections = await Promise.all(
        shown.map(async (href) => {
          const html = await readFile(join(gallery.folder, href, 'index.html'), 'utf8')
          return /<main id="main">(.*)<\/main>/s.exec(html)?.[1] ?? ''
        }),
      )
      await page.evaluate((html) => {
        document.body.innerHTML = `<main><h1>All</h1>${html}</main>`
        for (const dark of document.querySelectorAll('.band-dark')) {
          const onBrand = dark.cloneNode(true) as Element
          onBrand.classList.remove('band-dark', 'on-dark')
          onBrand.classList.add('ground-brand')
          dark.after(onBrand)
        }
        for (const first of document.querySelectorAll<HTMLDetailsElement>('details:first-child')) first.open = true
        for (const part of document.querySelectorAll('[id]:not(main)')) part.removeAttribute('id')
      }, sections.join('') + LISTS)
    })

    afterAll(async () => {
      await page?.context().close()
    })

    const choose = (shape: Record<string, string>, direction = 'ltr') =>
      page.evaluate(
        ([names, dir]) => {
          document.documentElement.className = names as string
          document.documentElement.dir = dir as string
          const [isBare, isSpeech] = ['look-bare-quotes', 'look-quotes-speech'].map((name) => names?.includes(name))
          // As Card.tsx and Case.tsx write them.
          for (const quoted of document.querySelectorAll<HTMLElement>('figure.quoted')) {
            quoted.querySelector('blockquote')?.classList.toggle('surface', isSpeech)
            const name = quoted.querySelector<HTMLElement>('figcaption')
            if (!quoted.matches('.testimonial') || !name) continue
            const isLarge = quoted.matches('.layout-quote > :first-child > *')
            for (const look of ['surface', 'edge']) quoted.classList.toggle(look, !isBare && !isLarge)
            name.dataset.held ??= name.dataset.initials ?? ''
            delete name.dataset.initials
            if (name.dataset.held && (!isBare || isSpeech)) name.dataset.initials = name.dataset.held
          }
        },
        [
          Object.entries(shape)
            .map(([name, value]) => `look-${kebab(name)}-${value}`)
            .concat((shape.quotes ?? 'cards') === 'cards' ? [] : 'look-bare-quotes')
            .concat(direction === 'rtl' ? 'look-right-to-left' : [])
            .join(' '),
          direction,
        ],
      )

    test.each(places)('each value of "%s" shows in its way at %s', async (choice, selector, alike = []) => {
      const values = choices[choice] ?? []
      const looks = new Map<string, string>()
      for (const value of ['', ...values]) {
        await choose(value ? { [choice]: value } : {})
        looks.set(value, await page.evaluate(lookOf, selector))
      }
      expect(looks.get('')).not.toBe('[]')
      expect(looks.get(values[0] ?? ''), 'the default').toBe(looks.get(''))
      const others = values.filter((value) => !alike.slice(1).includes(value))
      const same = others.filter((one, at) => others.slice(0, at).some((other) => looks.get(other) === looks.get(one)))
      expect(same).toEqual([])
    })

    test('a time stands across the line from what happened then, on one side and the other in turn', async () => {
      const sides = await page.evaluate(() =>
        [...document.querySelectorAll('.layout-sides > li')].map((event) => {
          const { left, width } = event.getBoundingClientRect()
          return ['li > p', 'h3'].map(
            (part) => (event.querySelector(part)?.getBoundingClientRect().left ?? 0) < left + width / 2 - 1,
          )
        }),
      )
      expect(sides.length).toBeGreaterThan(2)
      for (const [index, parts] of sides.entries()) expect(parts).toEqual([index % 2 === 1, index % 2 === 0])
    })

    test('a figure of words stands over what it counts, where they would have little room beside one another', async () => {
      const places = await page.evaluate(() =>
        [...document.querySelectorAll('.layout-band.is-lengthy > div')].map((pair) => {
          const [label, figure] = ['dt', 'dt + dd'].map((part) => pair.querySelector(part)?.getBoundingClientRect())
          return { label: label?.top ?? 0, figure: figure?.bottom ?? 0 }
        }),
      )
      expect(places.length).toBeGreaterThan(1)
      for (const { label, figure } of places) expect(figure).toBeLessThanOrEqual(label + 1)
    })

    test('a line leads through the whole week where something begins on some of its days', async () => {
      const [week, ...lines] = await page.evaluate(() => {
        const times = document.querySelector('.week-times') as HTMLElement
        return [times.clientWidth].concat(
          [...times.querySelectorAll('.week-entries li')].map((entry) =>
            Number.parseFloat(getComputedStyle(entry, '::before').width),
          ),
        )
      })
      expect(lines.length).toBeGreaterThan(3)
      for (const line of lines) expect(line).toBeCloseTo(week ?? 0, 0)
    })

    const together: Record<string, string>[] = [
      {
        links: 'underlined',
        marks: 'dash',
        numerals: 'plain',
        badges: 'plain',
        questions: 'cards',
        tables: 'grid',
        portraits: 'square',
        quotes: 'hung',
        prices: 'first',
        figures: 'below',
        sliderHandle: 'bar',
      },
      {
        links: 'chevron',
        marks: 'square',
        numerals: 'roman',
        badges: 'outlined',
        questions: 'panels',
        tables: 'stripes',
        portraits: 'arch',
        quotes: 'speech',
        prices: 'below',
        figures: 'ring',
        sliderHandle: 'arrows',
      },
      {
        links: 'pill',
        marks: 'none',
        numerals: 'large',
        badges: 'flag',
        questions: 'panels',
        tables: 'open',
        portraits: 'none',
        quotes: 'labels',
        prices: 'lines',
        figures: 'inline',
        sliderHandle: 'tab',
      },
      { marks: 'plus', numerals: 'circled', quotes: 'centered', prices: 'beside', figures: 'rule' },
      { marks: 'dot', numerals: 'none', quotes: 'rule', prices: 'dots' },
      { quotes: 'highlighted', tables: 'open', prices: 'dots' },
    ]

    test.each(together)('they stay within a phone of 320 pixels, mirrored too: %o', async (shape) => {
      await page.setViewportSize({ width: 320, height: 800 })
      for (const direction of ['ltr', 'rtl']) {
        await choose(shape, direction)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), direction).toBe(320)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    test('the large mark beside a quotation is that of the language', async () => {
      await choose({ quotes: 'hung' })
      const marks = await page.evaluate(() => {
        return [...document.querySelectorAll('blockquote')].map((words) => [
          getComputedStyle(words, '::before').content,
          getComputedStyle(words).quotes,
        ])
      })
      expect(marks.length).toBeGreaterThan(5)
      for (const mark of marks) expect(mark).toEqual([expect.stringMatching(/^open-quote/), 'auto'])
    })

    test.each(spread([together, ['light', 'dark'] as const]))(
      'their words can be read on every ground, by day or by night: %o, %s',
      async (shape, colorScheme) => {
        await choose(shape)
        await page.emulateMedia({ colorScheme })
        expect(await violationsOf(page, { rules: rulesOfColour })).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      },
    )
  })

/** In the page: what elements and what is drawn before, after and as the sign of them look like. */
function lookOf(selector: string): string {
  const names = [
    ...['content', 'display', 'position', 'color', 'opacity', 'backgroundColor', 'borderRadius', 'clipPath'],
    ...[
      'borderTop',
      'borderBottom',
      'borderInlineStart',
      'fontSize',
      'fontStyle',
      'textAlign',
      'order',
      'textTransform',
      'textDecorationLine',
    ],
    ...['listStyleType', 'marginInlineStart', 'paddingInlineStart', 'justifyContent', 'height'],
  ]
  const looks = [...document.querySelectorAll(selector)].flatMap((element) =>
    [undefined, '::before', '::after', '::marker'].map((part) => {
      const style = getComputedStyle(element, part) as unknown as Record<string, string>
      return names.map((name) => style[name])
    }),
  )
  return JSON.stringify(looks)
}
