/** Photos come many at once: as they are taken, with what each of them shows, and none is lost on the way. */
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { rulesOfColour } from '../support/axe/builder.ts'
import { countClicks } from './support/clicks.ts'
import {
  addPhotos,
  brokenPhoto,
  dropPhotos,
  iphonePhoto,
  largePhoto,
  photo,
  photos,
  recordSent,
} from './support/photos.ts'
import { look, openAt } from './support/states.ts'
import { pictureOf, type RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add photos' })
const shows = (page: Page, index: number) => dialog(page).getByRole('textbox').nth(index)

/** Pictures are made smaller twice, in the browser and on the server: on a busy machine many take a while. */
const arrived = (page: Page, how: string) =>
  expect(page.getByRole('dialog').getByText(how)).toBeVisible({ timeout: 60_000 })

async function openGallery(page: Page, studio: RunningStudio) {
  await openAt(page, studio, '/workshop-pictures')
  await page.locator('.section-entry', { hasText: 'On the bench' }).click()
}

async function saved(page: Page, studio: RunningStudio): Promise<string[]> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return (await studio.changedLines()).map((line) => line.replace(/\s+/g, ' '))
}

async function isRedAbove(file: string): Promise<boolean> {
  const [red, , blue] = await sharp(file).resize(4, 6, { fit: 'fill' }).raw().toBuffer()
  return Number(red) > 180 && Number(blue) < 90
}

test('a gallery with six photos takes four clicks, and one step takes the photos back', async ({ page, studio }) => {
  await openAt(page, studio, '/workshop-pictures')
  const clicks = await countClicks(page)
  await button(page, 'Add a section').click()
  await page.getByRole('button', { name: /^Gallery/ }).click()
  const sample = page.locator('.entries > li').first()
  const before = String(await sample.textContent())
  await addPhotos(page, await photos(6))
  await arrived(page, '6 of 6 photos are here')
  await button(page, 'Done').click()
  expect(await clicks()).toBeLessThanOrEqual(4)
  await expect(page.locator('.entries > li')).toHaveCount(6)
  await button(page, 'Undo').click()
  await expect(page.locator('.entries > li').first()).toContainText(before)
})

test('a list that has photos of its own keeps them, and gets the new ones at its end in one step', async ({
  page,
  studio,
}) => {
  await openGallery(page, studio)
  await dropPhotos(page, '.form-panel', await photos(2))
  await arrived(page, '2 of 2 photos are here')
  await shows(page, 0).fill('A wheel on the stand')
  await dialog(page).getByRole('checkbox').nth(1).check()
  await button(page, 'Done').click()
  expect(await saved(page, studio)).toEqual([
    '+ - { src: pictures-from-the-workshop.jpg, alt: A wheel on the stand }',
    '+ - { src: pictures-from-the-workshop-2.jpg, decorative: true }',
  ])
  for (let step = 0; step < 3; step++) await button(page, 'Undo').click()
  await expect(page.locator('.entries > li')).toHaveCount(4)
})

test('nobody but its owner says that a photo only decorates; what says nothing is among what is to be mended', async ({
  page,
  studio,
}) => {
  await openGallery(page, studio)
  await addPhotos(page, [await photo('a red van.jpg')])
  await expect(dialog(page).getByText('1 photo does not say yet what it shows.')).toBeVisible()
  await button(page, 'Done').click()
  await expect(button(page, '1 mistake')).toBeVisible()
  await button(page, 'Choose from your pictures').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /tools\.jpg/ })
    .click()
  await expect(page.getByLabel('What the picture shows', { exact: true })).toBeFocused()
  await expect(button(page, '2 mistakes')).toBeVisible()
  expect(await saved(page, studio)).toEqual(['+ - { src: a-red-van.jpg, alt: "" }', '+ - { src: tools.jpg, alt: "" }'])
})

