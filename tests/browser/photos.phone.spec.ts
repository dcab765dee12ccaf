import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { freshEmail, leadsOf } from './support/leads.ts'
import { expect, test } from './support/test.ts'

const photo = (name: string, background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))
const parts = 'frame\nwheel'
const other = { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }

async function openForm(page: Page, email: string) {
  await page.goto('/electric-cargo-bikes')
  const form = page.locator('form', { has: page.locator('[type=file]') })
  await form.getByLabel('Name', { exact: true }).fill('Ada Example')
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('The frame').check()
  await form.getByLabel('A wheel').check()
  return {
    form,
    photos: form.getByLabel('Photos of the damage'),
    send: form.getByRole('button', { name: 'Send the Photos' }),
  }
}

test('what is no picture is told at its field, and pictures add up until they are sent', async ({ page, problems }) => {
  problems.allow(/status of 422/)
  const email = freshEmail()
  const { form, photos, send } = await openForm(page, email)
  await send.click()
  await expect(form.getByText('Please choose a picture')).toBeVisible()
  await photos.setInputFiles(other)
  await form.getByRole('button', { name: 'Remove not.jpg' }).waitFor()
  await send.click()
  await expect(photos).toHaveAccessibleDescription(/“not.jpg” cannot be read as a picture/)
  await form.getByRole('button', { name: 'Remove not.jpg' }).click()
  await photos.setInputFiles(await photo('roof.jpg', '#a52'))
  await photos.setInputFiles(await photo('gutter.jpg', '#25a'))
  await expect(form.getByRole('listitem')).toHaveCount(2)
  await send.click()
  await expect(page.getByText('Thank you. We have your request.')).toBeVisible()
  expect(await leadsOf(email)).toMatchObject([{ photos: 2, fields: { photos: 'roof.jpg, gutter.jpg', parts } }])
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('pictures are sent to the same address', async ({ page }) => {
    const email = freshEmail()
    const { photos, send } = await openForm(page, email)
    await photos.setInputFiles([await photo('roof.jpg', '#a52'), await photo('gutter.jpg', '#25a')])
    await send.click()
    await expect(page).toHaveURL('/thank-you')
    expect(await leadsOf(email)).toMatchObject([{ form: 'damage', photos: 2, fields: { parts } }])
  })
})
