import { answerPosts, messagePath, quotePath } from '../browser/support/endpoint.ts'
import { messageForms } from '../browser/support/message-forms.ts'
import { arrive } from '../browser/support/page.ts'
import { fillQuote, openQuoteForm, quoteOf, sendButton } from '../browser/support/quote-form.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'
import { type AxNode, announced, readTree } from './support/ax-tree.ts'
import { readAloud } from './support/virtual-reader.ts'

const pages = [
  '/',
  '/roof-repair',
  '/services/roofing',
  '/faq',
  '/estimator',
  '/blog',
  '/service-areas',
  '/reviews',
  '/thank-you',
]
const landmarks = ['banner', 'navigation', 'main', 'region', 'complementary', 'contentinfo', 'search']
const controls = ['link', 'button', 'textbox', 'combobox', 'radio', 'checkbox', 'DisclosureTriangle', 'image']
const isOf = (roles: string[]) => (node: AxNode) => roles.includes(node.role)
/** What was said of these kinds, from beginning to end. */
const said = (phrases: string[], kinds: RegExp) => phrases.filter((phrase) => kinds.test(phrase))

test(
  'every kind of page has its landmarks, one first heading, headings in steps, and names for all of it',
  inTestAll,
  async ({ page }) => {
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const tree = await readTree(page)
      const top = tree.filter(isOf(['banner', 'main', 'contentinfo'])).map(({ role }) => role)
      expect.soft(top, path).toEqual(['banner', 'main', 'contentinfo'])
      const others = tree.filter(isOf(landmarks)).filter(({ role }) => !top.includes(role))
      const names = others.map(({ role, name }) => `${role} ${name}`)
      expect
        .soft(
          names.filter((name) => name.endsWith(' ')),
          `${path}: landmarks without a name`,
        )
        .toEqual([])
      expect.soft(names, `${path}: landmarks with the same name`).toEqual([...new Set(names)])
      expect
        .soft(
          tree.filter(isOf(controls)).filter(({ name }) => !name),
          `${path}: without a name`,
        )
        .toEqual([])
      const levels = tree.filter(isOf(['heading'])).map(({ facts }) => Number(facts.level))
      expect
        .soft(
          levels.filter((level) => level === 1),
          `${path}: first headings`,
        )
        .toHaveLength(1)
      const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect.soft(leaps, `${path}: headings that leap a level`).toEqual([])
    }
  },
)

test('a form with errors reads aloud what each field is and what is wrong; errors and thanks are announced', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await sendButton(form).click()
  await form.getByText('Name is required').waitFor()
  const tree = await readTree(page)
  expect(announced(tree, 'polite')).toContain('5 fields need your attention')
  expect(tree.findLast(({ facts }) => facts.focused)).toMatchObject({
    role: 'textbox',
    name: 'Name',
    description: 'Name is required',
    facts: { invalid: 'true', required: true },
  })
  const phrases = await readAloud(page, '.hub-form')
  expect(said(phrases, /^(status|\d fields|textbox|combobox|button)/)).toEqual([
    'status',
    '5 fields need your attention',
    'textbox, Name, Name is required, invalid, required',
    'textbox, Phone, Phone is required, invalid, required',
    'textbox, ZIP code, ZIP code is required, invalid, required',
    'textbox, Email, Email is required, invalid, required',
    'combobox, Service, Please select a service type, has popup listbox, not expanded, invalid, required',
    'textbox, What is going on? (optional)',
    'button, Get My Free Quote',
  ])
  await answerPosts(page, quotePath, 'ok')
  await fillQuote(form, quoteOf('ada@example.com', 'gutters'))
  await sendButton(form).click()
  await page.getByText('Quote Request Submitted!').waitFor()
  await expect
    .poll(async () => announced(await readTree(page), 'polite'))
    .toEqual(expect.arrayContaining(['Quote Request Submitted!', "Thanks! We'll be in touch shortly."]))
})

test('a failed message is announced in a region that stood before it', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  const contact = messageForms.find(({ name }) => name === 'contact')
  if (!contact) throw new Error('no contact form')
  await answerPosts(page, messagePath, 'server error')
  await arrive(page, contact.page)
  const field = (label: string) => contact.form(page).getByLabel(label, { exact: true })
  await field(contact.labels.name).fill('Ada Example')
  await field('Email').fill('ada@example.com')
  await field(contact.labels.message).fill('A leak.')
  const regions = async () => (await readTree(page)).filter(({ facts }) => facts.live === 'polite')
  await expect.poll(async () => (await regions()).map(({ name }) => name).join()).toMatch(/Notifications/)
  await contact.form(page).getByRole('button').click()
  await page.getByText('Failed to send message. Please try again.').waitFor()
  expect(announced(await readTree(page), 'polite')).toContain('Failed to send message. Please try again.')
})

