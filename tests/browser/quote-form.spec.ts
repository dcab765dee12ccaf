import { answerPosts, failures, quotePath } from './support/endpoint.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import { fillQuote, openQuoteForm, quoteFields, quoteOf, sendButton } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'
import { expectToast } from './support/toast.ts'

const success = {
  title: 'Quote Request Submitted!',
  text: "We'll contact you within 24 hours to schedule your free estimate.",
}
const failure = { title: 'Submission Error', text: 'Please try again or call us directly at (541) 555-0142' }
const quote = quoteOf('ada@example.com')

test('a quote request is sent as JSON with exactly six keys', async ({ page }) => {
  const form = await openQuoteForm(page)
  const sent = await answerPosts(page, quotePath, 'ok')
  await fillQuote(form, quote)
  await sendButton(form).click()
  await expectToast(page, success, 'default')
  expect(sent).toMatchObject([{ method: 'POST', path: quotePath, headers: { 'content-type': 'application/json' } }])
  expect(sent[0]?.body).toEqual(quote)
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
})

test('a message is not needed, and its field has 3 rows', async ({ page }) => {
  const form = await openQuoteForm(page)
  const sent = await answerPosts(page, quotePath, 'ok')
  await expect(quoteFields(form).message).toHaveAttribute('rows', '3')
  await fillQuote(form, { ...quote, message: '' })
  await sendButton(form).click()
  await expectToast(page, success, 'default')
  expect(sent[0]?.body).toEqual({ ...quote, message: '' })
})

test('the service is one of seven', async ({ page }) => {
  const form = await openQuoteForm(page)
  const values = await quoteFields(form)
    .serviceType.locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual(['', 'repairs', 'wheels', 'gears', 'brakes', 'painting', 'lights', 'fleets'])
})

test('while it sends, the button says "Submitting..." and is disabled', async ({ page }) => {
  const form = await openQuoteForm(page)
  const answer = Promise.withResolvers<void>()
  const sent = await answerPosts(page, quotePath, answer.promise)
  await fillQuote(form, quote)
  await sendButton(form).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  answer.resolve()
  await expect(form.getByText("Thanks! We'll be in touch shortly.")).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a thank-you panel takes the place of the form and gets the focus', async ({ page }) => {
  const form = await openQuoteForm(page)
  await answerPosts(page, quotePath, 'ok')
  await fillQuote(form, quote)
  await sendButton(form).click()
  const panel = form.getByRole('status')
  await expect(panel).toHaveText(
    /^Thanks! We'll be in touch shortly\.\s*A specialist will contact you within 24 hours\.$/,
  )
  await expect(panel).toBeFocused()
  await expect(sendButton(form)).toBeHidden()
  await expect(form.getByRole('textbox')).toHaveCount(0)
})

for (const answer of failures) {
  test(`a failure (${answer}) is reported and nothing typed is lost`, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/)
    const form = await openQuoteForm(page)
    await answerPosts(page, quotePath, answer)
    await fillQuote(form, quote)
    await sendButton(form).click()
    await expectToast(page, failure, 'destructive')
    for (const [name, field] of Object.entries(quoteFields(form)))
      await expect(field).toHaveValue(quote[name as keyof typeof quote])
    await page.unroute(`**${quotePath}`)
    const sent = await answerPosts(page, quotePath, 'ok')
    await sendButton(form).click()
    await expectToast(page, success, 'default')
    expect(sent[0]?.body).toEqual(quote)
  })
}

test('an answer that does not come is waited for half a minute, then the failure is reported', async ({ page }) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 30_000 ? 300 : ms)) as typeof setTimeout
  })
  const form = await openQuoteForm(page)
  const answer = Promise.withResolvers<void>()
  const sent = await answerPosts(page, quotePath, answer.promise)
  await fillQuote(form, quote)
  await sendButton(form).click()
  await expectToast(page, failure, 'destructive')
  expect(sent).toHaveLength(1)
  await expect(quoteFields(form).message).toHaveValue(quote.message)
  await expect(sendButton(form)).toBeEnabled()
})

test('a quote request is stored by the server', async ({ page }) => {
  const email = freshEmail()
  const form = await openQuoteForm(page)
  await fillQuote(form, quoteOf(email))
  await sendButton(form).click()
  await expectToast(page, success, 'default')
  expect(await leadsOf(email)).toMatchObject([{ form: 'quote', state: 'inbox', fields: quoteOf(email) }])
})

test('the keyboard alone sends a quote request', async ({ page }) => {
  const form = await openQuoteForm(page)
  const sent = await answerPosts(page, quotePath, 'ok')
  await quoteFields(form).name.focus()
  for (const text of [quote.name, quote.phone, quote.zip, quote.email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Gea')
  await page.keyboard.press('Tab')
  await page.keyboard.type(quote.message)
  await page.keyboard.press('Tab')
  await expect(sendButton(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, success, 'default')
  expect(sent[0]?.body).toEqual(quote)
})
