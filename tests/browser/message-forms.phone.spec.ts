import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { answerPosts, messagePath } from './support/endpoint.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import {
  expectMessage,
  expectThanks,
  fillMessage,
  type MessageForm,
  messageButton,
  messageFields,
  messageForms,
  messageOf,
} from './support/message-forms.ts'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'
import { expectToast } from './support/toast.ts'

// A toast that still glides in could not be clicked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [index, form] of messageForms.entries()) {
  const what = 'explains what it does not take, sends once exactly what the specification says, and thanks'
  // One component draws them all.
  test(`${form.name} ${what}`, index < 2 ? inTestAll : {}, async ({ page }) => {
    await arrive(page, form.page)
    const answer = Promise.withResolvers<void>()
    const sent = await answerPosts(page, messagePath, answer.promise)
    await test.step('it says at each field what is missing, and what the server would not take', () =>
      expectExplained(page, form))
    expect(sent).toEqual([])
    await fillMessage(page, form, messageOf())
    await messageButton(page, form).click()
    await expect(form.form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    answer.resolve()
    await expectToast(page, form.success, 'default')
    expect(sent).toMatchObject([{ method: 'POST', path: messagePath }])
    expect(sent[0]?.body).toEqual({ ...messageOf(), ...form.extra })
    expect(sent[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer public-anonymous-key',
    })
    await expectThanks(page, form)
    await form
      .form(page)
      .getByRole('button', { name: /^Send Another/ })
      .click()
    await expect(messageFields(page, form).name).toBeFocused()
    await expectMessage(page, form, {})
    await page.unroute(`**${messagePath}`)
    const email = freshEmail()
    await fillMessage(page, form, messageOf(email))
    await messageButton(page, form).click()
    await expect(form.form(page).locator('.thank-you')).toBeVisible()
    const { formType, ...rest } = form.extra
    expect(await leadsOf(email)).toMatchObject([
      { form: formType, state: 'inbox', fields: { ...messageOf(email), ...rest } },
    ])
  })
}

test('a form is named by its heading, and the field that is for robots alone comes last', async ({ page }) => {
  await page.goto('/bike-repair')
  const form = page.getByRole('form', { name: 'Tell us what is wrong' })
  await expect(form).toBeVisible()
  const names = await form.evaluate((element: HTMLFormElement) =>
    [...element.elements].map((field) => (field as HTMLInputElement).name).filter((name) => name !== ''),
  )
  expect(names.slice(-2)).toEqual(['message', await form.locator('.trap input').getAttribute('name')])
  await page.goto('/faq')
  for (const each of await page.locator('form').all()) await expect(each).toHaveAccessibleName(/\w/)
})

test('a form that is sent empty before its code is there says so at its fields too', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/form[^/]*\.js$/i, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/bike-repair')
  const form = page.getByRole('form', { name: 'Tell us what is wrong' })
  await form.getByRole('button', { name: 'Request My Free Estimate' }).click()
  held.resolve()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
})

async function expectExplained(page: Page, form: MessageForm) {
  const isMissing = (name: keyof ReturnType<typeof messageFields>) =>
    messageFields(page, form)[name].evaluate((field: HTMLInputElement) => field.validity.valueMissing)
  expect(await isMissing('name')).toBe(true)
  expect(await isMissing('email')).toBe(true)
  expect(await isMissing('phone')).toBe(false)
  expect(await isMissing('message')).toBe(form.isMessageRequired)
  await expect(messageFields(page, form).message).toHaveAttribute('rows', String(form.messageRows))
  await messageButton(page, form).click()
  await expect(messageFields(page, form).name).toBeFocused()
  await expect(messageFields(page, form).name).toHaveAccessibleDescription(/^Please enter your (full )?name$/)
  await expect(messageFields(page, form).email).toHaveAccessibleDescription('Please enter your email address')
  await expect(messageFields(page, form).phone).toHaveAccessibleDescription('')
  await expect(form.form(page).getByRole('status').first()).toHaveText(/^[23] fields need your attention$/)
  await fillMessage(page, form, { ...messageOf(), email: 'not an address' })
  await messageButton(page, form).click()
  await expect(messageFields(page, form).email).toBeFocused()
  const hasWrongForm = await messageFields(page, form).email.evaluate(
    (field: HTMLInputElement) => field.validity.typeMismatch,
  )
  expect(hasWrongForm).toBe(true)
  await fillMessage(page, form, { ...messageOf(), name: '  ', email: 'ada@gmail', phone: '1'.repeat(41) })
  await messageButton(page, form).click()
  const { name, email, phone } = messageFields(page, form)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/^Please enter your (full )?name$/)
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(phone).toHaveAccessibleDescription('Please keep “Phone (optional)” to 40 characters or fewer')
}
