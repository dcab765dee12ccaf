/** An owner's tasks with a thumb on a phone, each with the taps that it takes. */
import { expect, type Locator, type Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { countClicks } from './support/clicks.ts'
import { photo, photos } from './support/photos.ts'
import { openAt } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

const frameOf = (page: Page) => page.frameLocator('.canvas > iframe')
const dialogOf = (page: Page) => page.getByRole('dialog')
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
const view = (page: Page, name: string) => button(page.getByRole('navigation', { name: 'Studio' }), name).tap()

/** Opens a page once all of its sections answer to a finger; gives what counts the taps. */
async function begin(page: Page, studio: RunningStudio, route: string) {
  await openAt(page, studio, route)
  await expect(page.locator('.overlay ul li')).toHaveCount(await page.locator('.section-entry').count())
  return countClicks(page)
}

async function saved(page: Page, studio: RunningStudio): Promise<string[]> {
  await button(page, 'Save').tap()
  await expect(page.getByText('Everything is saved')).toBeAttached()
  return (await studio.changedLines()).map((line) => line.replace(/\s+/, ' '))
}

/** Chooses files of the phone. */
async function choose(page: Page, opener: Locator, files: Awaited<ReturnType<typeof photos>>) {
  const chooser = page.waitForEvent('filechooser')
  await opener.tap()
  await (await chooser).setFiles(files)
}

test('a headline: one tap and typing, with the headline in view', async ({ page, studio }) => {
  const taps = await begin(page, studio, '/flat-tires')
  const heading = frameOf(page).locator('main h1')
  await heading.tap()
  await expect(frameOf(page).locator('[data-typing]')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(heading).toHaveText('Flat tires and more')
  await expect(heading).toBeInViewport()
  expect(await taps()).toBe(1)
  expect(await saved(page, studio)).toHaveLength(2)
})

test('the phone number: one tap where it stands, and the whole site has the new one', async ({ page, studio }) => {
  const taps = await begin(page, studio, '/')
  await frameOf(page).locator('a[href^="tel:"]:visible').first().tap()
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true })
  await expect(phone).toBeFocused()
  await expect(phone).toBeInViewport()
  await phone.fill('(541) 555-0199')
  expect(await taps()).toBe(1)
  await expect(frameOf(page).locator('a[href="tel:+15415550199"]').first()).toBeAttached()
  expect(await frameOf(page).locator('a[href*="5550142"]').count()).toBe(0)
})

test('a new page with three sections and a photo stands in the menu after ten taps', async ({ page, studio }) => {
  const taps = await begin(page, studio, '/')
  await view(page, 'Pages')
  await button(page, 'New page').tap()
  const title = dialogOf(page).getByLabel('Title')
  await expect(title).toBeFocused()
  await page.keyboard.type('Wheel Truing')
  await dialogOf(page).getByLabel('Put it into the menu').tap()
  await button(dialogOf(page), 'Create').tap()
  await expect(page.locator('.page-address')).toHaveText('/wheel-truing')
  await expect(page.locator('.add-here').nth(1)).toBeInViewport()
  const before = await page.locator('.section-entry').count()
  await page.locator('.add-here').nth(1).tap()
  await button(page, /^Add “Steps”/).tap()
  await expect(dialogOf(page).getByText('Added: 1')).toBeVisible()
  await button(page, /^Add “Notice”/).tap()
  await button(page, /^Split/).tap()
  await expect(page.locator('.section-entry')).toHaveCount(before + 3)
  await page.locator('.picture-choice[id*="-image-"]').tap()
  const wheel = await photo(`wheel-${process.pid}.jpg`)
  await choose(page, dialogOf(page).getByText('Add a picture from this device'), [wheel])
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByLabel('What the picture shows', { exact: true })).toBeFocused()
  await page.keyboard.type('A wheel in the stand')
  await expect(frameOf(page).getByAltText('A wheel in the stand')).toBeInViewport()
  await expect(frameOf(page).locator('header a[href="/wheel-truing"]').first()).toHaveText('Wheel Truing')
  expect(await taps()).toBeLessThanOrEqual(10)
})

