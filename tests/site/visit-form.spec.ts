import { arrive } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'

for (const width of [390, 1280])
  test(`the opening of /scheduling is as high at each step, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await arrive(page, '/scheduling')
    const form = page.getByRole('region', { name: 'Pick a day with us' })
    const height = async () => (await page.locator('.page-hero').boundingBox())?.height
    const first = await height()
    await form.getByLabel('Day', { exact: true }).selectOption('Saturday')
    await form.getByLabel('Time', { exact: true }).selectOption('Morning')
    await form.getByRole('button', { name: 'Next' }).click()
    await expect(form.getByLabel('ZIP code')).toBeVisible()
    await expect(form.getByLabel('Day', { exact: true })).toBeHidden()
    expect(await height()).toBe(first)
    await form.getByLabel('ZIP code').fill('40217')
    await form.getByRole('button', { name: 'Next' }).click()
    await expect(form.getByLabel('Phone')).toBeVisible()
    expect(await height()).toBe(first)
  })

test('/scheduling offers every working day and both halves of it, and sends what was chosen', async ({ page }) => {
  await arrive(page, '/scheduling')
  const form = page.getByRole('region', { name: 'Pick a day with us' })
  const labels = async (label: string) =>
    (await form.getByLabel(label, { exact: true }).locator('option:not([value=""])').allTextContents()).join(', ')
  expect(await labels('Day')).toBe('First free day, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday')
  expect(await labels('Time')).toBe('Morning, Afternoon, Either')
  await form.getByLabel('Day', { exact: true }).selectOption('Saturday')
  await form.getByLabel('Time', { exact: true }).selectOption('Morning')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('ZIP code').fill('40217')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('Name', { exact: true }).fill('Ada')
  await form.getByLabel('Phone').fill('(502) 555-0100')
  const sent = page.waitForRequest(/send-contact-email/)
  await form.getByRole('button', { name: 'Ask for This Visit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    formType: 'visit',
    day: 'saturday',
    half: 'morning',
    zip: '40217',
  })
  await expect(page.getByText('Visit Requested!').first()).toBeVisible()
  await expect(form.getByRole('status')).toHaveText(/^Thank you.*Carol confirms the day/)
  await expect(form.getByRole('definition').filter({ hasText: 'Saturday' })).toBeVisible()
})
