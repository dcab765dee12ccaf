/** What is changed on the page itself: its sections, their order and their looks, and its pictures. */
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { countClicks } from './support/clicks.ts'
import { openAt } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

test('what is chosen in the list scrolls in the frame, and nothing around it moves', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const frame = page.frameLocator('.canvas > iframe')
  const shifts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, #studio, #studio *')].flatMap((each) =>
        each.scrollTop > 0 && !each.matches('.outline, .form-panel') ? [`${each.className} ${each.scrollTop}`] : [],
      ),
    )
  const stage = await page.locator('.canvas iframe').boundingBox()
  for (const index of [10, 3, 8, 1]) {
    const entry = page.locator('.section-entry').nth(index)
    await entry.click()
    const name = (await entry.locator('.entry-name').textContent()) ?? ''
    await expect(frame.getByRole('heading', { name, exact: true })).toBeInViewport()
    await page.waitForTimeout(700)
    expect(await shifts()).toEqual([])
    expect(await page.locator('.canvas iframe').boundingBox()).toEqual(stage)
  }
})

/** Opens the page with most sections, once what it leads to is known. */
async function openSections(page: Page, studio: RunningStudio): Promise<FrameLocator> {
  await openAt(page, studio, '/bike-repair')
  const frame = page.frameLocator('.canvas > iframe')
  await expect(page.locator('.overlay ul li')).toHaveCount(11, { timeout: 40_000 })
  return frame
}

/** The headings of sections two to five, which the tests move. */
const headings = (frame: FrameLocator) => async () => (await frame.locator('main h2').allTextContents()).slice(1, 5)

const asWritten = ['Where we begin', 'Three things we keep finding', 'How a repair goes', 'Signs to stop riding']
const [begin = '', three = '', goes = '', signs = ''] = asWritten

const barOf = (page: Page, name: string) => page.getByRole('toolbar', { name })
const handleOf = (page: Page, name: string) => barOf(page, name).getByRole('button', { name: `Move “${name}”` })

async function middleOf(wanted: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await wanted.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('a section is dragged on the page by the handle of its bar, and the page scrolls at its edge', async ({
  page,
  studio,
}) => {
  const frame = await openSections(page, studio)
  await expect.poll(headings(frame)).toEqual(asWritten)
  await frame.getByRole('heading', { name: begin }).click()
  const { x, y } = await middleOf(handleOf(page, begin))
  const { y: top = 0, height = 0 } = (await page.locator('.canvas').boundingBox()) ?? {}
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, top + height - 10, { steps: 6 })
  const target = page.locator('.section-spot[data-target]')
  await expect(target).toHaveCount(1)
  // How far one has to go is not to be seen when one begins.
  await expect(frame.getByRole('heading', { name: signs })).toBeInViewport()
  await page.mouse.move(x, (await middleOf(frame.getByRole('heading', { name: signs }))).y, { steps: 4 })
  await expect(page.locator('.section-spot').nth(4)).toHaveAttribute('data-target', 'before')
  await page.mouse.up()
  await expect.poll(headings(frame)).toEqual([three, goes, begin, signs])
  await expect(page.getByRole('status')).toHaveText(`${begin}: place 4 of 11`)
  await expect(barOf(page, begin)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect((await studio.changedLines()).join('\n')).toContain('heading: Where we begin')
})

test('Escape ends a drag on the page, and in the list, with everything where it was', async ({ page, studio }) => {
  const frame = await openSections(page, studio)
  await frame.getByRole('heading', { name: begin }).click()
  for (const handle of [handleOf(page, begin), page.locator('.section-list .grip').nth(1)]) {
    const { x, y } = await middleOf(handle)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 200, { steps: 4 })
    await expect(page.locator('[data-target]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-target]')).toHaveCount(0)
    await page.mouse.move(x, y + 220)
    await expect(page.locator('[data-target]')).toHaveCount(0)
    await page.mouse.up()
  }
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect(await headings(frame)()).toEqual(asWritten)
})

test('with the keys, the handle of the bar moves a section, and where it is now is said', async ({ page, studio }) => {
  const frame = await openSections(page, studio)
  await frame.getByRole('heading', { name: begin }).click()
  await handleOf(page, begin).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status')).toHaveText(`${begin}: place 3 of 11`)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status')).toHaveText(`${begin}: place 4 of 11`)
  await expect.poll(headings(frame)).toEqual([three, goes, begin, signs])
  await expect(handleOf(page, begin)).toBeFocused()
  await expect(frame.getByRole('heading', { name: begin })).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect.poll(headings(frame)).toEqual([three, begin, goes, signs])
})

