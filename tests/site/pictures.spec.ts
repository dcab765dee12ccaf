/** Every kind of page on screens of several widths and densities. The budget looks at every page on one phone. */

import { PAGE_KINDS } from '../../scripts/support/page-kinds.ts'
import { pictureSlots } from '../../tools/budget/in-page.ts'
import { blurred, oversized } from '../../tools/budget/pictures.ts'
import { expect, test } from '../browser/support/test.ts'
import { launchWith, undrawnFlags } from '../support/browser.ts'
import { inTestAll } from '../support/places.ts'

test.use({ launchOptions: launchWith(undrawnFlags) })

const screens = [
  { width: 375, height: 667, density: 2, details: inTestAll },
  // The budgets look at a phone in every run.
  { width: 390, height: 844, density: 3, details: inTestAll },
  { width: 820, height: 1180, density: 2, details: inTestAll },
  { width: 1280, height: 800, density: 1, details: {} },
  { width: 1280, height: 800, density: 2, details: inTestAll },
]

test.describe('pictures', () => {
  for (const { width, height, density, details } of screens) {
    test(
      `no picture is larger than its slot or blurred at ${width} px, ${density}x`,
      details,
      async ({ browser, baseURL, problems }) => {
        problems.allow(/404|ERR_BLOCKED/)
        const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density })
        const page = await context.newPage()
        // The choice is all that counts. What has come once is chosen again, wherever it would be too large.
        const session = await context.newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp'] })
        const found: unknown[] = []
        for (const { route } of PAGE_KINDS) {
          await page.goto(`${baseURL}${route}`, { waitUntil: 'domcontentloaded' })
          await page.evaluate(choose)
          const slots = await page.evaluate(pictureSlots)
          found.push(...[...oversized(slots), ...blurred(slots)].map((picture) => ({ route, ...picture })))
        }
        expect(found).toEqual([])
        await context.close()
      },
    )
  }
})

test('a picture beside a form is sharp enough for its height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/roof-replacement')
  const { has, needs } = await page.locator('.page-hero picture img').evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    return { has: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]), needs: Math.max(width, height * ratio) }
  })
  expect(has * 1.25).toBeGreaterThan(needs)
})

/** Runs in the page: resolves when the browser has chosen a file for every picture. */
function choose() {
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) image.loading = 'eager'
  // The stand-ins, which hold their data themselves, arrive; the files that they stand for are blocked.
  const chosen = (image: HTMLImageElement) =>
    image.complete ||
    new Promise((resolve) => {
      for (const event of ['load', 'error']) image.addEventListener(event, resolve)
    })
  return Promise.all(images.map(chosen))
}
