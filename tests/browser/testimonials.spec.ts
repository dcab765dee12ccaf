import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'What neighbors say' }).last()
const cards = (page: Page) => carousel(page).getByRole('figure')
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next review' })
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous review' })

/** The names on the cards that are in full view, from left to right. */
const shown = (page: Page) =>
  carousel(page).evaluate((section) => {
    const places = [...section.querySelectorAll('figure')].map((card) => ({
      name: card.querySelector('strong')?.textContent ?? '',
      ...card.getBoundingClientRect().toJSON(),
    }))
    const { left, right } = section.getBoundingClientRect()
    const inView = places.filter((place) => place.left >= left - 2 && place.right <= right + 2)
    return inView.sort((a, b) => a.left - b.left).map(({ name }) => name)
  })

async function openCarousel(page: Page) {
  await arrive(page, '/')
  await carousel(page).scrollIntoViewIfNeeded()
  await next(page).focus()
  // Alive once it no longer scrolls by itself.
  await expect(carousel(page).locator('.is-live')).toBeAttached()
}

test('nine customers speak, each with name, role, words and five stars, and nothing moves by itself', async ({
  page,
}) => {
  await openCarousel(page)
  await expect(cards(page)).toHaveCount(9)
  await expect(carousel(page).getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(9)
  const stars = await carousel(page).getByRole('img', { name: '5 out of 5 stars' }).first().boundingBox()
  expect((stars?.width ?? 0) / (stars?.height ?? 1), 'five beside one another').toBeCloseTo(5.5, 1)
  await expect(cards(page).locator('blockquote')).toHaveText(Array(9).fill(/(\w+\W+){12}/))
  await expect(cards(page).locator('figcaption')).toHaveText(Array(9).fill(/^\w+ .*\w+, \w+/))
  await expect(cards(page).locator('figcaption[data-initials]')).toHaveCount(9)
  const before = await shown(page)
  await page.waitForTimeout(1500)
  expect(await shown(page)).toEqual(before)
  await test.step('one card stands in a row on a phone, two from 768 px, three from 1280 px', async () => {
    for (const [width, count] of [
      [390, 1],
      [767, 1],
      [768, 2],
      [1279, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => shown(page), `cards at ${width} px`).toHaveLength(count)
    }
  })
})

test('the arrows and the arrow keys go round in both directions, and each step is seen and announced', async ({
  page,
}) => {
  await openCarousel(page)
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280
  const numbers = (first: number) => (isWide ? `${first}–${((first + 1) % 9) + 1}` : first)
  const place = (first: number) => carousel(page).getByText(`${numbers(first)} of 9`, { exact: true })
  await expect(place(1)).toBeVisible()
  expect((await place(1).boundingBox())?.height).toBeGreaterThan(16)
  await expect.poll(async () => (await shown(page))[0]).toBe('Denise M.')
  await previous(page).click()
  await expect(carousel(page).getByText('Review 9 of 9: Ruth K.')).toBeAttached()
  await expect.poll(async () => (await shown(page))[0]).toBe('Ruth K.')
  const { width = 0 } = page.viewportSize() ?? {}
  if (width >= 1280) expect(await shown(page)).toEqual(['Ruth K.', 'Denise M.', 'Robert H.'])
  await next(page).click()
  await expect.poll(async () => (await shown(page))[0]).toBe('Denise M.')
  await next(page).focus()
  for (const [key, number, name] of [
    ['ArrowRight', 2, 'Robert H.'],
    ['ArrowLeft', 1, 'Denise M.'],
    ['ArrowLeft', 9, 'Ruth K.'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(place(number)).toBeVisible()
    await expect.poll(async () => (await shown(page))[0]).toBe(name)
  }
  await expect(next(page)).toBeFocused()
})

test('until it is touched, it numbers a card where one shows, and none of several', async ({ page }) => {
  await arrive(page, '/')
  const place = carousel(page).getByText('1 of 9', { exact: true })
  for (const [width, isNumbered] of [
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(next(page)).toBeVisible()
    await expect(place, `${width} px`).toBeVisible({ visible: isNumbered })
  }
})

test('there is nothing to turn to where all cards fit beside one another, and two fill the row', async ({ page }) => {
  await page.goto('/fitting')
  for (const [heading, amount, isOffered] of [
    ['Two who sit well', 2, [true, false, false]],
    ['Three who sit well', 3, [true, true, false]],
  ] as const) {
    const voices = page.getByRole('region', { name: heading }).first()
    for (const [index, width] of [390, 900, 1280].entries()) {
      await page.setViewportSize({ width, height: 844 })
      await voices.scrollIntoViewIfNeeded()
      await expect(voices.getByRole('button', { name: 'Next review' }), `${heading} at ${width} px`).toBeVisible({
        visible: isOffered[index] ?? false,
      })
    }
    const row = await voices.locator('ul').boundingBox()
    const card = await voices.getByRole('listitem').first().boundingBox()
    expect((row?.width ?? 0) / (card?.width ?? 1)).toBeCloseTo(amount, 1)
  }
})

test('nine steps come back to the same card', inTestAll, async ({ page }) => {
  await openCarousel(page)
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Enter')
  await expect(carousel(page).getByText('Review 1 of 9: Denise M.')).toBeAttached()
  await expect.poll(async () => (await shown(page))[0]).toBe('Denise M.')
})

test('a pull with the pointer moves the cards', inTestAll, async ({ page }) => {
  await openCarousel(page)
  const box = await cards(page).first().boundingBox()
  if (!box) throw new Error('no card')
  await page.mouse.move(box.x + box.width * 0.8, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await shown(page))[0]).not.toBe('Denise M.')
})

test('swiped before its script has come, it goes on from where it stands, without a jump', async ({ page }) => {
  await arrive(page, '/')
  const second = cards(page).nth(1)
  await second.evaluate((card) => card.scrollIntoView({ inline: 'start', block: 'nearest' }))
  await expect.poll(async () => (await shown(page))[0]).toBe('Robert H.')
  await next(page).focus()
  await expect(carousel(page).getByText('Review 2 of 9: Robert H.')).toBeAttached()
  await expect.poll(async () => (await shown(page))[0]).toBe('Robert H.')
  await page.keyboard.press('Enter')
  await expect(carousel(page).getByText('Review 3 of 9')).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('all nine cards can be reached by scrolling sideways', async ({ page }) => {
    await arrive(page, '/')
    await expect(cards(page)).toHaveCount(9)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 })
  })
})
