import type { Page } from 'playwright/test'
import { answerPosts, messagePath } from '../browser/support/endpoint.ts'
import { messageForms } from '../browser/support/message-forms.ts'
import { arrive } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** What is made to be tapped. A link within or below a text is a target too, but not one of these. */
const touchControls =
  'button, summary, .button, select, textarea, input:not([type=hidden], [type=radio]), label.choice, .header-logo, .header-call, .header-nav a, .place-bar a'

/** One page of every kind, and those with controls of their own. */
const pages = [
  '/',
  '/roof-repair',
  '/services/roofing',
  '/faq',
  '/blog',
  '/about',
  '/service-areas',
  '/reviews',
  '/404.html',
]

/** Links that stand by themselves: a finger needs their height, their width is that of a word. */
const links = 'nav a, .arrow-link, footer a, .breadcrumbs a, [rel=tag], .hub-posts a'

/** Controls that can be seen, smaller than so many pixels in one direction, or lower alone. */
const smaller = (page: Page, selector: string, least: number, narrowest = least) =>
  page.evaluate(
    ([wanted, size, width]) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.trap'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < width - 0.05 || box.height < size - 0.05)
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${box.height.toFixed(1)}: ${element.outerHTML.slice(0, 100)}`,
        ),
    [selector, least, narrowest] as const,
  )

test('on a phone every touch control is 44 px high and wide, on every kind of page', async ({ page, problems }) => {
  problems.allow(/404/)
  for (const path of pages) {
    await arrive(page, path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
      document.querySelector<HTMLElement>('.sheet-button')?.click()
    })
    expect.soft(await smaller(page, touchControls, 44), path).toEqual([])
    expect.soft(await smaller(page, links, 44, 24), path).toEqual([])
  }
})

test('the estimator keeps to it in every step', async ({ page }) => {
  await arrive(page, '/estimator')
  await page.getByLabel('Size in square feet').fill('1200')
  for (let step = 1; step <= 4; step += 1) {
    expect.soft(await smaller(page, touchControls, 44), `step ${step}`).toEqual([])
    if (step > 1) await page.getByRole('radio').first().check()
    await page.locator('.calculator button[type=submit]').click()
  }
  await page.getByRole('button', { name: 'Change my answers' }).waitFor()
  expect(await smaller(page, touchControls, 44), 'result').toEqual([])
})

test('a message is closed by a tap anywhere within 44 px around its cross', inTestAll, async ({ page }) => {
  const [hero] = messageForms
  if (!hero) throw new Error('no form')
  await answerPosts(page, messagePath, 'ok')
  await arrive(page, hero.page)
  await hero.form(page).getByLabel('Name').fill('Ada Example')
  await hero.form(page).getByLabel('Email').fill('ada@example.com')
  await hero.form(page).getByRole('button').click()
  const close = page.getByRole('button', { name: 'Close toast' })
  await close.waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
  const hit = await close.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const corners = [-21, 21].flatMap((across) => [-21, 21].map((down) => [x + across, y + down] as const))
    const isHit = (across: number, down: number) => document.elementFromPoint(across, down) === button
    return corners.map(([across, down]) => isHit(Math.max(across, 0), Math.max(down, 0)))
  })
  expect(hit).toEqual([true, true, true, true])
})
