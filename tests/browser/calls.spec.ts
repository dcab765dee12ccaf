import type { Locator, Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { arrive, contactForm, header, restOfScrolling, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

// Where a call to act ends, not the way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const nameIn = (form: Locator) => form.getByLabel(/^(Full name|Name)$/)

/** Expects the card of a form below the header and above the bar at the foot of a phone's screen, if there is room. */
async function expectWhole(page: Page, card: Locator) {
  await restOfScrolling(page)
  const { top, bottom, above, below } = await card.evaluate((element) => {
    const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const bar = edges('.place-bar')
    return {
      ...element.getBoundingClientRect().toJSON(),
      above: Math.max(edges('.site-header')?.bottom ?? 0, 0),
      below: bar?.height ? bar.top : innerHeight,
    }
  })
  expect(top).toBeGreaterThanOrEqual(above)
  expect(bottom).toBeLessThanOrEqual(below + 0.5)
}

test('calls to act end where they say, in the form of that section, which is seen whole', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('link', { name: 'Request a Free Quote' }).click()
  await expect(nameIn(contactForm(page))).toBeFocused()
  await expectWhole(page, contactForm(page).locator('.form-card'))
  await expect(page).toHaveURL('/#contact')
  await scrollTo(page, 0)
  if (isPhone(page)) await header(page).locator('summary').first().click()
  await header(page)
    .getByRole('link', { name: /get a quote/i })
    .filter({ visible: true })
    .click()
  await expect(nameIn(contactForm(page))).toBeFocused()
  await expectWhole(page, contactForm(page).locator('.form-card'))
  await expect(page).toHaveURL('/#contact')
  if (!isPhone(page)) await expect(contactForm(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
})

test('a call to act at the foot of a page goes up to the form of that page, not to another page', async ({ page }) => {
  await arrive(page, '/fitting')
  const card = page.getByRole('region', { name: 'Ask for a fitting' })
  await page.locator('main a.button[href="#estimate"]').last().click()
  await expect(nameIn(card)).toBeFocused()
  if (isPhone(page)) await expectWhole(page, card)
  await expect(page).toHaveURL('/fitting#estimate')
})

for (const [address, form, field, details] of [
  ['/#contact', '#contact .form-card', 'Full name', inTestAll],
  ['/bike-repair#estimate', '#estimate', 'Name', {}],
  ['/estimator#calculator', '.calculator', /^Footprint of the house/, {}],
  ['/service-areas#zip', '.lookup', 'Your ZIP code', inTestAll],
] as const) {
  test(
    `who arrives at ${address} finds its form whole, and the cursor in its first field`,
    details,
    async ({ page }) => {
      await arrive(page, address)
      await expect(page.locator(form).getByLabel(field, { exact: true })).toBeFocused()
      await expectWhole(page, page.locator(form))
    },
  )
}

test('a section that has a form beside it is no call to fill it in', inTestAll, async ({ page }) => {
  await arrive(page, '/#services')
  await restOfScrolling(page)
  await expect(page.getByRole('heading', { name: 'What we do, from saddle to pedal' })).toBeInViewport()
  await expect(page.locator('body')).toBeFocused()
})

test('who comes back to a page finds it as it was left', async ({ page }) => {
  await arrive(page, '/bike-repair#estimate')
  await expect(page.locator('#estimate').getByLabel('Name')).toBeFocused()
  await page.reload()
  await restOfScrolling(page)
  await expect(page.locator('body')).toBeFocused()
})

test('once a form is sent, a call to act leads to what is said in its place', async ({ page }) => {
  await arrive(page, '/')
  await nameIn(contactForm(page)).fill('Ada Example')
  await contactForm(page).getByLabel('Email').fill('ada@example.com')
  await contactForm(page).getByLabel('Message').fill('A bell, please')
  await page.route('**/send-contact-email', (route) => route.fulfill({ status: 200 }))
  await contactForm(page).getByRole('button').click()
  const thanks = contactForm(page).getByRole('status')
  await expect(thanks).toBeFocused()
  await page.getByRole('link', { name: 'Request a Free Quote' }).click()
  await expect(thanks).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a call to act is a plain link to the section', async ({ page }) => {
    await arrive(page, '/')
    await page.getByRole('link', { name: 'Request a Free Quote' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.getByRole('heading', { name: 'Tell us what you need' })).toBeInViewport()
  })
})
