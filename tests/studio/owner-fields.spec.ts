/** What an owner meets in the fields: help, mistakes, new entries and pictures; and all of it under a thumb. */
import { expect, type Page } from 'playwright/test'
import { writeAdvice } from './support/advice.ts'
import { countClicks } from './support/clicks.ts'
import { openAt, show } from './support/states.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const section = async (page: Page, name: string) => {
  await show(page, 'Sections')
  await page.locator('.section-entry', { hasText: name }).click()
  await show(page, 'Fields')
}
const mistakes = (page: Page) => page.locator('.form-panel .said.is-error')

test('a field says in one line what it is for, and the rest behind a question mark', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await section(page, 'Three things')
  const more = button(page, /^More about: Background/)
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const line = more.locator('..')
  const said = async () => (await line.textContent()) ?? ''
  const short = await said()
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect((await said()).startsWith(short.trim())).toBe(true)
  expect((await said()).length).toBeGreaterThan(short.length + 20)
})

test('a mistake is said when the field is left, stays while it is there, and goes once it is mended', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  await section(page, 'Three things')
  const heading = page.getByLabel('Heading', { exact: true }).first()
  await heading.fill('')
  // The check has found it, and the field does not say it yet.
  await expect(button(page, /^\d+ mistakes?$/)).toBeVisible()
  await expect(mistakes(page)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Intro', exact: true }).focus()
  await expect(mistakes(page).first()).toBeVisible()
  await heading.focus()
  await expect(mistakes(page).first()).toBeVisible()
  await heading.fill('Three things again')
  await expect(mistakes(page)).toHaveCount(0)
})

test('a card with an icon: five clicks, and no mistake on the way', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const clicks = await countClicks(page)
  await page.locator('.section-entry', { hasText: 'Three things' }).click()
  await page
    .getByRole('group', { name: 'Items' })
    .getByRole('button', { name: /^Add to/ })
    .last()
    .click()
  const card = page.frameLocator('.canvas iframe').locator('main li, main article').filter({ hasText: 'New: Title' })
  await expect(card.first().locator('svg').first()).toBeAttached()
  await page.keyboard.type('Worn brakes')
  const added = page.locator('.entry-body')
  await added.locator('.icon-choice').click()
  await page.getByRole('dialog').getByRole('button', { name: 'bike', exact: true }).click()
  await expect(added.locator('.icon-choice')).toHaveText('bike')
  expect(await clicks()).toBeLessThanOrEqual(5)
  await expect(button(page, /mistake/)).toHaveCount(0)
  await expect(mistakes(page)).toHaveCount(0)
})

test('a review is added without a mistake on the way', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await page.evaluate(() => {
    document.body.dataset.seen = ''
    new MutationObserver(() => {
      const text = document.querySelector('.problems-button')?.textContent ?? ''
      if (/mistake/.test(text)) document.body.dataset.seen = text
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await section(page, 'What neighbors say')
  await button(page, /^Add to “Items”/).click()
  const review = page.locator('.entries > li').last()
  await expect(review.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Vera K.')
  await review.getByLabel('Content', { exact: true }).fill('They answered on a Sunday.')
  await expect(page.frameLocator('.canvas iframe').getByText('They answered on a Sunday.')).toBeAttached()
  // The whole check comes a moment later.
  await page.waitForTimeout(1500)
  expect(await page.evaluate(() => document.body.dataset.seen)).toBe('')
})

test('another picture has its own words where it is used already, and is asked for them where it is not', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  await section(page, 'Where we begin')
  const alt = page.getByLabel('What the picture shows', { exact: true })
  await expect(alt).toHaveValue('Somebody looking closely')
  const choose = async (name: string) => {
    await button(page, /^Choose a picture: /).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await choose('skyline.jpg')
  await expect(alt).toHaveValue('A town by a river in the evening')
  await choose('doorway.jpg')
  await expect(alt).toBeFocused()
  await expect(alt).not.toHaveValue('A town by a river in the evening')
})

test('advice is told as long as it stands, whatever else is changed meanwhile', async ({ page, studio }) => {
  await openAt(page, studio, '/about')
  await writeAdvice(studio)
  const advice = button(page, '1 piece of advice')
  await expect(advice).toBeVisible()
  const without: string[] = []
  await page.exposeFunction('told', (text: string) => text.includes('advice') || without.push(text))
  await page.evaluate(() => {
    const tell = () =>
      (globalThis as never as { told(text: string): void }).told(
        document.querySelector('.problems-button')?.textContent ?? '',
      )
    new MutationObserver(tell).observe(document.querySelector('.problems-button') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await page.getByLabel('Title', { exact: true }).first().fill('About our workshop')
  await expect(button(page, '1 unsaved change')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(without).toEqual([])
  await expect(advice).toBeVisible()
})

test.describe('under a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  /** Controls that can be seen and are smaller than a thumb; a box with its words is one. */
  const small = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('#studio :is(button, a, summary, select, textarea, input:not([type=file]))')]
        .map((element) =>
          /checkbox|radio/.test((element as HTMLInputElement).type) ? (element.closest('label') ?? element) : element,
        )
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.overlay, [inert]'),
        )
        .filter((element) => document.querySelector('dialog[open]')?.contains(element) ?? true)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.95 || box.height < 43.95)
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
        ),
    )

  test('everything in all views and windows is 44 px high and wide', async ({ page, studio }) => {
    await openAt(page, studio, '/bike-repair')
    const look = async (what: string) => expect.soft(await small(page), what).toEqual([])
    const opened = async (name: string | RegExp) => {
      await button(page, name).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(String(name))
      await page.keyboard.press('Escape')
    }
    await look('page')
    await show(page, 'Fields')
    await look('settings of the page')
    await section(page, 'Three things')
    await page.locator('.entry-button').first().click()
    await look('a section with an open entry')
    await section(page, 'Where we begin')
    await look('a picture')
    await opened(/^Choose a picture/)
    await show(page, 'Sections')
    await look('sections')
    await opened('Add a section')
    await show(page, 'Pages')
    await look('pages')
    await opened('New page')
    await show(page, 'Site')
    await look('site')
    await opened('Pictures')
    for (const part of ['Business', 'Design', 'Menus', 'Forms', 'Languages', 'Search engines', 'Advanced']) {
      await show(page, 'Site')
      await button(page, new RegExp(`^${part}`))
        .first()
        .click()
      await show(page, 'Fields')
      const shut = page.locator('.fold:not([open]) > summary')
      while ((await shut.count()) > 0) await shut.first().tap()
      await look(part)
    }
    await opened(/Nothing to mend|advice|mistake/)
    await opened(/Everything is saved|unsaved/)
  })

  test('the page stays in sight above the field in which one types, and follows it', async ({ page, studio }) => {
    await openAt(page, studio, '/bike-repair')
    await section(page, 'A repair, hour by hour')
    const heading = page.getByLabel('Heading', { exact: true }).first()
    await heading.tap()
    const sheet = await page.locator('.form-panel').boundingBox()
    const stage = await page.locator('.stage').boundingBox()
    expect(sheet?.height).toBeLessThanOrEqual(844 / 2)
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1)
    await heading.fill('Hour by hour, once more')
    await expect(page.frameLocator('.canvas iframe').getByText('Hour by hour, once more')).toBeInViewport()
    // The keyboard takes the lower half of the screen.
    await page.setViewportSize({ width: 390, height: 480 })
    await expect(page.frameLocator('.canvas iframe').getByText('Hour by hour, once more')).toBeInViewport()
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Studio' })).toBeHidden()
  })
})
