import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '../library/words/index.ts'
import { newestPosts } from '../page/posts.ts'
import type { PageHead, Site } from '../site/index.ts'
import { escapeXml } from './xml.ts'

const LENGTH = 30

/** Writes the blog's feed, for sites that have posts. */
export async function emitFeed(site: Site, client: string): Promise<void> {
  if (newestPosts(site, undefined, 1).length > 0) await writeFile(join(client, 'feed.xml'), feed(site))
}

/** The newest posts for feed readers (Atom, RFC 4287). Posts have days, no times: each counts as midnight UTC. */
export function feed(site: Site): string {
  const { url, brand, tagline, language } = site.settings
  const posts = newestPosts(site, undefined, LENGTH)
  const blog = site.pages.find(({ kind }) => kind === 'blog')?.route ?? '/'
  const updated = posts.map(changedDay).sort().at(-1) ?? ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(fill(site.words.document.feed, { brand }))}</title>
  <subtitle>${escapeXml(tagline)}</subtitle>
  <id>${url}/feed.xml</id>
  <link rel="self" type="application/atom+xml" href="${url}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${url}${blog}"/>
  <icon>${url}/favicon.svg</icon>
  <updated>${midnight(updated)}</updated>
  <author><name>${escapeXml(brand)}</name></author>
${posts.map((post) => entry(post, url)).join('')}</feed>
`
}

function entry(post: PageHead, url: string): string {
  const { title, author, date = '', summary, description, route } = post
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}${route}</id>
    <link rel="alternate" type="text/html" href="${url}${route}"/>
    <published>${midnight(date)}</published>
    <updated>${midnight(changedDay(post))}</updated>
${author ? `    <author><name>${escapeXml(author)}</name></author>\n` : ''}    <summary>${escapeXml(summary ?? description)}</summary>
  </entry>
`
}

const changedDay = ({ date = '', updated = date }: PageHead) => updated
const midnight = (day: string) => `${day}T00:00:00Z`
