/** "Ask": the owner sets a service up, agrees to what is sent, and keeps or takes back what the assistant did. */
import { expect, type Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { type FakeService, fakeService } from './support/fake-service.ts'
import { openAt, testStates } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test as base } from './support/test.ts'

const test = base.extend<{ service: FakeService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  service: async ({}, use) => {
    const service = await fakeService()
    await use(service)
    await service.stop()
  },
})

const panel = (page: Page) => page.getByRole('region', { name: 'Ask the assistant' })
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const open = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' }).click()
const heading = (page: Page) => page.frameLocator('.canvas iframe').locator('h1').first()

const write = (value: string) => ({
  calls: [
    {
      name: 'apply_operations',
      input: { operations: [{ do: 'set', path: ['pages', '/', 'blocks', 0, 'heading'], value }] },
    },
  ],
})

async function tell(page: Page, studio: RunningStudio, given: object): Promise<void> {
  const headers = { 'x-studio-token': studio.token }
  await page.request.post(`${studio.origin}/_studio/api/assistant`, { headers, data: given })
}

/** As if the owner had set the service up and agreed before. */
async function begin(page: Page, studio: RunningStudio, { address, host }: FakeService): Promise<void> {
  await tell(page, studio, { name: 'forget' })
  await tell(page, studio, { name: 'choose', kind: 'openai', address, model: 'small', key: 'k' })
  await page.addInitScript((agreed) => localStorage.setItem('studio-ask-agreed', agreed), host)
  await openAt(page, studio, '/')
  await open(page)
}

async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByLabel('What shall be done?').fill(question)
  await page.keyboard.press('Enter')
}

test('an owner sets it up, agrees, asks, sees the change on the page, and takes it back', async ({
  page,
  studio,
  service,
}) => {
  await tell(page, studio, { name: 'disconnect' })
  await tell(page, studio, { name: 'forget' })
  await openAt(page, studio, '/')
  await open(page)
  await expect(panel(page).getByText('You need an account at a service')).toBeVisible()
  await panel(page).getByLabel('Another one').check()
  await panel(page).getByLabel('Address').fill(service.address)
  await panel(page).getByLabel('Model').fill('small')
  await panel(page).getByLabel('Key').fill('sk-secret')
  await panel(page).getByLabel('Remember on this computer').uncheck()
  await button(page, 'Use this assistant').click()

  service.answers(write('Bikes mended while you wait'), { text: 'It is friendlier now.' })
  await ask(page, 'Make the headline friendlier')
  await expect(panel(page).getByText(`To answer, ${service.host} is sent your question`)).toBeVisible()
  expect(service.received).toEqual([])
  const before = await heading(page).textContent()
  await button(page, `Agree, and ask ${service.host}`).click()
  await expect(panel(page).getByText('It is friendlier now.')).toBeVisible()
  await expect(heading(page)).toHaveText('Bikes mended while you wait')
  await expect(button(page, 'Heading of the hero on / changed')).toBeVisible()
  expect(service.received[0]?.headers.authorization).toBe('Bearer sk-secret')

  await button(page, 'Undo').click()
  await expect(heading(page)).toHaveText(String(before))
  await button(page, 'Do it again').click()
  await expect(heading(page)).toHaveText('Bikes mended while you wait')
  await button(page, 'Keep').click()
  await expect(panel(page).getByText('Kept')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(studio.changedLines).toContain('+        heading: Bikes mended while you wait')
  expect((await studio.changedLines()).join()).not.toContain('sk-secret')
  await tell(page, studio, { name: 'disconnect' })
})

test(
  'a wrong key is said, work is stopped, and with the keys alone one is back where one began',
  inTestAll,
  async ({ page, studio, service }) => {
    await begin(page, studio, service)
    service.answers({ status: 401 })
    await expect(panel(page).getByLabel('What shall be done?')).toBeFocused()
    await page.keyboard.type('Write more about tires')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByText(`${service.host} does not take your key.`)).toBeVisible()

    service.answers({ waits: true })
    await ask(page, 'Once more')
    await expect(panel(page).getByRole('status')).toHaveText('Thinking…')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Stop')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByText('Stopped.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeFocused()
  },
)

test('on a phone the page stays in view, and everything is large enough for a thumb', async ({
  page,
  studio,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, studio, service)
  service.answers(write('Bikes mended today'), { text: 'Done.' })
  await ask(page, 'Say that it is done today')
  await expect(panel(page).getByText('Done.')).toBeVisible()
  await expect(heading(page)).toHaveText('Bikes mended today')
  await expect(heading(page)).toBeInViewport()
  const top = (await panel(page).boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(844 / 4)
  for (const each of await panel(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await each.boundingBox()) ?? {}
    expect(Math.min(width, height), String(await each.textContent())).toBeGreaterThanOrEqual(44)
  }
})

testStates('the assistant', [
  {
    name: 'setting it up',
    part: '.ask',
    async go(page, studio) {
      await tell(page, studio, { name: 'disconnect' })
      await open(page)
      await panel(page).getByLabel('Another one').check()
    },
  },
  {
    name: 'agreeing to what is sent',
    part: '.ask',
    async go(page, studio) {
      const address = 'http://127.0.0.1:9/v1'
      await tell(page, studio, { name: 'choose', kind: 'openai', address, model: 'small' })
      await open(page)
      if (!(await panel(page).isVisible())) await open(page)
      await ask(page, 'Make the headline friendlier')
      await expect(panel(page).getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'what went wrong',
    part: '.ask',
    async go(page) {
      await button(page, 'Agree, and ask').click()
      await expect(panel(page).getByText('cannot be reached')).toBeVisible()
    },
  },
])
