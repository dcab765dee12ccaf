/** What is changed on the page itself: its sections, their order and their looks, and its pictures. */
import { expect } from 'playwright/test'
import { openAt } from './support/states.ts'
import { test } from './support/test.ts'

test('what is chosen in the list scrolls in the frame, and nothing around it moves', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const frame = page.frameLocator('.canvas iframe')
  const shifts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, #studio, #studio *')].flatMap((each) =>
        each.scrollTop > 0 && !each.matches('.outline, .form-panel') ? [`${each.className} ${each.scrollTop}`] : [],
      ),
    )
  const stage = await page.locator('.canvas iframe').boundingBox()
  for (const index of [10, 3, 8, 1]) {
    const entry = page.locator('.section-entry').nth(index)
    await entry.click()
    const name = (await entry.locator('.entry-name').textContent()) ?? ''
    await expect(frame.getByRole('heading', { name, exact: true })).toBeInViewport()
    await page.waitForTimeout(700)
    expect(await shifts()).toEqual([])
    expect(await page.locator('.canvas iframe').boundingBox()).toEqual(stage)
  }
})
