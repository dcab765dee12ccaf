/** Dragging with a mouse, and the studio under fingers on a tablet. */
import { isDeepStrictEqual } from 'node:util'
import { type CDPSession, expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { openStudio, type RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

/** Opens the page with most sections, and gives its frame. */
async function openBikeRepair(page: Page, studio: RunningStudio): Promise<FrameLocator> {
  await openStudio(page, studio, '/bike-repair')
  await expect(page.locator('.section-entry')).toHaveCount(11)
  const frame = page.frameLocator('.canvas iframe')
  await expect(frame.getByRole('heading', { name: 'Where we begin' })).toBeVisible()
  return frame
}

/** Once it has come to rest: pictures of looks above it take their heights when they are there. */
async function middleOf(wanted: Locator): Promise<{ x: number; y: number }> {
  let last: unknown
  for (;;) {
    const box = await wanted.boundingBox()
    if (box && isDeepStrictEqual(box, last)) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    last = box
    await wanted.page().waitForTimeout(150)
  }
}

test('a section is dragged to another place, also where the pointer leaves the list for the page', async ({
  page,
  studio,
}) => {
  const frame = await openBikeRepair(page, studio)
  const from = await middleOf(page.locator('.section-list .grip').nth(1))
  const to = await middleOf(page.locator('.section-entry').nth(3))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(600, from.y + 20, { steps: 4 })
  await page.mouse.move(600, to.y + 12, { steps: 8 })
  await expect(page.locator('[data-target]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.locator('.section-entry').nth(3)).toContainText('Where we begin')
  await expect
    .poll(async () => (await frame.locator('main h2').allTextContents()).slice(1, 4))
    .toEqual(['Three things we keep finding', 'How a repair goes', 'Where we begin'])
  await page.keyboard.press('Control+z')
  await expect(page.locator('.section-entry').nth(1)).toContainText('Where we begin')
})

test('an entry of a list is dragged, and its line alone moves in the file', async ({ page, studio }) => {
  const frame = await openBikeRepair(page, studio)
  await frame.getByRole('heading', { name: 'How a repair goes' }).click()
  const entries = page.locator('.group', { hasText: 'Items' }).first().locator('.entries').first()
  const grips = entries.locator('.grip')
  await grips.first().scrollIntoViewIfNeeded()
  const from = await middleOf(grips.nth(1))
  const to = await middleOf(grips.first())
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 300, to.y - 14, { steps: 8 })
  await page.mouse.up()
  await expect(entries.locator('.entry-button').first()).toContainText('We call')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const [first = '', ...others] = await studio.changedLines()
  expect(others).toEqual([first.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'))])
})

test('a drag that ends where it began changes nothing', async ({ page, studio }) => {
  await openBikeRepair(page, studio)
  const { x, y } = await middleOf(page.locator('.section-list .grip').nth(2))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 3, y + 3, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('on a tablet, fingers change words, move, add and save', async ({ browser, studio }) => {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true, locale: 'en-US' })
  const page = await context.newPage()
  const touch = await context.newCDPSession(page)
  /** The list, the page and the fields take turns. */
  const show = async (name: string) => {
    const button = page.getByRole('navigation', { name: 'Studio' }).getByRole('button', { name, exact: true })
    // Right behind a drag, the browser may take the first touch for a part of it.
    await expect(async () => {
      await button.tap()
      await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
    }).toPass()
  }
  const frame = await openBikeRepair(page, studio)
  // As a tablet shows it.
  expect((await page.locator('.canvas').boundingBox())?.width).toBe(768)
  await test.step('words on a page of the list', async () => {
    await show('Sections')
    await page.getByRole('button', { name: 'Pages', exact: true }).tap()
    await page.getByRole('button', { name: 'Bike Repair' }).first().tap()
    await frame.getByRole('heading', { name: 'Where we begin' }).tap()
    await expect(frame.locator('[data-typing]')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Where all begins')
    await expect(frame.getByRole('heading', { name: 'Where all begins' })).toBeAttached()
  })
  await test.step('a section by its handle', async () => {
    await show('Sections')
    const from = await middleOf(page.locator('.section-list .grip').nth(1))
    const to = await middleOf(page.locator('.section-entry').nth(3))
    await drag(touch, from, { x: from.x, y: to.y + 12 })
    await expect(page.locator('.section-entry').nth(3)).toContainText('Where all begins')
  })
  await test.step('the same section by the buttons of its bar', async () => {
    await show('Page')
    await page.getByRole('toolbar', { name: 'Where all begins' }).getByRole('button', { name: 'Move up' }).tap()
    await show('Sections')
    await expect(page.locator('.section-entry').nth(2)).toContainText('Where all begins')
  })
  await test.step('a page by its handle', async () => {
    await page.getByRole('button', { name: 'Pages', exact: true }).tap()
    const titles = page.locator('.outline-part > div > .page-list > li > .page-row .entry-name')
    const [home, moved, past, ...others] = await titles.allTextContents()
    const grip = (title = '') =>
      page.getByRole('button', { name: `Move “${title}”: drag, or use the arrow keys` }).last()
    const from = await middleOf(grip(moved))
    await drag(touch, from, { x: from.x, y: (await middleOf(grip(past))).y + 16 })
    await expect(titles).toHaveText([home, past, moved, ...others] as string[])
    await page.getByRole('button', { name: 'Sections', exact: true }).last().tap()
  })
  await test.step('an entry of a list', async () => {
    await page.locator('.section-entry', { hasText: 'Signs to stop riding' }).tap()
    await show('Fields')
    await page.getByRole('button', { name: 'Add to “Items”' }).tap()
    await page.getByLabel('Title', { exact: true }).fill('A chain that jumps')
    await expect(frame.getByText('A chain that jumps')).toBeAttached()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByRole('status')).toHaveText('Saved to pages.yaml')
  expect(await studio.changedLines()).toContain('+        heading: Where all begins')
  await context.close()
})

async function drag(touch: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [from])
  for (let step = 1; step <= 8; step++) await send('touchMove', [{ x: to.x, y: from.y + ((to.y - from.y) * step) / 8 }])
  await send('touchEnd', [])
}