test(
  'the place in the reviews, the answer about a ZIP code and a missing answer are announced',
  inTestAll,
  async ({ page }) => {
    await arrive(page, '/')
    await page.getByRole('button', { name: 'Next review' }).click()
    await page.getByText('Review 2 of 9').waitFor({ state: 'attached' })
    const tree = await readTree(page)
    expect(announced(tree, 'polite')).toContain('Review 2 of 9: Robert H.')
    expect(tree).toContainEqual(
      expect.objectContaining({ role: 'region', facts: expect.objectContaining({ roledescription: 'carousel' }) }),
    )
    await arrive(page, '/service-areas')
    await page.getByLabel('ZIP code').fill('abc')
    await page.locator('.lookup').getByRole('button').click()
    await page.locator('.lookup-answer', { hasText: /\w/ }).waitFor()
    expect(announced(await readTree(page), 'polite').join()).toMatch(/ZIP/)
    await arrive(page, '/estimator')
    await page.locator('.calculator').getByRole('button', { name: 'Next' }).click()
    await page.getByRole('alert').waitFor()
    expect(announced(await readTree(page), 'assertive').join()).toMatch(/size in square feet/)
  },
)

const outline = /^(link, Skip|banner|navigation|main|region|complementary|carousel|contentinfo|heading.*level [12]$)/

test('the home page reads aloud in the order in which it is seen', async ({ page }) => {
  await page.goto('/')
  const phrases = await readAloud(page, 'body')
  expect(said(phrases, outline)).toEqual([
    'link, Skip to content',
    'banner',
    'navigation, Main',
    'main',
    'heading, The Future of Roofing is Here in Louisville, level 1',
    'region, Get Your Free Estimate',
    'heading, Get Your Free Estimate, level 2',
    'region, What you can check before you call',
    'heading, What you can check before you call, level 2',
    'region, What we do, from ridge to foundation',
    'heading, What we do, from ridge to foundation, level 2',
    'complementary, Get a free quote',
    'heading, Get a free quote, level 2',
    'region, One north slope, two days apart',
    'heading, One north slope, two days apart, level 2',
    'region, Three jobs, with days and price',
    'heading, Three jobs, with days and price, level 2',
    'region, Who comes to your house',
    'heading, Who comes to your house, level 2',
    'region, What neighbors say',
    'heading, What neighbors say, level 2',
    'carousel, What neighbors say (9 reviews)',
    'region, Tell us what you need',
    'heading, Tell us what you need, level 2',
    'contentinfo',
    ...['Roofing', 'Exterior', 'Help', 'Company'].flatMap((name) => [
      `navigation, ${name}`,
      `heading, ${name}, level 2`,
    ]),
  ])
  const arrow = (await readTree(page)).find(({ name }) => name === 'Services: more pages')
  expect(arrow).toMatchObject({ role: expect.stringMatching(/^DisclosureTriangle/), facts: { expanded: false } })
  expect(phrases).toContain('link, Home, current page')
  expect(phrases.filter((phrase) => phrase === 'image, 5 out of 5 stars')).toHaveLength(9)
})

test('the questions read aloud under their categories, and say whether they are open', async ({ page }) => {
  await page.goto('/faq')
  const headings = said(await readAloud(page, 'main'), /^heading/)
  expect(headings[0]).toBe('heading, Frequently asked questions, level 1')
  expect(headings.filter((phrase) => phrase.endsWith('level 3')).length).toBeGreaterThanOrEqual(6)
  expect(headings.filter((phrase) => phrase.endsWith('level 4')).length).toBeGreaterThanOrEqual(29)
  const questions = async () =>
    (await readTree(page)).filter(({ role, name }) => role.startsWith('DisclosureTriangle') && name.endsWith('?'))
  const [first] = await questions()
  expect(first).toMatchObject({ facts: { expanded: false } })
  await page.locator('main summary').first().click()
  const open = (await questions()).filter(({ facts }) => facts.expanded)
  expect(open.map(({ name }) => name)).toEqual([first?.name])
  const answer = await readAloud(page, 'main details[open]')
  expect(answer).toContain(`heading, ${first?.name}, level 4`)
  expect(answer.findIndex((phrase) => phrase.startsWith('link, Learn more'))).toBeGreaterThan(3)
})
