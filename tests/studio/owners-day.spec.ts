/** A whole day of an owner, one thing after the other in one window; the file then has the lines of it and no others. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, type FrameLocator } from 'playwright/test'
import sharp from 'sharp'
import { fixtureFile, inTestAll } from '../support/places.ts'
import { linesBetween, openStudio, type RunningStudio, runStudio } from './support/studio.ts'
import { test } from './support/test.ts'

/** What somebody left in the file before: a link to nowhere, a picture that says nothing, and a time that is none. */
const mistakes = [
  ['{ label: How it goes on, href: "#steps" }', '{ label: How it goes on, href: "#step" }'],
  ['src: inspection.jpg, alt: Somebody looking closely, focus', 'src: inspection.jpg, focus'],
  ['opens: "10:00", closes: "14:00"', 'opens: "10:00", closes: "14.00"'],
] as const
const photo = `phone-photo-${process.pid}.jpg`

let studio: RunningStudio
let frame: FrameLocator

// A studio of its own: none of its pages has been shown yet when the file has mistakes from the start.
test.beforeEach(async ({ page }) => {
  studio = await runStudio((text) => mistakes.reduce((made, [right, wrong]) => made.replace(right, wrong), text))
  await openStudio(page, studio)
  frame = page.frameLocator('.canvas iframe')
})
test.afterEach(async () => {
  await studio.stop()
})

