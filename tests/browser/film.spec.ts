/** The film of an opening: over its picture once the page is there, and stopped by whoever wants it. */
import type { Locator, Page } from 'playwright/test'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

const ROUTE = '/workshop-pictures'
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the film' })
const play = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const film = (page: Page) => page.locator('.page-hero video')
const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused)

/** Paths of the films that a page asks for. */
function filmsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && asked.push(new URL(request.url()).pathname))
  return asked
}

test('a film runs over its picture without sound, again and again, and covers it', async ({ page }) => {
  await arrive(page, ROUTE)
  await expect(stop(page)).toBeVisible()
  await expect.poll(() => film(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  await expect(film(page)).toHaveCSS('opacity', '1')
  expect(
    await film(page).evaluate(({ muted, loop, controls }: HTMLVideoElement) => ({ muted, loop, controls })),
  ).toEqual({
    muted: true,
    loop: true,
    controls: false,
  })
  const [over, under] = await Promise.all(
    [film(page), page.locator('.page-hero picture img')].map((part) => part.boundingBox()),
  )
  expect(over).toEqual(under)
})

test('a film is stopped and started by keyboard, and stays stopped when it comes back into view', async ({ page }) => {
  await arrive(page, ROUTE)
  await stop(page).focus()
  await page.keyboard.press('Enter')
  await expect(play(page)).toBeFocused()
  expect(await isPaused(film(page))).toBe(true)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(200)
  expect(await isPaused(film(page))).toBe(true)
  await play(page).press('Space')
  await expect(stop(page)).toBeVisible()
})

test('a film rests while nobody sees it', async ({ page }) => {
  await arrive(page, ROUTE)
  await expect(stop(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => isPaused(film(page))).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isPaused(film(page))).toBe(false)
})

test('who asks for less motion gets the picture, and the film at a press', async ({ page }) => {
  const asked = filmsAskedFor(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page, ROUTE)
  await expect(play(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await play(page).click()
  await expect(stop(page)).toBeVisible()
  expect(asked).toContain('/bench.webm')
})

test.describe('on lines that cost', () => {
  for (const [name, connection] of Object.entries({
    'who saves data': { saveData: true, effectiveType: '4g' },
    'who is on a slow line': { saveData: false, effectiveType: '3g' },
  }))
    test(`${name} loads no film unasked`, async ({ page }) => {
      const asked = filmsAskedFor(page)
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await arrive(page, ROUTE)
      await expect(play(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    })
})

test('a film that does not come leaves the picture and no button', async ({ page, problems }) => {
  problems.allow(/bench\.webm|404/)
  await page.route('**/bench.webm', (route) => route.fulfill({ status: 404, body: '' }))
  await arrive(page, ROUTE)
  await expect(stop(page).or(play(page))).toHaveCount(0)
  await expect(film(page)).toHaveCount(0)
  await expect(page.locator('.page-hero picture img')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the picture stands there alone', async ({ page }) => {
    const asked = filmsAskedFor(page)
    await page.goto(ROUTE)
    await expect(page.locator('.page-hero picture img')).toBeVisible()
    await expect(page.locator('.page-hero button')).toBeHidden()
    expect(asked).toEqual([])
  })
})
