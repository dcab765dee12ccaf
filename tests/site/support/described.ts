/** Whether a page tells machines what it shows people. */
import { expect, type Page } from 'playwright/test'
import { servicePages } from '../page-list.ts'
import { siteUrl, structuredData } from './structured-data.ts'

/** Expects the business, the trail, the service and the questions in a page's structured data, as the page shows them. */
export async function expectDescribed(page: Page, path: string) {
  const data = await structuredData(page)
  expect.soft(data.RoofingContractor, path).toMatchObject(business)
  expect.soft(data.BreadcrumbList?.itemListElement, path).toEqual(await shownTrail(page))
  expect.soft(data.Service?.name, path).toBe(await shownService(page, path))
  expect.soft(data.FAQPage?.mainEntity, path).toEqual(await shownQuestions(page))
}

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

/** The trail as the page shows it, in the words of schema.org; undefined where there is none. */
async function shownTrail(page: Page) {
  const names = await page.locator('nav.breadcrumbs').getByRole('listitem').allTextContents()
  if (names.length === 0) return undefined
  return names.map((name, index) => expect.objectContaining({ name, position: index + 1 }))
}

/** Pages about one service, those for one area included, are named by their heading; guides are about no service. */
async function shownService(page: Page, path: string) {
  const route = path.replace(/^(\/[a-z]+-[a-z]+)\/[a-z-]+$/, '$1')
  const isService = [
    ...servicePages,
    '/services/insulation',
    '/services/painting',
    '/es/reparacion-de-techos',
  ].includes(route)
  return isService ? await page.getByRole('heading', { level: 1 }).textContent() : undefined
}

async function shownQuestions(page: Page) {
  const questions = await page.locator('.faq details').evaluateAll((all) =>
    all.map((details) => {
      const answer = [...details.querySelectorAll('.rich-text p, p.rich-text')]
        .map(({ textContent }) => textContent)
        .join(' ')
      return { name: details.querySelector('summary')?.textContent, answer: answer.replace(/\s+/g, ' ') }
    }),
  )
  if (questions.length === 0) return undefined
  return questions.map(({ name, answer }) =>
    expect.objectContaining({ name, acceptedAnswer: { '@type': 'Answer', text: answer } }),
  )
}
