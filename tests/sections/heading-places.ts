/** Wherever the headings of a site stand, its sections take the width of the page. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Example } from '../../renderer/gallery/examples/read.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'
import { type ServedGallery, serveGallery } from '../support/gallery.ts'
import { runsAll } from '../support/places.ts'
import { htmlIn, showIn } from './support/exchange.ts'
import { faultsIn } from './support/faults-in.ts'

type Place = NonNullable<CtaBlock['headingPlace']>
type Shown = Example & { href: string }

/** What consists of a sentence or of a button and two links fills no width, wherever it stands. */
const few = ['the least that it needs, on a tint', 'two texts on a tint', 'on a dark band']
const isFew = ({ type, name }: Shown) =>
  type === 'booking' || (['case', 'tabs', 'events', 'logos'].includes(type) && few.includes(name))

const places = (schemaOf('theme').properties?.shape?.properties?.headingPlace?.enum ?? []) as Place[]

/** The content of a page of a gallery, as it was built. */
const contentIn = (gallery: ServedGallery, { href }: Shown) => /<main.*<\/main>/s.exec(htmlIn(gallery, href))?.[0]

/**
 * Builds the gallery that another test has built with another place for headings, and asks about its pages. What has come
 * out as there is looked at there: of that it looks at those examples alone that are named.
 */
export const testHeadingPlaces = (
  built: () => { gallery: ServedGallery; browser: Browser },
  examples: Shown[],
  always: ReadonlySet<string | undefined>,
) =>
  // Over the rest of a section a heading leaves it the most room; the others are looked at where everything is.
  describe.each(runsAll ? places : (['above'] as const))('with headings that stand "%s"', (headingPlace) => {
    let gallery: ServedGallery
    let page: Page

    beforeAll(async () => {
      gallery = await serveGallery({ shape: { headingPlace } })
      page = await built().browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    }, 300_000)
    afterAll(async () => {
      await page?.close()
      await gallery?.close()
    })

    const open = (example: Shown | undefined) => showIn(page, gallery, example?.href ?? '')

    test('no section leaves half of its width empty', { timeout: 300_000 }, async () => {
      const isOther = (example: Shown) => contentIn(gallery, example) !== contentIn(built().gallery, example)
      const others = examples.filter((example) => runsAll || always.has(example.href) || isOther(example))
      expect(others.length).toBeGreaterThan(examples.length / 2)
      const faults: string[] = []
      for (const example of others.filter((example) => !isFew(example))) {
        await open(example)
        faults.push(...(await page.evaluate(faultsIn)).map((fault) => `${example.type}, ${example.name}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

    test('the fields of a form stand beside its heading where its layout has them there', async () => {
      await open(examples.find(({ block }) => block.type === 'form' && block.layout === 'split'))
      const [heading, fields] = await page.evaluate(() =>
        ['.section-head', '.form-card'].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
      )
      expect(fields.left).toBeGreaterThan(heading.right - 1)
      expect(fields.top).toBeLessThan(heading.bottom)
    })

    test.runIf(headingPlace === 'above')(
      'an answer that opens moves the questions of its own column alone',
      async () => {
        await open(
          examples.find(
            ({ block }) => block.type === 'faq' && block.categories.some(({ entries }) => entries.length > 3),
          ),
        )
        const moved = await page.evaluate(() => {
          const stacks = [...(document.querySelector('.faq-stacks')?.querySelectorAll('.accordion') ?? [])]
          const topsOf = (stack?: Element) =>
            [...(stack?.querySelectorAll('summary') ?? [])].map((question) => question.getBoundingClientRect().top)
          const before = stacks.map(topsOf)
          for (const details of stacks[0]?.querySelectorAll('details') ?? []) details.open = true
          return stacks.map((stack, index) => JSON.stringify(topsOf(stack)) !== JSON.stringify(before[index]))
        })
        expect(moved).toEqual([true, false])
      },
    )
  })
