import { inTestAll, runsAll } from '../support/places.ts'
import { answerPosts, failures, quotePath } from './support/endpoint.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import { fillQuote, openQuoteForm, quoteFields, quoteOf, sendButton } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'
import { expectToast } from './support/toast.ts'

// A sheet or a toast on its way would be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const success = {
  title: 'Quote Request Submitted!',
  text: "We'll contact you within 24 hours to schedule your free estimate.",
}
const failure = { title: 'Submission Error', text: 'Please try again or call us directly at (541) 555-0142' }
const quote = quoteOf('ada@example.com')

test('a quote request is sent once, as JSON with exactly six keys, and a panel thanks in place of the form', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  const answer = Promise.withResolvers<void>()
  const sent = await answerPosts(page, quotePath, answer.promise)
  await fillQuote(form, quote)
  await sendButton(form).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  answer.resolve()
  await expectToast(page, success, 'default')
  expect(sent).toMatchObject([{ method: 'POST', path: quotePath, headers: { 'content-type': 'application/json' } }])
  expect(sent[0]?.body).toEqual(quote)
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
  const panel = form.getByRole('status')
  await expect(panel).toHaveText(
    /^Thanks! We'll be in touch shortly\.\s*A specialist will contact you within 24 hours\.$/,
  )
  await expect(panel).toBeFocused()
  await expect(sendButton(form)).toBeHidden()
  await expect(form.getByRole('textbox')).toHaveCount(0)
})

test('where the styles of the thanks do not come, the message of all forms thanks', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  await page.route('**/thanks*.css', (route) => route.abort())
  const form = await openQuoteForm(page)
  await answerPosts(page, quotePath, 'ok')
  await fillQuote(form, quote)
  await sendButton(form).click()
  await expectToast(page, success, 'default')
  await expect(sendButton(form)).toBeVisible()
  await expect(form.locator('.thank-you')).toHaveCount(0)
})

test('the service is one of seven; a message is not needed, and its field has 3 rows', inTestAll, async ({ page }) => {
  const form = await openQuoteForm(page)
  const values = await quoteFields(form)
    .serviceType.locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual(['', 'repairs', 'wheels', 'gears', 'brakes', 'painting', 'lights', 'fleets'])
  await expect(quoteFields(form).message).toHaveAttribute('rows', '3')
  const sent = await answerPosts(page, quotePath, 'ok')
  await fillQuote(form, { ...quote, message: '' })
  await sendButton(form).click()
  await expect.poll(() => sent[0]?.body).toEqual({ ...quote, message: '' })
})

test('a failure of any kind is reported and nothing typed is lost', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  const form = await openQuoteForm(page)
  await fillQuote(form, quote)
  // message-failures.phone.spec.ts sees the others.
  for (const answer of runsAll ? failures : failures.filter((_, place) => place % 2 === 0)) {
    await test.step(answer, async () => {
      const sent = await answerPosts(page, quotePath, answer)
      await sendButton(form).click()
      await expectToast(page, failure, 'destructive')
      expect(sent).toHaveLength(1)
      await page.getByRole('button', { name: 'Close toast' }).click()
      await expect(page.getByText(failure.title)).toHaveCount(0)
      await page.unroute(`**${quotePath}`)
    })
  }
  for (const [name, field] of Object.entries(quoteFields(form)))
    await expect(field).toHaveValue(quote[name as keyof typeof quote])
  const sent = await answerPosts(page, quotePath, 'ok')
  await sendButton(form).click()
  await expectToast(page, success, 'default')
  expect(sent[0]?.body).toEqual(quote)
})

test(
  'an answer that does not come is waited for half a minute, then the failure is reported',
  inTestAll,
  async ({ page }) => {
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
  },
)

test('a quote request is stored by the server', async ({ page }) => {
  const email = freshEmail()
  const form = await openQuoteForm(page)
  await fillQuote(form, quoteOf(email))
  await sendButton(form).click()
  await expectToast(page, success, 'default')
  expect(await leadsOf(email)).toMatchObject([{ form: 'quote', state: 'inbox', fields: quoteOf(email) }])
})
