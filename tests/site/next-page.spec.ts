/**
 * What makes the next page and the one before feel instant, and a page in a tab beside. Playwright turns the first two
 * off and a browser without windows has no tabs, so this browser is its own.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { startChromium } from '../../scripts/support/chromium.ts'
import { PAGE_KINDS } from '../../scripts/support/page-kinds.ts'
import { expect, test } from '../browser/support/test.ts'
import { browserFlags, findBrowserWithWindows } from '../support/browser.ts'
import { runsAll } from '../support/places.ts'
import { openTab } from './support/plain-tab.ts'

let browser: Browser

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowserWithWindows() ?? '',
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(() => browser.close())

/** Browsers never keep an answer of 404. What all pages have is seen on any: `npm test` visits those with most islands. */
const kept = PAGE_KINDS.map(({ route }) => route).filter((route) =>
  runsAll ? route !== '/no-such-page' : ['/', '/roof-replacement', '/faq', '/estimator'].includes(route),
)

/** Notes each page that comes back as it was left, and why one does not. */
async function watchReturns(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && console.log(`kept ${location.pathname}`))
  })
  page.on('console', (message) => found.push(message.text()))
  const session = await page.context().newCDPSession(page)
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    found.push(notRestoredExplanations.map(({ reason }) => reason).join(', '))
  })
  await session.send('Page.enable')
  return found
}

test('every kind of page comes back as it was left', async ({ baseURL }) => {
  for (let index = 0; index < kept.length; index += 2) {
    const [one = '/', other = '/privacy-policy'] = kept.slice(index, index + 2)
    // A page each: Playwright knows of a return only after the page itself, and takes it for a second navigation.
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    const found = await watchReturns(page)
    const go = (step: number) => page.evaluate((by) => history.go(by), step)
    await page.goto(one)
    await page.evaluate((path) => location.assign(path), other)
    await page.waitForURL(other)
    found.length = 0
    await go(-1)
    await expect.poll(() => found).toEqual([`kept ${one}`])
    await go(1)
    await expect.poll(() => found).toEqual([`kept ${one}`, `kept ${other}`])
    await page.close()
  }
})

test('a related post opens in a tab beside the page, which stays as it is', async ({ baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await page.goto('/')
  const roofing = page.locator('#services-hub details').first()
  await roofing.locator('summary').click()
  const [post] = await Promise.all([
    page.context().waitForEvent('page'),
    roofing.getByRole('link', { name: 'Hail in Louisville' }).click(),
  ])
  await expect(post).toHaveURL('/blog/hail-damage-louisville')
  expect(await post.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/')
  await expect(roofing).toHaveAttribute('open')
  await page.context().close()
})

test('the page behind a link is rendered while the pointer rests on the link', async ({ baseURL }) => {
  const plain = await startChromium(findBrowserWithWindows())
  try {
    const tab = await openTab(plain.port)
    const states: string[] = []
    tab.on('Preload.prerenderStatusUpdated', ({ status, prerenderStatus }) => {
      states.push([status, prerenderStatus].filter(Boolean).join(': '))
    })
    await tab.send('Preload.enable')
    await tab.send('Page.navigate', { url: `${baseURL}/thank-you` })
    const middle = () => tab.evaluate<[number, number] | null>(middleOfLink)
    await expect.poll(middle).not.toBeNull()
    const [x, y] = (await middle()) ?? []
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await expect.poll(() => states).toContain('Ready')
    for (const type of ['mousePressed', 'mouseReleased']) {
      await tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
    }
    await expect.poll(() => tab.evaluate<string>('location.pathname').catch(() => 'between pages')).toBe('/')
    expect(await tab.evaluate<number>('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(
      0,
    )
  } finally {
    await plain.stop()
  }
})

/** Where the first link of the page's own content is, once there is one. */
const middleOfLink = `(() => {
  const link = document.querySelector('main a[href="/"]')
  link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = link?.getBoundingClientRect()
  return document.readyState === 'complete' && box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null
})()`
