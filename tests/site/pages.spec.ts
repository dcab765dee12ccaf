import { redirectPage } from '../../renderer/build/redirects.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import { launchWith, readingFlags } from '../support/browser.ts'
import { type Facts, facts } from './facts.ts'
import { hubServices, linkedPages, redirects, routeTable, servicePages } from './page-list.ts'
import { expect, test } from './support/reader.ts'
import { siteUrl } from './support/structured-data.ts'
import { visibleText } from './support/visible-text.ts'

test.use({ launchOptions: launchWith(readingFlags) })
// A second browser of this kind would take longer to start than half of the pages.
test.describe.configure({ mode: 'default' })

const drawnPicture = /^https:\/\/www\.wrenfield\.example\.com\/assets\/social\/[0-9a-f]{12}\.jpg$/

/** Runs in the page: what it says of itself, and whether its own part asks for a call and offers an estimate. */
function described() {
  const meta = (name: string) => document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
  const canSee = (selector: string, words: RegExp) =>
    [...document.querySelectorAll(`main :is(${selector})`)].some(
      (element) => words.test(element.textContent) && element.checkVisibility({ visibilityProperty: true }),
    )
  return {
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    title: document.title,
    description: meta('description')?.getAttribute('content'),
    keywords: meta('keywords')?.getAttribute('content'),
    picture: meta('og:image')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    hasCall: canSee('a[href="tel:+15025550142"]', /./),
    hasOffer: canSee('a, button', /estimate|consultation/i),
  }
}

for (const route of [...routeTable, ...linkedPages]) {
  test(`${route} is a page with its own heading, metadata and both calls to action`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    expect(await page.evaluate(described)).toEqual({
      headings: 1,
      title: expect.stringMatching(/\S.*Wrenfield Roofing Louisville, KY$/),
      description: expect.stringMatching(/.{50,170}/),
      keywords: expect.stringMatching(/\w/),
      picture: expect.stringMatching(drawnPicture),
      canonical: siteUrl + route,
      hasCall: true,
      hasOffer: true,
    })
    await expectFacts(facts[route] ?? {})
    if (servicePages.includes(route)) {
      await test.step('it has a form for its service, an introduction, its services and three figures', expectService)
    }

    async function expectFacts({ texts = [], behindClicks = [], counts = [] }: Facts) {
      if (texts.length + behindClicks.length + counts.length === 0) return
      const shown = await visibleText(page)
      for (const text of texts) expect.soft(shown).toMatch(pattern(text))
      for (const [what, selector, count] of counts)
        await expect.soft(page.locator('main').locator(selector), what).toHaveCount(count)
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
