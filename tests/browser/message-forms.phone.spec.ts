import { answerPosts, messagePath } from './support/endpoint.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import {
  expectMessage,
  expectThanks,
  fillMessage,
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

for (const form of messageForms) {
  test.describe(form.name, () => {
    test.beforeEach(({ page }) => arrive(page, form.page))

    test('sends exactly what the specification says, says so for good, and is empty afterwards', async ({ page }) => {
      const sent = await answerPosts(page, messagePath, 'ok')
      await fillMessage(page, form, messageOf())
      await messageButton(page, form).click()
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
      await fillMessage(page, form, messageOf('again@example.com'))
      await messageButton(page, form).click()
      await expect.poll(() => sent[1]?.body).toEqual({ ...messageOf('again@example.com'), ...form.extra })
    })

    test('says "Submitting..." and takes no second click while it sends', async ({ page }) => {
      const answer = Promise.withResolvers<void>()
      const sent = await answerPosts(page, messagePath, answer.promise)
      await fillMessage(page, form, messageOf())
      await messageButton(page, form).click()
      const busy = form.form(page).getByRole('button', { name: 'Submitting...' })
      await expect(busy).toBeDisabled()
      answer.resolve()
      await expect(form.form(page).locator('.thank-you')).toBeVisible()
      expect(sent).toHaveLength(1)
    })

    test('leaves the required fields to the browser, and explains what it takes and the server would not', async ({
      page,
    }) => {
      const sent = await answerPosts(page, messagePath, 'ok')
      const isMissing = (name: keyof ReturnType<typeof messageFields>) =>
        messageFields(page, form)[name].evaluate((field: HTMLInputElement) => field.validity.valueMissing)
      expect(await isMissing('name')).toBe(true)
      expect(await isMissing('email')).toBe(true)
      expect(await isMissing('phone')).toBe(false)
      expect(await isMissing('message')).toBe(form.isMessageRequired)
      await expect(messageFields(page, form).message).toHaveAttribute('rows', String(form.messageRows))
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
      expect(sent).toEqual([])
    })

    test('is stored by the server', async ({ page }) => {
      const email = freshEmail()
      await fillMessage(page, form, messageOf(email))
      await messageButton(page, form).click()
      await expectToast(page, form.success, 'default')
      const { formType, ...rest } = form.extra
      expect(await leadsOf(email)).toMatchObject([
        { form: formType, state: 'inbox', fields: { ...messageOf(email), ...rest } },
      ])
    })
  })
}
