/** States of the studio, each looked at by axe. */
import { expect, type Page, test } from 'playwright/test'
import { rulesOfColour, violationsOf } from '../../support/axe/builder.ts'
import { runsAll } from '../../support/places.ts'

/** What axe says of the studio, by all rules or by these. The page in the frame has tests of its own. */
export async function look(page: Page, rules?: string[]): Promise<string[]> {
  return violationsOf(page, { ...(rules && { rules }), exclude: ['.canvas iframe', '.section-picture'] })
}

/** On a phone the parts of the studio are shown one at a time. */
export async function show(page: Page, view: string) {
  const button = page.getByRole('navigation', { name: 'Studio' }).getByRole('button', { name: view })
  if (await button.isVisible()) await button.click()
}

/** Opens a page of the site by its title. */
export async function openPage(page: Page, title: string) {
  await show(page, 'Outline')
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await page.getByRole('button', { name: title }).first().click()
  await expect(page.locator('.page-head .page-title')).toHaveText(title)
  await expect(page.locator('.section-entry').first()).toBeAttached()
}

/** Looks at a state of the studio in both schemes; on a phone too with `npm run test:all`. */
export function testState(name: string, url: () => string, go: (page: Page) => Promise<unknown>) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    for (const width of runsAll ? [1280, 390] : [1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('about:blank')
      await page.goto(url())
      await expect(page.locator('.page-head')).toBeAttached()
      await go(page)
      expect(await look(page), `${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await look(page, rulesOfColour), `${width} px, dark`).toEqual([])
    }
  })
}
