import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe.ts'
import { answerPosts, quotePath } from './support/endpoint.ts'
import { header, mainMenu } from './support/page.ts'
import { fillQuote, openQuoteForm, quoteOf, sendButton } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'

// Colours on their way from one state to the next would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test('the home page has no accessibility violation as it opens', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, 'as it opens')
})

test('the home page has none with its menus open', async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) {
    await header(page).locator('summary').click()
    return expectAccessible(page, 'mobile menu open')
  }
  await mainMenu(page).getByRole('button', { name: 'Services: more pages' }).click()
  await expectAccessible(page, 'dropdown open')
  await mainMenu(page).getByRole('button', { name: 'Commercial Roofing: more pages' }).click()
  await expectAccessible(page, 'submenu open')
})

test('the home page has none with a service open and the carousel alive', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'Gutters' }).click()
  await page.getByRole('button', { name: 'Next review' }).click()
  await expect(page.getByText('Review 2 of 9: Robert H.')).toBeAttached()
  await expectAccessible(page, 'service open, carousel moved')
})

test('the quote form has none empty, with errors, after a failure and after a success', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  const form = await openQuoteForm(page)
  if (isPhone(page)) await expectAccessible(page, 'sheet open')
  await sendButton(form).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expectAccessible(page, 'form errors')
  await answerPosts(page, quotePath, 'server error')
  await fillQuote(form, quoteOf('ada@example.com'))
  await sendButton(form).click()
  // The pointer on a message keeps it from going away.
  await page.getByText('Submission Error').hover()
  await expectAccessible(page, 'failure toast')
  await page.unroute(`**${quotePath}`)
  await page.mouse.move(0, 0)
  await expect(page.getByText('Submission Error')).toBeHidden({ timeout: 15_000 })
  await answerPosts(page, quotePath, 'ok')
  await sendButton(form).click()
  await page.getByText('Quote Request Submitted!').hover()
  await expect(form.getByText("Thanks! We'll be in touch shortly.")).toBeVisible()
  await expectAccessible(page, 'success toast and thank-you panel')
})
