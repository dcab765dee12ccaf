import type { Page } from 'playwright/test'
import { freshEmail, leadsOf, linkFor } from './support/leads.ts'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

async function signUp(page: Page, email: string) {
  await arrive(page, '/about')
  const form = page.locator('#letter form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Send me the letter').check()
  await form.getByRole('button', { name: 'Send Me the Letter' }).click()
}

test('an address is taken in place, and is not confirmed by that', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, email)
  await expect(page.getByText('One more step')).toBeVisible()
  expect(await leadsOf(email)).toMatchObject([{ kind: 'newsletter', confirmedAt: null, mail: { state: 'pending' } }])
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('an address is entered, confirmed and erased by buttons of pages that look like the site', async ({ page }) => {
    const email = freshEmail()
    await signUp(page, email)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    const [lead] = await leadsOf(email)
    if (!lead) throw new Error('no lead')
    await page.goto(await linkFor(lead))
    await page.getByRole('button', { name: 'Yes, send it to me' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect((await leadsOf(email))[0]?.confirmedAt).toEqual(expect.any(Number))
    await page.getByRole('link', { name: 'Unsubscribe again' }).click()
    await page.getByRole('button', { name: 'Erase my address' }).click()
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    expect(await leadsOf(email)).toEqual([])
  })
})
