import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Expects no violation on the page as it stands, in light and in dark. There is no list of exceptions. */
export async function expectAccessible(page: Page, state: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`))
    expect(found, `${state}, ${colorScheme}`).toEqual([])
  }
}
