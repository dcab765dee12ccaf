/** Videos, calendars and maps of other sites: nothing is asked of those before a visitor asks for it. */
import type { Page } from 'playwright/test'
import { arrive } from './support/page.ts'
import { holdScripts } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

/** Answers in place of all other sites, and notes what is asked of them. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Other</title><button>Play</button>',
      })
    },
  )
  return asked
}

/** Shows the whole page, so that whatever waits to be seen is seen. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
    }
  })

test('a page asks nothing of others until a video is played, and then of one alone', async ({ page }) => {
  const asked = await standIn(page)
  await arrive(page, '/watch-and-book')
  await seeAll(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const link = page.getByRole('link', { name: 'Play video: A ride around the yard' })
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=65s')
  await link.click()
  const frame = page.frameLocator('#tour iframe')
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(link).toBeHidden()
  await expect(page.getByTitle('A ride around the yard')).toBeFocused()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=65'])
})

test('a calendar comes at a press by keyboard, before its script too, and its link stays', async ({ page }) => {
  const asked = await standIn(page)
  await arrive(page, '/watch-and-book')
  let release = () => {}
  await holdScripts(page, new Promise<void>((resolve) => (release = resolve)))
  const section = page.locator('#calendar')
  await section.getByRole('link', { name: 'Show the calendar here' }).focus()
  await page.keyboard.press('Enter')
  release()
  await expect(section.frameLocator('iframe').getByRole('button')).toBeVisible()
  await expect(section.getByTitle('Choose an hour')).toBeFocused()
  await expect(section.getByRole('link', { name: 'Show the calendar here' })).toBeHidden()
  const link = section.getByRole('link', { name: 'Open at Calendly (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://calendly.com/linden-cycles-example/test-ride')
  expect(asked).toEqual(['https://calendly.com/linden-cycles-example/test-ride'])
})

test('the drawn map brings one of streets at a press', async ({ page }) => {
  const asked = await standIn(page)
  await arrive(page, '/service-areas')
  expect(asked).toEqual([])
  await page.locator('#map').getByRole('link', { name: 'Show a map to move about in' }).click()
  await expect(page.locator('#map').frameLocator('iframe').getByRole('button')).toBeVisible()
  expect(new URL(asked[0] ?? '').origin).toBe('https://www.openstreetmap.org')
})

test('an own video is not fetched before it is played, and has its captions', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => /\.(webm|vtt)$/.test(request.url()) && fetched.push(new URL(request.url()).pathname))
  await arrive(page, '/watch-and-book')
  await seeAll(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.endsWith('.webm'))).toEqual([])
  const video = page.locator('#bench-video video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  expect(await video.evaluate((element: HTMLVideoElement) => [element.duration, element.textTracks[0]?.mode])).toEqual([
    2,
    'showing',
  ])
  await expect.poll(() => fetched.includes('/bench.vtt')).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the picture is a link to the video, and of a calendar there is the link alone', async ({ page }) => {
    await page.goto('/watch-and-book')
    const link = page.getByRole('link', { name: 'Play video: How the door was painted' })
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871')
    await expect(page.getByRole('link', { name: 'Open at Calendly' })).toBeVisible()
    const needScript = page.getByText(/is loaded from|Show the calendar here/)
    await expect(needScript).toHaveCount(5)
    for (const part of await needScript.all()) await expect(part).toBeHidden()
  })
})
