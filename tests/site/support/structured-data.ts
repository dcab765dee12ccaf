/** What pages tell machines about themselves. */
import { expect, type Page } from 'playwright/test'

export type Data = Record<string, unknown> & { '@type': string }

export const siteUrl = 'https://www.wrenfield.example.com'

/** Everything that the page tells machines, by its type. */
export async function structuredData(page: Page): Promise<Record<string, Data>> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0] ?? '') as Record<string, unknown>
  expect(context).toBe('https://schema.org')
  return Object.fromEntries((graph as Data[]).map((data) => [data['@type'], data]))
}
