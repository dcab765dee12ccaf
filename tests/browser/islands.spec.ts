import { inTestAll } from '../support/places.ts'
import { answerPosts, messagePath } from './support/endpoint.ts'
import { freshEmail, leadsOf } from './support/leads.ts'
import { arrive, topForm } from './support/page.ts'
import { holdScripts, watchReact } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

const nextReview = 'Next review'

test('scrolling a page from top to bottom fetches no script, and the first touch of a form brings React', async ({
  page,
}) => {
  const react = watchReact(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600)
  await page.getByRole('button', { name: nextReview }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(await react.found()).toEqual([])
  await topForm(page).getByLabel('Name').focus()
  await expect.poll(react.found).toHaveLength(1)
})

test('what was typed before the form came to life stays and is sent', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await arrive(page, '/')
  await holdScripts(page, release.promise)
  const sent = await answerPosts(page, messagePath, 'ok')
  await topForm(page).getByLabel('Name').focus()
  await page.keyboard.type('Ada Example')
  await topForm(page).getByLabel('Email').fill('ada@example.com')
  await topForm(page).getByLabel('How can we help? (optional)').fill('A leak')
  release.resolve()
  await expect(page.locator('.hero [data-island][data-ready]')).toBeAttached()
  await expect(topForm(page).getByLabel('Name')).toHaveValue('Ada Example')
  await topForm(page).getByLabel('Name').press('End')
  await page.keyboard.type(' Lovelace')
  // As some phones fill a field in: without telling the page.
  await topForm(page)
    .getByLabel('Phone')
    .evaluate((field: HTMLInputElement) => {
      field.value = '(502) 555-0101'
    })
  await topForm(page).getByRole('button').click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      name: 'Ada Example Lovelace',
      email: 'ada@example.com',
      phone: '(502) 555-0101',
      message: 'A leak',
    })
})

test('a form sent before it came to life is sent once, in place', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  const email = freshEmail()
  await arrive(page, '/')
  // As in Safari before version 16.
  await page.evaluate(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'))
  await holdScripts(page, release.promise)
  await topForm(page).getByLabel('Name').fill('Ada Example')
  await topForm(page).getByLabel('Email').fill(email)
  const button = topForm(page).getByRole('button')
  await button.click()
  await button.click()
  await page.keyboard.press('Enter')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  release.resolve()
  await expect(page.getByText('Request Sent!')).toHaveCount(1)
  await expect(page).toHaveURL('/')
  expect(posts).toHaveLength(1)
  expect(await leadsOf(email)).toHaveLength(1)
})

for (const [what, files, outcome, details] of [
  ['script', '**/assets/**/*.js', 'fails', {}],
  ['script', '**/assets/**/*.js', 'never comes', inTestAll],
  ['file of fields', '**/assets/form-*.json', 'fails', inTestAll],
  ['file of fields', '**/assets/form-*.json', 'never comes', {}],
] as const) {
  test(`a form whose ${what} ${outcome} is sent as plain HTML`, details, async ({ page, problems }) => {
    problems.allow(/Failed to load resource|dynamically imported|Failed to fetch/)
    await page.addInitScript(() => {
      const wait = window.setTimeout
      window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 8_000 ? 300 : ms)) as typeof setTimeout
    })
    const email = freshEmail()
    await arrive(page, '/')
    let isAsked = false
    await page.route(files, (route) => {
      isAsked = true
      return outcome === 'fails' && route.abort()
    })
    await topForm(page).getByLabel('Name').fill('Ada Example')
    await topForm(page).getByLabel('Email').fill(email)
    await topForm(page).getByRole('button').click()
    await expect(page).toHaveURL('/thank-you')
    expect(await leadsOf(email)).toMatchObject([{ form: 'hero', fields: { name: 'Ada Example' } }])
    expect(isAsked).toBe(true)
  })
}

test('the first click on an arrow of the carousel counts, however late its script', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await arrive(page, '/')
  await holdScripts(page, release.promise)
  await page.getByRole('button', { name: nextReview }).click()
  release.resolve()
  await expect(page.getByText('Review 2 of 9: Robert H.')).toBeAttached()
})
