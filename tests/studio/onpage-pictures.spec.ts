/** Pictures on the page itself: a file dropped on one, another chosen, a part of it cut out, and what it shows. */
import { expect, type Page } from 'playwright/test'
import { countClicks } from './support/clicks.ts'
import { openAt } from './support/states.ts'
import { pictureOf, type RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

/** Opens the page with most pictures, once what it leads to is known. */
async function openPictures(page: Page, studio: RunningStudio) {
  await openAt(page, studio, '/workshop-pictures')
  await expect(page.locator('.overlay ul li')).toHaveCount(6)
  return page.frameLocator('.canvas > iframe')
}

/** What a person does who drags a file from another window over the page and lets it go. */
async function dropFile(page: Page, file: string, at: { x: number; y: number }, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', { type, ...at, data: { items: [], files: [file], dragOperationsMask: 1 } })
  await send('dragEnter')
  await send('dragOver')
  await look()
  await send('drop')
}

const savedLines = async (page: Page, studio: RunningStudio) => {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return (await studio.changedLines()).map((line) => line.replace(/\s+/, ' '))
}

test('a file that is dropped on a picture takes its place, and what it shows is asked for', async ({
  page,
  studio,
}) => {
  const frame = await openPictures(page, studio)
  const box = await frame.getByRole('img', { name: 'The van in a drive' }).boundingBox()
  const at = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 }
  await dropFile(page, pictureOf(studio, 'hail.jpg'), at, async () => {
    await expect(page.locator('.drop-box')).toHaveText('Replace the picture')
  })
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  const field = dialog.getByRole('textbox', { name: 'What does it show?' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.keyboard.type('Dents in a roof')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(frame.getByRole('img', { name: 'Dents in a roof' })).toHaveAttribute('src', /hail-2\.jpg/)
  await expect(page.locator('.drop-box')).toHaveCount(0)
  expect(await savedLines(page, studio)).toEqual([
    '- - { src: truck-driveway.jpg, alt: The van in a drive, focus: 30% 60% }',
    '+ - { src: hail-2.jpg, alt: Dents in a roof }',
  ])
})

test('a file that is dropped beside all pictures changes nothing, and what is none is refused', async ({
  page,
  studio,
}) => {
  const frame = await openPictures(page, studio)
  const heading = await frame.getByRole('heading', { name: 'On the bench' }).boundingBox()
  await dropFile(
    page,
    pictureOf(studio, 'hail.jpg'),
    { x: (heading?.x ?? 0) + 9, y: (heading?.y ?? 0) + 9 },
    async () => {
      await expect(page.locator('.drop-box')).toHaveCount(0)
    },
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const box = await frame.getByRole('img', { name: 'The van in a drive' }).boundingBox()
  await dropFile(page, studio.file, { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 }, async () => {})
  await expect(page.getByRole('alert')).toContainText('This is no picture that can be read')
  await expect(page.locator('.drop-box')).toHaveCount(0)
  await expect(frame.getByRole('heading', { name: 'On the bench' })).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('a picture that is clicked has a bar: another is chosen, and only its owner says that it decorates', async ({
  page,
  studio,
}) => {
  const frame = await openPictures(page, studio)
  await frame.getByRole('img', { name: 'The van in a drive' }).click()
  const bar = page.getByRole('toolbar', { name: 'The van in a drive' })
  await bar.getByRole('button', { name: 'Replace the picture' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /hub-painting/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await expect(dialog.getByRole('textbox')).toHaveValue('')
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(frame.locator('#bench img[src*="hub-painting"]')).toHaveAttribute('alt', '')
  expect(await savedLines(page, studio)).toEqual([
    '- - { src: truck-driveway.jpg, alt: The van in a drive, focus: 30% 60% }',
    '+ - { src: hub-painting.jpg, decorative: true }',
  ])
})

test('a part of a picture is cut out by its corners and the keys; the whole one stays', async ({ page, studio }) => {
  const frame = await openPictures(page, studio)
  const clicks = await countClicks(page)
  await frame.getByRole('img', { name: 'Tools in a row on a bench' }).click()
  await page.getByRole('toolbar', { name: 'Tools in a row on a bench' }).getByRole('button', { name: 'Crop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop' })
  const use = dialog.getByRole('button', { name: 'Use this part' })
  await expect(use).toBeDisabled()
  await dialog.getByRole('button', { name: 'Square' }).click()
  await expect(use).toBeEnabled()
  const part = dialog.locator('.crop-part')
  const before = await part.boundingBox()
  const corner = dialog.getByRole('button', { name: 'Bottom right corner' })
  const { x = 0, y = 0, width = 0, height = 0 } = (await corner.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 60, { steps: 5 })
  await page.mouse.up()
  const after = await part.boundingBox()
  expect(after?.width).toBeLessThan((before?.width ?? 0) - 40)
  expect(after?.width).toBeCloseTo(after?.height ?? 0, 0)
  await dialog.getByRole('button', { name: 'The part that shows' }).focus()
  await page.keyboard.press('ArrowRight')
  expect((await part.boundingBox())?.x).toBeGreaterThan(after?.x ?? 0)
  await use.click()
  await expect(page.getByRole('status')).toHaveText('The picture is cropped')
  const picture = frame.getByRole('img', { name: 'Tools in a row on a bench' })
  await expect(picture).toHaveAttribute('src', /tools-2\.jpg/)
  // The drag of the corner counts too.
  expect(await clicks()).toBeLessThanOrEqual(5)
  expect(await savedLines(page, studio)).toEqual([
    '- - { src: tools.jpg, alt: Tools in a row on a bench, caption: The bench }',
    '+ - { src: tools-2.jpg, alt: Tools in a row on a bench, caption: The bench }',
  ])
})
