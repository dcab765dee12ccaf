import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutDigits } from '../common/language-name.ts'
import { byTranslation } from '../expand/translations.ts'
import { isListed } from '../html/listed.ts'
import type { ResolvedPage, Site } from '../pipeline/index.ts'
import { escapeXml } from './xml.ts'

/** Writes what search engines read: sitemap.xml and robots.txt. */
export async function emitSearchFiles(site: Site, client: string): Promise<void> {
  await writeFile(join(client, 'sitemap.xml'), sitemap(site))
  await writeFile(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.settings.url}/sitemap.xml\n`)
}

/** Every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemap({ settings, pages }: Site): string {
  const listed = pages.filter(isListed)
  const same = byTranslation(listed)
  const address = (route: string) => escapeXml(settings.url + route)
  const alternates = ({ translationOf, route }: ResolvedPage) => {
    const group = same.get(translationOf ?? route) ?? []
    if (group.length < 2) return ''
    const link = (language: string, to: string) =>
      `<xhtml:link rel="alternate" hreflang="${withoutDigits(language)}" href="${address(to)}"/>`
    const links = group.map((page) => link(page.language ?? settings.language, page.route))
    const first = group.find((page) => page.translationOf === undefined)
    if (first) links.push(link('x-default', first.route))
    return links.join('')
  }
  const urls = listed.map((page) => {
    const changed = page.updated ?? page.date
    const modified = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${address(page.route)}</loc>${modified}${alternates(page)}</url>\n`
  })
  const names = settings.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>
${urls.join('')}</urlset>
`
}
