import type { Page } from 'playwright/test'
import { answerPosts, failures, messagePath } from './support/endpoint.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import { type MessageForm, messageForms } from './support/message-forms.ts'
import { expect, test } from './support/test.ts'
import { expectToast } from './support/toast.ts'

const failure = { title: 'Error', text: 'Failed to send message. Please try again.' }

const fields = (page: Page, { form, labels }: MessageForm) => ({
  name: form(page).getByLabel(labels.name, { exact: true }),
  email: form(page).getByLabel('Email', { exact: true }),
  phone: form(page).getByLabel(labels.phone),
  message: form(page).getByLabel(labels.message, { exact: true }),
})

async function fill(page: Page, form: MessageForm, values: Record<string, string>) {
  for (const [name, field] of Object.entries(fields(page, form))) await field.fill(values[name] ?? '')
}

async function expectValues(page: Page, form: MessageForm, values: Record<string, string>) {
  for (const [name, field] of Object.entries(fields(page, form))) await expect(field).toHaveValue(values[name] ?? '')
}

const visitor = (email = 'ada@example.com') => ({
  name: 'Ada Example',
  email,
  phone: '(502) 555-0101',
  message: 'Two shingles are gone.\nPlease look.',
})

for (const form of messageForms) {
  test.describe(form.name, () => {
    const button = (page: Page) => form.form(page).getByRole('button', { name: form.button })

    test.beforeEach(({ page }) => page.goto(form.page))

    test('sends exactly what the specification says, and is empty afterwards', async ({ page }) => {
      const sent = await answerPosts(page, messagePath, 'ok')
      await fill(page, form, visitor())
      await button(page).click()
      await expectToast(page, form.success, 'default')
      expect(sent).toMatchObject([{ method: 'POST', path: messagePath }])
      expect(sent[0]?.body).toEqual({ ...visitor(), ...form.extra })
      expect(sent[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        authorization: 'Bearer public-anonymous-key',
      })
      await expectValues(page, form, {})
      await fill(page, form, visitor('again@example.com'))
      await button(page).click()
      await expect.poll(() => sent[1]?.body).toEqual({ ...visitor('again@example.com'), ...form.extra })
    })

    test('says "Submitting..." and takes no second click while it sends', async ({ page }) => {
      const answer = Promise.withResolvers<void>()
      const sent = await answerPosts(page, messagePath, answer.promise)
      await fill(page, form, visitor())
      await button(page).click()
      const busy = form.form(page).getByRole('button', { name: 'Submitting...' })
      await expect(busy).toBeDisabled()
      answer.resolve()
      await expect(button(page)).toBeEnabled()
      expect(sent).toHaveLength(1)
    })

    for (const answer of failures) {
      test(`reports a failure (${answer}), keeps what was typed, and sends it at the next try`, async ({
        page,
        problems,
      }) => {
        problems.allow(/Failed to load resource/)
        await answerPosts(page, messagePath, answer)
        await fill(page, form, visitor())
        await button(page).click()
        await expectToast(page, failure, 'destructive')
        await expectValues(page, form, visitor())
        await page.unroute(`**${messagePath}`)
        const sent = await answerPosts(page, messagePath, 'ok')
        await button(page).click()
        await expectToast(page, form.success, 'default')
        expect(sent[0]?.body).toEqual({ ...visitor(), ...form.extra })
      })
    }

    test('leaves the required fields to the browser', async ({ page }) => {
      const sent = await answerPosts(page, messagePath, 'ok')
      const isMissing = (name: keyof ReturnType<typeof fields>) =>
        fields(page, form)[name].evaluate((field: HTMLInputElement) => field.validity.valueMissing)
      expect(await isMissing('name')).toBe(true)
      expect(await isMissing('email')).toBe(true)
      expect(await isMissing('phone')).toBe(false)
      expect(await isMissing('message')).toBe(form.isMessageRequired)
      await expect(fields(page, form).message).toHaveAttribute('rows', String(form.messageRows))
      await fill(page, form, { ...visitor(), email: 'not an address' })
      await button(page).click()
      await expect(fields(page, form).email).toBeFocused()
      const hasWrongForm = await fields(page, form).email.evaluate(
        (field: HTMLInputElement) => field.validity.typeMismatch,
      )
      expect(hasWrongForm).toBe(true)
      expect(sent).toEqual([])
    })

    test('is stored by the server', async ({ page }) => {
      const email = freshEmail()
      await fill(page, form, visitor(email))
      await button(page).click()
      await expectToast(page, form.success, 'default')
      const { formType, ...rest } = form.extra
      expect(await leadsOf(email)).toMatchObject([
        { form: formType, state: 'inbox', fields: { ...visitor(email), ...rest } },
      ])
    })
  })
}
