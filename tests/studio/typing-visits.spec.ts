/** Going from one text of the page to the next, saving and undoing between them, while the server takes its time. */
import { expect, type Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { openAt } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const frameIn = (page: Page) => page.frameLocator('.canvas iframe')
const typed = (page: Page) => frameIn(page).locator('[data-typing][contenteditable]')
const heading = (page: Page) => frameIn(page).locator('#begin h2')
const text = (page: Page) => frameIn(page).locator('#begin .rich-text p').last()

/** The page leads to the file: what is under the pointer has a line around it. */
async function openReady(page: Page, studio: RunningStudio, route: string, selector: string) {
  await openAt(page, studio, route)
  await expect(async () => {
    await page.mouse.move(2, 2)
    await frameIn(page).locator(selector).first().hover({ timeout: 1000 })
    await expect(page.locator('.hover-box').first()).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Answers of the server to a question come later by so much. */
async function slow(page: Page, question: RegExp, ms: number) {
  await page.route(question, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => {})
  })
}

async function saved(page: Page, studio: RunningStudio): Promise<string[]> {
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return studio.changedLines()
}

for (const wait of [0, 300, 600]) {
  test(
    `a click ${wait} ms after another text was left opens what it is on, with the caret there`,
    inTestAll,
    async ({ page, studio }) => {
      await openReady(page, studio, '/bike-repair', '#begin h2')
      await slow(page, /\/marks/, 500)
      const places = [heading, text, heading, heading, text, text]
      for (const [index, place] of places.entries()) {
        await place(page).click({ position: { x: 1, y: 10 } })
        await page.keyboard.type(String(index))
        await expect(place(page)).toContainText(
          RegExp(
            `^${places
              .flatMap((each, at) => (each === place && at <= index ? [at] : []))
              .reverse()
              .join('')}`,
          ),
        )
        await expect(typed(page)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(wait)
      }
      await page.keyboard.press('Control+s')
      expect(await saved(page, studio)).toEqual([
        '-        heading: Where we begin',
        '+        heading: 320Where we begin',
        '-          We listen first.',
        '+          541We listen first.',
      ])
    },
  )
}

test('what was typed is in what is saved, however late the server and the page answer', async ({ page, studio }) => {
  await openReady(page, studio, '/bike-repair', '#begin h2')
  await slow(page, /\/(operations|marks|value)/, 1500)
  await heading(page).click({ position: { x: 1, y: 10 } })
  await page.keyboard.type('One ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  expect(await saved(page, studio)).toEqual([
    '-        heading: Where we begin',
    '+        heading: One Where we begin',
  ])
  // Before the text is open again: what is typed, the end of it and the key that saves wait for it together.
  await heading(page).click({ position: { x: 1, y: 10 } })
  await page.keyboard.type('Two ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect.poll(() => studio.changedLines()).toContain('+        heading: Two One Where we begin')
})

test(
  'a text that only its field can show does not keep one waiting, also after another was typed',
  inTestAll,
  async ({ page, studio }) => {
    await studio.beginAgain((file) =>
      file.replace('          We listen first.', '          - one\n            - nested'),
    )
    await openReady(page, studio, '/bike-repair', '#begin h2')
    await heading(page).click({ position: { x: 1, y: 10 } })
    await page.keyboard.type('One ')
    await page.keyboard.press('Escape')
    await expect(frameIn(page).locator('[data-typing]')).toHaveCount(0)
    await page.waitForTimeout(1500)
    await frameIn(page).getByText('nested').click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused({ timeout: 3000 })
  },
)

test('each visit to a text is a step of its own', inTestAll, async ({ page, studio }) => {
  await openReady(page, studio, '/bike-repair', '#begin h2')
  for (const word of ['One ', 'Two ']) {
    await heading(page).click({ position: { x: 1, y: 10 } })
    await expect(typed(page)).toBeFocused()
    await page.keyboard.type(word)
    await page.keyboard.press('Escape')
  }
  const field = page.getByRole('textbox', { name: 'Heading', exact: true })
  await field.press('End')
  await page.keyboard.type(' three')
  await expect(field).toHaveValue('Two One Where we begin three')
  await page.locator('.page-head').click()
  await expect(heading(page)).toHaveText('Two One Where we begin three')
  for (const left of ['Two One Where we begin', 'One Where we begin', 'Where we begin']) {
    await page.keyboard.press('Control+z')
    await expect(heading(page)).toHaveText(left)
  }
})

test('texts of carousels, galleries and sliders are typed where they stand', inTestAll, async ({ page, studio }) => {
  const texts = [
    { route: '/', text: '#voices blockquote', label: 'Content' },
    { route: '/workshop-pictures', text: '#bench figcaption', label: 'Caption' },
    { route: '/workshop-pictures', text: '#rust figcaption strong', label: 'Name of the first picture' },
  ]
  for (const each of texts) {
    const { route } = each
    const place = frameIn(page).locator(each.text).first()
    await openReady(page, studio, route, each.text)
    await place.evaluate((element) => Object.assign(element.closest('[data-island]') ?? {}, { isSame: true }))
    const before = (await place.textContent()) ?? ''
    await place.click({ position: { x: 1, y: 8 } })
    await expect(typed(page)).toBeFocused()
    for (const sign of 'My own ') await page.keyboard.press(sign === ' ' ? 'Space' : sign, { delay: 60 })
    await expect(page.getByRole('textbox', { name: each.label, exact: true })).toHaveValue(`My own ${before}`)
    await page.waitForTimeout(500)
    for (const key of ['ArrowLeft', 'ArrowLeft', '!']) await page.keyboard.press(key)
    await expect(place).toHaveText(`My ow!n ${before}`)
    // It is the same all the time: neither the page nor React has drawn it anew.
    expect(await place.evaluate((element) => Object(element.closest('[data-island]')).isSame)).toBe(true)
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await studio.changedLines()).join()).toContain(`My ow!n ${before}`)
  }
})

test(
  'a label of a form is typed where it stands, also after the form was tried out',
  inTestAll,
  async ({ page, studio }) => {
    await openReady(page, studio, '/storage', '#visit label')
    const label = frameIn(page).locator('#visit label', { hasText: 'What do you need done' })
    const said = (await label.textContent()) ?? ''
    await page.getByRole('button', { name: 'Try out' }).click()
    await frameIn(page).locator('#visit input:visible').first().click()
    await expect(frameIn(page).locator('#visit [data-island][data-ready]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await label.click({ position: { x: 1, y: 8 } })
    await expect(typed(page)).toBeFocused()
    await page.keyboard.type('Your ')
    await expect(label).toHaveText(`Your ${said}`)
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await studio.changedLines()).join()).toContain(`label: Your ${said}`)
  },
)

test('the bar hides neither the text nor the words above it', inTestAll, async ({ page, studio }) => {
  await openReady(page, studio, '/bike-repair', '#begin h2')
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  for (const keys of [['Home'], ['Home', 'Shift+End'], ['Control+Home', 'Shift+End'], ['Control+a']]) {
    await text(page).click()
    for (const key of keys) await page.keyboard.press(key)
    await expect(bar).toBeVisible()
    for (const other of [typed(page), heading(page)]) {
      const [box, words] = await Promise.all([bar.boundingBox(), other.boundingBox()])
      expect(isOver(box, words), `${keys}: ${JSON.stringify([box, words])}`).toBe(false)
    }
    await page.keyboard.press('Escape')
  }
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const isOver = (one: Box | null, other: Box | null) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
