import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedPage, Site } from '../site/index.ts'
import { escapeXml } from './xml.ts'

/** Writes what search engines read: sitemap.xml and robots.txt. */
export async function emitSearchFiles(site: Site, client: string): Promise<void> {
  await writeFile(join(client, 'sitemap.xml'), sitemap(site))
  await writeFile(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.settings.url}/sitemap.xml\n`)
}

/** Every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemap({ settings, pages }: Site): string {
  const urls = pages.filter(isListed).map((page) => {
    const changed = page.updated ?? page.date
    return `  <url><loc>${escapeXml(settings.url + page.route)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

const isListed = ({ draft, noindex, canonical, route }: ResolvedPage) =>
  !draft && !noindex && (canonical === undefined || canonical === route)
