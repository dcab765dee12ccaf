/** What is written once: panels in place of one long form, with what an owner does there and how many clicks it takes. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { countClicks } from './support/clicks.ts'
import { openAt, show, testStates } from './support/states.ts'
import { test } from './support/test.ts'

const frameOf = (page: Page) => page.frameLocator('.canvas iframe')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const fold = (page: Page, name: string) => page.locator('.fold', { has: page.getByRole('heading', { name, level: 3 }) })

async function openPanel(page: Page, name: string) {
  await show(page, 'Site')
  // The way back over a form has the same words; under a thumb the list has no tabs.
  const tab = page.locator('.outline').getByRole('button', { name: 'Site', exact: true })
  if (await tab.isVisible()) await tab.click()
  await page.locator('.panel-list button', { hasText: name }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

async function savedLines(page: Page, studio: { changedLines: () => Promise<string[]> }) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return studio.changedLines()
}

testStates('the panels of the site', [
  ...['Business', 'Design', 'Menus and footer', 'Forms', 'Languages', 'Search engines', 'Advanced'].map((name) => ({
    name,
    part: '.outline, .form-panel',
    async go(page: Page) {
      await openPanel(page, name)
      const shut = page.locator('.fold:not([open]) > summary')
      while ((await shut.count()) > 0) await shut.first().click()
    },
  })),
  {
    name: 'questions of a form',
    part: '.form-panel',
    async go(page) {
      await openPanel(page, 'Forms')
      await page.locator('.form-cards button', { hasText: 'Get a free quote' }).click()
      await button(page, 'Add a question').click()
      await page.locator('.entries > li > .entry-head .entry-button').nth(4).click()
      await expect(page.getByRole('group', { name: 'Type' })).toBeVisible()
    },
  },
  {
    name: 'languages to choose from',
    part: '.form-panel',
    async go(page) {
      await openPanel(page, 'Languages')
      await button(page, 'Add a language').click()
      await expect(page.locator('.language-list li').first()).toBeVisible()
    },
  },
  {
    name: 'days that are chosen',
    part: '.form-panel',
    async go(page) {
      await openPanel(page, 'Business')
      await page.locator('.calendar button:enabled').nth(3).click()
    },
  },
])

test('color, fonts and header are changed in five clicks, and show at once', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  const clicks = await countClicks(page)
  await button(page, 'Site').click()
  await page.locator('.panel-list button', { hasText: 'Design' }).click()
  const color = page.locator('.swatches').first().getByRole('button').nth(6)
  const chosen = await color.getAttribute('aria-label')
  await color.click()
  await page.locator('.font-pairs').getByRole('button', { name: 'Elegant' }).click()
  await fold(page, 'Header').getByRole('button', { name: 'Left' }).click()
  expect(await clicks()).toBeLessThanOrEqual(5)
  await expect(page.locator('.fold input[type="color"]').first()).toHaveValue(chosen ?? '')
  const heading = frameOf(page).getByRole('heading', { level: 1 })
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/, serif$/)
  expect(await savedLines(page, studio)).toEqual([
    `+    brand: "${chosen}"`,
    '-    fonts: { pair: sturdy }',
    '-    header: { brand: centered }',
    '+    fonts: { pair: elegant }',
  ])
})

test('a font pair is set in its own faces', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Design')
  const name = page.locator('.font-pairs button', { hasText: 'Elegant' }).locator('strong')
  await expect.poll(() => name.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('elegant heading')
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(loaded).toBe(14)
})

test('headings are set in a font of this device', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Design')
  const fonts = fold(page, 'Fonts')
  await fonts.getByText('More', { exact: true }).click()
  await fonts.getByRole('button', { name: 'Add Heading', exact: true }).click()
  const buffer = await readFile('node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2')
  const file = { name: 'Marke Fett.woff2', mimeType: 'font/woff2', buffer }
  await fonts.locator('input[type="file"]').first().setInputFiles(file)
  const heading = frameOf(page).getByRole('heading', { level: 1 })
  const source = () => heading.evaluate(({ ownerDocument }) => ownerDocument.documentElement.outerHTML)
  await expect.poll(source).toContain('font-family:Heading;src:url(/fonts/alegreya-sans-800')
  expect(await savedLines(page, studio)).toEqual([
    '-    fonts: { pair: sturdy }',
    '+    fonts: { pair: sturdy, heading: marke-fett.woff2 }',
  ])
})

test('colors that are set by hand are named, and follow the brand where they are let', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Design')
  await page.getByText('6 colors are set by hand and do not follow').click()
  await button(page, 'Let it follow: Accent').click()
  await expect(page.getByText('5 colors are set by hand and do not follow')).toBeVisible()
  expect(await savedLines(page, studio)).toEqual(['-    accent: "#1f6b4f"'])
  await button(page, 'Let all follow').click()
  await expect(page.getByText(/set by hand/)).toBeHidden()
})

test('colors that are hard to read are named with their figure', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Design')
  const light = page.locator('.palette > div').first()
  await expect(light).toContainText('Easy to read')
  await fold(page, 'Colors').getByText('More', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Accent', exact: true }).first().fill('#9adcc0')
  await expect(light).toContainText('Links: hard to read')
  await page.getByText('How each can be read').click()
  await expect(page.getByRole('row', { name: /^Links hard to read \(1\.\d\)/ })).toBeVisible()
})

const year = new Date().getUTCFullYear() + (new Date().toISOString().slice(5) > '12-24' ? 1 : 0)
const december = (day: number) => `${year}-12-${day}`
const christmas = `+    - { date: "${december(24)}", until: "${december(26)}", label: Holidays }`

for (const width of [1280, 390])
  test(`closed at Christmas in four clicks, ${width} px wide`, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAt(page, studio, '/')
    const clicks = await countClicks(page)
    await button(page, 'Site').click()
    await page.locator(`[data-day="${december(24)}"]`).click()
    await page.locator(`[data-day="${december(26)}"]`).click()
    await fold(page, 'Holidays and other days').getByRole('button', { name: 'Closed', exact: true }).click()
    expect(await clicks()).toBeLessThanOrEqual(4)
    const name = page.getByRole('textbox', { name: 'Label', exact: true })
    await expect(name).toBeFocused()
    await expect(page.locator(`[data-day="${december(25)}"]`)).toHaveAttribute('data-taken', 'true')
    expect(await savedLines(page, studio)).toEqual([christmas])
    await page.keyboard.type('Christmas')
    await expect(page.locator('.entry-button', { hasText: 'Christmas: Closed' }).first()).toContainText(`, ${year}`)
  })

test('days of the calendar are reached and chosen by keys alone, and heard', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Business')
  const today = page.locator('[aria-current="date"]')
  await today.focus()
  const days = page.locator('.calendar button:enabled')
  await page.keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(days.nth(8)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(page.getByRole('status')).toContainText(/chosen$/)
  await expect(page.locator('.calendar [aria-pressed="true"]')).toHaveCount(2)
  await page.keyboard.press('PageUp')
  await expect(today).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.chosen-days').getByRole('button', { name: 'Closed' })).toBeFocused()
})

test('new days take the place of those within them, and a day that has hours leads to them', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Business')
  const closed = page.locator('.chosen-days').getByRole('button', { name: 'Closed' })
  await page.locator(`[data-day="${december(25)}"]`).click()
  await closed.click()
  await page.locator(`[data-day="${december(24)}"]`).click()
  await page.locator(`[data-day="${december(26)}"]`).click()
  await closed.click()
  await expect(page.locator('.calendar [data-taken]')).toHaveCount(3)
  await page.locator('.trail button').click()
  await openPanel(page, 'Business')
  await page.locator(`[data-day="${december(25)}"]`).click()
  await expect(page.getByRole('textbox', { name: 'Label', exact: true })).toBeFocused()
  expect(await savedLines(page, studio)).toEqual([christmas])
  await button(page, new RegExp(`^Remove: December 24.*${december(24).slice(0, 4)}`)).click()
  await expect(page.locator('.calendar [data-taken]')).toHaveCount(0)
})

test('the week is a table: a day is closed, opened again and given a break', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Business')
  const saturday = page.getByRole('switch', { name: 'Saturday' })
  await saturday.click()
  await expect(page.locator('.day-row', { has: saturday })).toContainText('Closed')
  await saturday.click()
  await expect(page.getByLabel('Saturday: opens')).toHaveValue('09:00')
  const asMonday = button(page, 'Monday’s hours on all weekdays')
  await page.getByRole('switch', { name: 'Tuesday' }).click()
  await expect(asMonday).toBeVisible()
  await page.getByRole('switch', { name: 'Monday' }).click()
  await expect(asMonday).toBeHidden()
  await page.getByRole('switch', { name: 'Monday' }).click()
  await asMonday.click()
  await page.getByLabel('Saturday: closes').fill('12:30')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Saturday: closes')).toHaveValue('12:30')
  await button(page, 'Saturday: add a break').click()
  await page.getByLabel('Saturday: break from').fill('10:30')
  await page.getByLabel('Saturday: break until').fill('11:00')
  await page.keyboard.press('Tab')
  const after = await savedLines(page, studio)
  expect(after.at(-1)).toContain('[Saturday], label: Sat, text: "9:00 AM – 10:30 AM, 11:00 AM – 12:30 PM"')
  await button(page, 'Monday’s hours on all weekdays').waitFor({ state: 'hidden' })
})

test('the phone number is written in one place, to which the page leads, and all of the site follows', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  const shown = frameOf(page).locator('header a[href^="tel:"]').first()
  await expect(shown).toBeVisible()
  const clicks = await countClicks(page)
  await shown.click()
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true })
  await expect(phone).toBeFocused()
  await phone.fill('(541) 555-0199')
  expect(await clicks()).toBe(1)
  await expect(frameOf(page).locator('a[href="tel:+15415550199"]').first()).toBeAttached()
  expect(await frameOf(page).locator('a[href*="5550142"]').count()).toBe(0)
})

test('forms are cards with their questions, of which one opens', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Forms')
  const card = page.locator('.form-cards button').first()
  await expect(card).toContainText('questions')
  await expect(card).toContainText('On ')
  const name = (await card.locator('strong').textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await page.locator('.trail').getByRole('button', { name: 'Forms' }).click()
  await expect(card).toBeVisible()
})

test('what is added to a list is open, in view, and has the focus', async ({ page, studio }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAt(page, studio, '/')
  await openPanel(page, 'Advanced')
  await page.getByText('Blog', { exact: true }).click()
  const focused = page.locator(':focus')
  await test.step('an entry with fields', async () => {
    await button(page, 'Add to “Tags”').click()
    await expect(focused).toHaveValue(/^New/)
    await expect(focused).toBeInViewport()
  })
  await test.step('an entry under a name', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('nora')
    await page.keyboard.press('Enter')
    await expect(page.locator('details.named[open] > summary').first()).toHaveText('nora')
    await expect(focused).toBeInViewport()
    expect(await focused.evaluate((element) => element.closest('details.named')?.textContent)).toContain('nora')
  })
  await test.step('an entry that begins with a list', async () => {
    await openPanel(page, 'Business')
    await page.getByText('As visitors read them').first().click()
    await button(page, 'Add to “Hours”').click()
    expect(await focused.evaluate((element) => element.closest('.entry-body')?.textContent)).toContain('Add to “Days”')
    await expect(focused).toBeInViewport()
  })
  await test.step('a copy', async () => {
    await openPanel(page, 'Advanced')
    await page.getByText('Blog', { exact: true }).click()
    await page.locator('.entry-button', { hasText: 'Seasons' }).first().click()
    await button(page, 'Duplicate').click()
    await expect(focused).toHaveValue('Seasons')
    await expect(page.locator('.entry-button', { hasText: 'Seasons' }).nth(1)).toHaveAttribute('aria-expanded', 'true')
  })
})

test('a form bears what visitors read over it, and its questions are added, asked for and put in order', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Forms')
  const cards = page.locator('.form-cards button')
  await expect(cards.filter({ hasText: 'Get a free quote' })).toContainText('On A Bicycle Workshop in Millbrook')
  await expect(page.locator('.form-panel')).not.toContainText('serviceType')
  await cards.filter({ hasText: 'Get a free quote' }).click()
  await expect(page.getByRole('heading', { name: 'Get a free quote', level: 2 })).toBeVisible()
  const over = page.getByRole('textbox', { name: 'Heading over the form', exact: true })
  await expect(over).toHaveValue('Get a free quote')
  await over.fill('Ask for a price')
  await expect(page.getByRole('heading', { name: 'Ask for a price', level: 2 })).toBeVisible()
  await over.fill('Get a free quote')
  await expect(page.getByRole('heading', { name: 'Get a free quote', level: 2 })).toBeVisible()
  const drawing = page.getByRole('img', { name: /^The form as visitors see it/ })
  const drawn = (label: string) => drawing.locator('> span', { hasText: label })
  await expect(drawn('Phone')).toHaveText('Phone')
  const questions = page.locator('.entries > li > .entry-head .entry-button')
  await expect(questions.nth(4)).toHaveText('Service')
  await page.getByRole('switch', { name: '“Phone” must be answered' }).click()
  await expect(drawn('Phone')).toHaveText('Phone (optional)')
  await button(page, 'Add a question').click()
  await page.getByRole('group', { name: 'Add a question' }).getByRole('button', { name: 'Photos' }).click()
  await expect(page.getByLabel('Label', { exact: true })).toHaveValue('Photos')
  await expect(page.getByLabel('Label', { exact: true })).toBeFocused()
  // Neither what other kinds of questions need, nor how and where it all is sent.
  const chips = page.locator('.entry-body .chip')
  await expect(chips.filter({ hasText: 'New step' })).toHaveCount(1)
  await expect(chips.filter({ hasText: /At most|Earliest|Options|Rows/ })).toHaveCount(0)
  await expect(page.getByLabel('Sent to', { exact: true })).toBeHidden()
  await page.locator('.form-panel').getByText('More', { exact: true }).click()
  await expect(page.getByLabel('Sent to', { exact: true })).toBeVisible()
  await page.getByRole('switch', { name: '“Photos” must be answered' }).click()
  await button(page, 'Move “Photos”: drag, or use the arrow keys').press('ArrowUp')
  await expect(questions.nth(5)).toHaveText('Photos')
  await expect(drawing.locator('> span').nth(5)).toHaveText('Photos')
  expect(await savedLines(page, studio)).toEqual([
    '-      - { name: phone, label: Phone, type: tel, autocomplete: tel, required: Phone is required, invalid: Please enter a phone number with seven digits or more, width: half }',
    '+      - { name: phone, label: Phone, type: tel, autocomplete: tel, invalid: Please enter a phone number with seven digits or more, width: half }',
    '+      - { name: photos, label: Photos, type: file, required: Photos is required }',
  ])
})

test('a menu takes a link to another site that is typed, under a name that visitors can read', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Menus and footer')
  await button(page, 'Add to the menu').first().click()
  const dialog = page.getByRole('dialog', { name: 'Link to' })
  const search = dialog.getByRole('searchbox')
  const found = dialog.locator('.choices button')
  // Pages come before the sections of any page.
  await expect(found.nth(3)).toContainText('Bike Repair')
  await search.fill('no such words')
  await expect(found).toHaveCount(0)
  await search.fill('www.social.example.com/linden')
  await found.click()
  const after = await savedLines(page, studio)
  expect(after).toEqual(['+    - { label: social.example.com/linden, href: https://www.social.example.com/linden }'])
})

test('what a question asks is chosen by drawings, and what visitors choose among comes along', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Forms')
  await page.locator('.form-cards button', { hasText: 'Get a free quote' }).click()
  await page.locator('.entries > li > .entry-head .entry-button').nth(2).click()
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'One of several' }).click()
  await expect(page.getByText('Choice 1')).toBeVisible()
  await expect(button(page, 'Nothing to mend')).toBeVisible()
})

test('languages are found by their names, those with words of their own first', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Languages')
  await expect(button(page, 'Language: English (United States)')).toBeVisible()
  await button(page, 'Add a language').click()
  const first = page.locator('.language-list li').first()
  await expect(first).toContainText('Buttons and notices are there')
  await expect(page.getByRole('searchbox', { name: 'Search languages' })).toBeFocused()
  await page.keyboard.type('czech')
  await page.locator('.language-list li button').click()
  await expect(page.locator('.entries .entry-button')).toHaveText(['English (United States)', 'Czech'])
  await expect(page.getByRole('region', { name: 'Czech' }).getByRole('listitem').first()).toBeVisible()
  const translations = fold(page, 'Translations')
  await expect(translations.locator('.chip')).toHaveText(['Czech'])
  const lines = await savedLines(page, studio)
  expect(lines.filter((line) => line.includes('languages'))).toEqual(['+  languages: [en-US, cs]'])
})

test('the menus of the panel are those beside the pages: an entry goes under another by a key', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  await openPanel(page, 'Menus and footer')
  const header = page.locator('.form-panel').getByRole('group', { name: 'At the top' })
  await expect(header.locator('.entry-name')).toHaveText(['Home', 'Services', 'About', 'FAQ'])
  const row = header.locator('.menu-entry').first()
  const [whole, words] = [await row.boundingBox(), await row.locator('.entry-name').boundingBox()]
  expect((words?.x ?? 0) - (whole?.x ?? 0)).toBeLessThan(12)
  await expect(fold(page, 'Menus and footer')).toContainText('Drag to sort')
  await expect(page.getByText('each can be left out')).toBeHidden()
  await header.locator('.grip').nth(3).press('ArrowRight')
  await expect(page.getByRole('status')).toHaveText('FAQ: place 1 of 1 under “About”')
})
