import { freshEmail, leadsOf } from './support/leads.ts'
import { fillMessage, messageButton, messageForms, messageOf } from './support/message-forms.ts'
import { expect, test } from './support/test.ts'

test('a campaign is known two pages after the one that it led to, and nothing is kept for it', async ({ page }) => {
  const [form] = messageForms
  if (!form) throw new Error('no form')
  const email = freshEmail()
  await page.goto('/projects?utm_source=flyer&utm_campaign=spring')
  for (const next of ['/workshop-pictures', form.page]) {
    await page.evaluate((path) => location.assign(path), next)
    await page.waitForURL(next)
  }
  await fillMessage(page, form, { ...messageOf(), email })
  await messageButton(page, form).click()
  await expect.poll(async () => (await leadsOf(email)).length).toBe(1)
  const [lead] = await leadsOf(email)
  expect(lead?.source).toEqual({ source: 'flyer', campaign: 'spring' })
  expect(new URL(lead?.page ?? '').pathname).toBe(form.page)
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
})