test('an owner’s day', inTestAll, async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const part = async (name: string) => {
    await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Site', exact: true }).click()
    await page.locator('.panel-list button', { hasText: name }).click()
  }

  await test.step('mends what somebody left: the page shows once it can', async () => {
    await button('3 mistakes').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /14\.00/ })
      .click()
    await expect(field('Closes')).toBeFocused()
    await field('Closes').fill('14:00')
    await expect(frame.getByRole('heading', { name: 'Good Rides Begin in Millbrook' })).toBeVisible()
    await button('2 mistakes').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /neither "What the picture shows"/ })
      .click()
    await field('What the picture shows').fill('Somebody looking closely')
    await button('1 mistake').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /#step"/ })
      .click()
    await expect(field('Leads to')).toBeFocused()
    await button('Choose').click()
    await page.getByRole('searchbox', { name: 'Search pages, or type an address' }).fill('bike-repair#steps')
    await button(/bike-repair#steps/).click()
    await expect(button('Nothing to mend')).toBeVisible()
  })

  await test.step('changes a headline on the page', async () => {
    await button('Pages').click()
    await button(/^A Bicycle Workshop/).click()
    await frame.getByRole('heading', { name: 'Good Rides Begin in Millbrook' }).click()
    await expect(frame.locator('[data-typing]')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Good Rides Begin Here')
    await expect(field('Heading')).toHaveValue('Good Rides Begin Here')
    await expect(frame.getByRole('heading', { name: 'Good Rides Begin Here' })).toBeVisible()
  })

  await test.step('adds a review', async () => {
    await frame.getByRole('heading', { name: 'What neighbors say' }).click()
    await button('Add to “Items”').click()
    await expect(field('Name')).toBeFocused()
    await field('Name').fill('Nora B.')
    await field('Role').fill('Violinist, Church Street')
    await field('Content').fill('Not one string has gone out of tune since they built the rack for my case.')
    await field('Rating').fill('5')
    await field('Initials').fill('NB')
  })

  await test.step('gives the last section a photo of a phone', async () => {
    await page.locator('.section-entry', { hasText: 'Tell us what you need' }).click()
    await page.locator('.picture-choice[id*="-image-"]').click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: photo, mimeType: 'image/jpeg', buffer: await taken() })
    await expect(field('What the picture shows')).toBeFocused()
    await field('What the picture shows').fill('The bench in the morning')
    await expect(frame.getByAltText('The bench in the morning')).toBeVisible()
  })

  await test.step('makes a page, moves it to another address, and puts it into the menu', async () => {
    await button('Pages').click()
    await button('New page').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Wheel Truing')
    await dialog
      .getByRole('radio', { name: /service/i })
      .first()
      .check()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.locator('.page-address')).toHaveText('/wheel-truing')
    await button('Change address').click()
    await dialog.getByLabel('Address').fill('/true-wheels')
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await expect(page.locator('.page-address')).toHaveText('/true-wheels')
    await part('Menus and footer')
    await page.locator('.entry-button', { hasText: 'Services' }).first().click()
    await button('Add to “Items”').click()
    await page.locator(':focus').fill('Wheel Truing')
    await page.keyboard.press('Tab')
    await page.locator(':focus').fill('/true-wheels')
    await expect(frame.locator('header a[href="/true-wheels"]').first()).toHaveText('Wheel Truing')
  })

  await test.step('adds an opening hour', async () => {
    await part('Business')
    await page.getByText('As visitors read them').first().click()
    await button('Add to “Hours”').click()
    await field('Label').fill('Wed evening')
    await field('Text').fill('6:00 PM – 8:00 PM')
    await page.locator('.entry-body .entry-button', { hasText: 'Sunday' }).click()
    await field('Entry 1').selectOption('Wednesday')
    await field('Opens').fill('18:00')
    await field('Closes').fill('20:00')
  })

  await test.step('removes a section by mistake, and undoes it', async () => {
    await button('Pages').click()
    await button(/^Bike Repair/).click()
    await frame.getByRole('heading', { name: 'Signs to stop riding' }).click()
    await page.getByRole('toolbar', { name: 'Signs to stop riding' }).getByRole('button', { name: 'Remove' }).click()
    await expect(frame.getByRole('heading', { name: 'Signs to stop riding' })).toHaveCount(0)
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
    await expect(frame.getByRole('heading', { name: 'Signs to stop riding' })).toBeVisible()
  })

  await test.step('saves: the file has the lines of this day, and every comment', async () => {
    await button('Save').click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    expect(await studio.changedLines()).toEqual([
      '-    - { days: [Saturday], label: Sat, text: 10:00 AM – 2:00 PM, opens: "10:00", closes: "14.00" }',
      '+    - { days: [Saturday], label: Sat, text: 10:00 AM – 2:00 PM, opens: "10:00", closes: "14:00" }',
      '+    - { days: [Wednesday], label: Wed evening, text: 6:00 PM – 8:00 PM, opens: "18:00", closes: "20:00" }',
      '+        - { label: Wheel Truing, href: /true-wheels }',
      '+  /wheel-truing: /true-wheels',
      '-        heading: Good Rides Begin in Millbrook',
      '+        heading: Good Rides Begin Here',
      '+          - { name: Nora B., role: "Violinist, Church Street", content: Not one string has gone out of tune since they built the rack for my case., rating: 5, initials: NB }',
      '-        image: { src: family-porch.jpg, alt: People on a porch }',
      `+        image: { src: ${photo}, alt: The bench in the morning }`,
      '-        image: { src: inspection.jpg, focus: 30% 20% }',
      '-        actions: [{ label: How it goes on, href: "#step" }]',
      '+        image: { src: inspection.jpg, alt: Somebody looking closely, focus: 30% 20% }',
      '+        actions: [{ label: How it goes on, href: "/bike-repair#steps" }]',
      ...(await linesOfNewPage('/wheel-truing')).map((line) => line.replace('/wheel-truing:', '/true-wheels:')),
    ])
  })
})

/** What the command for new pages adds to the file as it was; the studio's page is the same. */
async function linesOfNewPage(route: string): Promise<string[]> {
  const file = studio.file.replace('.yaml', '-new.yaml')
  const before = await readFile(fixtureFile, 'utf8')
  await writeFile(file, before)
  const options = ['--kind', 'service', '--title', 'Wheel Truing', '--pages', file]
  await promisify(execFile)(process.execPath, ['scripts/pages-from-yaml.mjs', 'new', route, ...options])
  return linesBetween(before, await readFile(file, 'utf8'))
}

/** As a phone writes it: lying on its side, with the place where it was taken. */
const taken = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a8b6f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
