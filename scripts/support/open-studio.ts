import type { Page } from 'playwright'

/** Opens the studio at a page of the site, for somebody who has seen the tour, which would stand above the page. */
export async function openStudio(page: Page, studio: { url: string }, route = '/'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'))
  const url = new URL(studio.url)
  url.searchParams.set('page', route)
  await page.goto(url.href)
}
