/** What a theme chooses for headings, forms and fields, on each ground: the classes are those of a site that chooses them. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contrastOf, LINE_CONTRAST } from '../../renderer/expand/theme/color.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import type { ServedGallery } from '../support/gallery.ts'
import { spread } from '../support/spread.ts'

const grounds = ['band-plain', 'band-tint', 'band-dark on-dark', 'ground-brand']

const valuesOf = (name: string): string[] =>
  (schemaOf('theme').properties?.shape?.properties?.[name]?.enum ?? []) as string[]

/** In the page: gives it looks, and its band a ground. */
function dress([looks, ground]: [looks: string, ground: string]) {
  document.documentElement.className = looks
  for (const band of document.querySelectorAll('main > .band')) {
    band.classList.remove('band-plain', 'band-tint', 'band-dark', 'on-dark', 'ground-brand')
    band.classList.add(...ground.split(' '))
  }
}

/** In the page: the edge or the ground of each field, and what it stands on. */
function fieldColors() {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const hex = (color: string) => {
    if (!paint) throw new Error('no canvas')
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = paint.getImageData(0, 0, 1, 1).data
    return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  const groundOf = (element: Element | null): string => {
    if (!element) return '#ffffff'
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor
  }
  return [...document.querySelectorAll('.field :is(input, textarea)')].map((field) => ({
    edge: hex(getComputedStyle(field).borderBottomColor),
    around: hex(groundOf(field.parentElement)),
    lines: ['Top', 'Bottom'].map((side) =>
      Number.parseFloat(getComputedStyle(field).getPropertyValue(`border-${side.toLowerCase()}-width`)),
    ),
  }))
}

/** In the page: what stands over which in each section, and how wide the page is. */
function placesOf() {
  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect().toJSON() as DOMRect | undefined
  const head = document.querySelector('main > .band > .section-head')
  return {
    head: boxOf(head),
    heading: boxOf(document.querySelector('main > .band h2')),
    intro: boxOf(document.querySelector('main > .band > header > .rich-text')),
    content: boxOf(head?.nextElementSibling),
    tops: [...document.querySelectorAll('.step-list > li, .accordion > details:first-child')].map((item) =>
      Math.round(item.getBoundingClientRect().top),
    ),
  }
}

/** Asks about pages of a gallery that another test builds. */
export const testHeadingAndFormLooks = (
  built: () => { gallery: ServedGallery; browser: Browser },
  hrefOf: (type: string, name: string) => string,
) =>
  describe('looks of headings and forms', { timeout: 180_000 }, () => {
    let page: Page

    beforeAll(async () => {
      page = await built().browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    })
    afterAll(async () => {
      await page?.close()
    })

    const open = (type: string, name: string) => page.goto(built().gallery.url + hrefOf(type, name))

    test.each([
      ['steps', 'over its steps the heading, which stand in two columns'],
      ['faq', 'a heading with its introduction in one row over the questions'],
      ['prose', 'one paragraph under its heading'],
    ])('the heading of %s, "%s", stands over its content, which has the width of the page', async (type, name) => {
      await open(type, name)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const { head, intro, heading, content, tops } = await page.evaluate(placesOf)
        expect(content?.top, `${width}`).toBeGreaterThanOrEqual(head?.bottom ?? Number.NaN)
        expect(content?.left).toBe(head?.left)
        const isWide = width === 1280
        if (tops.length > 0) expect(tops[0] === tops[1]).toBe(isWide)
        if (type === 'faq') {
          expect((intro?.left ?? 0) > (heading?.right ?? 0) - 1).toBe(isWide)
          expect((intro?.top ?? 0) < (heading?.bottom ?? 0)).toBe(isWide)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })

    test.each(valuesOf('headingMark').filter((mark) => mark !== 'none'))(
      'a heading that is marked with "%s" shows it on each ground, and can be read',
      async (mark) => {
        await open('form', 'a form in the middle')
        const plain = await page.screenshot()
        for (const [width, ground] of spread([[1280, 320], grounds], valuesOf('headingMark').indexOf(mark))) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(dress, [`look-heading-mark-${mark}`, ground] as [string, string])
          if (mark === 'tab')
            expect(await violationsOf(page, { rules: rulesOfColour, include: ['.section-head'] }), ground).toEqual([])
          const drawn = await page.evaluate(() => {
            const band = document.querySelector('main > .band') as Element
            const parts = [band, ...band.querySelectorAll('.section-head, h2')]
            return parts
              .flatMap((part) => ['::before', '::after'].map((name) => getComputedStyle(part, name)))
              .some(({ content }) => content === '""')
          })
          expect(drawn).toBe(true)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.evaluate(dress, [`look-heading-mark-${mark}`, 'band-plain'] as [string, string])
        expect((await page.screenshot()).equals(plain)).toBe(false)
      },
    )

    test.each(valuesOf('forms'))(
      'a form that stands on "%s" can be read and filled in on each ground',
      async (forms) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await open('form', 'a form in the middle')
        await page.evaluate(() => {
          const field = document.querySelector('.field input')
          field?.setAttribute('aria-invalid', 'true')
          field?.insertAdjacentHTML('afterend', '<p class="field-error">Please enter your name</p>')
        })
        const schemes = ['light', 'dark'] as const
        const views = valuesOf('fields').flatMap((fields) => grounds.map((ground) => ({ fields, ground })))
        for (const [colorScheme, { fields, ground }] of spread([schemes, views], valuesOf('forms').indexOf(forms))) {
          await page.emulateMedia({ colorScheme })
          await page.evaluate(dress, [`look-forms-${forms} look-fields-${fields}`, ground] as [string, string])
          const where = `${fields} on ${ground}, ${colorScheme}`
          expect(await violationsOf(page, { rules: rulesOfColour, include: ['.form-card'] }), where).toEqual([])
          const colors = await page.evaluate(fieldColors)
          expect(colors.length).toBeGreaterThan(2)
          for (const { edge, around, lines } of colors) {
            expect(contrastOf(edge, around), where).toBeGreaterThanOrEqual(LINE_CONTRAST)
            expect(lines).toEqual(fields === 'boxed' ? [1, 1] : [0, 2])
          }
        }
        await page.emulateMedia({ colorScheme: null })
      },
    )

    test('the button of a form and the promise under it stand as its look says, the label in a filled field', async () => {
      await open('form', 'a form in the middle')
      const drawn = (looks: string) => {
        document.documentElement.className = looks
        const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        const [form, button, label, input] = ['.site-form', '.button-wide', '.field label', '.field input'].map(boxOf)
        return {
          isWide: button?.width === form?.width,
          isAtStart: button?.left === form?.left,
          note: getComputedStyle(document.querySelector('.form-note') as Element).textAlign,
          isOneBlock: label?.bottom === input?.top && label?.width === input?.width,
        }
      }
      const wide = { isWide: true, isAtStart: true, note: 'center', isOneBlock: false }
      const narrow = { ...wide, isWide: false, note: 'start' }
      expect(await page.evaluate(drawn, '')).toEqual(wide)
      expect(await page.evaluate(drawn, 'look-forms-ink')).toEqual(wide)
      expect(await page.evaluate(drawn, 'look-forms-open')).toEqual({ ...narrow, note: 'center' })
      expect(await page.evaluate(drawn, 'look-forms-tinted')).toEqual(narrow)
      expect(await page.evaluate(drawn, 'look-fields-lines')).toMatchObject({
        ...narrow,
        isOneBlock: expect.anything(),
      })
      expect(await page.evaluate(drawn, 'look-fields-filled')).toEqual({ ...wide, isOneBlock: true })
    })

    test.each([
      ['a form in the middle', 1280, true],
      ['choices, days and boxes to tick', 1280, true],
      ['choices, days and boxes to tick', 390, false],
    ])('labels stand beside the fields of "%s" at %i pixels: %s', async (name, width, isBeside) => {
      await page.setViewportSize({ width, height: 800 })
      await open('form', name)
      for (const direction of ['ltr', 'rtl']) {
        const rows = await page.evaluate((dir) => {
          document.documentElement.className = 'look-labels-beside'
          document.documentElement.dir = dir
          document.documentElement.scrollLeft = 0
          const boxOf = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect()
          return [...document.querySelectorAll('.site-form > .field')].flatMap((field) => {
            const label = field.querySelector('.field:not(.field-choices) > label, legend')
            const control = field.querySelector('input, textarea, select')
            const [row, first, second] = [field, label, control].map(boxOf)
            if (!label || !first || !second || !row) return []
            const isBefore = dir === 'ltr' ? first.right <= second.left : first.left >= second.right
            return {
              isBefore,
              isLevel: Math.abs(first.top - second.top) < 16,
              isWide: row.width === boxOf(field.parentElement).width,
            }
          })
        }, direction)
        expect(rows.length).toBeGreaterThan(2)
        for (const row of rows) {
          expect(row.isBefore && row.isLevel, direction).toBe(isBeside)
          if (isBeside) expect(row.isWide).toBe(true)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    })

    test('a message stays under the field that it is of, where the label stands beside that', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open('form', 'a form in the middle')
      const [control, message] = await page.evaluate(() => {
        document.documentElement.className = 'look-labels-beside'
        const field = document.querySelector('.field input')
        field?.insertAdjacentHTML('afterend', '<p class="field-error">Please enter your name</p>')
        return [field, field?.nextElementSibling].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect)
      })
      const heights = await page.evaluate(() => {
        const area = document.querySelector('.field > textarea')
        return [area, area?.parentElement].map((part) => part?.getBoundingClientRect().height)
      })
      expect(heights[1], 'a label of two lines moves nothing').toBe(heights[0])
      expect(message?.left).toBe(control?.left)
      expect(message?.top).toBeGreaterThanOrEqual(control?.bottom ?? Number.NaN)
    })

    test.each(valuesOf('fields'))(
      'labels beside and inside fields of the look "%s" can be read, and are one box where fields are boxed',
      async (fields) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await open('form', 'a form in the middle')
        const schemes = ['light', 'dark'] as const
        const place = valuesOf('fields').indexOf(fields)
        for (const [labels, colorScheme] of spread([['beside', 'inside'], schemes], place)) {
          await page.emulateMedia({ colorScheme })
          await page.evaluate(dress, [
            `look-forms-tinted look-labels-${labels} ${fields === 'boxed' ? '' : `look-fields-${fields}`}`,
            'band-tint',
          ] as [string, string])
          expect(await violationsOf(page, { rules: rulesOfColour, include: ['.form-card'] }), labels).toEqual([])
          const box = await page.evaluate(() => {
            const [label, input] = ['.field label', '.field input'].map(
              (part) => document.querySelector(part) as Element,
            )
            const [above, below] = [label, input].map((part) => part?.getBoundingClientRect() ?? new DOMRect())
            const line = getComputedStyle(label as Element)
            return { isOne: above?.bottom === below?.top && above?.width === below?.width, line: line.borderTopWidth }
          })
          expect(box.isOne && box.line === '1px').toBe(labels === 'inside' && fields === 'boxed')
        }
        await page.emulateMedia({ colorScheme: null })
      },
    )

    test.each(valuesOf('send'))('the button that sends stands as "%s" says, whatever else is chosen', async (send) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open('form', 'a form in the middle')
      for (const looks of ['', 'look-forms-tinted', 'look-fields-lines']) {
        const place = await page.evaluate((names) => {
          document.documentElement.className = names
          const [form, button] = ['.site-form', '.button-wide'].map(
            (part) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
          )
          return [form?.left === button?.left, Math.abs((form?.right ?? 0) - (button?.right ?? 0)) < 1]
        }, `${looks} look-send-${send}`)
        expect(place, looks).toEqual([send !== 'end', send !== 'start'])
        const note = (names: string) => {
          document.documentElement.className = names
          return getComputedStyle(document.querySelector('.form-note') as Element).textAlign
        }
        const beside = await page.evaluate((names) => {
          document.documentElement.className = names
          return [...document.querySelectorAll('.site-form, .button-wide')].map(
            (part) => part.getBoundingClientRect().right,
          )
        }, `${looks} look-labels-beside look-send-${send}`)
        expect(beside[1], looks).toBeLessThanOrEqual((beside[0] ?? 0) + 0.5)
        const align = await page.evaluate(note, `${looks} look-labels-beside look-send-${send}`)
        expect(align, looks).toBe(send === 'wide' ? 'center' : send)
      }
    })

    test.each(valuesOf('send'))(
      'the button of a wide form stands as "%s" says where no field is beside it',
      async (send) => {
        for (const [name, width] of [
          ['fields in a row with their button', 1280],
          ['fields in a row with their button', 390],
          ['fields in rows over a text', 1280],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          await open('form', name)
          const { form, button, field } = await page.evaluate((look) => {
            document.documentElement.className = look
            const boxOf = (part: string) =>
              document.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect | undefined
            return { form: boxOf('.site-form'), button: boxOf('.button-wide'), field: boxOf('.site-form > .field') }
          }, `look-send-${send}`)
          if (!form || !button || !field) throw new Error('not drawn')
          const isAtStart = Math.abs(button.left - form.left) < 1
          const isAtEnd = Math.abs(button.right - form.right) < 1
          const isInRow = name === 'fields in a row with their button' && width === 1280
          expect([isAtStart, isAtEnd], `${name} at ${width}`).toEqual(
            isInRow ? [false, true] : [send !== 'end', send !== 'start'],
          )
          if (isInRow) expect(button.width).toBeCloseTo(field.width, 0)
        }
      },
    )

    test('an open form has no frame, and over a picture the dark one without which it could not be read', async () => {
      await open('form', 'a form in the middle')
      const groundOf = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('.form-card') as Element).backgroundColor)
      await page.evaluate(dress, ['look-forms-open', 'band-tint'] as [string, string])
      expect(await groundOf()).toBe('rgba(0, 0, 0, 0)')
      await page.evaluate(() => document.querySelector('main > .band')?.classList.add('cover', 'on-dark'))
      expect(await groundOf()).not.toBe('rgba(0, 0, 0, 0)')
    })
  })