test('what is written while photos are on their way goes with them', async ({ page, studio }) => {
  await openGallery(page, studio)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/picture*', async (route) => {
    await held.promise
    await route.continue()
  })
  await addPhotos(page, await photos(2))
  await shows(page, 1).fill('A saddle')
  await dialog(page).getByRole('checkbox').first().check()
  held.resolve()
  await arrived(page, '2 of 2 photos are here')
  await shows(page, 1).press('End')
  await shows(page, 1).pressSequentially(' of leather')
  await button(page, 'Done').click()
  expect(await saved(page, studio)).toEqual([
    '+ - { src: pictures-from-the-workshop.jpg, decorative: true }',
    '+ - { src: pictures-from-the-workshop-2.jpg, alt: A saddle of leather }',
  ])
})

test('photos of iPhones are read, upright, and the rules of the studio’s page stay as strict', async ({
  page,
  studio,
}) => {
  const [opened] = await Promise.all([page.waitForResponse(/\/_studio\/(?:\?|$)/), openGallery(page, studio)])
  expect(opened.headers()['content-security-policy']).not.toMatch(/unsafe|blob/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await addPhotos(page, [await photo('IMG_2040.JPG')])
  await arrived(page, '1 of 1 photo is here')
  expect(asked.filter((url) => /heic|wasm/.test(url))).toEqual([])
  await page.keyboard.press('Escape')
  await addPhotos(page, [await iphonePhoto('Bench.HEIC'), await iphonePhoto('IMG_2041.HEIC')])
  await arrived(page, '2 of 2 photos are here')
  const { width, height, format } = await sharp(pictureOf(studio, 'bench.jpg')).metadata()
  expect([width, height, format]).toEqual([64, 96, 'jpeg'])
  expect(await isRedAbove(pictureOf(studio, 'bench.jpg'))).toBe(true)
})

test('a photo of 12 megapixels goes up turned and small', async ({ page, studio }) => {
  const large = await largePhoto('van.jpg')
  const sent = await recordSent(page)
  await openGallery(page, studio)
  await addPhotos(page, [large])
  await arrived(page, '1 of 1 photo is here')
  const body = await sent()
  const { width, height, orientation = 1 } = await sharp(body).metadata()
  expect([width, height, orientation]).toEqual([1920, 2560, 1])
  expect(body.length).toBeLessThan(large.buffer.length / 2)
  expect(await isRedAbove(pictureOf(studio, 'van.jpg'))).toBe(true)
})

test('a large logo without a ground stays without one', async ({ page, studio }) => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const plain = sharp({ create: { width: 3000, height: 1500, channels: 4, background } })
  const sent = await recordSent(page)
  await openGallery(page, studio)
  await addPhotos(page, [{ name: 'logo.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() }])
  await arrived(page, '1 of 1 photo is here')
  const kept = sharp(await sent())
  expect([(await kept.metadata()).width, (await kept.stats()).isOpaque]).toEqual([2560, false])
})

test('of twenty photos a broken one says so, and the others arrive', async ({ page, studio }) => {
  await openGallery(page, studio)
  await addPhotos(page, (await photos(20)).with(7, brokenPhoto('holiday.jpg')))
  await arrived(page, '19 of 20 photos are here')
  const broken = dialog(page).locator('li', { hasText: 'holiday.jpg' })
  await expect(broken).toContainText('This is no picture that can be read')
  await button(page, 'Done').click()
  await expect(page.locator('.entries > li')).toHaveCount(4 + 19)
})

test('what the server refuses is sent again, and what was written of it stays', async ({ page, studio }) => {
  await openGallery(page, studio)
  let isFull = true
  const refusal = { message: 'The disk is full, so nothing was saved', hint: 'Make room, and save again.' }
  await page.route('**/api/picture*', (route) =>
    isFull ? route.fulfill({ status: 422, json: refusal }) : route.continue(),
  )
  await addPhotos(page, await photos(2))
  await expect(dialog(page).getByText('The disk is full').first()).toBeVisible()
  await arrived(page, '0 of 2 photos are here')
  isFull = false
  await button(page, 'Try again').click()
  await arrived(page, '2 of 2 photos are here')
  await page.keyboard.press('Escape')
  await expect(page.locator('.entries > li')).toHaveCount(6)
})

test('photos that are on their way when the window is closed come all the same; what does not is said', async ({
  page,
  studio,
}) => {
  await openGallery(page, studio)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/picture*', (route) => held.then(() => route.continue()))
  await addPhotos(page, [...(await photos(1)), brokenPhoto('holiday.jpg')])
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  letGo()
  await expect(page.locator('.entries > li')).toHaveCount(5)
  await expect(page.getByRole('alert')).toContainText('1 of 2 photos are here')
})

test('what is stopped does not come; what was here before stays', async ({ page, studio }) => {
  await openGallery(page, studio)
  let count = 0
  await page.route('**/api/picture*', (route) => (++count > 1 ? undefined : route.continue()))
  await addPhotos(page, await photos(5))
  await arrived(page, '1 of 5 photos are here')
  await button(page, 'Stop').click()
  await arrived(page, '1 of 1 photo is here')
  await button(page, 'Done').click()
  await expect(page.locator('.entries > li')).toHaveCount(5)
})

test('a list takes no more photos than it may have, and says so', async ({ page, studio }) => {
  await openGallery(page, studio)
  await addPhotos(page, await photos(57))
  await expect(dialog(page).getByText('Only 56 more photos fit here')).toBeVisible()
  await arrived(page, '56 of 56 photos are here')
})

test('axe finds nothing while photos come and when they are here, and all is done by keys', async ({
  page,
  studio,
}) => {
  await openGallery(page, studio)
  const add = page.locator('.form-panel').getByRole('button', { name: 'Add photos' })
  // The browser learns first that a window of the system is waited for.
  const chooser = page.waitForEvent('filechooser')
  await add.focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([...(await photos(2)), brokenPhoto('holiday.jpg')])
  await arrived(page, '2 of 3 photos are here')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await look(page, { part: 'dialog' })).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await look(page, { part: 'dialog', rules: rulesOfColour })).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await shows(page, 0).focus()
  await page.keyboard.type('A bell')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A light')
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await expect(page.locator('.entries > li').nth(5)).toContainText('A light')
})

test('the list of pictures takes photos, two of one name too, and asks for words that are missing', async ({
  page,
  studio,
}) => {
  await studio.beginAgain((text) => text.replace('alt: The van in a drive', 'alt: ""'))
  await openAt(page, studio, '/workshop-pictures')
  await button(page, 'Site').click()
  await button(page, 'Pictures').click()
  const library = page.getByRole('dialog', { name: 'Pictures' })
  await addPhotos(page, [await photo('van.jpg', 'red'), await photo('van.jpg', 'blue'), await photo('DSC_0815.jpg')])
  await arrived(page, '3 of 3 photos are here')
  await dropPhotos(page, '.dialog', [await photo('dropped here.jpg')])
  await arrived(page, '4 of 4 photos are here')
  await button(page, 'Unused (4)').click()
  for (const name of ['van.jpg', 'van-2.jpg', 'linden-cycles.jpg', 'dropped-here.jpg'])
    await expect(library.locator('.picture-list li', { hasText: name })).toBeVisible()
  await library.getByRole('button', { name: 'Without words' }).click()
  const open = library.locator('.picture-list li', { hasText: 'truck-driveway.jpg' }).first()
  await open.getByRole('textbox', { name: 'What does it show? Pictures from the Workshop' }).fill('Our van')
  await expect(library.getByRole('button', { name: 'Without words (0)' })).toBeVisible()
  await expect(open).toBeVisible()
  await library.getByRole('button', { name: 'Close' }).click()
  expect(await saved(page, studio)).toEqual([
    '- - { src: truck-driveway.jpg, alt: "", focus: 30% 60% }',
    '+ - { src: truck-driveway.jpg, alt: Our van, focus: 30% 60% }',
  ])
})
