import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'

/** One page object for all tests of a worker: opening a context for each page would take longer than the checks. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, reducedMotion: 'reduce' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const PARTS = 8
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (let part = 0; part < PARTS; part++) {
  test(`axe finds nothing on pages ${part + 1} of ${PARTS}, on phones and desktops`, async ({ shared }) => {
    test.slow()
    const sitemap = await (await shared.request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(([, path = '']) => path)
    const pages = [...paths, '/thank-you', '/404.html'].filter((_, index) => index % PARTS === part)
    expect(pages.length).toBeGreaterThan(0)
    for (const path of pages) {
      await shared.goto(path, { waitUntil: 'domcontentloaded' })
      for (const size of sizes) expect.soft(await violations(shared, size), `${path} at ${size.width} px`).toEqual([])
    }
  })
}

for (const path of ['/', '/roof-repair', '/materials', '/service-areas', '/reviews', '/estimator', '/blog']) {
  test(`axe finds nothing on ${path} in dark colours`, async ({ shared }) => {
    await shared.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await shared.goto(path, { waitUntil: 'domcontentloaded' })
    for (const size of sizes) expect.soft(await violations(shared, size), `${size.width} px`).toEqual([])
    await shared.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  })
}

/** Legacy mode runs axe in the page itself, which is enough without frames and saves a second page for every run. */
async function violations(page: Page, size: (typeof sizes)[number]) {
  await page.setViewportSize(size)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
