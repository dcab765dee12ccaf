/** The page under a thumb, 390 px wide. */
import { type BrowserContext, type CDPSession, expect, type Page } from 'playwright/test'
import { openAt, show } from './support/states.ts'
import { test as base } from './support/test.ts'

interface Point {
  x: number
  y: number
}

const test = base.extend<{ phone: { page: Page; touch: CDPSession } }>({
  phone: async ({ browser }, use) => {
    const context: BrowserContext = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
    })
    const page = await context.newPage()
    await use({ page, touch: await context.newCDPSession(page) })
    await context.close()
  },
})

/** A finger that goes a way, and lets go once what it waits for is there. */
async function drag(touch: CDPSession, points: Point[], isThere: () => Promise<void>): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  for (const [index, point] of points.entries()) await send(index === 0 ? 'touchStart' : 'touchMove', [point])
  await isThere()
  await send('touchEnd', [])
}

test('a thumb chooses a section, moves it by its handle and its buttons, and adds one behind it', async ({
  phone: { page, touch },
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  const frame = page.frameLocator('.canvas > iframe')
  await expect(page.locator('.overlay ul li')).toHaveCount(11)
  const headings = async () => (await frame.locator('main h2').allTextContents()).slice(1, 5)
  await frame.getByRole('heading', { name: 'How a repair goes' }).tap()
  await show(page, 'Page')
  const bar = page.getByRole('toolbar', { name: 'How a repair goes' })
  await expect(bar).toBeVisible()
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(
      box && Math.min(box.width, box.height),
      (await button.getAttribute('aria-label')) ?? '',
    ).toBeGreaterThanOrEqual(44)
  }
  const { x = 0, y = 0 } = (await bar.getByRole('button', { name: /^Move “/ }).boundingBox()) ?? {}
  const from = { x: x + 20, y: y + 20 }
  // Held at the upper edge until the page has come down to what stands above.
  const way = [...Array(8).keys()].map((step) => ({ x: from.x, y: from.y + ((80 - from.y) * (step + 1)) / 8 }))
  await drag(touch, [from, ...way], () =>
    expect(page.locator('.section-spot').nth(2)).toHaveAttribute('data-target', 'before'),
  )
  await expect(page.getByRole('status')).toHaveText('How a repair goes: place 3 of 11')
  const [begin, goes, three, signs] = [
    'Where we begin',
    'How a repair goes',
    'Three things we keep finding',
    'Signs to stop riding',
  ]
  await expect.poll(headings).toEqual([begin, goes, three, signs])
  await bar.getByRole('button', { name: 'Move down' }).tap()
  await expect.poll(headings).toEqual([begin, three, goes, signs])
  await bar.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Duplicate' }).tap()
  await expect.poll(headings).toEqual([begin, three, goes, goes])
  await page.getByRole('button', { name: 'Add a section after “How a repair goes”' }).last().tap()
  await expect(page.getByRole('dialog', { name: 'Choose a section' })).toBeVisible()
})

test('a picture that is tapped is replaced and described without leaving the page', async ({
  phone: { page },
  studio,
}) => {
  await openAt(page, studio, '/workshop-pictures')
  const frame = page.frameLocator('.canvas > iframe')
  await expect(page.locator('.overlay ul li')).toHaveCount(6)
  await frame.getByRole('img', { name: 'The van in a drive' }).tap()
  await page.getByRole('button', { name: 'Replace the picture' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /hub-painting/ })
    .tap()
  await page.getByRole('textbox', { name: 'What does it show?' }).fill('Paint on a hub')
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(frame.getByRole('img', { name: 'Paint on a hub' })).toBeInViewport()
})
