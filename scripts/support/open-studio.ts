import type { Page } from 'playwright'

/** Opens the studio for somebody who has seen the tour, which would stand above the page. */
export async function openStudio(page: Page, { url }: { url: string }): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'))
  await page.goto(url)
}
