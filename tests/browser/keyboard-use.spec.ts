import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { answerPosts, messagePath, quotePath } from './support/endpoint.ts'
import { goTo, typeForm } from './support/keyboard.ts'
import { messageForms } from './support/message-forms.ts'
import { arrive, scrollTo } from './support/page.ts'
import { quoteFields, quoteOf, sendButton } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'
import { expectToast } from './support/toast.ts'

// A page that still scrolls would be judged by where it was.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Puts the keyboard before something far down the page, where Tab goes on from. */
async function startAt(page: Page, selector: string) {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const start = document.createElement('a')
      start.href = '#'
      element.before(start)
      start.focus()
      start.remove()
    })
}

test('a service opens and closes, and its links follow it', async ({ page }) => {
  await arrive(page, '/')
  await startAt(page, '.hub-items')
  const summary = page.locator('.hub-items summary')
  await goTo(page, summary.nth(2))
  await page.keyboard.press('Enter')
  await expect(page.locator('.hub-items details[open] h3')).toHaveText('Gears')
  await goTo(page, page.getByRole('link', { name: 'Learn More About Gears' }))
  await goTo(page, summary.nth(3))
  await page.keyboard.press('Space')
  await expect(page.locator('.hub-items details[open] h3')).toHaveText('Brakes')
  await page.keyboard.press('Space')
  await expect(page.locator('.hub-items details[open]')).toHaveCount(0)
})

test('a question opens, and its link leads on', inTestAll, async ({ page }) => {
  await arrive(page, '/faq')
  const question = page.locator('main summary').first()
  await goTo(page, question)
  await page.keyboard.press('Enter')
  const more = page.locator('main details[open] .arrow-link')
  await goTo(page, more)
  const href = await more.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

test('the arrows move the reviews and keep the focus', async ({ page }) => {
  await arrive(page, '/')
  await startAt(page, '.testimonials .carousel-controls')
  const next = page.getByRole('button', { name: 'Next review' })
  await goTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Review 2 of 9: Robert H.')).toBeAttached()
  await expect(next).toBeFocused()
  await goTo(page, page.getByRole('button', { name: 'Previous review' }), 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Review 1 of 9: Denise M.')).toBeAttached()
})

// One component draws all forms; `npm test -- --all` tries each.
for (const { name, page: path, form, button, labels, success } of messageForms) {
  const details = name === 'contact' ? {} : inTestAll
  test(
    `the form ${name} is filled and sent, thanks where the visitor is, and comes back`,
    details,
    async ({ page }) => {
      await answerPosts(page, messagePath, 'ok')
      await arrive(page, path)
      const field = (label: string) => form(page).getByLabel(label, { exact: true })
      await field(labels.name).evaluate((element) => element.closest('form')?.setAttribute('data-here', ''))
      await startAt(page, '[data-here]')
      const send = form(page).getByRole('button', { name: button })
      const fields: [ReturnType<typeof field>, string][] = [
        [field(labels.name), 'Ada Example'],
        [field('Email'), 'ada@example.com'],
        [field(labels.phone), '(502) 555-0101'],
        [field(labels.message), 'Two spokes are gone.'],
      ]
      const order = await form(page).locator('.field label').allTextContents()
      fields.sort(
        ([a], [b]) =>
          order.findIndex((label) => `${a}`.includes(label)) - order.findIndex((label) => `${b}`.includes(label)),
      )
      await typeForm(page, fields, send)
      await expectToast(page, success, 'default')
      await expect(form(page).getByRole('status')).toBeFocused()
      await goTo(page, form(page).getByRole('button', { name: /^Send Another/ }))
      await page.keyboard.press('Enter')
      await expect(field(labels.name)).toBeFocused()
    },
  )
}

test('the quote form names its errors, takes the focus to the first, and thanks where the visitor is', async ({
  page,
}) => {
  await answerPosts(page, quotePath, 'ok')
  await arrive(page, '/')
  const opener = page.getByRole('button', { name: 'Need a Quote?' })
  if (isPhone(page)) {
    await startAt(page, '.sheet-button')
    await expect(opener).toBeVisible()
    await goTo(page, opener)
    await page.keyboard.press('Enter')
  } else await startAt(page, '.hub-form')
  const form = isPhone(page)
    ? page.getByRole('dialog', { name: 'Get a free quote' })
    : page.getByRole('complementary', { name: 'Get a free quote' })
  await goTo(page, sendButton(form))
  await page.keyboard.press('Enter')
  const { name, phone, zip, email, serviceType, message } = quoteFields(form)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  const quote = quoteOf('ada@example.com')
  await page.keyboard.type(quote.name)
  await expect(name).toHaveAccessibleDescription('')
  await typeForm(
    page,
    [
      [phone, quote.phone],
      [zip, quote.zip],
      [email, quote.email],
      [serviceType, 'Gears'],
      [message, quote.message],
    ],
    sendButton(form),
  )
  await expect(form.getByRole('status')).toBeFocused()
  if (!isPhone(page)) return
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the estimator goes from its first question to a sent request', inTestAll, async ({ page }) => {
  await answerPosts(page, messagePath, 'ok')
  await arrive(page, '/estimator')
  await startAt(page, '.calculator')
  await goTo(page, page.getByLabel('Size in square feet'))
  await page.keyboard.type('1200')
  await goTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  for (const step of [2, 3, 4]) {
    await expect(page.getByRole('region', { name: `Step ${step} of 4` })).toBeFocused()
    await goTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await goTo(page, page.locator('.calculator button[type=submit]'))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('region', { name: 'Your range' })).toBeFocused()
  const send = page.getByRole('button', { name: 'Request My Free Estimate' })
  await typeForm(
    page,
    [
      [page.getByLabel('Name', { exact: true }), 'Ada Example'],
      [page.getByLabel('Email'), 'ada@example.com'],
    ],
    send,
  )
  await expectToast(
    page,
    { title: 'Request Sent!', text: "We'll contact you within 24 hours for your estimate." },
    'default',
  )
  await scrollTo(page, 0)
})
