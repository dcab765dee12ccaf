/** Small pages that the server writes itself, in the layout of the site's own pages where there is one. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { thanksRoute } from '../../renderer/common/reserved.ts'
import { inLanguage, type SiteFile } from '../site.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes any text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Attributes in HTML; `false` and `undefined` leave one out. */
export const attributes = (values: Record<string, string | number | boolean | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')

export type Layout = (title: string, main: string) => string

/**
 * Takes the built thank-you page, wherever it was moved to, as the layout: its header, footer and style, with another
 * title and main part. A site without that page gets a plain layout.
 */
export async function readLayout(
  dist: string,
  { site, redirects }: SiteFile,
  route = thanksRoute(site, redirects),
): Promise<Layout> {
  const built = await readFile(join(dist, 'client', route, 'index.html'), 'utf8').catch(() => '')
  const [, before, after] = /^(.*?<main\b[^>]*>).*<\/main>(.*)$/s.exec(built) ?? []
  if (!before) return (title, main) => plainLayout(site.language, `${title} | ${site.brand}`, main)
  return (title, main) => {
    const head = before
      .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(`${title} | ${site.brand}`)}</title>`)
      .replace(/<link rel="(?:canonical|expect)"[^>]*>|<script type="application\/ld\+json".*?<\/script>/gs, '')
    return `${head}<section class="band band-plain form-centred">${main}</section></main>${after}`
  }
}

/** The layouts in the further languages of a site: their pages of thanks, or the plain one. */
export async function readLayouts(dist: string, file: SiteFile): Promise<Record<string, Layout>> {
  const all = Object.entries(file.translations ?? {})
  const pages = all.map(async ([language, { thanks = '/none' }]) => {
    return [language, await readLayout(dist, inLanguage(file, language), thanks)] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

const plainLayout = (language: string, title: string, main: string) => `<!doctype html>
<html${attributes({ lang: language })}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main>${main}</main></body>
</html>`
