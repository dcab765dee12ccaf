import type { Locator } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { answerPosts, quotePath } from './support/endpoint.ts'
import { fillQuote, openQuoteForm, quoteFields, quoteOf, sendButton } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'

// A sheet on its way would be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const messages = {
  name: 'Name is required',
  phone: 'Phone is required',
  email: 'Email is required',
  zip: 'ZIP code is required',
  serviceType: 'Please select a service type',
}
const names = Object.keys(messages) as (keyof typeof messages)[]
const quote = quoteOf('ada@example.com')

/** Expects the field to be marked as wrong and its message to be read with it. */
async function expectError(form: Locator, name: keyof typeof messages, message: string) {
  await expect(form.getByText(message)).toBeVisible()
  await expect(quoteFields(form)[name]).toHaveAttribute('aria-invalid', 'true')
  await expect(quoteFields(form)[name]).toHaveAccessibleDescription(message)
}

test('an empty form names every required field, sends nothing and puts the focus on the first', async ({ page }) => {
  const form = await openQuoteForm(page)
  const sent = await answerPosts(page, quotePath, 'ok')
  await sendButton(form).click()
  for (const name of names) await expectError(form, name, messages[name])
  await expect(quoteFields(form).message).not.toHaveAttribute('aria-invalid')
  await expect(quoteFields(form).name).toBeFocused()
  await test.step('editing a field clears its own message and no other', async () => {
    const left = [...names]
    for (const name of names) {
      const field = quoteFields(form)[name]
      if (name === 'serviceType') await field.selectOption('wheels')
      else await field.pressSequentially('x')
      left.shift()
      await expect(form.getByText(messages[name])).toBeHidden()
      await expect(field).not.toHaveAttribute('aria-invalid')
      for (const other of left) await expect(form.getByText(messages[other])).toBeVisible()
    }
  })
  await test.step('a cleared message comes back at the next try, not before', async () => {
    await quoteFields(form).name.fill('')
    await quoteFields(form).phone.focus()
    await expect(form.getByText(messages.name)).toBeHidden()
    await sendButton(form).click()
    await expectError(form, 'name', messages.name)
  })
  expect(sent).toEqual([])
})

test('spaces alone do not count', inTestAll, async ({ page }) => {
  const form = await openQuoteForm(page)
  const sent = await answerPosts(page, quotePath, 'ok')
  await fillQuote(form, { ...quote, name: '   ', phone: ' ', email: '  ', zip: '\u00a0 ' })
  await sendButton(form).click()
  for (const name of ['name', 'phone', 'email', 'zip'] as const) await expectError(form, name, messages[name])
  await expect(form.getByText(messages.serviceType)).toBeHidden()
  expect(sent).toEqual([])
})

test(
  'an e-mail address needs a name, an @ and a dotted host, a phone number seven digits',
  inTestAll,
  async ({ page }) => {
    const form = await openQuoteForm(page)
    const sent = await answerPosts(page, quotePath, 'ok')
    await fillQuote(form, { ...quote, phone: '12' })
    for (const email of ['ada', 'ada@example', 'ada example@example.com', '@example.com']) {
      await quoteFields(form).email.fill(email)
      await expect(form.getByText('Please enter a valid email')).toBeHidden()
      await sendButton(form).click()
      await expectError(form, 'email', 'Please enter a valid email')
    }
    await expectError(form, 'phone', 'Please enter a phone number with seven digits or more')
    expect(sent).toEqual([])
    await quoteFields(form).email.fill(quote.email)
    await quoteFields(form).phone.fill('555-0101')
    await sendButton(form).click()
    await expect.poll(() => sent[0]?.body).toEqual({ ...quote, phone: '555-0101' })
  },
)
