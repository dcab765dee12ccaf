import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What can differ between light and dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Expects no violation on the page as it stands, in light and in dark. There is no list of exceptions. */
export async function expectAccessible(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(new AxeBuilder({ page }).withTags(tags)), `${state}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(new AxeBuilder({ page }).withRules(rulesOfColour)), `${state}, dark`).toEqual([])
}

async function violations(builder: AxeBuilder) {
  const result = await builder.analyze()
  return result.violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`))
}
