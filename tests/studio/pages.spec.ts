/** The pages of a site and its menus, as an owner puts them in order. */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { inTestAll } from '../support/places.ts'
import { countClicks } from './support/clicks.ts'
import { openAt, show, testStates } from './support/states.ts'
import { type RunningStudio, runStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const dialogOf = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, title: string) => page.locator('.page-row', { has: button(page, new RegExp(`^${title}`)) })
const menuOf = (page: Page) => page.locator('.menu-list > li')
const said = (page: Page, text: string | RegExp) => expect(page.getByRole('status')).toHaveText(text)

async function openPages(page: Page, studio: RunningStudio) {
  await openAt(page, studio, '/')
  await toPages(page)
}

async function toPages(page: Page) {
  await show(page, 'Sections')
  await button(page, 'Pages').click()
  await expect(menuOf(page).first()).toBeVisible()
}

async function saved(page: Page, studio: RunningStudio) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return studio.changedLines()
}

test('a new page with three sections and a photo stands in the menu after ten clicks', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  const clicks = await countClicks(page)
  await button(page, 'Pages').click()
  await button(page, 'New page').click()
  await expect(dialogOf(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Wheel Truing')
  await dialogOf(page).getByLabel('Put it into the menu').check()
  await button(dialogOf(page), 'Create').click()
  await expect(page.locator('.page-address')).toHaveText('/wheel-truing')
  await expect(page.locator('.section-entry')).not.toHaveCount(0)
  const before = await page.locator('.section-entry').count()
  await button(page, 'Add a section').click()
  await button(page, /^Add “Steps”/).click()
  await expect(dialogOf(page).getByText('Added: 1')).toBeVisible()
  await button(page, /^Add “Notice”/).click()
  await button(page, /^Split/).click()
  await expect(page.locator('.section-entry')).toHaveCount(before + 3)
  await page.locator('.picture-choice[id*="-image-"]').click()
  const choosing = page.waitForEvent('filechooser')
  await dialogOf(page).getByText('Add a picture from this device').click()
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a8b6f' } })
    .jpeg()
    .toBuffer()
  await (await choosing).setFiles({ name: `wheel-${process.pid}.jpg`, mimeType: 'image/jpeg', buffer: photo })
  await expect(dialogOf(page)).toBeHidden()
  await page.getByLabel('What the picture shows', { exact: true }).fill('A wheel in the stand')
  const frame = page.frameLocator('.canvas iframe')
  await expect(frame.getByAltText('A wheel in the stand')).toBeVisible()
  await expect(frame.locator('header a[href="/wheel-truing"]').first()).toHaveText('Wheel Truing')
  expect(await clicks()).toBeLessThanOrEqual(10)
  const order = await page.locator('.section-list .entry-type').allTextContents()
  expect(
    order
      .map((type) => ['Steps', 'Notice', 'Split'].indexOf(type))
      .filter((at) => at >= 0)
      .slice(-3),
  ).toEqual([0, 1, 2])
})

test('a page that others link to is gone after four clicks, and its visitors are sent on', async ({ page, studio }) => {
  const news = '  announcement: { text: Winter, until: "2099-01-01", action: { label: Tires, href: /flat-tires } }'
  await studio.beginAgain((text) => text.replace(/^ {2}tagline: .*$/m, `$&\n${news}`))
  await openAt(page, studio, '/')
  const clicks = await countClicks(page)
  await button(page, 'Pages').click()
  await button(page, 'More for “Flat Tires”').click()
  await button(page, 'Remove page').click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Bike Repair › ')
  await expect(dialog).not.toContainText('href:')
  // Called by the panel in which it is changed.
  await expect(dialog.getByRole('listitem').getByText('Business', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('To which page')).toHaveValue('/')
  await button(dialog, 'Remove page').click()
  await expect(dialog).toBeHidden()
  await said(page, 'Flat Tires removed')
  expect(await clicks()).toBe(4)
  await expect(button(page, 'Nothing to mend')).toBeVisible()
  const lines = await saved(page, studio)
  expect(lines).toContain('+  /flat-tires: /')
  expect(lines).toContain('-        - { label: Flat Tires, href: /flat-tires }')
  await button(page, 'Undo').click()
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  expect(await saved(page, studio), 'one step').toEqual([])
})

test('a page says what it is and what state it is in, and templates show what they make', async ({ page, studio }) => {
  await openPages(page, studio)
  await expect(rowOf(page, 'Bike Repair').locator('.entry-type')).toHaveText('Service · /bike-repair')
  await expect(rowOf(page, 'Fleet Bikes').locator('.badge').first()).toHaveText('Draft')
  const blog = page.locator('.page-list > li', { has: rowOf(page, 'From the Stand') })
  await expect(blog.locator('.page-list .page-row')).toHaveCount(3)
  await button(page, 'Pages below “From the Stand”: 3').click()
  await expect(blog.locator('.page-list .page-row')).toHaveCount(0)
  const template = page.locator('.page-row', { hasText: '/services/…' })
  await expect(template).toContainText('× 7')
  await expect(template).not.toContainText('{')
  await page.getByRole('searchbox').fill('first-ride')
  await expect(page.locator('.page-row')).toHaveCount(1)
})

test('entries of the menu are dragged, also under one another, and their lines alone move', async ({
  page,
  studio,
}) => {
  await openPages(page, studio)
  const names = page.locator('.menu-list .entry-name')
  await expect(names).toHaveText(['Home', 'Services', 'About', 'FAQ'])
  const grip = async (at: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.menu-list .grip').nth(at).boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const drag = async (from: number, to: number, aside = 0) => {
    const [start, end] = [await grip(from), await grip(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + aside, end.y - 12, { steps: 6 })
    await page.mouse.up()
  }
  await drag(3, 2)
  await expect(names).toHaveText(['Home', 'Services', 'FAQ', 'About'])
  await said(page, 'FAQ: place 3 of 4')
  const lines = await saved(page, studio)
  expect(lines.filter((line) => /FAQ|About/.test(line))).toHaveLength(2)
  expect(lines).toHaveLength(2)
  const { x, y } = await grip(3)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 24, y + 2, { steps: 4 })
  await page.mouse.up()
  await said(page, 'About: place 1 of 1 under “FAQ”')
  await expect(page.frameLocator('.canvas iframe').locator('header li li a[href="/about"]').first()).toBeAttached()
})

test('keys move an entry of the menu past, under and out of others, with the focus and the words for it', async ({
  page,
  studio,
}) => {
  await openPages(page, studio)
  const grip = button(page, /^Move “About”/)
  await grip.focus()
  await page.keyboard.press('ArrowDown')
  await said(page, 'About: place 4 of 4')
  await expect(grip).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await said(page, 'About: place 1 of 1 under “FAQ”')
  await expect(grip).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(grip).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await said(page, 'About: place 4 of 4')
  await expect(grip).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await said(page, 'About: place 3 of 4')
  await expect(grip).toBeFocused()
  expect(await saved(page, studio)).toEqual([])
})

test('an entry of the menu is renamed, led elsewhere, added and taken out', async ({ page, studio }) => {
  await openPages(page, studio)
  const frame = page.frameLocator('.canvas iframe')
  await menuOf(page).last().locator('.menu-entry').click()
  await page.locator('.menu-fields').getByLabel('Label').fill('Answers')
  await expect(frame.locator('header nav').getByText('Answers').first()).toBeAttached()
  await button(page, 'Choose').click()
  await button(dialogOf(page), /^Bike Fitting/)
    .first()
    .click()
  await expect(frame.locator('header a[href="/fitting"]').filter({ hasText: 'Answers' }).first()).toBeAttached()
  await menuOf(page).last().locator('[data-way]').nth(0).click()
  await expect(menuOf(page).nth(2)).toContainText('Answers')
  await expect(page.locator(':focus')).toHaveAttribute('data-way', 'up')
  await button(page, 'Add to the menu').click()
  await dialogOf(page).getByRole('searchbox').fill('Privacy')
  await button(dialogOf(page), /^Privacy Policy/)
    .first()
    .click()
  await expect(menuOf(page).last()).toContainText('Privacy Policy')
  await menuOf(page).last().getByRole('button', { name: 'Remove' }).click()
  await expect(menuOf(page)).toHaveCount(4)
  await page.getByLabel('Which menu').selectOption('At the foot')
  await expect(menuOf(page).first()).toContainText('Workshop')
  await expect(menuOf(page)).toHaveCount(11)
})

test('a page goes into the menu and out of it, but not one that others stand under', async ({ page, studio }) => {
  await openPages(page, studio)
  const frame = page.frameLocator('.canvas iframe')
  await button(page, 'More for “Where We Ride”').click()
  const isIn = rowOf(page, 'Where We Ride').getByLabel('In the menu')
  await isIn.check()
  await expect(menuOf(page).last()).toContainText('Where We Ride')
  await expect(frame.locator('header a[href="/service-areas"]').first()).toBeAttached()
  await isIn.uncheck()
  await expect(menuOf(page)).toHaveCount(4)
  expect(await saved(page, studio)).toEqual([])
  await menuOf(page).nth(2).locator('.menu-entry').click()
  await menuOf(page).nth(3).locator('.grip').focus()
  await page.keyboard.press('ArrowRight')
  await button(page, 'More for “About the Workshop”').click()
  await rowOf(page, 'About the Workshop').getByLabel('In the menu').click()
  await expect(page.getByText('has other entries below it in the menu')).toBeVisible()
})

test('pages are put in order by hand and by keys, their lines alone move, and one step takes it back', async ({
  page,
  studio,
}) => {
  await openPages(page, studio)
  const titles = page.locator('.outline-part > div > .page-list > li > .page-row .entry-name')
  const before = await titles.allTextContents()
  const gripOf = (title: string) => button(page, `Move “${title}”: drag, or use the arrow keys`).last()
  const middle = async (title: string) => {
    await gripOf(title).scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await gripOf(title).boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [moved, past] = [before[1] as string, before[2] as string]
  await gripOf(moved).focus()
  await page.keyboard.press('ArrowDown')
  await said(page, `${moved}: place 3 of ${before.length}`)
  await expect(gripOf(moved)).toBeFocused()
  await expect(titles).toHaveText([before[0] as string, past, moved, ...before.slice(3)])
  const lines = await saved(page, studio)
  expect(lines.length).toBeGreaterThan(0)
  const text = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .toSorted()
  expect(text('+'), 'the lines of one page').toEqual(text('-'))
  await button(page, 'Undo').click()
  await expect(titles).toHaveText(before)
  expect(await saved(page, studio)).toEqual([])
  const [from, to] = [await middle(moved), await middle(past)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, to.y + 16, { steps: 6 })
  await page.mouse.up()
  await said(page, `${moved}: place 3 of ${before.length}`)
  await expect(titles).toHaveText([before[0] as string, past, moved, ...before.slice(3)])
})

test('each of several quick arrow keys moves a page, though the studio has not heard of the first', async ({
  page,
  studio,
}) => {
  await openPages(page, studio)
  const titles = page.locator('.outline-part > div > .page-list > li > .page-row .entry-name')
  const [first, moved, ...others] = await titles.allTextContents()
  const after = [first, ...others.slice(0, 3), moved, ...others.slice(3)] as string[]
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/operations**', (route) => answered.then(() => route.continue()))
  await button(page, `Move “${moved}”: drag, or use the arrow keys`).last().focus()
  for (let key = 0; key < 3; key++) await page.keyboard.press('ArrowDown')
  await said(page, `${moved}: place 5 of ${after.length}`)
  await expect(titles).toHaveText(after)
  answer()
  expect((await saved(page, studio)).length).toBeGreaterThan(0)
  await expect(titles).toHaveText(after)
  for (let step = 0; step < 3; step++) await button(page, 'Undo').click()
  await expect(titles).toHaveText([first, moved, ...others] as string[])
  expect(await saved(page, studio)).toEqual([])
})

test('a page that is moved under another one gets its address once that is said, with its place there', async ({
  page,
  studio,
}) => {
  await openPages(page, studio)
  await button(page, /^More for “About the Workshop”/).click()
  const tools = rowOf(page, 'About the Workshop').locator('[data-way="in"]')
  await tools.click()
  const dialog = dialogOf(page)
  const address = dialog.getByLabel('Address')
  await expect(address).toHaveValue(/^\/.+\/about$/)
  const to = await address.inputValue()
  await button(dialog, 'Change address').click()
  await expect(dialog).toBeHidden()
  await toPages(page)
  await expect(page.locator('.page-list .page-list .page-row', { hasText: to })).toBeVisible()
  expect(await saved(page, studio)).toContain(`+  /about: ${to}`)
  await button(page, 'Undo').click()
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  expect(await saved(page, studio), 'one step').toEqual([])
})

test('a page is put below another one with the pages below it, and links and visitors follow', async ({
  page,
  studio,
}) => {
  await openPages(page, studio)
  await button(page, /^More for “From the Stand”/).click()
  await button(page, 'Change address').click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Below which page').selectOption('/about')
  await expect(dialog.getByLabel('Address')).toHaveValue('/about/blog')
  await expect(dialog.getByLabel('The 3 pages below it move along')).toBeChecked()
  await button(dialog, 'Change address').click()
  await expect(dialog).toBeHidden()
  const lines = await saved(page, studio)
  expect(lines).toContain('+  /blog/bells: /about/blog/bells')
  expect(lines).toContain('+  /about/blog/bells:')
  await expect(button(page, 'Nothing to mend')).toBeVisible()
})

test('each language has its pages and its menu, and a new page stands among those of its language', async ({
  page,
}) => {
  const bilingual = await readFile('tests/fixture/languages.yaml', 'utf8')
  const studio = await runStudio(() => bilingual)
  try {
    await openPages(page, studio)
    await expect(page.locator('.page-row', { hasText: '/es' })).toHaveCount(0)
    await page.getByRole('group', { name: 'Language of the pages' }).getByRole('button', { name: 'Spanish' }).click()
    await expect(page.locator('.page-row', { hasText: '/es/reparaciones' })).toHaveCount(1)
    await expect(page.locator('.page-row', { hasText: '/prices' })).toHaveCount(0)
    await button(page, 'New page').click()
    await dialogOf(page).getByLabel('Title').fill('Ruedas')
    await expect(dialogOf(page).getByLabel('Address')).toHaveValue('/es/ruedas')
    await dialogOf(page).getByLabel('Put it into the menu').check()
    await button(dialogOf(page), 'Create').click()
    await expect(page.locator('.page-address')).toHaveText('/es/ruedas')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Everything is saved')).toBeVisible()
    const text = await readFile(studio.file, 'utf8')
    expect(text.indexOf('\n  /es/ruedas:')).toBeGreaterThan(text.indexOf('\n  /es:'))
    expect(text).toMatch(/\n {2}\/es\/ruedas:\n {4}kind: guide\n {4}language: es-US\n/)
    const [before, after] = [text.indexOf('translations:'), text.indexOf('href: /es/ruedas')]
    expect(after).toBeGreaterThan(before)
  } finally {
    await studio.stop()
  }
})

test('under a thumb, what can be touched is 44 pixels high', async ({ browser, studio }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' })
  const page = await context.newPage()
  await openPages(page, studio)
  await button(page, 'More for “Bike Repair”').tap()
  await menuOf(page).nth(1).locator('.menu-entry').tap()
  const small = await page.locator('.outline-part :is(button, select, label):visible').evaluateAll((all) =>
    all
      .map((each) => ({
        height: each.getBoundingClientRect().height,
        name: each.getAttribute('aria-label') ?? each.textContent,
      }))
      .filter(({ height, name }) => height > 0 && height < 44 && name !== 'Label'),
  )
  expect(small).toEqual([])
  await context.close()
})

test('a thousand pages are listed and looked through at once', inTestAll, async ({ page }) => {
  const block =
    '    kind: guide\n    title: Page NUMBER\n    description: A page.\n    blocks:\n      - { type: prose, text: Words. }\n'
  const many = Array.from(
    { length: 1000 },
    (_, at) => `  /part-${at % 10}/page-${at}:\n${block.replace('NUMBER', String(at))}`,
  )
  const studio = await runStudio((text) => `${text.trimEnd()}\n${many.join('')}`)
  try {
    await openPages(page, studio)
    await button(page, 'Page').first().click()
    const took = await page.evaluate(async () => {
      const begin = performance.now()
      const [, pages] = document.querySelectorAll<HTMLElement>('.tabs button')
      pages?.click()
      while (!document.querySelector('.page-row')) await new Promise(requestAnimationFrame)
      return performance.now() - begin
    })
    expect(took).toBeLessThan(1000)
    await button(page, /^Pages below “\/part-3”/).click()
    await expect(page.locator('.page-row', { hasText: '/part-3/page-993' })).toBeAttached()
    await page.getByRole('searchbox').fill('page 77')
    await expect(page.locator('.page-row')).toHaveCount(11)
  } finally {
    await studio.stop()
  }
})

testStates('the pages and the menu', [
  { name: 'the tree of pages', part: '.outline', go: toPages },
  {
    name: 'an entry of the menu and what can be done with a page',
    part: '.outline',
    async go(page) {
      await toPages(page)
      await menuOf(page).nth(1).locator('.menu-entry').click()
      await button(page, 'Entries below “Services”: 13').click()
      await button(page, 'More for “Bike Repair”').click()
    },
  },
  { name: 'a page to be removed', part: 'dialog', go: (page) => button(page, 'Remove page').first().click() },
  { name: 'a page to be moved', part: 'dialog', go: (page) => button(page, 'Change address').first().click() },
])
