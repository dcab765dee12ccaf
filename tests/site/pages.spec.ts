import { redirectPage } from '../../renderer/building/redirects.ts'
import { wordsOf } from '../../renderer/library/words/index.ts'
import { launchWith, readingFlags } from '../support/browser.ts'
import { type Facts, facts } from './facts.ts'
import { hubServices, linkedPages, redirects, routeTable, servicePages } from './page-list.ts'
import { expect, test } from './support/reader.ts'
import { siteUrl } from './support/structured-data.ts'
import { visibleText } from './support/visible-text.ts'

test.use({ launchOptions: launchWith(readingFlags) })

const drawnPicture = /^https:\/\/www\.wrenfield\.example\.com\/assets\/social\/[0-9a-f]{12}\.jpg$/

for (const route of [...routeTable, ...linkedPages]) {
  test(`${route} is a page with its own heading, metadata and both calls to action`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S.*Wrenfield Roofing Louisville, KY$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,170}/)
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\w/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', drawnPicture)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + route)
    const main = page.getByRole('main')
    await expect(main.locator('a[href="tel:+15025550142"]').first()).toBeVisible()
    const offer = main.locator('a, button').filter({ hasText: /estimate|consultation/i, visible: true })
    await expect(offer.first()).toBeVisible()
    await expectFacts(facts[route] ?? {})
    if (servicePages.includes(route)) {
      await test.step('it has a form for its service, an introduction, its services and three figures', expectService)
    }

    async function expectFacts({ texts = [], behindClicks = [], counts = [] }: Facts) {
      const shown = await visibleText(page)
      for (const text of texts) expect.soft(shown).toMatch(pattern(text))
      for (const [what, selector, count] of counts) await expect.soft(main.locator(selector), what).toHaveCount(count)
      const all = behindClicks.length > 0 ? await visibleText(page, { opened: true }) : ''
      for (const text of behindClicks) {
        expect.soft(shown).not.toMatch(pattern(text))
        expect.soft(all).toMatch(pattern(text))
      }
    }

    async function expectService() {
      const hero = page.locator('.page-hero')
      await expect(hero.locator('input[name=serviceType]')).toHaveValue(route.slice(1))
      await expect(hero.locator('input[name=formType]')).toHaveValue('page-hero')
      await expect(hero.locator('.picture img[alt]:not([alt=""])')).toHaveCount(1)
      await expect(page.locator('.page-hero ~ .prose').first()).toBeVisible()
      await expect(page.locator('.cards').first().locator('.card')).toHaveCount(route === '/siding' ? 8 : 4)
      await expect(page.locator('.stats dt')).toHaveCount(3)
    }
  })
}

test('the hub on the home page leads to the page of each service and to two or three posts', async ({ page }) => {
  await page.goto('/')
  const services = page.locator('#services-hub .accordion > details')
  for (const [index, service] of hubServices.entries()) {
    const links = services.nth(index).locator('a')
    await expect(links.last()).toHaveAttribute('href', `/services/${service}`)
    const posts = await services.nth(index).locator('a[href^="/blog/"][target=_blank]').count()
    expect(posts).toBeGreaterThanOrEqual(2)
    expect(posts).toBeLessThanOrEqual(3)
  }
})

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  })
}

test('a page that leads on takes the query of the old address along, under the policy of the site', async ({
  page,
  request,
}) => {
  const headers = (await request.get('/')).headers()
  const body = redirectPage('/faq?from=old', {
    url: 'https://www.example.com',
    language: 'en-US',
    words: wordsOf('en-US').moved,
  })
  const policy = { 'content-security-policy': String(headers['content-security-policy']) }
  await page.route('**/old.php*', (route) => route.fulfill({ contentType: 'text/html', headers: policy, body }))
  await page.goto('/old.php?utm_source=mail#top')
  await expect(page).toHaveURL('/faq?from=old&utm_source=mail#top')
})

const pattern = (text: string | RegExp) =>
  text instanceof RegExp ? text : new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