test('between any two sections one can be added: near the mouse, and by the keys', async ({ page, studio }) => {
  const frame = await openSections(page, studio)
  const add = page.getByRole('button', { name: `Add a section after “${begin}”` })
  const gap = page.locator('.gap').filter({ has: add })
  await frame.getByRole('heading', { name: three }).scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(add)
  await page.mouse.move(x, y + 120)
  await expect(gap).toHaveCSS('opacity', '0')
  await page.mouse.move(x - 150, y + 12)
  await expect(gap).toHaveCSS('opacity', '1')
  await page.mouse.click(x, y)
  const dialog = page.getByRole('dialog', { name: 'Choose a section' })
  await expect(dialog).toContainText(`behind “${begin}”`)
  await page.keyboard.press('Escape')
  await add.focus()
  await expect(gap).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await dialog
    .getByRole('button', { name: /^Quote/ })
    .or(dialog.getByRole('button', { name: /^Stats/ }))
    .first()
    .click()
  await expect(page.locator('.section-entry')).toHaveCount(12)
  await expect(page.locator('.section-entry').nth(2)).toHaveAttribute('aria-current', 'true')
})

test('a section takes its layout and its ground from drawings in its bar, and gives them back', async ({
  page,
  studio,
}) => {
  const frame = await openSections(page, studio)
  await frame.getByRole('heading', { name: goes }).click()
  const bar = barOf(page, goes)
  await bar.getByRole('button', { name: 'Layout' }).click()
  const layouts = bar.getByRole('group', { name: 'Layout' }).first()
  await expect(layouts.getByRole('button', { name: 'Row' })).toHaveAttribute('aria-pressed', 'true')
  await expect(layouts.locator('iframe')).toHaveCount(5)
  await layouts.getByRole('button', { name: 'Column', exact: true }).click()
  await expect(layouts.getByRole('button', { name: 'Column', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(layouts).toBeHidden()
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Background' }).click()
  const grounds = bar.getByRole('group', { name: 'Background' }).first()
  await page.keyboard.press('Escape')
  await expect(grounds).toBeHidden()
  await bar.getByRole('button', { name: 'Background' }).click()
  await grounds.getByRole('button', { name: 'Tint' }).click()
  // The window lies over the end of the heading.
  await frame.getByRole('heading', { name: goes }).click({ position: { x: 4, y: 10 } })
  await expect(grounds).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = (await studio.changedLines()).map((line) => line.replace(/\s+/, ' '))
  expect(lines).toEqual(['- tone: tint', '- layout: row', '+ layout: column'])
})

test('a section is copied to another page, which it fits, with a name of its own there', async ({ page, studio }) => {
  const frame = await openSections(page, studio)
  await frame.getByRole('heading', { name: goes }).click()
  await barOf(page, goes).getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Copy to another page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to another page' })
  await dialog.getByRole('searchbox').fill('about')
  for (const _ of ['once', 'and again']) {
    await dialog.getByRole('button', { name: /About the Workshop/ }).click()
    await expect(page.getByRole('status')).toHaveText(`${goes} copied to “About the Workshop”`)
    await barOf(page, goes).getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Copy to another page' }).click()
  }
  await page.keyboard.press('Escape')
  await page.locator('.notice').getByRole('button', { name: 'Show it' }).click()
  await expect(page.locator('.page-head .page-address')).toHaveText('/about')
  await expect(frame.getByRole('heading', { name: goes })).toHaveCount(2)
  await expect(frame.locator('#steps')).toHaveCount(1)
  await expect(page.locator('.problems-button.has-errors')).toHaveCount(0)
})

test('a page that has no place for a copy says so, and what a template says is copied nowhere', async ({
  page,
  studio,
}) => {
  const frame = await openSections(page, studio)
  await frame.getByRole('heading', { name: 'Bike repair', exact: true }).click()
  await barOf(page, 'Bike repair').getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Copy to another page' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /About the Workshop/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('A page has one opening')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await openAt(page, studio, '/services/repairs')
  await expect(page.locator('.overlay ul li').first()).toBeAttached()
  await page.locator('.section-entry').first().click()
  const more = page.locator('.section-bar').getByRole('button', { name: 'More' })
  await more.click()
  const menu = page.getByRole('group', { name: 'More' })
  await expect(menu.getByRole('button', { name: 'Share with other pages' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Copy to another page' })).toHaveCount(0)
})

test('a section that is removed comes back by the button of what says so', async ({ page, studio }) => {
  const frame = await openSections(page, studio)
  await frame.getByRole('heading', { name: begin }).click()
  await barOf(page, begin).getByRole('button', { name: 'Remove' }).click()
  await expect(frame.getByRole('heading', { name: begin })).toHaveCount(0)
  await page
    .locator('.notice', { hasText: `${begin} removed` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(frame.getByRole('heading', { name: begin })).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('a card with an icon takes at most five clicks', async ({ page, studio }) => {
  const frame = await openSections(page, studio)
  const clicks = await countClicks(page)
  await frame.getByText('Frayed cables').click()
  await barOf(page, 'Frayed cables').getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bells that stick')
  await page.locator('.icon-choice').click()
  await page.getByRole('searchbox', { name: /Search icons/ }).fill('bell')
  await page.getByRole('dialog').getByRole('button', { name: 'bell', exact: true }).click()
  expect(await clicks()).toBeLessThanOrEqual(5)
  await expect(frame.locator('#things').getByText('Bells that stick')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect((await studio.changedLines()).map((line) => line.replace(/\s+/, ' '))).toEqual([
    '+ - { title: Bells that stick, icon: bell, text: Found inside the housing. }',
  ])
})
