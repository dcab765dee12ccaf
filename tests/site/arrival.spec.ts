/** What a visitor sees while a page is still on its way. */
import { createServer } from 'node:http'
import { listen } from '../../scripts/support/listen.ts'
import { inSystemFonts, shifts, watchShifts } from '../../tools/budget/in-page.ts'
import { PHONE } from '../../tools/budget/measure.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'

/** Where a page is cut in two: what stands before is on the first screen, and gets its size from what comes after. */
const cuts = [
  { route: '/gutter-installation/jeffersontown', before: 'Call (502)', part: 'the first section' },
  { route: '/', before: 'Need a Quote?</button>', part: 'a button that stays in view' },
  { route: '/reviews', before: 'Text</a>', part: 'the bar at the foot of the screen' },
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

for (const [index, { route, before, part }] of cuts.entries()) {
  const details = index === 0 ? {} : inTestAll
  test(
    `${part} is painted when it is whole, though it arrives in two parts`,
    details,
    async ({ browser, request, problems }) => {
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
    },
  )
}

/** Runs in the page: two frames are enough to paint what has come and to tell what moved. */
async function painted() {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  for (let frame = 0; frame < 2; frame++) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}

test('a first page gets the fonts of the design once they are there, and the next page starts with them', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const designFont = /^"?Heading"?,/
  await page.goto('/licensing')
  await expect(heading).toHaveCSS('font-family', designFont)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(designFont)
})

const lines = {
  'bold words': '<p>Ask for the full illustrated <strong>twenty years</strong> warranty</p>',
  'a cell of a table': '<table><tr><td>Ask for the full illustrated list</td><td>twenty years</td></tr></table>',
  'a step to the page':
    '<nav class="breadcrumbs"><ol><li>The full illustrated list of titles</li><li>Home</li></ol></nav>',
  'what follows a line that would break':
    '<p>photograph what we find, and you get a written price</p><p>What follows</p>',
}

for (const [index, [part, line]] of Object.entries(lines).entries()) {
  test(`the fonts of the design do not move ${part}`, index === 0 ? {} : inTestAll, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...PHONE, baseURL })
    await page.addInitScript(watchShifts)
    await page.route('/roof-replacement', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(<h1.*?)<p.*?<\/p>/s, `$1${line}`) })
    })
    await page.goto('/roof-replacement')
    await expect(page.locator('.system-fonts')).toHaveCount(0)
    await page.evaluate(painted)
    expect((await page.evaluate(shifts)).parts).toEqual([])
    await page.close()
  })
}

test('the whole of a first page ends in the fonts of the design, and its paper has them from the start', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  // The page is loaded only once its fonts are.
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await expect(heading).toHaveCSS('font-family', /^"Heading Fallback"/)
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toHaveCSS('font-family', /^"?Heading"?,/)
  await page.emulateMedia({ media: null })
  release()
  await expect.poll(() => page.evaluate(inSystemFonts)).toEqual([])
})
