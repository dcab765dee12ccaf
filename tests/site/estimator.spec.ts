import type { Page } from 'playwright/test'
import { phoneWithLargeLetters } from '../browser/support/letters.ts'
import { arrive, restOfScrolling } from '../browser/support/page.ts'
import { holdScripts } from '../browser/support/scripts.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll, runsAll } from '../support/places.ts'

// Where a step ends, not the way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const calculator = (page: Page) => page.locator('.calculator')
const step = (page: Page, name: string) => page.getByRole('region', { name })
const next = (page: Page) => calculator(page).getByRole('button', { name: 'Next' })

/** Answers all four questions: 1,200 square feet at 9 in 12 is 1,500 of roof; with 12 % waste 16.8 squares. */
async function answerAll(page: Page) {
  await page.getByLabel('Size in square feet').fill('1,200')
  await next(page).click()
  await page.getByRole('radio', { name: /Steep \(about 9 in 12\)/ }).check()
  await next(page).click()
  await page.getByRole('radio', { name: 'Two stories' }).check()
  await next(page).click()
  await page.getByRole('radio', { name: /Architectural shingles/ }).check()
  await page.getByRole('button', { name: 'Show my range' }).click()
}

test('four answers give the area, a range with its assumptions, and a form that carries them along', async ({
  page,
}) => {
  await arrive(page, '/estimator')
  await answerAll(page)
  // 16.8 squares × $585 × (1 + 12 % + 6 %) = $11,597; 20 % to either side.
  await expect(calculator(page)).toContainText('$9,300 – $13,900')
  await expect(calculator(page)).toContainText('about 16.8 squares of roof (1,680 square feet')
  await expect(calculator(page).getByRole('listitem').first()).toHaveText('House footprint: 1,200 square feet')
  await expect(calculator(page)).toContainText('What this assumes')
  await expect(calculator(page)).toContainText('One old layer is torn off')
  const message = page.getByLabel(/What do you need done/)
  await expect(message).toHaveValue(/\$9,300 – \$13,900 for 16\.8 squares\n.*1,200 square feet\nSlope: Steep/)

  const sent = page.waitForRequest('**/send-contact-email')
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Request My Free Estimate' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ada Lovelace',
    formType: 'page-hero',
    serviceType: 'general',
    message: expect.stringContaining('Material: Architectural shingles'),
  })
  await expect(page.getByText('Request Sent!')).toBeVisible()
})

test('each question and the range come into view on small and large screens', async ({ page }) => {
  await arrive(page, '/estimator')
  const screens = [
    [360, 560],
    [390, 700],
    [1280, 800],
  ] as const
  for (const [width, height] of runsAll ? screens : screens.slice(0, 1)) {
    await page.setViewportSize({ width, height })
    const change = page.getByRole('button', { name: 'Change my answers' })
    if (await change.isVisible()) await change.click()
    await page.getByLabel('Size in square feet').fill('1200')
    for (const button of ['Next', 'Next', 'Next', 'Show my range']) {
      if (button !== 'Next' || (await page.getByRole('radio', { checked: true }).count()) === 0)
        await page.getByRole('radio').last().check()
      await page.getByRole('button', { name: button }).click()
      await expect(calculator(page)).toBeFocused()
      await restOfScrolling(page)
      const progress = (await page.locator('.calculator-progress').boundingBox())?.y ?? 0
      expect(progress, `clear of the header at ${width} × ${height}`).toBeGreaterThanOrEqual(
        await page.locator('.site-header').evaluate((element) => Math.max(element.getBoundingClientRect().bottom, 0)),
      )
    }
    await expect(page.locator('.result-range')).toBeInViewport({ ratio: 1 })
  }
})

test('the keyboard alone is enough, and focus moves to each new step', async ({ page }) => {
  await arrive(page, '/estimator')
  await page.getByLabel('Size in square feet').focus()
  await page.keyboard.type('1200')
  await page.keyboard.press('Enter')
  for (const [name, downs] of [
    ['Step 2 of 4', 2],
    ['Step 3 of 4', 1],
    ['Step 4 of 4', 1],
  ] as const) {
    await expect(step(page, name)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let press = 0; press < downs; press++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(step(page, 'Your range')).toBeFocused()
  await expect(calculator(page)).toContainText('$9,300 – $13,900')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Change my answers' })).toBeFocused()
})

test('a missing or odd answer is named, takes the focus, and is forgiven when it changes', async ({ page }) => {
  await arrive(page, '/estimator')
  const size = page.getByLabel('Size in square feet')
  for (const value of ['', 'large', '12', '60000']) {
    await size.fill(value)
    await next(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter the size in square feet, between 200 and 50,000')
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription(/between 200 and 50,000/)
    await expect(size).toHaveAttribute('aria-invalid', 'true')
  }
  await size.fill('1500')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await next(page).click()
  await next(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose one')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('"Change my answers" and Back find every answer as it was, and what was typed into the form outlives it', async ({
  page,
}) => {
  await arrive(page, '/estimator')
  await answerAll(page)
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Size in square feet')).toHaveValue('1200')
  await page.getByRole('radio', { name: /Area of the roof/ }).check()
  await next(page).click()
  await expect(page.getByRole('radio', { name: /Steep \(about/ })).toBeChecked()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /Area of the roof/ })).toBeChecked()
  for (let question = 0; question < 3; question++) await next(page).click()
  await page.getByRole('button', { name: 'Show my range' }).click()
  // The area of the roof needs no slope: 1200 × 1.12 = 13.4 squares.
  await expect(calculator(page)).toContainText('13.4 squares')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel(/What do you need done/)).toHaveValue(/13\.4 squares\nRoof area: 1,200 square feet/)
})

test(
  'where the code of the steps cannot be loaded, the plain form takes their place and is sent',
  inTestAll,
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource|dynamically imported/)
    await arrive(page, '/estimator')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.getByLabel('Size in square feet').fill('1200')
    await next(page).click()
    await expect(page.getByLabel('Size in square feet')).toHaveCount(0)
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Request My Free Estimate' }).click()
    await expect(page).toHaveURL('/thank-you')
  },
)

test('what is typed while the code is on its way is not lost', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await arrive(page, '/estimator')
  await holdScripts(page, release.promise)
  await page.getByRole('radio', { name: /Area of the roof/ }).check()
  await page.getByLabel('Size in square feet').fill('2000')
  await page.keyboard.press('Enter')
  release.resolve()
  await expect(step(page, 'Step 2 of 4')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Size in square feet')).toHaveValue('2000')
  await expect(page.getByRole('radio', { name: /Area of the roof/ })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the estimator is a plain form that sends the request', async ({ page }) => {
    await arrive(page, '/estimator')
    await expect(calculator(page)).toBeHidden()
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Request My Free Estimate' }).click()
    await expect(page).toHaveURL('/thank-you')
  })
})

test('on a phone with letters twice as large no word of a choice is cut in two', async ({ browser, baseURL }) => {
  const page = await phoneWithLargeLetters(browser, baseURL)
  await arrive(page, '/estimator')
  const cut = await page.locator('.choice span').evaluateAll((choices) => {
    const texts = choices.flatMap((choice) => {
      const walker = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      return found
    })
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    )
  })
  expect(cut).toEqual([])
  await page.close()
})
