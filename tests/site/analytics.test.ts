/** Sites whose visits are counted, as a browser gets them: a stand-in for the service notes what is asked of it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serveBuild } from '../../scripts/support/serve-build.ts'
import { startServer } from '../../server/main.ts'
import { readSettings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { type Metric, valueIn } from '../../server/vitals/buckets.ts'
import { violationsOf } from '../support/axe/builder.ts'
import { browserFlags, launchWith, provideBrowser } from '../support/browser.ts'
import { copySite } from '../support/copy-site.ts'
import { runsAll } from '../support/places.ts'
import { buildHere } from '../support/run-here.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 })

const settings = {
  asked:
    'provider: matomo, host: "https://stats.linden.example.com", siteId: "7", cookies: true, privacyPage: /privacy',
  unasked: 'provider: plausible, host: "https://stats.linden.example.com", privacyPage: /privacy',
}
type Kind = keyof typeof settings

const privacy = `  /privacy:
    kind: legal
    title: Privacy
    description: What this website keeps of a visit and of a message, for how long, and how to have it deleted.
    blocks:
      - { type: page-hero, heading: Privacy, text: Matomo and Plausible are counting here. }
`

/** What a service's script does: it sends what it was told, by image and by beacon, and leaves a cookie. */
const script = `
  document.cookie = '_pk_id.7=visitor; path=/'
  new Image().src = 'https://stats.linden.example.com/matomo.php?orders=' + encodeURIComponent(JSON.stringify(self._paq ?? []))
  const told = { ...document.currentScript.dataset, orders: (self.dataLayer ?? []).map((order) => [...order].slice(0, 2).join(' ')) }
  fetch('https://stats.linden.example.com/api/event', { method: 'POST', body: JSON.stringify(told) })`

let folder: string
let browser: Browser
const urls = {} as Record<Kind, string>
const stops: (() => void)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analytics-'))
  process.env.CHROMIUM_PATH ||= provideBrowser()
  const text = await readFile('tests/fixture/languages.yaml', 'utf8')
  for (const [kind, given] of Object.entries(settings)) {
    const measured = kind === 'unasked' ? '  webVitals: true\n  formStarts: true\n' : ''
    const counted = text.replace('\nfacts:', () => `  analytics: { ${given} }\n${measured}\nfacts:`) + privacy
    const file = await copySite('tests/fixture/languages.yaml', join(folder, `${kind}-site`), counted)
    const out = join(folder, kind)
    await buildHere('--pages', file, '--out', out, '--no-precompress')
    const { url, stop } = await serveBuild(out)
    urls[kind as Kind] = url
    stops.push(stop)
  }
  browser = await chromium.launch(launchWith(browserFlags))
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  for (const stop of stops) stop()
  await browser?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A visitor, with what is asked of other sites on their behalf and what the browser complains about. */
