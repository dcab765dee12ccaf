import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { arrive } from './support/page.ts'
import { holdScripts } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

const gallery = (page: Page) => page.locator('#bench')
const links = (page: Page) => gallery(page).getByRole('link')
const viewer = (page: Page) => page.getByRole('dialog', { name: 'On the bench' })
const large = (page: Page) => viewer(page).getByRole('img')

test(
  'a touch that comes before the script opens the picture all the same, and not in another page',
  inTestAll,
  async ({ page }) => {
    await arrive(page, '/workshop-pictures')
    let release = () => {}
    await holdScripts(page, new Promise<void>((resolve) => (release = resolve)))
    await links(page).nth(1).click()
    release()
    await expect(viewer(page)).toBeVisible()
    await expect(large(page)).toHaveAccessibleName('The van in a drive')
    expect(new URL(page.url()).pathname).toBe('/workshop-pictures')
  },
)

test('the keyboard opens, turns the pictures round and round, and comes back to where it was', async ({ page }) => {
  await arrive(page, '/workshop-pictures')
  await links(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page).getByText('Picture 1 of 3: Tools in a row on a bench')).toBeVisible()
  await expect(viewer(page).getByText('The bench', { exact: true })).toBeVisible()
  for (const [key, name] of [
    ['ArrowRight', 'The van in a drive'],
    ['ArrowRight', 'A stain on a ceiling'],
    ['ArrowRight', 'Tools in a row on a bench'],
    ['ArrowLeft', 'A stain on a ceiling'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(large(page)).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Tab')
  await expect(viewer(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(links(page).first()).toBeFocused()
})

test('a swipe turns the picture, and a button or a touch beside it closes it', async ({ page }) => {
  await arrive(page, '/workshop-pictures')
  await links(page).first().click()
  await expect(large(page)).toHaveAccessibleName('Tools in a row on a bench')
  await swipe(page, 300, 100)
  await expect(large(page)).toHaveAccessibleName('The van in a drive')
  await swipe(page, 100, 300)
  await expect(large(page)).toHaveAccessibleName('Tools in a row on a bench')
  await large(page).click()
  await expect(viewer(page)).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toBeHidden()
  await links(page).last().click()
  await page.mouse.click(100, 100)
  await expect(viewer(page)).toBeHidden()
})

async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  await send('touchStart', from)
  await send('touchMove', (from + to) / 2)
  await send('touchMove', to)
  await send('touchEnd')
  await session.detach()
}

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('each picture is a link to the large one', async ({ page, request }) => {
    await arrive(page, '/workshop-pictures')
    await expect(links(page)).toHaveCount(3)
    const href = await links(page).first().getAttribute('href')
    expect((await request.get(String(href))).headers()['content-type']).toBe('image/avif')
  })
})

test('whose a picture is stands under it, and of one without words under it at the foot of the page', async ({
  page,
}) => {
  await arrive(page, '/workshop-pictures')
  await expect(page.locator('#bench figcaption').last()).toHaveText('Where the rain came in Ida Brandt')
  await expect(page.getByRole('contentinfo').getByText('Photo: Ida Brandt', { exact: true })).toBeVisible()
  await arrive(page, '/watch-and-book')
  await expect(page.getByRole('contentinfo').getByText('Photo:')).toHaveCount(0)
})
