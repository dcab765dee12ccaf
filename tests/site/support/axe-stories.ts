/** What visitors make of a page: every state that it has besides the one in which it opens. */
import type { Page } from 'playwright/test'
import { answerPosts, messagePath, quotePath } from '../../browser/support/endpoint.ts'
import { header, mainMenu } from '../../browser/support/page.ts'
import { fillQuote, quoteOf, sendButton } from '../../browser/support/quote-form.ts'

interface State {
  /** What can be seen in this state alone; where it cannot, as a phone's menu on a desktop, nothing is checked. */
  shows: string
  onlyAt?: number
  reach: (page: Page) => Promise<unknown>
}

interface Story {
  name: string
  path: string
  width?: number
  /** Whether examples of a section (tests/sections/examples.test.ts) or another story show the same, so that `npm test` leaves it to them. */
  isSeenElsewhere?: boolean
  /** By name, in the order in which a visitor comes to them. */
  steps: Record<string, State>
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Get a free quote' })
const column = (page: Page) => page.getByRole('complementary', { name: 'Get a free quote' })
const calculator = (page: Page) => page.locator('.calculator')
const lookUp = async (page: Page, zip: string) => {
  await page.getByLabel('ZIP code').fill(zip)
  await page.locator('.lookup').getByRole('button').click()
  await page.locator('.lookup-answer', { hasText: /\w/ }).waitFor()
}

const findQuestion = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.locator('.lookup-answer', { hasText: /\w/ }).waitFor()
}

/** A message stays while a pointer is down on it; nobody lifts this one. */
async function holdToast(page: Page, title: string) {
  await page.getByText(title).waitFor()
  await page.locator('[data-sonner-toaster]').dispatchEvent('pointerdown')
}

async function sendQuote(page: Page, form: ReturnType<typeof sheet>, answer: 'ok' | 'server error') {
  await answerPosts(page, quotePath, answer)
  await fillQuote(form, quoteOf('ada@example.com', 'gutters'))
  await sendButton(form).click()
}

const openSheet = async (page: Page) => {
  await page.locator('.hub-items').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Need a Quote?' }).click()
}
const openEvery = async (page: Page, selector: string) => {
  for (const summary of await page.locator(selector).all()) await summary.click()
}
const next = (page: Page) => calculator(page).getByRole('button', { name: 'Next' }).click()
const answer = async (page: Page, choice: string) => {
  await page.getByRole('radio', { name: choice }).check()
  await calculator(page).locator('button[type=submit]').click()
}

/** A menu closes when it loses the focus, as it does where it is not shown, so each width has its own visit. */
const menusAt = (width: number): Story[] =>
  ['Services', 'Commercial Roofing'].map((name, level, all) => ({
    name: `the menu ${name} at ${width} px`,
    isSeenElsewhere: level < all.length - 1,
    path: '/',
    width,
    steps: {
      [`menu ${name} open at ${width} px`]: {
        shows: level === 0 ? '.header-nav li > ul' : '.header-nav li li > ul',
        onlyAt: width,
        reach: async (page) => {
          for (const parent of all.slice(0, level + 1)) await mainMenu(page).getByLabel(`${parent}: more pages`).click()
        },
      },
    },
  }))