async function visit(
  kind: Kind,
  path = '/',
  options: BrowserContextOptions & { refuses?: boolean; isPrepared?: boolean } = {},
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  if (options.refuses)
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  if (options.isPrepared)
    await context.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  const page = await context.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => {
      const { pathname, searchParams } = new URL(route.request().url())
      asked.push(`${pathname} ${searchParams.get('orders') ?? route.request().postData() ?? ''}`.trim())
      return pathname.endsWith('js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  await open(page, urls[kind] + path)
  return { page, asked, complaints }
}

/** Opens an address, and waits as long as a page may take to ask for what it wants. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await rest(page)
}

async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(150)
}

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy settings' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
const again = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' })

describe('a service that leaves cookies', () => {
  test('is asked for nothing before a visitor agrees, and counts from then on, on further pages too', async () => {
    const { page, asked, complaints } = await visit('asked')
    await banner(page).waitFor()
    expect(asked).toEqual([])
    await button(page, 'Yes, count').click()
    await rest(page)
    expect(await banner(page).isVisible()).toBe(false)
    const [first, ...sent] = asked.splice(0)
    expect(first).toBe('/matomo.js')
    const orders = [
      ['setTrackerUrl', 'https://stats.linden.example.com/matomo.php'],
      ['setSiteId', '7'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]
    expect(sent).toContain(`/matomo.php ${JSON.stringify(orders)}`)
    await open(page, `${urls.asked}/repairs`)
    expect(asked).toContain('/matomo.js')
    expect(await banner(page).isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  test.runIf(runsAll)('is asked for nothing after a refusal, on this page or the next', async () => {
    const { page, asked } = await visit('asked')
    await button(page, 'No, thanks').click()
    await open(page, `${urls.asked}/repairs`)
    expect(await banner(page).isVisible()).toBe(false)
    expect(asked).toEqual([])
  })

  test('is forgotten, cookies and all, by who changes their mind in the footer', async () => {
    const { page, asked } = await visit('asked')
    await button(page, 'Yes, count').click()
    await rest(page)
    expect(await page.evaluate(() => document.cookie)).toContain('_pk_id.7')
    await again(page).click()
    asked.length = 0
    await Promise.all([page.waitForEvent('load'), button(page, 'No, thanks').click()])
    await rest(page)
    expect(asked).toEqual([])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  test.runIf(runsAll)(
    'is refused by a browser that says so for its visitor, who is not asked but may agree',
    async () => {
      const { page, asked } = await visit('asked', '/', { refuses: true })
      expect(await banner(page).isVisible()).toBe(false)
      expect(asked).toEqual([])
      await again(page).click()
      await button(page, 'Yes, count').click()
      await rest(page)
      expect(asked).toContain('/matomo.js')
    },
  )
})

describe('the question', () => {
  test('is the first thing after the skip link for the keyboard, holds nobody, and gives the focus back', async () => {
    const { page } = await visit('asked')
    await banner(page).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim())
    const stops: (string | undefined)[] = []
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab')
      stops.push(await focused())
    }
    expect(stops.slice(0, 4)).toEqual(['Skip to content', 'Privacy', 'No, thanks', 'Yes, count'])
    expect(stops[4]).not.toBe('Skip to content')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test.runIf(runsAll)(
    'has two buttons that look alike, moves nothing, and leaves the page usable behind it',
    async () => {
      const { page } = await visit('asked')
      await banner(page).waitFor()
      const looks = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
            return [color, backgroundColor, borderColor, fontSize, fontWeight, button.clientHeight].join()
          }),
        )
      expect(looks).toHaveLength(2)
      expect(looks[0]).toBe(looks[1])
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 500)
          }),
      )
      // That of the fonts, which every page has.
      expect(shift).toBeLessThan(0.001)
      await page.getByRole('banner').locator('summary').click()
      expect(await page.getByRole('link', { name: 'Repairs' }).first().isVisible()).toBe(true)
    },
  )

  const views = [
    [320, 'light'],
    [1280, 'dark'],
  ] as const
  test.each(runsAll ? views : views.slice(0, 1))(
    'has nothing that axe finds, at %i pixels, %s',
    async (width, colorScheme) => {
      const { page } = await visit('asked', '/', { viewport: { width, height: 640 }, colorScheme })
      await banner(page).waitFor()
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  test.runIf(runsAll)('is in the language of the page', async () => {
    const { page } = await visit('asked', '/es')
    await page.getByRole('region', { name: 'Ajustes de privacidad' }).getByText('Matomo').waitFor()
  })

  test.runIf(runsAll)('is not there without JavaScript, and nothing is counted', async () => {
    const { page, asked } = await visit('asked', '/', { javaScriptEnabled: false })
    expect(await page.getByText('Privacy settings').count()).toBe(1)
    expect(await page.getByText('Privacy settings').isVisible()).toBe(false)
    expect(await page.locator('#consent').isVisible()).toBe(false)
    expect(asked).toEqual([])
  })
})

describe.runIf(runsAll)('every service is told by which site it is asked', () => {
  test.each([
    [
      { provider: 'ga4', id: 'G-ABCDE12345' },
      '/gtag/js',
      '{"orders":["consent default","js DATE","config G-ABCDE12345"]}',
    ],
    [
      { provider: 'umami', id: '83dd64c4', collector: 'https://gateway.example.com' },
      '/script.js',
      '{"websiteId":"83dd64c4","hostUrl":"https://gateway.example.com","orders":[]}',
    ],
  ])('%o', async (given, file, told) => {
    const { page, asked } = await visit('asked', '/privacy')
    await page.route('**/privacy', async (route) => {
      const response = await route.fetch()
      const other = JSON.stringify({ ...given, host: 'https://stats.linden.example.com', asks: true })
      const body = (await response.text()).replace(/(<script id="counting"[^>]*>)[^<]*/, (_, start) => start + other)
      await route.fulfill({ response, body })
    })
    await page.reload()
    await button(page, 'Yes, count').click()
    await rest(page)
    expect(asked[0]).toBe(file)
    expect(asked.map((request) => request.replace(/js \w{3} [^"]*/, 'js DATE'))).toContain(`/api/event ${told}`)
  })
})

describe('a service without cookies', () => {
  test('counts at once and asks nobody', async () => {
    const { page, asked, complaints } = await visit('unasked')
    expect(asked).toContain('/js/script.js')
    expect(asked).toContain('/api/event {"domain":"linden.example.com","orders":[]}')
    expect(await page.getByText('Privacy settings').count()).toBe(0)
    // The stand-in tries a picture too, which this service is not allowed.
    expect(complaints.filter((text) => !text.includes('matomo.php'))).toEqual([])
    expect(asked.filter((request) => request.includes('matomo.php'))).toEqual([])
  })

  test.runIf(runsAll)('is not asked for by pages that the browser prepares and nobody sees', async () => {
    const { page, asked } = await visit('unasked', '/', { isPrepared: true })
    expect(asked).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await rest(page)
    expect(asked).toContain('/js/script.js')
  })

  test.runIf(runsAll)('counts nobody whose browser refuses', async () => {
    const { asked } = await visit('unasked', '/', { refuses: true })
    expect(asked).toEqual([])
  })
})

