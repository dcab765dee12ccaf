/** What stands around the editing: the tour, the page on paper, advice that is put aside, the way from the preview. */
import { spawn } from 'node:child_process'
import { expect, type Page } from 'playwright/test'
import { fixtureFile } from '../support/places.ts'
import { writeAdvice } from './support/advice.ts'
import { choosePage } from './support/states.ts'
import { addressOf, openStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const tour = (page: Page) => page.getByRole('complementary', { name: 'Tour' })

test('the tour shows once, lets one work on, goes by keys and can be seen again', async ({ page, studio }) => {
  await page.goto(studio.url)
  await expect(tour(page)).toContainText('1 of 4')
  await choosePage(page, 'Bike Repair', '/bike-repair')
  await tour(page).getByRole('button', { name: 'Next' }).press('Enter')
  await expect(tour(page)).toContainText('2 of 4')
  await page.keyboard.press('Escape')
  await expect(tour(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.page-head')).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
  await page.locator('body').press('?')
  await page.getByRole('button', { name: 'Show the tour again' }).click()
  await expect(tour(page)).toContainText('1 of 4')
})

test('a page is seen as it is printed, and as on a screen again', async ({ page, studio }) => {
  await page.goto(studio.url)
  const menu = page.frameLocator('.canvas iframe').locator('header nav, header').first()
  const bar = page.frameLocator('.canvas iframe').locator('.place-bar, .skip-link').first()
  await expect(menu).toBeAttached()
  const printed = () =>
    page
      .frameLocator('.canvas iframe')
      .locator('body')
      .evaluate((body) => {
        const rules = (list: CSSRuleList): CSSRule[] =>
          [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : [])])
        const view = body.ownerDocument
        return [...view.styleSheets]
          .flatMap((sheet) => rules(sheet.cssRules))
          .filter((rule) => 'media' in rule && (rule.media as MediaList).mediaText === 'print').length
      })
  const before = await printed()
  expect(before).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(printed).toBe(0)
  await expect(bar).toBeHidden()
  // Paper is white, whatever screens are asked to be.
  const ground = page.frameLocator('.canvas iframe').locator('body')
  await expect(ground).toHaveCSS('background-color', /rgb\(25[0-5], 25[0-5], 2[45]\d\)|rgba\(0, 0, 0, 0\)/)
  await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  await expect.poll(printed).toBe(before)
})

test('advice is put aside, stays so, and is taken up again; the list of pages shows it', async ({ page, studio }) => {
  await openStudio(page, studio)
  await writeAdvice(studio)
  await page.getByRole('button', { name: '1 piece of advice' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Put aside/ }).click()
  await expect(dialog.getByText('Put aside (1)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Put aside (1)' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Put aside (1)' }).click()
  await dialog.getByText('Put aside (1)').click()
  await dialog.getByRole('button', { name: /^Take up again/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Bike Repair.*Past date/ })).toBeVisible()
})

test('a page of the preview leads to itself in the studio, which begins when it is asked for', async ({
  page,
  studio,
}) => {
  const env = { ...process.env, NODE_ENV: undefined, PORT: '0' }
  const child = spawn(process.execPath, ['scripts/pages-from-yaml.mjs', 'dev', '--pages', fixtureFile], { env })
  try {
    const url = await addressOf(child, /http:\/\/127\S+/)
    await page.goto(`${url}/flat-tires`)
    await page.getByRole('link', { name: 'Edit in the studio' }).click()
    await expect(page.locator('.page-head .page-address')).toHaveText('/flat-tires')
    expect(page.url()).not.toContain(studio.token)
    const stolen = await page.request.get(`${url}/_edit/?page=/`, { maxRedirects: 0 })
    expect(stolen.status()).toBe(403)
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
})
