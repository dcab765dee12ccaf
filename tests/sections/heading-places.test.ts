/** Wherever the headings of a site stand, its sections take the width of the page. */
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleHref } from '../../renderer/gallery/collect.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { serveGallery } from '../support/gallery.ts'
import { runsAll } from '../support/places.ts'
import { allExamples } from './all-examples.ts'
import { faultsIn } from './support/faults-in.ts'

type Place = NonNullable<CtaBlock['headingPlace']>

const all = allExamples()
const examples = all.flatMap((example, index) =>
  example.problems.length > 0
    ? []
    : {
        ...example,
        href: exampleHref(example.type, all.slice(0, index).filter(({ type }) => type === example.type).length),
      },
)
/** What consists of a sentence or of a button and two links fills no width, wherever it stands. */
const few = ['the least that it needs, on a tint', 'two texts on a tint', 'on a dark band']
const isFew = ({ type, name }: (typeof examples)[number]) =>
  type === 'booking' || (['case', 'tabs', 'events', 'logos'].includes(type) && few.includes(name))

const places = (schemaOf('theme').properties?.shape?.properties?.headingPlace?.enum ?? []) as Place[]

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
})

afterAll(() => browser?.close())

/** Over the rest of a section a heading leaves it the most room; the others are looked at where everything is. */
test.each(runsAll ? places : (['above'] as const))(
  'with headings that stand "%s" no section leaves half of its width empty',
  async (headingPlace) => {
    const gallery = await serveGallery({ shape: { headingPlace } })
    try {
      const faults: string[] = []
      for (const example of examples.filter((example) => !isFew(example))) {
        await page.goto(gallery.url + example.href)
        faults.push(...(await page.evaluate(faultsIn)).map((fault) => `${example.type}, ${example.name}: ${fault}`))
      }
      expect(faults).toEqual([])
      const [form] = examples.filter(({ block }) => block.type === 'form' && block.layout === 'split')
      await page.goto(gallery.url + form?.href)
      const [heading, fields] = await page.evaluate(() =>
        ['.section-head', '.form-card'].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
      )
      expect(fields.left).toBeGreaterThan(heading.right - 1)
      expect(fields.top).toBeLessThan(heading.bottom)
      const faq = examples.find(
        ({ block }) => block.type === 'faq' && block.categories.some(({ entries }) => entries.length > 3),
      )
      await page.goto(gallery.url + faq?.href)
      const moved = await page.evaluate(() => {
        const stacks = [...(document.querySelector('.faq-stacks')?.querySelectorAll('.accordion') ?? [])]
        const topsOf = (stack?: Element) =>
          [...(stack?.querySelectorAll('summary') ?? [])].map((question) => question.getBoundingClientRect().top)
        const before = stacks.map(topsOf)
        for (const details of stacks[0]?.querySelectorAll('details') ?? []) details.open = true
        return stacks.map((stack, index) => JSON.stringify(topsOf(stack)) !== JSON.stringify(before[index]))
      })
      if (headingPlace === 'above') expect(moved).toEqual([true, false])
    } finally {
      await gallery.close()
    }
  },
  300_000,
)
