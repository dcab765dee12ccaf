import { markdownLinks } from '../expand/links.ts'
import { fillTokens, type Tokens } from '../expand/tokens.ts'
import type { Text } from '../schema/walk.ts'
import type { Link } from './dead-link.ts'

/** The link that a text is, or the links in its Markdown, without the site's own address before them. */
export function linksIn({ text, path, schema }: Text, tokens: Tokens): Link[] {
  if (schema.reference === 'link') return text === '' ? [] : [{ path, written: text, href: within(text, tokens) }]
  if (schema.content !== 'markdown') return []
  const links = markdownLinks(text).filter(({ image }) => !image)
  return links.map(({ href }) => ({ path, written: href, href: within(href, tokens) }))
}

/** A target with its tokens filled; one that is written with the site's own address leads to a page all the same. */
function within(address: string, tokens: Tokens): string {
  const href = fillTokens(address, tokens)
  return /^https?:/i.test(href) ? (pathOnSite(href, tokens.get('url')) ?? href) : href
}

/** The path of a link that is written with the site's own address before it, with or without "www." and "https". */
export function pathOnSite(href: string, url: string | undefined): string | undefined {
  const host = url?.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, domain = '', path = ''] = /^https?:\/\/(?:www\.)?([^/?#]*)(.*)$/i.exec(href) ?? []
  if (!host || domain.toLowerCase() !== host.toLowerCase()) return undefined
  return path.startsWith('/') ? path : `/${path}`
}
