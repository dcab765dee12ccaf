import { expect, type Page } from 'playwright/test'
import { choosePage, show, testStates } from './support/states.ts'

const inBar = (page: Page, name: string) => page.locator('.section-bar').getByRole('button', { name })

/** A small window of the bar before it closes. */
async function open(page: Page, name: string) {
  await page.keyboard.press('Escape')
  await show(page, 'Page')
  await inBar(page, name).click()
  await expect(page.locator('.popover:popover-open')).toBeVisible()
}

const tool = (name: string) => async (page: Page) => {
  await page.locator('.picture-bar').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

testStates('what is changed on the page itself', [
  {
    name: 'the bar of a section, and what is added beside it',
    part: '.overlay',
    async go(page) {
      await expect(page.locator('.overlay ul li').nth(2)).toBeAttached()
      await show(page, 'Sections')
      await page.locator('.section-entry').nth(2).click()
      await show(page, 'Page')
      await expect(page.locator('.gap.is-chosen .add-here').first()).toBeVisible()
    },
  },
  { name: 'its grounds', part: '.popover:popover-open', go: (page) => open(page, 'Background') },
  { name: 'its menu', part: '.popover:popover-open', go: (page) => open(page, 'More') },
  {
    name: 'pages to copy it to',
    part: 'dialog',
    go: (page) => page.getByRole('button', { name: 'Copy to another page' }).click(),
  },
  {
    name: 'the bar of a picture',
    part: '.overlay',
    async go(page) {
      await choosePage(page, 'Pictures from the Workshop', '/workshop-pictures')
      await show(page, 'Page')
      await expect(page.locator('.overlay ul li')).toHaveCount(6)
      await page.frameLocator('.canvas > iframe').getByRole('img', { name: 'The van in a drive' }).click()
      await expect(page.locator('.picture-bar')).toBeVisible()
    },
  },
  { name: 'what a picture shows', part: 'dialog', go: tool('Describe the picture') },
  { name: 'a part of a picture', part: 'dialog', go: tool('Crop') },
])
