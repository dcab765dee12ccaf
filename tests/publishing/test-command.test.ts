/** `npx pages-from-yaml test`: what a visitor would stumble over, told by its page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listen } from '../../scripts/support/listen.ts'
import { BROWSER_PACKAGES } from '../../scripts/support/playwright.ts'
import { deadLinks } from '../../scripts/test/dead-links.ts'
import { lookAt } from '../../scripts/test/look.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { leastSite } from '../support/least-site.ts'
import { runHere } from '../support/run-here.ts'
import { build } from './support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'test-command-'))
afterAll(() => rmSync(folder, { recursive: true }))
const whole = join(folder, 'whole')
const file = join(folder, 'pages.yaml')
beforeAll(async () => {
  writeFileSync(file, `redirects: { /old: / }\n${leastSite()}`)
  await build('--pages', file, '--out', whole, '--no-precompress')
}, 120_000)

/** A copy of the build whose home page shows more than it should. */
function withPlanted(html: string): string {
  const dist = mkdtempSync(join(folder, 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  cpSync(whole, dist, { recursive: true, dereference: true })
  const page = join(dist, 'client/index.html')
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('</main>', () => `${html}</main>`),
  )
  return dist
}

const canOpen = findBrowser() !== undefined

test.runIf(canOpen)(
  'a site that is well passes, with its page for addresses that are not there',
  async () => {
    const { code, out } = await runHere('test', ['--dist', whole])
    expect(out).toContain('Opening 2 pages')
    expect([code, out]).toEqual([0, expect.stringContaining('All 2 pages are well.')])
  },
  120_000,
)

test.runIf(canOpen)(
  'a picture without words, links that lead nowhere and a script that fails are told by page',
  async () => {
    const links = ['/gone', '#gone', '/old', '/favicon.svg', '#top', '#', 'https://gone.example/'].map(
      (href) => `<a href="${href}">To ${href}</a>`,
    )
    const dist = withPlanted(`<p>${links.join(' ')}</p><img src="/favicon.svg"><script src="/fails.js"></script>`)
    writeFileSync(join(dist, 'client/fails.js'), 'throw new Error("out of flour")')
    const { code, out } = await runHere('test', ['--dist', dist])
    const told = out.slice(out.indexOf('Opening')).split('\n\n').slice(1, -1)
    expect(code).toBe(1)
    const both = '/ (on a phone), / (on a desktop, in dark)\n  '
    expect(told).toEqual([
      expect.stringContaining(`${both}The browser reports an error: out of flour\n  It comes from a script`),
      expect.stringContaining(`${both}Images must have alternative text: <img src="/favicon.svg"`),
      expect.stringMatching(/^\/\n {2}A link leads nowhere: \/gone\n {2}Lead it to a page/),
      expect.stringMatching(/^\/\n {2}A link leads nowhere: \/#gone\n {2}That page has no such place/),
    ])
    expect(out).toMatch(/4 things to mend\.\n$/)
  },
  120_000,
)

test.runIf(canOpen)(
  'what the scripts of another site report within a page is no matter of its owner',
  async () => {
    const pages: Record<string, string> = { '/favicon.ico': '', '/player': '<script>console.error("theirs")</script>' }
    const server = createServer(({ url = '' }, response) => {
      const isThere = url in pages
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' })
      response.end(
        isThere ? `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${pages[url]}` : '',
      )
    })
    const url = await listen(server)
    const theirs = url.replace('127.0.0.1', 'localhost')
    pages['/'] = `<iframe title="A film" src="${theirs}/player"></iframe><script>console.error("ours")</script>`
    pages['/404.html'] = '<script>console.error("404 Error: no page")</script>'
    pages['/404'] = pages['/404.html']
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
    onTestFinished(async () => {
      await browser.close()
      server.close()
    })
    const told = async (route: string) =>
      (await lookAt(browser, AxeBuilder, url, route)).troubles.map(({ what }) => what.replace(/ \/$/, ''))
    expect(await told('/')).toEqual(Array(2).fill('The browser reports an error: ours'))
    // The page for addresses that there are not says so.
    expect([await told('/404.html'), (await told('/404')).length]).toEqual([[], 2])
  },
  60_000,
)

test('a link finds its place by a name with letters of any script, and a sign that is no code spoils nothing', async () => {
  const page = { route: '/', troubles: [], anchors: ['größe', '100%'] }
  const links = ['/#gr%C3%B6%C3%9Fe', '/#größe', '/#100%', '/#top', '/', '/#gr%C3%B6']
  const dead = await deadLinks('http://127.0.0.1:1', [{ ...page, links }])
  expect(dead.map(({ what }) => what)).toEqual(['A link leads nowhere: /#gr%C3%B6'])
})

test('without a browser a test fails and says how to get one, unless none is wanted', async () => {
  const nowhere = { CHROMIUM_PATH: '', PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder }
  const without = await runHere('test', ['--dist', whole], nowhere)
  expect([without.code, without.err]).toEqual([1, expect.stringContaining('Install Chrome or Chromium')])
  const unwanted = await runHere('test', ['--dist', whole, '--no-browser'], nowhere)
  expect([unwanted.code, unwanted.out]).toEqual([0, expect.stringContaining('No page was opened')])
}, 60_000)

test('what is fetched for it is what this project tests with', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { 'playwright-core': playwright, ...others } = BROWSER_PACKAGES
  expect(devDependencies).toMatchObject({ playwright, ...others })
})