export const stories: Story[] = [
  {
    name: 'the menu of phones',
    path: '/',
    width: 390,
    steps: {
      'menu open': {
        shows: '.header-nav',
        reach: (page) => header(page).locator('.mobile-menu > summary').click(),
      },
      'services unfolded': {
        shows: '.header-nav [open] + ul',
        reach: (page) => header(page).locator('.header-nav > ul > li > details > summary').click(),
      },
    },
  },
  ...[768, 1280].flatMap(menusAt),
  {
    name: 'services and reviews',
    isSeenElsewhere: true,
    path: '/',
    steps: {
      'service open': {
        shows: '.hub-items details[open] figure',
        reach: (page) => page.locator('summary', { hasText: 'Gutters' }).click(),
      },
      'carousel moved': {
        shows: '[data-island=testimonials][data-ready]',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Next review' }).click()
          await page.getByText('Review 2 of 9').waitFor({ state: 'attached' })
        },
      },
    },
  },
  {
    name: 'the quote sheet',
    path: '/',
    width: 390,
    steps: {
      'sheet open': { shows: 'dialog[open]', reach: openSheet },
      'errors in the sheet': {
        shows: 'dialog[open] .field-error',
        reach: async (page) => {
          await sendButton(sheet(page)).click()
          await sheet(page).getByText('Name is required').waitFor()
        },
      },
      'failure in the sheet': {
        shows: 'dialog[open] [data-sonner-toast]',
        reach: async (page) => {
          await sendQuote(page, sheet(page), 'server error')
          await holdToast(page, 'Submission Error')
        },
      },
    },
  },
  {
    name: 'the sent quote sheet',
    path: '/',
    width: 390,
    steps: {
      'thanks in the sheet': {
        shows: 'dialog[open] .thank-you',
        reach: async (page) => {
          await openSheet(page)
          await sendQuote(page, sheet(page), 'ok')
          await holdToast(page, 'Quote Request Submitted!')
        },
      },
    },
  },
  {
    name: 'the quote form beside the services',
    isSeenElsewhere: true,
    path: '/',
    steps: {
      'errors in the column': {
        shows: '.hub-form .field-error',
        reach: async (page) => {
          await sendButton(column(page)).click()
          await column(page).getByText('Name is required').waitFor()
        },
      },
      'failure of the column': {
        shows: '[data-sonner-toast]',
        reach: async (page) => {
          await sendQuote(page, column(page), 'server error')
          await holdToast(page, 'Submission Error')
        },
      },
    },
  },
  {
    name: 'the sent quote form',
    isSeenElsewhere: true,
    path: '/',
    steps: {
      'thanks in the column': {
        shows: '[data-sonner-toast]',
        reach: async (page) => {
          await sendQuote(page, column(page), 'ok')
          await holdToast(page, 'Quote Request Submitted!')
        },
      },
    },
  },
  {
    name: 'the sent form of an opening',
    path: '/roof-repair',
    steps: {
      'thanks in the opening': {
        shows: '.page-hero .sent',
        reach: async (page) => {
          await answerPosts(page, messagePath, 'ok')
          const form = page.locator('.page-hero form')
          await form.getByLabel('Name').fill('Ada Example')
          await form.getByLabel('Email').fill('ada@example.com')
          await form.getByRole('button').click()
          await holdToast(page, 'Request Sent!')
        },
      },
    },
  },
  {
    name: 'its answers',
    isSeenElsewhere: true,
    path: '/faq',
    steps: {
      'every answer open': { shows: 'details[open] .answer', reach: (page) => openEvery(page, 'main summary') },
    },
  },
  {
    name: 'ZIP codes',
    isSeenElsewhere: true,
    path: '/service-areas',
    steps: {
      'all ZIP codes shown': { shows: 'main details[open]', reach: (page) => openEvery(page, 'main summary') },
      'no ZIP code': { shows: '.lookup-answer.field-error', reach: (page) => lookUp(page, 'abc') },
      'served ZIP code': { shows: '.lookup-answer', reach: (page) => lookUp(page, '40217') },
      'far ZIP code': { shows: '.lookup-answer', reach: (page) => lookUp(page, '99501') },
    },
  },
  {
    name: 'its filter',
    isSeenElsewhere: true,
    path: '/faq',
    steps: {
      'some questions left': { shows: '.faq', reach: (page) => findQuestion(page, 'gutter') },
      'no question left': { shows: '.faq-finder', reach: (page) => findQuestion(page, 'zeppelin') },
    },
  },
  {
    name: 'its steps',
    isSeenElsewhere: true,
    path: '/estimator',
    steps: {
      'no size': { shows: '.calculator .field-error', reach: next },
      'step 2': {
        shows: '.choices',
        reach: async (page) => {
          await page.getByLabel('Size in square feet').fill('1200')
          await next(page)
        },
      },
      'no slope': { shows: '.calculator .field-error', reach: next },
      'step 3': { shows: '.choices', reach: (page) => answer(page, 'Steep (about') },
      'step 4': { shows: '.choices', reach: (page) => answer(page, 'Two stories') },
      result: { shows: '.result', reach: (page) => answer(page, 'Architectural shingles') },
    },
  },
  {
    name: 'what it finds',
    path: '/search',
    steps: {
      'pages found': { shows: '.search-results', reach: (page) => findQuestion(page, 'chimney') },
      'no page found': {
        shows: '.search',
        reach: async (page) => {
          await findQuestion(page, 'zeppelin')
          await page.getByText('Nothing found').waitFor()
        },
      },
    },
  },
  {
    name: 'a plain form with errors',
    path: '/roof-repair',
    steps: {
      'errors from the server': {
        shows: 'main [role=alert]',
        reach: async (page) => {
          await page.locator('.page-hero form').evaluate((form) => (form as HTMLFormElement).submit())
          await page.getByRole('heading', { name: 'Please check the form' }).waitFor()
        },
      },
    },
  },
]
