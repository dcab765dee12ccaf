import type { Locator, Page } from 'playwright/test'
import { freshEmail, leadsOf } from './support/leads.ts'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

// Where a step ends, not the way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/guided-rides'
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const soon = later(9)
const formOf = (page: Page) => page.locator('main form')
const next = (form: Locator) => form.getByRole('button', { name: 'Next' })
const send = (form: Locator) => form.getByRole('button', { name: 'Ask for the Ride' })
const step = (form: Locator, name: string) => form.getByRole('group', { name, exact: true })
const steps = {
  first: 'Step 1 of 3 Your ride',
  second: 'Step 2 of 3 Your bikes',
  third: 'Step 3 of 3 How we reach you',
}
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('form tour'))
const title = (form: Locator, name: string) => step(form, name).locator('> legend')

async function fillFirst(form: Locator) {
  await form.getByLabel('Day').fill(soon)
  await form.getByLabel('Riders').fill('4')
  await form.getByLabel('In the morning').check()
}

async function fillLast(form: Locator, email: string) {
  await form.getByLabel('Name', { exact: true }).fill('Ada Example')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('You may call me').check()
}

test('one step shows at a time, says what is missing before the next, and the focus goes along', async ({ page }) => {
  const email = freshEmail()
  await arrive(page, path)
  const form = formOf(page)
  await expect(step(form, steps.first)).toBeVisible()
  await expect(form.getByRole('group')).toHaveCount(1)
  await expect(send(form)).toBeHidden()
  await next(form).click()
  await expect(form.getByLabel('Day')).toBeFocused()
  await expect(form.getByLabel('Day')).toHaveAccessibleDescription('Please choose a day')
  await expect(form.getByRole('status').filter({ hasText: '3 fields' })).toBeAttached()
  await fillFirst(form)
  await form.getByLabel('Riders').press('Enter')
  await expect(title(form, steps.second)).toBeFocused()
  await expect(form.getByLabel('Day')).toBeHidden()
  await form.getByLabel('Helmets').check()
  await next(form).click()
  await expect(title(form, steps.third)).toBeFocused()
  await expect(next(form)).toBeHidden()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(title(form, steps.second)).toBeFocused()
  await expect(form.getByLabel('Helmets')).toBeChecked()
  await next(form).click()
  await send(form).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await fillLast(form, email)
  await send(form).click()
  await expect(page.getByText('Thank you. We have your request.')).toBeVisible()
  const fields = { day: soon, riders: '4', part: 'am', bikes: 'helmet', name: 'Ada Example', email, agreed: 'yes' }
  expect(await leadsOf(email)).toMatchObject([{ form: 'tour', state: 'inbox', fields }])
  expect(await kept(page)).toBeNull()
})

test('what was typed survives a reload, is in nobody’s hands before, and pictures are chosen once more', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await arrive(page, path)
  const form = formOf(page)
  await fillFirst(form)
  await next(form).click()
  await form.getByLabel('Helmets').check()
  await next(form).click()
  await form.getByLabel('Name', { exact: true }).fill('Ada Example')
  await page.locator('[name=zq_ref2]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'robot'
  })
  await form.getByLabel('You may call me').check()
  expect(await kept(page)).not.toContain('robot')
  await page.reload()
  await expect(step(form, steps.third)).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada Example')
  await expect(form.getByLabel('You may call me')).toBeChecked()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(form.getByLabel('Helmets')).toBeChecked()
  const photo = { name: 'bike.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await form.getByLabel('A photo of your bike').setInputFiles(photo)
  await next(form).click()
  await page.reload()
  await expect(step(form, steps.second)).toBeVisible()
  await expect(form.getByLabel('A photo of your bike')).toHaveAccessibleDescription(/choose your pictures once more/)
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(form.getByLabel('Riders')).toHaveValue('4')
  await expect(form.getByLabel('In the morning')).toBeChecked()
  expect(posts).toEqual([])
  await form.getByLabel('Riders').fill('')
  expect(await kept(page)).not.toContain('riders')
})

test('what the server finds in an earlier step is listed, and leads back to it', async ({ page, problems }) => {
  problems.allow(/status of 422/)
  const email = freshEmail()
  await arrive(page, path)
  const form = formOf(page)
  await fillFirst(form)
  await next(form).click()
  await next(form).click()
  await fillLast(form, email)
  // As when the day has passed since it was chosen.
  await page.route('**/submit-form.php', async (route) => {
    const body = JSON.stringify({ ...route.request().postDataJSON(), day: later(-3) })
    await route.continue({ postData: body })
  })
  await send(form).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please check the form')
  await page.unroute('**/submit-form.php')
  await summary.getByRole('button', { name: /or a later day/ }).click()
  await expect(form.getByLabel('Day')).toBeFocused()
  await expect(form.getByLabel('Day')).toHaveAccessibleDescription(/or a later day/)
  await form.getByLabel('Day').fill(later(10))
  await next(form).click()
  await next(form).click()
  await expect(summary).toBeHidden()
  await send(form).click()
  await expect(page.getByText('Thank you. We have your request.')).toBeVisible()
  expect(await leadsOf(email)).toMatchObject([{ form: 'tour', fields: { day: later(10) } }])
})

test('where the code does not come, "Next" brings the page on which all can be filled in', async ({
  page,
  problems,
}) => {
  problems.allow(/./)
  await page.goto(path)
  await page.route('**/*.js', (route) => route.abort())
  await formOf(page).getByLabel('Riders').fill('4')
  await next(formOf(page)).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Please choose a day' })).toBeVisible()
  await expect(main.getByRole('group', { name: 'Your bikes' })).toBeVisible()
  await expect(main.getByLabel('Riders')).toHaveValue('4')
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('all steps show, one below the other, and are sent at once', async ({ page }) => {
    const email = freshEmail()
    await page.goto(path)
    const form = formOf(page)
    for (const name of Object.values(steps)) await expect(step(form, name)).toBeVisible()
    await expect(next(form)).toBeHidden()
    await fillFirst(form)
    await fillLast(form, email)
    await send(form).click()
    await expect(page).toHaveURL('/thank-you')
    expect(await leadsOf(email)).toMatchObject([{ form: 'tour', fields: { riders: '4' } }])
  })
})
