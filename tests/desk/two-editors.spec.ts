/** Two people in one studio behind the desk, each in a browser of their own. */
import { type Browser, test as base, expect, type Page, type Route } from 'playwright/test'
import type { Role } from '../../desk/accounts/people.ts'
import { look } from '../studio/support/states.ts'
import { inTestAll } from '../support/places.ts'
import { type RunningDesk, runDesk } from './support/running-desk.ts'

const test = base.extend<object, { desk: RunningDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const desk = await runDesk()
      await use(desk)
      await desk.stop()
    },
    { scope: 'worker' },
  ],
})

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

async function enter(browser: Browser, desk: RunningDesk, name: string, role: Role, size: keyof typeof sizes = 'wide') {
  const context = await browser.newContext({ viewport: sizes[size], locale: 'en-US' })
  await context.addInitScript(() => localStorage.setItem('studio-tour', 'seen'))
  const { end: _, ...cookie } = await desk.enter(name, role)
  await context.addCookies([cookie])
  const page = await context.newPage()
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !pathname.startsWith('/_desk/studio/')) outside.push(request.url())
  })
  return { page, outside, close: () => context.close() }
}

async function openAt(page: Page, desk: RunningDesk, route: string) {
  await page.goto(`${desk.origin}/_desk/studio/?page=${route}`)
  await expect(page.locator('.section-entry').first()).toBeAttached({ timeout: 90_000 })
  await expect(site(page).locator('html[data-preview="live"]')).toBeAttached({ timeout: 60_000 })
}

const site = (page: Page) => page.frameLocator('.canvas iframe')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test(
  'two people write on one page: each sees the other, and takes back what is their own',
  inTestAll,
  async ({ browser, desk }) => {
    const [ada, ben] = [
      await enter(browser, desk, 'Ada', 'owner'),
      await enter(browser, desk, 'Ben', 'editor', 'phone'),
    ]
    for (const { page } of [ada, ben]) await openAt(page, desk, '/bike-repair')
    await expect(ada.page.getByText('Also here: Ben')).toBeAttached()

    await ada.page.locator('.section-entry').first().click()
    await field(ada.page, 'Heading').click()
    await ben.page.getByRole('button', { name: 'Sections', exact: true }).click()
    await ben.page.locator('.section-entry').first().click()
    await expect(ben.page.locator('.field', { hasText: 'Heading' }).first()).toContainText('Ada')
    await ben.page.getByRole('button', { name: 'Sections', exact: true }).click()
    await ben.page.getByRole('button', { name: 'Pages', exact: true }).click()
    await expect(ben.page.getByRole('button', { name: /^Bike Repair.*Ada/ })).toBeVisible()
    expect(await look(ben.page)).toEqual([])

    await ben.page.getByRole('button', { name: 'Fields', exact: true }).click()
    for (const [page, name] of [
      [ada.page, 'Heading'],
      [ben.page, 'Subtitle'],
    ] as const)
      await field(page, name).press('End')
    await Promise.all([
      field(ada.page, 'Heading').pressSequentially(' by Ada', { delay: 40 }),
      field(ben.page, 'Subtitle').pressSequentially(' by Ben', { delay: 40 }),
    ])
    for (const { page } of [ada, ben]) {
      await expect(field(page, 'Heading')).toHaveValue('Bike repair by Ada')
      await expect(field(page, 'Subtitle')).toHaveValue('First the noise, then the price by Ben')
      await expect(site(page).locator('h1')).toContainText('Bike repair by Ada')
      await expect(site(page).getByText('then the price by Ben')).toBeAttached()
      await expect(page.getByRole('link', { name: page === ada.page ? 'Publish' : 'Desk' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
    }

    await undo(ada.page).click()
    for (const { page } of [ada, ben]) {
      await expect(field(page, 'Heading')).toHaveValue('Bike repair')
      await expect(field(page, 'Subtitle')).toHaveValue('First the noise, then the price by Ben')
    }
    await expect(undo(ada.page)).toBeDisabled()
    await undo(ben.page).click()
    await expect(field(ada.page, 'Subtitle')).toHaveValue('First the noise, then the price')

    await ben.close()
    await expect(ada.page.getByText('Also here: Ben')).toHaveCount(0)
    expect(ada.outside).toEqual([])
    await ada.close()
  },
)

test('of the same words both are told, and nobody loses theirs', async ({ browser, desk }) => {
  const [ada, ben] = [await enter(browser, desk, 'Ada', 'owner'), await enter(browser, desk, 'Ben', 'editor')]
  for (const { page } of [ada, ben]) {
    await openAt(page, desk, '/flat-tires')
    await page.locator('.section-entry', { hasText: 'Look inside' }).click()
    await expect(field(page, 'Heading')).toHaveValue('Look inside the tire')
  }
  // What Ada writes reaches Ben's page only when he has written himself.
  const writeFirst = async (route: Route) => {
    await field(ada.page, 'Heading').fill('Look inside the wheel')
    await expect(ada.page.getByRole('button', { name: 'is kept' })).toBeAttached()
    await route.continue()
  }
  await ben.page.route(/api\/operations/, writeFirst, { times: 1 })
  await field(ben.page, 'Heading').fill('Look inside the tube')
  await expect(ben.page.getByRole('alert')).toContainText('Ada has just written in the same place')
  await expect(ada.page.getByRole('alert')).toContainText('You and Ben have written in the same place')
  await expect(field(ben.page, 'Heading')).toHaveValue('Look inside the wheel')
  for (const { page } of [ada, ben]) {
    await page.getByRole('alert').getByRole('button', { name: 'Show both' }).click()
    const window = page.getByRole('dialog')
    await expect(window.locator('.conflict')).toContainText('Look inside the tube')
    await expect(window.locator('.conflict')).toContainText('Look inside the wheel')
    expect(await look(page)).toEqual([])
  }
  await ben.page.getByRole('button', { name: 'Put mine back' }).click()
  for (const { page } of [ada, ben]) {
    await expect(page.locator('.conflict')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field(page, 'Heading')).toHaveValue('Look inside the tube')
  }
  await expect(undo(ada.page)).toBeEnabled()
  await undo(ada.page).click()
  await expect(ada.page.getByRole('alert')).toContainText('since Ben has changed the same place meanwhile')
  for (const { close } of [ada, ben]) await close()
})

test('who reads leads alone gets no studio', async ({ browser, desk }) => {
  const { page, close } = await enter(browser, desk, 'Cara', 'reader')
  const answer = await page.goto(`${desk.origin}/_desk/studio/`)
  expect(answer?.status()).toBe(403)
  await expect(page.locator('.studio')).toHaveCount(0)
  await close()
})
