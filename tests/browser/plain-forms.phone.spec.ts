import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import { messageForms } from './support/message-forms.ts'
import { fillQuote, openPlainQuoteForm, quoteOf, sendButton } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'

test.use({ hasScripts: false })

async function expectThanks(page: Page) {
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thank/i)
}

for (const { name, page: path, form, button, labels, extra } of messageForms) {
  const details = name === 'contact' ? {} : inTestAll
  test(`without JavaScript the form ${name} is stored and ends at the thank-you page`, details, async ({ page }) => {
    const email = freshEmail()
    await page.goto(path)
    await form(page).getByLabel(labels.name, { exact: true }).fill('Ada Example')
    await form(page).getByLabel('Email', { exact: true }).fill(email)
    await form(page).getByLabel(labels.message, { exact: true }).fill('Two spokes are gone.')
    await form(page).getByRole('button', { name: button }).click()
    await expectThanks(page)
    const { formType, ...rest } = extra
    const fields = { name: 'Ada Example', email, message: 'Two spokes are gone.', ...rest }
    expect(await leadsOf(email)).toMatchObject([{ form: formType, state: 'inbox', fields }])
  })
}

test('without JavaScript a wrong quote request comes back with its messages and all that was typed, and is stored once it is right', async ({
  page,
  problems,
}) => {
  problems.allow(/422/)
  const email = freshEmail()
  const form = await openPlainQuoteForm(page)
  await fillQuote(form, { ...quoteOf(email), name: '  ', zip: '', phone: '12' })
  await sendButton(form).click()
  const main = page.getByRole('main')
  for (const message of [
    'Name is required',
    'Please enter a phone number with seven digits or more',
    'ZIP code is required',
  ])
    await expect(main.getByRole('link', { name: message })).toBeVisible()
  await expect(main.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await expect(main.getByLabel('Service')).toHaveValue('gears')
  await main.getByLabel('Name').fill('Ada Example')
  await main.getByLabel('Phone').fill(quoteOf(email).phone)
  await main.getByLabel('ZIP code').fill('97301')
  await main.getByRole('button', { name: 'Get My Free Quote' }).click()
  await expectThanks(page)
  expect(await leadsOf(email)).toMatchObject([{ form: 'quote', fields: quoteOf(email) }])
})
