import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { directionOf } from '../common/direction.ts'
import type { Words } from '../languages/index.ts'
import type { Site } from '../pipeline/index.ts'
import { pageOfFile } from '../schema/route.ts'
import { escapeXml } from './xml.ts'

/**
 * Writes for every old address a page that leads on by itself, for hosts that know no redirects. The files for hosts
 * that do know them are made in hosts/.
 */
export async function emitRedirects(site: Site, client: string): Promise<void> {
  const { url, language } = site.settings
  const pages = [...redirectFiles(site)].map(
    ([file, to]) => [file, redirectPage(to, { url, language, words: site.words.moved })] as const,
  )
  if (pages.length > 0) pages.push([leadOnFile, leadOnScript])
  for (const [file, text] of pages) {
    await mkdir(dirname(join(client, file)), { recursive: true })
    await writeFile(join(client, file), text)
  }
}

/**
 * File → target. Each stands in a folder of the whole old name: beside a page "/about", many hosts would show a file
 * "about.html" in its place. An old address that is the file of a page has none, also where only capitals differ: on a
 * disk that does not tell them apart it would take the page's place.
 */
export function redirectFiles({ redirects, routes }: Pick<Site, 'redirects' | 'routes'>): Map<string, string> {
  const pages = new Set(routes.map((route) => join('/', route, 'index.html')))
  const files = new Map<string, string>()
  for (const [from, to] of Object.entries(redirects)) {
    const file = pageOfFile(from) === undefined ? `${from}/index.html` : from
    const isFree = !pages.has(file.toLowerCase()) && !files.has(file) && !file.includes('/index.html/')
    if (isFree) files.set(file, to)
  }
  return files
}

/** Adds the query of the old address, such as a campaign's utm_source. */
const leadOnScript = `const to=new URL(document.querySelector('a').href)
if(location.search&&to.origin!=='null')to.search+=(to.search&&'&')+location.search.slice(1)
to.hash||=location.hash
location.replace(to)
`

/** A file, since the hash of a script in the page would stand in the headers of all answers, whatever they are. */
const leadOnFile = `/assets/lead-on.${hash('sha256', leadOnScript).slice(0, 8)}.js`

interface Moved {
  /** The site's. */
  url: string
  language: string
  words: Words['moved']
}

/** A page that leads on, also without JavaScript; then without the query, which nothing else could add. */
export function redirectPage(to: string, { url, language, words }: Moved): string {
  const target = escapeXml(to)
  const address = /^https?:/.test(to) ? target : `${url}${target}`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <title>${escapeXml(words.title)}</title>
    <meta name="robots" content="noindex">
    <noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
    <link rel="canonical" href="${address}">
  </head>
  <body>
    <h1>${escapeXml(words.title)}</h1>
    <p><a href="${target}">${escapeXml(words.link)}</a></p>
    <script src="${leadOnFile}"></script>
  </body>
</html>
`
}
