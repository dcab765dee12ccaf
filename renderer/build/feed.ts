import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { feedPath } from '../common/reserved.ts'
import { authorOf, newestPosts } from '../html/posts.ts'
import { fill } from '../languages/index.ts'
import { siteIn } from '../pipeline/in-language.ts'
import type { PageHead, Site, SiteFrame } from '../pipeline/index.ts'
import { escapeXml } from './xml.ts'

const LENGTH = 30

/** Writes the blog's feed, one for each language in which the site has posts. */
export async function emitFeeds(site: Site, client: string): Promise<void> {
  for (const language of [undefined, ...Object.keys(site.translations)]) {
    if (newestPosts(site, language, 1).length === 0) continue
    await writeFile(join(client, feedPath(language)), feed(site, language))
  }
}

/**
 * The newest posts of a language, or of the site's first, for feed readers (Atom, RFC 4287). Posts have days, no times:
 * each counts as midnight UTC.
 */
export function feed(site: Site, inLanguage?: string): string {
  const frame = siteIn(site, inLanguage)
  const { settings, words, home } = frame
  const { url, brand, tagline, language } = settings
  const posts = newestPosts(site, inLanguage, LENGTH)
  const blog = site.pages.find((page) => page.kind === 'blog' && page.language === inLanguage)?.route ?? home
  const address = `${url}${feedPath(inLanguage)}`
  const updated = posts.map(changedDay).sort().at(-1) ?? ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(fill(words.document.feed, { brand }))}</title>${tagline ? `\n  <subtitle>${escapeXml(tagline)}</subtitle>` : ''}
  <id>${address}</id>
  <link rel="self" type="application/atom+xml" href="${address}"/>
  <link rel="alternate" type="text/html" href="${url}${blog}"/>
  <icon>${url}/favicon.svg</icon>
  <updated>${midnight(updated)}</updated>
  <author><name>${escapeXml(brand)}</name></author>
${posts.map((post) => entry(post, frame)).join('')}</feed>
`
}

function entry(post: PageHead, frame: SiteFrame): string {
  const { title, author, tags = [], date = '', summary, description, route } = post
  const { url } = frame.settings
  const categories = tags.map((tag) => `    <category term="${escapeXml(tag)}"/>\n`).join('')
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}${route}</id>
    <link rel="alternate" type="text/html" href="${url}${route}"/>
    <published>${midnight(date)}</published>
    <updated>${midnight(changedDay(post))}</updated>
${author ? `    <author><name>${escapeXml(authorOf(frame, author).name)}</name></author>\n` : ''}${categories}    <summary>${escapeXml(summary ?? description)}</summary>
  </entry>
`
}

const changedDay = ({ date = '', updated = date }: PageHead) => updated
const midnight = (day: string) => `${day}T00:00:00Z`