test('a gallery with six photos takes four taps, with room for a thumb', inTestAll, async ({ page, studio }) => {
  const taps = await begin(page, studio, '/workshop-pictures')
  const dialog = page.getByRole('dialog', { name: 'Add photos' })
  await page.locator('.add-here').first().tap()
  await button(page, /^Gallery/).tap()
  await choose(page, button(page, 'Add photos'), await photos(6))
  await expect(dialog.getByText('6 of 6 photos are here')).toBeVisible({ timeout: 60_000 })
  const small = await dialog
    .locator('button, textarea, .check')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML))
  expect(small).toEqual([])
  await button(page, 'Done').tap()
  expect(await taps()).toBeLessThanOrEqual(4)
  await expect(page.locator('.entries > li')).toHaveCount(6)
})

test('color, fonts and header are changed in five taps, with the page above them', async ({ page, studio }) => {
  const taps = await begin(page, studio, '/')
  await view(page, 'Site')
  await page.locator('.panel-list button', { hasText: 'Design' }).tap()
  const color = page.locator('.swatches').first().getByRole('button').nth(6)
  const chosen = await color.getAttribute('aria-label')
  await color.tap()
  await button(page.locator('.font-pairs'), 'Elegant').tap()
  await button(page.locator('.fold', { hasText: 'Header' }).last(), 'Left').tap()
  expect(await taps()).toBeLessThanOrEqual(5)
  const heading = frameOf(page).getByRole('heading', { level: 1 })
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/, serif$/)
  await expect(frameOf(page).locator('header').first()).toBeInViewport()
  expect(await saved(page, studio)).toContain(`+ brand: "${chosen}"`)
})

test('closed at Christmas: four taps, from the hours on the page', async ({ page, studio }) => {
  const year = new Date().getUTCFullYear() + (new Date().toISOString().slice(5) > '12-24' ? 1 : 0)
  const taps = await begin(page, studio, '/')
  await frameOf(page).getByText('10:00 AM – 2:00 PM').last().tap()
  for (const day of [24, 26]) await page.locator(`[data-day="${year}-12-${day}"]`).tap()
  await button(page.locator('.chosen-days'), 'Closed').tap()
  expect(await taps()).toBeLessThanOrEqual(4)
  expect(await saved(page, studio)).toEqual([`+ - { date: "${year}-12-24", until: "${year}-12-26", label: Holidays }`])
})

test('a card with an icon takes at most five taps', inTestAll, async ({ page, studio }) => {
  const taps = await begin(page, studio, '/bike-repair')
  await frameOf(page).getByText('Frayed cables').tap()
  await button(page.locator('.entry-bar'), 'Duplicate').tap()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bells that stick')
  await page.locator('.icon-choice').tap()
  await page.getByRole('searchbox', { name: /Search icons/ }).fill('bell')
  await button(dialogOf(page), 'bell').tap()
  expect(await taps()).toBeLessThanOrEqual(5)
  const card = frameOf(page).locator('#things li, #things article').filter({ hasText: 'Bells that stick' })
  await expect(card.locator('svg').first()).toBeAttached()
})

test('a review is written without a mistake on the way', inTestAll, async ({ page, studio }) => {
  await begin(page, studio, '/')
  const told: string[] = []
  await page.exposeFunction('told', (text: string) => void told.push(text))
  await page.evaluate(() => {
    const problems = document.querySelector('.problems-button') as Element
    const tell = () => (globalThis as never as { told(text: string): void }).told(problems.textContent ?? '')
    new MutationObserver(tell).observe(problems, { subtree: true, childList: true, characterData: true })
  })
  await frameOf(page).getByRole('heading', { name: 'What neighbors say' }).tap()
  await view(page, 'Fields')
  await button(page, /^Add to “Items”/).tap()
  const review = page.locator('.entries > li').last()
  await expect(review.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Vera K.')
  await review.getByLabel('Content', { exact: true }).fill('They answered on a Sunday.')
  await expect(frameOf(page).getByText('They answered on a Sunday.')).toBeInViewport()
  // The whole check comes a moment later.
  await page.waitForTimeout(1500)
  expect(told.filter((text) => /mistake/.test(text))).toEqual([])
})

test('a page that others link to is gone after four taps, and its visitors are sent on', async ({ page, studio }) => {
  const taps = await begin(page, studio, '/')
  await view(page, 'Pages')
  await button(page, 'More for “Flat Tires”').tap()
  await button(page, 'Remove page').tap()
  await expect(dialogOf(page)).toContainText('Bike Repair › ')
  await button(dialogOf(page), 'Remove page').tap()
  await expect(dialogOf(page)).toBeHidden()
  expect(await taps()).toBe(4)
  expect(await saved(page, studio)).toContain('+ /flat-tires: /')
})
