import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from 'playwright/test'
import { runsAll } from '../../support/places.ts'

/** A page as its HTML has it, before any script ran. */
export interface CrawledPage {
  path: string
  status: number
  /** True when the path leads on to another. */
  isRedirect: boolean
  html: string
  title: string
  description: string
  robots: string
  /** The whole address of the picture shown when the page is shared. */
  sharedPicture: string
  ids: string[]
  /** Link targets in the page's own words. */
  links: string[]
  /** What the page loads: pictures, scripts, icons, fonts of the head. */
  resources: string[]
  actions: string[]
}

/** Follows every link within the site, from the home page on. `page` only lends its parser. */
export async function crawl(page: Page, baseURL: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const queue = ['/']
  for (const path of queue) {
    if (found.has(path)) continue
    const crawled = await read(page, baseURL, path)
    found.set(path, crawled)
    queue.push(...crawled.links.filter(isPage).map((link) => link.split('#')[0] || path))
  }
  return found
}

/** True for links to pages of the site, sections of them included. */
export const isPage = (link: string) => /^(\/(?!\/)|#)/.test(link) && !/^\/[^#]*\.\w+$/.test(link)

async function read(page: Page, baseURL: string, path: string): Promise<CrawledPage> {
  const response = await fetch(`${baseURL}${path}`)
  const html = await response.text()
  const parsed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const sets = all('[srcset]', 'srcset').flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    )
    return {
      title: document.title,
      description: all('meta[name=description]', 'content')[0] ?? '',
      robots: all('meta[name=robots]', 'content')[0] ?? '',
      sharedPicture: all('meta[property="og:image"]', 'content')[0] ?? '',
      ids: all('[id]', 'id'),
      links: all('a[href]', 'href'),
      resources: [...all('[src]', 'src'), ...sets, ...all('link[href]:not([rel=canonical], [hreflang])', 'href')],
      actions: [...document.querySelectorAll('main :is(a, button)')].map((element) => element.textContent.trim()),
    }
  }, html)
  const isRedirect = new URL(response.url).pathname !== path
  return { path, status: response.status, isRedirect, html, ...parsed }
}

/** The paths of all pages that the sitemap lists. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(([, path = '']) => path)
}

/**
 * The pages that a test looks at which would take long for all: the first of each kind and each whose sections no page
 * before it has, since others add nothing but words. `npm test -- --all` looks at all.
 */
export async function chosenPaths(request: APIRequestContext): Promise<string[]> {
  if (runsAll) return [...(await sitemapPaths(request)), '/thank-you']
  // In a process of its own: Playwright would compile all of the renderer first, in every worker.
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/site/support/chosen-pages.ts'])
  return JSON.parse(stdout)
}
