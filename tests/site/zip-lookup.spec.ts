import type { Page, Route } from 'playwright/test'
import { phoneWithLargeLetters } from '../browser/support/letters.ts'
import { arrive, restOfScrolling } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'

const field = (page: Page) => page.getByLabel('Your ZIP code')
const answer = (page: Page) => page.locator('.lookup').getByRole('status')

async function ask(page: Page, zip: string) {
  await field(page).fill(zip)
  await page.getByRole('button', { name: 'Check ZIP code' }).click()
}

/** Answers the look-up's requests in turn and counts them; the last answer stays. */
async function answerRequests(page: Page, ...answers: ((route: Route) => Promise<void>)[]) {
  const requests = { count: 0 }
  await page.route('**/zip-codes.json', (route) => answers[Math.min(requests.count++, answers.length - 1)]?.(route))
  return requests
}

const broken = (route: Route) => route.fulfill({ status: 503 })
const lost = (route: Route) => route.abort()
const fine = (route: Route) => route.continue()

test('a served ZIP code is confirmed with its region, another gets a no, all of them from one request', async ({
  page,
}) => {
  const requests = await answerRequests(page, fine)
  await arrive(page, '/service-areas')
  await test.step('what is no ZIP code is named as such and asks nobody', async () => {
    for (const text of ['', '4021', '402177', 'abcde', '40217-12']) {
      await ask(page, text)
      await expect(answer(page)).toHaveText('Please enter the five digits of a ZIP code.')
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription('Please enter the five digits of a ZIP code.')
    }
    expect(requests.count).toBe(0)
  })
  for (const [zip, region] of [
    ['40217', 'Louisville Metro'],
    ['40059', 'Jefferson County'],
    ['47150-1234', 'Southern Indiana'],
  ] as const) {
    await ask(page, zip)
    await expect(answer(page)).toContainText(`Yes, we serve ${zip} (${region}`)
    await expect(answer(page)).toContainText('(502) 555-0142')
  }
  await test.step('elsewhere, such as in the extended area, a no leaves the door open', async () => {
    await ask(page, '40031')
    await expect(answer(page)).toHaveText(
      '40031 is not on our list. Call (502) 555-0142 all the same: we also work in the extended area further down this page, and near the edge we often say yes.',
    )
    await expect(page.getByRole('heading', { name: /extended area/ })).toBeVisible()
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('the keyboard alone is enough', async () => {
    await field(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('47150')
    await page.keyboard.press('Enter')
    await expect(answer(page)).toContainText('Yes, we serve 47150')
    await expect(field(page)).toBeFocused()
  })
  expect(requests.count).toBe(1)
})

test('on a phone the answer is seen above the bar at the foot of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await arrive(page, '/service-areas')
  await field(page).fill('40217')
  // The button ends where the bar begins.
  await page.locator('.lookup button').evaluate((button) => {
    const bar = document.querySelector('.place-bar')?.getBoundingClientRect().top ?? 0
    scrollBy({ top: button.getBoundingClientRect().bottom - bar, behavior: 'instant' })
  })
  await page.locator('.lookup button').click()
  await expect(answer(page)).toContainText('Yes, we serve 40217')
  await restOfScrolling(page)
  const box = await answer(page).boundingBox()
  const bar = await page.locator('.place-bar').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('two failures and a success are one answer to the visitor', inTestAll, async ({ page, problems }) => {
  problems.allow(/503|ERR_FAILED/)
  await page.clock.install()
  const requests = await answerRequests(page, broken, lost, fine)
  await arrive(page, '/service-areas')
  await ask(page, '40217')
  await expect(answer(page)).toHaveText('Looking it up …')
  await expect.poll(() => requests.count).toBe(1)
  await page.clock.runFor(1000)
  await expect.poll(() => requests.count).toBe(2)
  await page.clock.runFor(2000)
  await expect(answer(page)).toContainText('Yes, we serve 40217')
  expect(requests.count).toBe(3)
})

test('after three retries the visitor is given the phone number, and may ask again', async ({ page, problems }) => {
  problems.allow(/503/)
  await page.clock.install()
  const requests = await answerRequests(page, broken, broken, broken, broken, fine)
  await arrive(page, '/service-areas')
  await ask(page, '40217')
  for (const [tries, delay] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => requests.count).toBe(tries)
    await page.clock.runFor(delay)
  }
  await expect(answer(page)).toHaveText(
    'The list could not be loaded. Please call (502) 555-0142 and we will tell you.',
  )
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
  expect(requests.count).toBe(4)
  await ask(page, '40217')
  await expect(answer(page)).toContainText('Yes, we serve 40217')
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the section leads to the lists, where every ZIP code can be opened', async ({ page }) => {
    await arrive(page, '/service-areas')
    await expect(field(page)).toBeHidden()
    await page.getByRole('link', { name: 'see all ZIP codes' }).click()
    await expect(page).toHaveURL('/service-areas#regions')
    await page.getByText('+49 more').click()
    await expect(page.getByText('40293', { exact: true })).toBeVisible()
  })
})

test('on a phone with letters twice as large all five digits can be read', inTestAll, async ({ browser, baseURL }) => {
  const page = await phoneWithLargeLetters(browser, baseURL)
  await arrive(page, '/service-areas')
  await field(page).fill('40217')
  expect(await field(page).evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
  await page.close()
})
