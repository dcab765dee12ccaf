/** The inbox and the figures of the desk as somebody uses them: by thumb, by keyboard, and while leads come in. */
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { newLead } from '../server/fixtures/lead.ts'
import { picture } from '../server/support/photos.ts'
import { jsonPost, quote, quotePath } from '../server/support/post.ts'
import { violationsOf } from '../support/axe/builder.ts'
import { runDesk } from './support/desk.ts'

let desk: Awaited<ReturnType<typeof runDesk>>
test.beforeAll(async () => {
  desk = await runDesk()
})
test.afterAll(() => desk.stop())
test.beforeEach(({ context }) => desk.enter(context, 'reader'))

let visitors = 0
/** A visitor sends the form of the site. */
async function visit(): Promise<string> {
  const name = `Visitor ${++visitors} of ${test.info().project.name}`
  const answer = await fetch(desk.origin + quotePath, jsonPost({ ...quote, name, message: `${name} has a leak.` }))
  expect(answer.status).toBe(200)
  return name
}
const open = (page: Page, path: string) => page.goto(`${desk.origin}/_desk${path}`)

test('a new lead appears by itself: said once, and what is focused and in view stays where it is', async ({ page }) => {
  const names: string[] = []
  for (let number = 0; number < 12; number++) names.push(await visit())
  await open(page, '/leads')
  const link = page.getByRole('link', { name: names[0] })
  await link.focus()
  const place = async () => (await link.boundingBox())?.y
  const [before, address] = [await place(), page.url()]
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const name = await visit()
  await expect(page.getByRole('link', { name })).toBeAttached()
  await expect(page.locator('[data-arrived]')).toHaveText('1 new lead')
  await expect(link).toBeFocused()
  expect(Math.abs(Number(await place()) - Number(before))).toBeLessThan(2)
  expect([page.url(), await page.evaluate(() => 'isSame' in window)]).toEqual([address, true])
})

test('one that was answered elsewhere leaves the list by itself', async ({ page, context }) => {
  const name = await visit()
  await open(page, '/leads')
  const other = await context.newPage()
  await open(other, '/leads')
  await other.getByRole('link', { name }).click()
  await other.getByRole('button', { name: 'I have answered' }).click()
  await expect(other.getByRole('status')).toHaveText('Noted as answered.')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await other.close()
})

test('by keyboard alone a lead is found, noted on, put to spam and erased', async ({ page }) => {
  const name = await visit()
  await open(page, '/leads')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Found for “${name}”` })).toBeVisible()
  const reach = async (what: string) => {
    for (let presses = 0; presses < 60; presses++) {
      const focused = await page.evaluate(() => document.activeElement?.closest('a, button')?.textContent ?? '')
      if (focused.includes(what)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to "${what}"`)
  }
  await reach(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await reach('Reply to')
  for (
    let presses = 0;
    presses < 20 && !(await page.locator('textarea').evaluate((field) => field === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type('Comes on Monday')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/did=noted/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Comes on Monday' })).toBeVisible()
  await reach('This is spam')
  await page.keyboard.press('Enter')
  await page.waitForURL(/did=spam/)
  await expect(page.getByRole('status')).toHaveText('Moved to spam.')
  await reach('Erase …')
  await page.keyboard.press('Enter')
  await page.waitForURL(/erase$/)
  await reach('Erase this lead')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('It is erased.')
  await open(page, `/leads?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nothing has all of these words.')).toBeVisible()
})

test('whoever writes a reply has answered, and a note that is half written stays', async ({ page }) => {
  const name = await visit()
  await open(page, '/leads')
  await page.getByRole('link', { name }).click()
  await page.locator('textarea').fill('half a note')
  const reply = page.getByRole('link', { name: `Reply to ${quote.email}` })
  expect(await reply.getAttribute('href')).toContain('mailto:ada@example.com?subject=')
  // A browser without a program for mail would complain.
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await reply.click()
  await expect(page.getByRole('button', { name: 'I have answered' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect(page.locator('textarea')).toHaveValue('half a note')
})

test('pictures are small on the page and open large, and nothing of the desk complains', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  const photos = [{ field: 'photos', name: 'roof.jpg', bytes: await picture({ width: 1600, height: 900 }) }]
  const lead = { ...newLead({ fields: { name: 'With a picture' } }), photos }
  const { id } = await desk.store.add(lead, { value: `${test.info().project.name} ${Date.now()}`, validMs: 1_000 })
  await open(page, `/leads/${id}`)
  const small = page.getByAltText('Picture 1')
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await small.click()
  await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth)).toBe(1600)
  expect(complaints).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing, nothing is too small for a thumb, and nothing sticks out: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const name = await visit()
    const odd = newLead({ state: 'held', reasons: ['links', 'long-message'] })
    const held = await desk.store.add(odd, { value: `${name} ${colorScheme}`, validMs: 1_000 })
    await open(page, '/leads')
    const address = await page.getByRole('link', { name }).getAttribute('href')
    const paths = [
      '/leads',
      '/leads?box=held',
      '/leads?q=ada',
      `/leads/${held.id}`,
      `/leads/${held.id}/erase`,
      '/figures',
    ]
    for (const path of [...paths, String(address).replace('/_desk', '')]) {
      await open(page, path)
      for (const summary of await page.locator('main summary').all()) await summary.click()
      expect.soft(await violationsOf(page), path).toEqual([])
      const { isWide, small } = await page.evaluate(() => {
        const targets = [...document.querySelectorAll('a, button, input, textarea, summary, select')]
        const seen = targets.filter((target) => !target.matches('.skip, [type=hidden], dd a'))
        const boxes = seen.map((target) => ({ text: target.outerHTML, ...target.getBoundingClientRect().toJSON() }))
        return {
          isWide: document.documentElement.scrollWidth > innerWidth,
          small: boxes.filter(({ height, width }) => height < 43.5 || width < 43.5).map(({ text }) => text),
        }
      })
      expect.soft({ path, isWide, small }).toEqual({ path, isWide: false, small: [] })
    }
  })
