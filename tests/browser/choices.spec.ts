import type { Page } from 'playwright/test'
import { freshEmail, leadsOf } from './support/leads.ts'
import { arrive } from './support/page.ts'
import { holdScripts } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

const path = '/book-bikes'
const soon = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const formOf = (page: Page) => page.locator('form').filter({ hasText: 'Ask for the Bikes' })
const booked = { bikes: '2', day: soon, part: 'pm', extras: 'helmet\nmap', first: '', agreed: 'yes' }
const shown = {
  part: { label: 'When do you come?', value: 'In the afternoon' },
  extras: { value: 'Helmets, A map of quiet streets' },
  agreed: { label: 'You may call me about this booking.', value: 'Yes' },
}

test('a form of all kinds of fields is filled in and corrected by keyboard', async ({ page }) => {
  const email = freshEmail()
  await arrive(page, path)
  const form = formOf(page)
  await form.getByLabel('Name', { exact: true }).fill('Ada Example')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('How many bikes?').fill('9')
  await form.getByLabel('First day').fill(soon)
  await page.keyboard.press('Enter')
  await expect(form.getByText('Please enter 8 or less')).toBeVisible()
  await expect(form.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a part of the day')
  await expect(form.getByLabel('You may call me')).toHaveAccessibleDescription(/Please tick the box/)
  await expect(form.getByLabel('How many bikes?')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await form.getByLabel('In the morning').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await form.getByLabel('You may call me').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you. We have your request.')).toBeVisible()
  await expect(page.locator('.sent-values')).toContainText('Helmets, A map of quiet streets')
  expect(await leadsOf(email)).toMatchObject([{ form: 'booking', state: 'inbox', fields: booked, shown }])
})

test('what was chosen before the form came to life stays, with nothing else, and is cleared once it is sent', async ({
  page,
}) => {
  const email = freshEmail()
  const release = Promise.withResolvers<void>()
  await arrive(page, path)
  await holdScripts(page, release.promise)
  const form = formOf(page)
  await form.getByLabel('Name', { exact: true }).fill('Ada Example')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('How many bikes?').fill('2')
  await form.getByLabel('First day').fill(soon)
  for (const choice of ['In the afternoon', 'Helmets', 'You may call me']) await form.getByLabel(choice).check()
  release.resolve()
  await expect(page.locator('[data-island=form][data-ready]')).toBeAttached()
  const chosen = form.getByRole('checkbox', { checked: true }).or(form.getByRole('radio', { checked: true }))
  await expect(chosen).toHaveCount(3)
  await form.getByRole('button').click()
  await expect(page.getByText('Thank you. We have your request.')).toBeVisible()
  expect(await leadsOf(email)).toMatchObject([{ fields: { ...booked, extras: 'helmet' } }])
  await expect(form.locator(':checked')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the same form is corrected and stored', async ({ page, problems }) => {
    problems.allow(/422/)
    const email = freshEmail()
    await page.goto(path)
    await formOf(page).getByLabel('Name', { exact: true }).fill('Ada Example')
    await formOf(page).getByLabel('Email').fill(email)
    await formOf(page).getByLabel('How many bikes?').fill('2')
    await formOf(page).getByLabel('First day').fill(soon)
    await formOf(page).getByLabel('Helmets').check()
    await formOf(page).getByLabel('A map of quiet streets').check()
    await formOf(page).getByRole('button').click()
    await expect(page.getByRole('link', { name: 'Please choose a part of the day' })).toBeVisible()
    await expect(formOf(page).getByLabel('Helmets')).toBeChecked()
    await formOf(page).getByLabel('In the afternoon').check()
    await formOf(page).getByLabel('You may call me').check()
    await formOf(page).getByRole('button').click()
    await expect(page).toHaveURL('/thank-you')
    expect(await leadsOf(email)).toMatchObject([{ form: 'booking', state: 'inbox', fields: booked, shown }])
  })
})
