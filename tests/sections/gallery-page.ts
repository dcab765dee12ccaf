import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { collectSections } from '../../renderer/gallery/collect.ts'
import { readExamples } from '../../renderer/gallery/examples/read.ts'
import { sectionTypes } from '../../renderer/schema/schemas.ts'
import { htmlRules } from '../site/support/html-rules.ts'
import { rulesOfColour, violationsOf } from '../support/axe/builder.ts'
import { comeToRest } from '../support/axe/in-page.ts'
import type { ServedGallery } from '../support/gallery.ts'
import { runsAll } from '../support/places.ts'

/** A gallery that has been built, with a browser that draws, and the accent of its site. */
interface Built {
  gallery: ServedGallery
  browser: Browser
}

/** Asks about the page of all sections in a gallery that another test builds for the pages of its examples. */
export const testGalleryPage = (built: () => Built, accent: string) =>
  describe('the gallery', { timeout: 180_000 }, () => {
    let gallery: ServedGallery
    let page: Page
    const missing: string[] = []

    beforeAll(async () => {
      gallery = built().gallery
      const context = await built().browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      page = await context.newPage()
      page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
      await page.goto(gallery.url)
    })

    afterAll(async () => {
      await page?.context().close()
    })

    const entry = (type: string) => page.locator(`article#${type}`)

    test('every section type is shown with description, fields, note on accessibility and YAML', async () => {
      expect(await page.locator('article').evaluateAll((entries) => entries.map(({ id }) => id))).toEqual(
        sectionTypes(),
      )
      for (const { type, description, accessibility, fields } of collectSections()) {
        const text = (await entry(type).textContent()) ?? ''
        expect(text).toContain(description)
        expect(text).toContain(accessibility)
        expect(text).toContain(readExamples(type)[0]?.text)
        expect(await entry(type).locator('tbody tr').count()).toBe(fields.length)
      }
    })

    test('the fields of a list are named after it, with what they take and whether they must be there', () => {
      const stats = collectSections().find(({ type }) => type === 'stats')
      expect(stats?.fields.find(({ path }) => path.join('.') === 'items')).toMatchObject({
        type: 'list (2 to 6) of groups',
        isRequired: true,
      })
      expect(stats?.fields.find(({ path }) => path.join('.') === 'items.note')).toMatchObject({
        type: 'text',
        isRequired: false,
        description: expect.stringContaining('where the figure comes from'),
      })
    })

    test('each picture is the section itself, drawn smaller and as tall as it is', async () => {
      for (const type of ['stats', 'page-hero', 'testimonials']) {
        await entry(type).scrollIntoViewIfNeeded()
        const frame = page.frameLocator(`article#${type} iframe >> nth=0`)
        await frame.locator('main section').first().waitFor()
        await page.waitForFunction(
          (id) => document.querySelector<HTMLElement>(`#${id} [data-shot]`)?.style.height,
          type,
        )
      }
      const box = await entry('stats').locator('[data-shot]').first().boundingBox()
      const height = await page
        .frames()[0]
        ?.evaluate(() => document.querySelector('#stats iframe')?.getBoundingClientRect())
      expect(box?.height).toBeLessThan(640)
      expect(height?.width).toBeCloseTo(box?.width ?? 0, -1)
    })

    test('the pictures have the colours of the site', async () => {
      expect(await readFile(join(gallery.folder, 'stats/1/index.html'), 'utf8')).toContain(`--accent:${accent}`)
    })

    test('a click copies the YAML as it stands in pages.yaml', async () => {
      await entry('stats').getByRole('button', { name: 'Copy' }).first().click()
      await entry('stats').getByRole('button', { name: 'Copied' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const pasted = parse(`pages:\n  /new:\n    blocks:\n${copied}`)
      expect(pasted.pages['/new'].blocks).toEqual([readExamples('stats')[0]?.block])
    })

    test('a search leaves the sections that have all its words, in text or field names', async () => {
      const shown = () => page.locator('article:visible').evaluateAll((entries) => entries.map(({ id }) => id))
      await page.getByRole('searchbox').fill('zip code')
      expect(await shown()).toEqual(['regions', 'zip-lookup'])
      await page.getByText('2 sections found').waitFor()
      await page.getByRole('searchbox').fill('aggregate')
      expect(await shown()).toEqual(['reviews'])
      await page.getByRole('searchbox').fill('no such thing')
      await page.getByText('0 sections found').waitFor()
      await page.getByRole('searchbox').fill('')
      expect(await shown()).toEqual(sectionTypes())
    })

    test('a bad example says what the check says of it', async () => {
      await entry('stats').getByText('What goes wrong').click()
      await entry('stats').getByText('too-few-items').waitFor()
      expect(await entry('stats').textContent()).toContain('it needs at least 2')
    })

    // All entries are drawn by one component, so that one with all its parts shows what can be wrong in any.
    test('the gallery is valid HTML, accessible with all its parts open, and fits a phone', async () => {
      const html = await readFile(join(gallery.folder, 'index.html'), 'utf8')
      const withOne = html.replace(/<article id="(?!stats").*?<\/article>/gs, '')
      expect(withOne.length).toBeLessThan(html.length / 3)
      const { results } = await new HtmlValidate(htmlRules).validateString(runsAll ? html : withOne)
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      )
      const size = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      // axe reads the whole of a page, whatever it is asked about, so that the others have to go.
      await page.evaluate(() => {
        for (const entry of document.querySelectorAll('article:not(#stats)')) entry.remove()
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      if (size) await page.setViewportSize(size)
      const violations = await violationsOf(page, { without: rulesOfColour })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(comeToRest)
        violations.push(...(await violationsOf(page, { rules: rulesOfColour })))
      }
      expect(violations).toEqual([])
    })

    test('nothing that the gallery asks for is missing', () => {
      expect(missing).toEqual([])
    })
  })