describe('a page whose speed is measured', () => {
  /** What the server of a site has counted once it has ended. */
  async function countedOf(kind: Kind, go: (url: string) => Promise<void>) {
    return (await allCounted(kind, go)).vitals
  }
  async function allCounted(kind: Kind, go: (url: string) => Promise<void>) {
    const settings = readSettings({
      ...{ PORT: '0', LOG_LEVEL: 'silent', CANARY_MINUTES: '0' },
      ...{ DIST_DIR: join(folder, kind), DATA_DIR: await mkdtemp(join(folder, 'data-')) },
    })
    const server = await startServer(settings)
    await go(server.url)
    await server.stop()
    const { store } = await openStore(settings, { isServer: false })
    const counts = { vitals: await store.vitals(''), starts: await store.starts('') }
    await store.close()
    return counts
  }

  type Passing = { is?: 'globalPrivacyControl' | 'prerendering'; isPutAside?: boolean }
  /** A visitor who looks, uses the menu and leaves; gives all that was asked of the site. */
  async function pass(url: string, path: string, { is, isPutAside = false }: Passing = {}) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await context.addInitScript((name) => {
      if (name) Object.defineProperty(name === 'prerendering' ? document : navigator, name, { value: true })
    }, is)
    const page = await context.newPage()
    await open(page, url + path)
    await page.getByRole('banner').locator('summary').first().click()
    await page.waitForTimeout(300)
    if (isPutAside)
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      })
    await page.goto('about:blank')
    await rest(page)
    await context.close()
    return asked
  }

  test('says once how fast it was when it is left, unless the visitor refuses or has not seen it', async () => {
    const assets = join(folder, 'unasked/client/assets')
    const loader = (await readdir(assets)).find((file) => file.startsWith('vitals.')) ?? ''
    const [measuring] = /chunks\/[\w-]+\.js/.exec(await readFile(join(assets, loader), 'utf8')) ?? []
    const counts = await countedOf('unasked', async (url) => {
      const [measured, , ...unmeasured] = await Promise.all([
        pass(url, '/'),
        pass(url, '/es', { isPutAside: true }),
        pass(url, '/repairs', { is: 'globalPrivacyControl' }),
        pass(url, '/repairs', { is: 'prerendering' }),
        pass(url, '/made-up'),
      ])
      expect(measured).toContain(`/assets/${measuring}`)
      for (const asked of unmeasured.slice(0, 2)) expect(asked).not.toContain(`/assets/${measuring}`)
    })
    expect(counts.map(({ page, metric, amount }) => `${page} ${metric} ${amount}`).sort()).toEqual(
      ['/', '/es'].flatMap((page) => ['cls', 'inp', 'lcp', 'visits'].map((metric) => `${page} ${metric} 1`)),
    )
    const value = (metric: Metric) => valueIn(metric, counts.find((count) => count.metric === metric)?.bucket ?? 0)
    expect([value('lcp') > 10, value('lcp') < 20_000, value('inp') < 20_000, value('cls') < 0.1]).not.toContain(false)
  })

  test('tells once that a form was begun, unless the visitor refuses', async () => {
    const type = async (url: string, refuses: boolean) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      if (refuses)
        await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
      const page = await context.newPage()
      await open(page, `${url}/repairs`)
      const fields = page.locator('main form input[type=text], main form input[type=email]')
      const sent: string[] = []
      page.on('request', (request) => /_vitals/.test(request.url()) && sent.push(request.url()))
      const told = refuses ? undefined : page.waitForResponse(/_vitals/)
      await fields.nth(0).fill('A')
      await fields.nth(1).fill('a@example.com')
      // What is told is told at the first letter.
      await rest(page)
      expect((await told)?.status()).toBe(refuses ? undefined : 204)
      expect(sent.length).toBe(refuses ? 0 : 1)
      await context.close()
    }
    const { starts } = await allCounted('unasked', async (url) => {
      await type(url, false)
      await type(url, true)
    })
    expect(starts).toEqual([{ page: '/repairs', form: expect.any(String), amount: 1 }])
  })

  test('is no page of a site that does not ask for it', async () => {
    const asked: string[] = []
    expect(await countedOf('asked', async (url) => void asked.push(...(await pass(url, '/repairs'))))).toEqual([])
    expect(asked).toContain('/repairs')
    expect(asked.filter((path) => /vitals|starts/.test(path))).toEqual([])
    expect(await readFile(join(folder, 'asked/client/repairs/index.html'), 'utf8')).not.toMatch(/vitals|starts\./)
  })
})
