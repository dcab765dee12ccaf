/** Pictures: the point that crops keep in view, where each one shows, and those that show nowhere. */

import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { openAt } from './support/states.ts'
import { pictureOf } from './support/studio.ts'
import { test } from './support/test.ts'

test('the point of a picture is moved by keys and by dragging, and shows on the page', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await page.locator('.section-entry', { hasText: 'Where we begin' }).click()
  const left = page.getByRole('slider', { name: 'From the left' })
  await expect(left).toHaveValue('30')
  await left.press('ArrowLeft')
  await left.press('ArrowLeft')
  const picture = page.frameLocator('.canvas iframe').getByAltText('Somebody looking closely')
  await expect(picture).toHaveCSS('object-position', '20% 20%')
  const box = await page.locator('.focus-picture').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 0.5 * (box?.width ?? 0), (box?.y ?? 0) + 0.5 * (box?.height ?? 0))
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 0.8 * (box?.width ?? 0), (box?.y ?? 0) + 0.4 * (box?.height ?? 0), { steps: 4 })
  await page.mouse.up()
  await expect(picture).toHaveCSS('object-position', '80% 40%')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect(await studio.changedLines()).toEqual([
    '-        image: { src: inspection.jpg, alt: Somebody looking closely, focus: 30% 20% }',
    '+        image: { src: inspection.jpg, alt: Somebody looking closely, focus: 80% 40% }',
  ])
})

const unused = 'zz-nobody-shows-this.jpg'

test('a picture says where it shows; one that shows nowhere is removed, others are not', async ({ page, studio }) => {
  await copyFile(pictureOf(studio, 'tools.jpg'), pictureOf(studio, unused))
  await page.goto(studio.url)
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  const used = dialog.locator('li', { hasText: 'inspection.jpg' })
  await expect(used.getByRole('button', { name: 'Bike Repair' }).first()).toBeVisible()
  await dialog.getByRole('searchbox').fill(unused)
  await dialog.getByRole('button', { name: 'Remove the picture' }).click()
  await dialog.getByRole('button', { name: 'Remove it for good' }).click()
  await expect(dialog.getByText('Nothing found')).toBeVisible()
  expect(existsSync(pictureOf(studio, unused))).toBe(false)
  for (const name of ['inspection.jpg', '../package.json']) {
    const headers = { 'x-studio-token': studio.token }
    const refused = await page.request.post(`${studio.origin}/_studio/api/remove-picture`, {
      headers,
      data: { name },
    })
    expect(refused.status(), name).toBe(422)
  }
  expect(existsSync(pictureOf(studio, 'inspection.jpg'))).toBe(true)
})
