/** The studio without a pointer: everything is reached by keys, and the focus is always somewhere, and seen. */
import { expect, type FrameLocator } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { keepsFocus, reach, use, whatHasFocus } from './support/keyboard.ts'
import { openStudio } from './support/studio.ts'
import { test } from './support/test.ts'

let frame: FrameLocator

test.beforeEach(async ({ page, studio }) => {
  await openStudio(page, studio)
  frame = page.frameLocator('.canvas iframe')
  await expect(page.locator('.page-head')).toBeVisible()
})

test('Tab goes through the bar, the list, the page and the fields, in this order', async ({ page }) => {
  const remove = page.getByRole('button', { name: 'Remove: Label' })
  const way = await reach(page, remove)
  const parts = way.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1])
  expect(parts).toEqual(['top-bar', 'outline', 'stage', 'form-panel'])
  const overhang = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(overhang, 'pixels by which the window scrolls').toBe(0)
})

test('F6 leads from part to part, and back', async ({ page }) => {
  const seen: string[] = []
  for (const key of ['F6', 'F6', 'F6', 'F6', 'Shift+F6', 'Shift+F6']) {
    await page.keyboard.press(key)
    seen.push((await whatHasFocus(page)).part)
  }
  expect(seen).toEqual(['top-bar', 'outline', 'stage', 'form-panel', 'stage', 'outline'])
})

test('the arrow keys move a section by two places, and the focus goes with it', async ({ page, studio }) => {
  await expect(page.locator('.section-list .entry-name')).toHaveCount(5)
  const names = await page.locator('.section-list .entry-name').allTextContents()
  await page.locator('.section-list .grip').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const [first, moved, ...others] = names
  const after = [first, ...others.slice(0, 2), moved, ...others.slice(2)]
  await expect(page.locator('.section-list .entry-name')).toHaveText(after as string[])
  await expect(page.locator('.section-list .grip').nth(3)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: moved ?? '' })).toHaveText(/: place 4 of \d+$/)
  // What is shown at once is taken back where the draft refuses it.
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await studio.changedLines()).length, 'lines that moved').toBeGreaterThan(0)
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(page.locator('.section-list .entry-name')).toHaveText(after as string[])
})

test('a day without a pointer', inTestAll, async ({ page }) => {
  // Some two hundred keys, after each of which is looked where the focus is.
  test.setTimeout(300_000)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

  await test.step('opens a page', async () => {
    await use(page, button('Pages'))
    await reach(page, page.getByRole('searchbox', { name: 'Search pages' }))
    await page.keyboard.type('bike repair')
    await use(page, button(/^Bike Repair/))
    await expect(page.locator('.page-address')).toHaveText('/bike-repair')
    await expect(page.locator('.section-entry')).toHaveCount(11)
    await keepsFocus(page)
  })

  await test.step('changes a headline', async () => {
    await use(page, page.locator('.section-entry', { hasText: 'Where we begin' }))
    await page.keyboard.press('F6')
    await page.keyboard.press('F6')
    await reach(page, page.getByRole('textbox', { name: 'Heading', exact: true }))
    await page.keyboard.press('End')
    await page.keyboard.type(' each day')
    await expect(frame.getByRole('heading', { name: 'Where we begin each day' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.section-entry[aria-current=true]')).toBeFocused()
  })

  await test.step('moves a section by two places, and the focus goes with it', async () => {
    await reach(page, page.locator('.section-list .grip', { has: page.locator('svg') }).nth(1))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.section-entry').nth(3)).toContainText('Where we begin')
    await expect(page.locator('.section-list .grip').nth(3)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Where we begin' })).toHaveText(
      'Where we begin each day: place 4 of 11',
    )
  })

  await test.step('adds a section, and takes another out', async () => {
    await use(page, button('Add a section'))
    await reach(page, button(/^Notice/))
    await page.keyboard.press('Enter')
    await expect(page.locator('.section-entry')).toHaveCount(12)
    await expect(page.getByRole('toolbar', { name: /^What visitors have to know/ })).toBeVisible()
    await keepsFocus(page)
    await page.keyboard.press('F6')
    await use(page, page.getByRole('toolbar').getByRole('button', { name: 'Remove' }))
    await expect(page.locator('.section-entry')).toHaveCount(11)
    await keepsFocus(page)
  })

  await test.step('adds an entry of a list, moves it and takes it out', async () => {
    await use(page, page.locator('.section-entry', { hasText: 'Signs to stop riding' }))
    await page.keyboard.press('F6')
    await page.keyboard.press('F6')
    await use(page, button('Add to “Items”'))
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
    await page.keyboard.type('A chain that jumps')
    await use(page, page.locator('.entry-tools').getByRole('button', { name: 'Move up' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('.entry-button').first()).toHaveText('A chain that jumps')
    await keepsFocus(page)
    await use(page, page.locator('.entry-tools').getByRole('button', { name: 'Remove' }))
    await expect(page.locator('.entry-button', { hasText: 'A chain' })).toHaveCount(0)
    await keepsFocus(page)
    expect((await whatHasFocus(page)).part).toBe('form-panel')
  })

  await test.step('looks at the changes, undoes one and saves', async () => {
    await use(page, button(/unsaved/), 'Shift+Tab')
    await expect(page.getByRole('dialog', { name: 'Changes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(/unsaved/)).toBeFocused()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await use(page, button('Save'))
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await keepsFocus(page)
  })
})
