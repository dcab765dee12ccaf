import type { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'

/** WCAG 2.2 at level AA, and axe's own best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** With one color scheme each, both are seen. */
const screens = [
  { screen: 'on a phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { screen: 'on a desktop, in dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const

type Add = (what: string, wayOut: string, about?: string) => void

/** Letters of an element that are shown. */
const mostShown = 200
/** What hosts show at addresses that there are not. */
const NOT_FOUND = '/404.html'

/** Something wrong with a page, and how to mend it. */
export interface Trouble {
  route: string
  what: string
  wayOut: string
  /** Tells what is the same on several pages, where words may differ. */
  about?: string
}

/** A page as it was seen: what is wrong with it, where its links lead, and which places in it links may name. */
export interface Seen {
  route: string
  troubles: Trouble[]
  links: string[]
  anchors: string[]
}

/** Opens a page of a site on each screen. */
export async function lookAt(browser: Browser, Axe: typeof AxeBuilder, url: string, route: string): Promise<Seen> {
  const seen: Seen = { route, troubles: [], links: [], anchors: [] }
  for (const { screen, viewport, colorScheme } of screens) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const add: Add = (what, wayOut, about = what) =>
      seen.troubles.push({ route: `${route} (${screen})`, what, wayOut, about })
    listen(page, url, route, add)
    await page.goto(`${url}${route}`, { waitUntil: 'load' })
    const { violations } = await new Axe({ page }).setLegacyMode().withTags(axeTags).analyze()
    for (const { help, helpUrl, nodes } of violations)
      for (const { html, target } of nodes)
        add(`${help}: ${html.replaceAll(/\s+/g, ' ').slice(0, mostShown)}`, `How: ${helpUrl}`, `${help} ${target}`)
    const { links, anchors } = await page.evaluate(readPlaces)
    seen.links.push(...links)
    seen.anchors.push(...anchors)
    await context.close()
  }
  return seen
}

/** Notes what the browser complains of. What other sites that a page shows do wrong is no matter of its owner. */
function listen(page: Page, url: string, route: string, add: Add) {
  const where =
    'It comes from a script or a file of the page: look at the sections and files of your own that it shows.'
  const tell = (text: string) => add(`The browser reports an error: ${text.replaceAll(url, '')}`, where)
  page.on('pageerror', ({ message }) => tell(message))
  page.on('console', (entry) => {
    const { url: source } = entry.location()
    const isForeign = source !== '' && !source.startsWith(url)
    // It tells whoever looks that there is no such page.
    const isMeant = route === NOT_FOUND && /\b404\b/.test(entry.text())
    if (entry.type() !== 'error' || isForeign || isMeant) return
    tell(source === `${url}${route}` ? entry.text() : `${entry.text()} ${source}`)
  })
}

/** Runs in the browser. */
function readPlaces() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, hash }) => pathname + hash)
  return { links, anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id) }
}
