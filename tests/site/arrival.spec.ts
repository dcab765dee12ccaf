/** What a visitor sees while a page is still on its way. */
import { createServer } from 'node:http'
import { shifts, watchShifts } from '../../scripts/budget/in-page.ts'
import { PHONE } from '../../scripts/budget/measure.ts'
import { listen } from '../../scripts/support/listen.ts'
import { expect, test } from '../browser/support/test.ts'

/** Where a page is cut in two: what stands before is on the first screen, and gets its size from what comes after. */
const cuts = [
  { route: '/gutter-installation/jeffersontown', before: 'Call (502)', part: 'the first section' },
  { route: '/', before: 'Need a Quote?</button>', part: 'a button that stays in view' },
  { route: '/no-such-page', before: '<p>Oops', part: 'what is said where there is no page' },
]
/** Milliseconds; the browser paints several times meanwhile. */
const PAUSE = 300

/** Serves a text in two parts, as a slow network may. */
async function serveInParts(parts: [string, string]) {
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).write(parts[0])
    setTimeout(() => response.end(parts[1]), isPage ? PAUSE : 0)
  })
  return { url: await listen(server), stop: () => server.close() }
}

for (const { route, before, part } of cuts) {
  test(`${part} is painted when it is whole, though it arrives in two parts`, async ({
    browser,
    request,
    problems,
  }) => {
    problems.allow(/404/)
    const html = await (await request.get(route)).text()
    const cut = html.indexOf(before, html.indexOf('<h1'))
    const server = await serveInParts([html.slice(0, cut), html.slice(cut)])
    const page = await browser.newPage(PHONE)
    await page.addInitScript(watchShifts)
    await page.goto(server.url)
    await page.evaluate(painted)
    expect((await page.evaluate(shifts)).parts).toEqual([])
    await page.close()
    server.stop()
  })
}

/** Runs in the page: two frames are enough to paint what has come and to tell what moved. */
async function painted() {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  for (let frame = 0; frame < 2; frame++) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}

test('a first page gets the letters of the design once they are there, and the next page starts with them', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const letters = /^"?Bricolage"?,/
  await page.goto('/licensing')
  await expect(heading).toHaveCSS('font-family', letters)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(letters)
})

const lines = {
  'a range': '<p>WWWWWWWWWW <span class="unbroken">20-50 year</span> warranty</p>',
  'bold words': '<p>WWWWWWWWWW <strong>twenty years</strong> warranty</p>',
  'a cell of a table': '<table><tr><td>WWWWWWWWWW</td><td>twenty years</td></tr></table>',
  'a step to the page': '<nav class="breadcrumbs"><ol><li>WWWWWWWWWW</li><li>Home</li></ol></nav>',
}

for (const [part, line] of Object.entries(lines)) {
  test(`letters change later where they would push ${part} along its line`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...PHONE, baseURL })
    await page.addInitScript(watchShifts)
    await page.route('/roof-replacement', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(<h1.*?)<p.*?<\/p>/s, `$1${line}`) })
    })
    await page.goto('/roof-replacement')
    await expect(page.locator('.site-header')).toHaveClass(/web-fonts/)
    // The first section has its turn in the frame after the header's.
    for (let turn = 0; turn < 2; turn++) await page.evaluate(painted)
    expect((await page.evaluate(shifts)).parts).toEqual([])
    await page.close()
  })
}

test('what is far down a first page gets the design’s letters as it comes near, and on paper', async ({ page }) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  const letters = /^"?Bricolage"?,/
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', letters)
  await expect(heading).not.toHaveCSS('font-family', letters)
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toHaveCSS('font-family', letters)
  await page.emulateMedia({ media: null })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toHaveCSS('font-family', letters)
})

test('what stays in view on a phone gets the design’s letters, though its section is far away', async ({ page }) => {
  const letters = /^"?Source Sans"?,/
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  await expect(page.locator('.place-bar')).toHaveCSS('font-family', letters)
  const button = page.locator('.sheet-button')
  await expect(button).toHaveCSS('font-family', letters)
  await page.locator('.hub-items').scrollIntoViewIfNeeded()
  await button.click()
  await expect(page.getByRole('dialog')).toHaveCSS('font-family', letters)
  await expect(page.getByRole('contentinfo').getByRole('navigation').first()).not.toHaveCSS('font-family', letters)
})
