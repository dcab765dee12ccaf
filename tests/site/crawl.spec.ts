import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { arrive } from '../browser/support/page.ts'
import { test as base, expect } from '../browser/support/test.ts'
import { runsAll } from '../support/places.ts'
import { type CrawledPage, chosenPaths, crawl, isPage } from './support/crawl.ts'
import { htmlRules } from './support/html-rules.ts'

let read: Promise<Map<string, CrawledPage>> | undefined

/** The site as a robot finds it, read once. As a fixture of workers it would give these tests workers of their own. */
const test = base.extend<{ site: Map<string, CrawledPage> }>({
  site: async ({ page, baseURL }, use) => {
    read ??= crawl(page, String(baseURL))
    await use(await read)
  },
})
test.describe.configure({ mode: 'default' })

test('no link is dead, and no link names a section that its page lacks', ({ site }) => {
  const dead = [...site.values()].flatMap(({ path, links }) =>
    links.filter(isPage).flatMap((link) => {
      const [route, anchor] = link.split('#')
      const target = site.get(route || path)
      const isFound = target?.status === 200 && (!anchor || target.ids.includes(anchor))
      return isFound ? [] : [`${path} → ${link}`]
    }),
  )
  expect(dead).toEqual([])
})

test('links that leave the pages are calls, messages, mail, large pictures and secure addresses', ({ site }) => {
  const others = [...site.values()].flatMap(({ links }) => links.filter((link) => !isPage(link)))
  expect(
    [...new Set(others)].filter(
      (link) => !/^((tel|sms):\+\d{11}$|mailto:[^@]+@|https:\/\/|\/assets\/images\/[\w.-]+$)/.test(link),
    ),
  ).toEqual([])
})

test('every page of the sitemap can be reached from the home page, and the other way round', async ({
  site,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.wrenfield\.example\.com(\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  const reached = [...site.values()]
    .filter(({ robots, isRedirect }) => !isRedirect && !robots.includes('noindex'))
    .map(({ path }) => path)
  expect(listed.length).toBeGreaterThan(60)
  expect(listed.sort()).toEqual(reached.sort())
})

test('no two pages share a title or a description', ({ site }) => {
  const pages = [...site.values()].filter(({ isRedirect }) => !isRedirect)
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(repeated(pages.map(({ description }) => description))).toEqual([])
})

test('every listed page is shared with a picture of its own, of the size that is shown uncut', async ({
  site,
  baseURL,
}) => {
  const listed = [...site.values()].filter(({ isRedirect, robots }) => !isRedirect && !robots.includes('noindex'))
  const pictures = listed.map(({ sharedPicture }) => new URL(sharedPicture).pathname)
  expect(repeated(pictures)).toEqual([])
  for (const picture of pictures) {
    const file = await (await fetch(`${baseURL}${picture}`)).bytes()
    expect(await sharp(file).metadata(), picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(file.length, picture).toBeLessThan(90_000)
  }
})

test('everything that pages load is there', async ({ site, baseURL }) => {
  const files = new Set([...site.values()].flatMap(({ resources }) => resources))
  const missing: string[] = []
  for (const file of [...files].filter((name) => name.startsWith('/'))) {
    if (!(await fetch(`${baseURL}${file}`, { method: 'HEAD' })).ok) missing.push(file)
  }
  expect([...files].filter((name) => !/^(\/|data:|#)/.test(name))).toEqual([])
  expect(missing).toEqual([])
})

test('feed, sitemap, manifest and robots.txt are well-formed, of their type, and named where readers look', async ({
  page,
}) => {
  const types = {
    '/feed.xml': /xml/,
    '/sitemap.xml': /xml/,
    '/manifest.webmanifest': /manifest\+json/,
    '/robots.txt': /text/,
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await page.request.get(path)
    expect(response.headers()['content-type']).toMatch(type)
    const parsed = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').documentElement.nodeName,
      await response.text(),
    )
    if (path.endsWith('.xml')) expect(parsed).toBe(path === '/feed.xml' ? 'feed' : 'urlset')
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://www.wrenfield.example.com/sitemap.xml',
  )
  await arrive(page, '/blog')
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute('href', '/feed.xml')
  await page.locator('h1').click()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png')
})

test('every page asks for a call and offers an estimate or a consultation', ({ site }) => {
  const without = [...site.values()].filter(
    ({ actions }) =>
      !actions.some((action) => /\(502\)\u00a0555-0142/.test(action)) ||
      !actions.some((action) => /estimate|consultation|estimado/i.test(action)),
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test('a page of every kind and with every section is valid HTML; with `npm test -- --all` every page', async ({
  site,
  request,
}) => {
  test.slow()
  const validator = new HtmlValidate(htmlRules)
  const problems: string[] = []
  for (const path of new Set([...(await chosenPaths(request)), ...(runsAll ? site.keys() : []), '/404.html'])) {
    const html = site.get(path)?.html ?? (await (await request.get(path)).text())
    const { results } = await validator.validateString(html)
    const messages = results.flatMap((result) => result.messages)
    problems.push(...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`))
  }
  expect(problems).toEqual([])
})

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
