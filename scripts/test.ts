/**
 * Checks the site, builds it into a folder of its own, and opens every page in a browser, on a phone and on a desktop. Tells
 * what hinders visitors (axe, WCAG 2.2 at level AA), what the browser complains of, and links that lead nowhere. Leaves with 0
 * when all is well, with 1 when not.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { browserFlags } from '../tests/support/browser.ts'
import { flag, pagesOption, readOptions, text } from './support/arguments.ts'
import { buildOf } from './support/build-of.ts'
import { provideAxe } from './support/playwright.ts'
import { requireBrowser } from './support/require-browser.ts'
import { serveBuild } from './support/serve-build.ts'
import { deadLinks } from './test/dead-links.ts'
import { lookAt, type Trouble } from './test/look.ts'

const usage = '[--pages FILE | --dist DIR] [--no-browser]'
const { values } = readOptions(usage, { ...pagesOption, dist: text, 'no-browser': flag })
const PARALLEL_PAGES = 3
/** Pages that are named of those that have the same trouble. */
const mostNamed = 3

/** Every page of a build. What an old address shows on hosts without redirects only leads on. */
function routesOf(dist: string): string[] {
  const client = join(dist, 'client')
  const files = globSync('**/*.html', { cwd: client }).sort()
  const pages = files.filter((file) => !/<meta http-equiv="?refresh/i.test(readFileSync(join(client, file), 'utf8')))
  return pages.map((file) => `/${file.replace(/(^|\/)index\.html$/, '')}`)
}

async function lookAtAll(dist: string, routes: string[]): Promise<Trouble[]> {
  const { AxeBuilder } = await provideAxe()
  const { chromium, executablePath } = await requireBrowser()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  const { url, stop } = await serveBuild(dist)
  try {
    const pages = await pMap(routes, (route) => lookAt(browser, AxeBuilder, url, route), {
      concurrency: PARALLEL_PAGES,
    })
    return [...pages.flatMap(({ troubles }) => troubles), ...(await deadLinks(url, pages))]
  } finally {
    await browser.close()
    stop()
  }
}

/** What many pages have in common, such as a menu, is told once. */
function print(troubles: Trouble[]) {
  const alike = Map.groupBy(troubles, ({ what, about = what }) => about)
  for (const places of alike.values()) {
    const [{ what, wayOut } = { what: '', wayOut: '' }] = places
    const routes = [...new Set(places.map(({ route }) => route))]
    const more = routes.length > mostNamed ? ` and ${routes.length - mostNamed} more` : ''
    console.log(`${routes.slice(0, mostNamed).join(', ')}${more}\n  ${what}\n  ${wayOut}\n`)
  }
  return alike.size
}

const dist = buildOf(values)
if (values['no-browser']) console.log('The check and the build passed. No page was opened in a browser (--no-browser).')
else {
  const routes = routesOf(dist)
  console.log(`\nOpening ${routes.length} pages, on a phone and on a desktop …\n`)
  const count = print(await lookAtAll(dist, routes))
  if (count > 0) process.exitCode = 1
  console.log(count === 0 ? `All ${routes.length} pages are well.` : `${count} thing${count > 1 ? 's' : ''} to mend.`)
}
