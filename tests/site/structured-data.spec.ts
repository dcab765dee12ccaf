import type { Page } from 'playwright/test'
import { expect, test } from '../browser/support/test.ts'
import { servicePages } from './routes.ts'
import { visibleText } from './support/visible-text.ts'

type Data = Record<string, unknown> & { '@type': string }

const siteUrl = 'https://www.wrenfield.example.com'

/** Everything that the page tells machines, by its type. */
async function structuredData(page: Page): Promise<Record<string, Data>> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0] ?? '') as Record<string, unknown>
  expect(context).toBe('https://schema.org')
  return Object.fromEntries((graph as Data[]).map((data) => [data['@type'], data]))
}

/** Every text of some data, except addresses and the names of types. */
function texts(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => texts(item, name))
  return typeof value === 'string' && !key.startsWith('@') && !value.startsWith('http') ? [value] : []
}

test('every page describes the business, its trail, its service and its questions as it shows them', async ({
  page,
}) => {
  test.slow()
  for (const path of await sitemap(page)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const data = await structuredData(page)
    expect.soft(data.RoofingContractor, path).toMatchObject(business)
    expect.soft(data.BreadcrumbList?.itemListElement, path).toEqual(await shownTrail(page))
    expect.soft(data.Service?.name, path).toBe(await shownService(page, path))
    expect.soft(data.FAQPage?.mainEntity, path).toEqual(await shownQuestions(page))
  }
})

test('the footer shows what is said of the business', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const text of [
    '1450 Slate Street',
    'Louisville, KY 40217',
    '(502) 555-0142',
    '7:00 AM – 6:00 PM',
    '8:00 AM – 4:00 PM',
  ]) {
    await expect(footer).toContainText(text)
  }
})

const business = {
  '@id': `${siteUrl}/#business`,
  name: 'Wrenfield Roofing',
  telephone: '+15025550142',
  address: {
    streetAddress: '1450 Slate Street',
    addressLocality: 'Louisville',
    addressRegion: 'KY',
    postalCode: '40217',
  },
  geo: { latitude: 38.2527, longitude: -85.7585 },
  areaServed: { '@type': 'GeoCircle', geoRadius: 48280 },
  openingHoursSpecification: [
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
  ],
}

async function sitemap(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => address.replace(siteUrl, ''))
}

/** The trail as the page shows it, in the words of schema.org; undefined where there is none. */
async function shownTrail(page: Page) {
  const names = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents()
  if (names.length === 0) return undefined
  return names.map((name, index) => expect.objectContaining({ name, position: index + 1 }))
}

/** Pages about one service, those for one area included, are named by their heading; guides are about no service. */
async function shownService(page: Page, path: string) {
  const route = path.replace(/^(\/[a-z]+-[a-z]+)\/[a-z-]+$/, '$1')
  const isService = [...servicePages, '/services/insulation', '/services/painting'].includes(route)
  return isService ? await page.getByRole('heading', { level: 1 }).textContent() : undefined
}

async function shownQuestions(page: Page) {
  const questions = await page.locator('.faq details').evaluateAll((all) =>
    all.map((details) => {
      const answer = [...details.querySelectorAll('.rich-text p')].map(({ textContent }) => textContent).join(' ')
      return { name: details.querySelector('summary')?.textContent, answer: answer.replace(/\s+/g, ' ') }
    }),
  )
  if (questions.length === 0) return undefined
  return questions.map(({ name, answer }) =>
    expect.objectContaining({ name, acceptedAnswer: { '@type': 'Answer', text: answer } }),
  )
}

test('/reviews gives the average and every review as shown, and no other page rates the business', async ({ page }) => {
  await page.goto('/reviews')
  const { RoofingContractor: business } = await structuredData(page)
  expect(business?.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 500, bestRating: 5 })
  const shown = await visibleText(page)
  expect(shown).toContain('from 500 reviews')
  const reviews = business?.review as { author: { name: string }; reviewBody: string; datePublished: string }[]
  expect(reviews).toHaveLength(6)
  for (const { author, reviewBody, datePublished } of reviews) {
    expect(shown).toContain(author.name)
    expect(shown).toContain(reviewBody)
    await expect(page.locator(`time[datetime="${datePublished}"]`).first()).toBeVisible()
  }
  for (const route of ['/', '/about']) {
    await page.goto(route)
    expect((await structuredData(page)).RoofingContractor).not.toHaveProperty('aggregateRating')
  }
})

test('the home page names the website, and the blog its posts', async ({ page }) => {
  await page.goto('/')
  expect((await structuredData(page)).WebSite).toMatchObject({ name: 'Wrenfield Roofing', url: `${siteUrl}/` })
  await page.goto('/blog')
  const { Blog: blog } = await structuredData(page)
  const posts = blog?.blogPost as { headline: string; url: string; datePublished: string }[]
  const cards = page.locator('.post-card')
  expect(posts.map(({ headline }) => headline)).toEqual(await cards.getByRole('heading').allTextContents())
  expect(posts.length).toBeGreaterThanOrEqual(14)
  for (const { url } of posts)
    await expect(page.locator(`.post-card a[href="${url.replace(siteUrl, '')}"]`)).toHaveCount(1)
})

test('a post gives the heading, author, day and picture that it shows', async ({ page, request }) => {
  await page.goto('/blog/hail-damage-louisville')
  const { BlogPosting: post } = await structuredData(page)
  const main = page.getByRole('main')
  expect(post).toMatchObject({
    headline: await main.getByRole('heading', { level: 1 }).textContent(),
    mainEntityOfPage: `${siteUrl}/blog/hail-damage-louisville`,
    publisher: { '@id': `${siteUrl}/#business` },
  })
  const { author, datePublished, image } = post as Data & { author: Data; datePublished: string; image: string }
  await expect(main.getByText(`By ${author.name}`)).toBeVisible()
  await expect(main.locator(`time[datetime="${datePublished}"]`)).toBeVisible()
  await expect(main.locator(`.page-hero [srcset*="${image.replace(siteUrl, '')}"]`)).toHaveCount(1)
  expect((await request.get(image.replace(siteUrl, ''))).ok()).toBe(true)
  expect(texts(post).every((text) => text.trim() !== '')).toBe(true)
})
