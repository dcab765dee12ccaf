import { dialable, markdownLinks } from '../links.ts'
import { placeName, quote } from '../messages/names.ts'
import type { Finding } from '../problem.ts'
import type { Tokens } from '../tokens.ts'
import type { Text } from '../walk.ts'

/** The path of a link that is written with the site's own address before it, with or without "www." and "https". */
export function pathOnSite(href: string, url: string | undefined): string | undefined {
  const host = url?.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, written = '', path = ''] = /^https?:\/\/(?:www\.)?([^/?#]*)(.*)$/i.exec(href) ?? []
  if (!host || written.toLowerCase() !== host.toLowerCase()) return undefined
  return path.startsWith('/') ? path : `/${path}`
}

/** Links to the site's own pages, phone and e-mail address that are written out, so that a change would not reach them. */
export function checkOwnAddress(texts: readonly Text[], tokens: Tokens): Finding[] {
  return texts.flatMap((text) => hrefsOf(text).flatMap((href) => ownAddress(text, href, tokens)))
}

function hrefsOf({ text, schema }: Text): string[] {
  if (schema.reference === 'link') return /^(?:http|tel:|sms:|mailto:)/i.test(text) ? [text] : []
  return schema.content === 'markdown' && text.includes('](http') ? markdownLinks(text).map(({ href }) => href) : []
}

function ownAddress({ path }: Text, href: string, tokens: Tokens): Finding[] {
  const page = pathOnSite(href, tokens.get('url'))
  const place = { path, text: href }
  if (page !== undefined) {
    const message = `The link ${quote(href)} in ${placeName(path)} leads to this site itself by its full address`
    return [
      {
        code: 'own-address',
        severity: 'warning',
        about: href,
        place,
        message,
        hint: `Write "${page}": links within the site begin with "/", so that they hold under any address.`,
      },
    ]
  }
  const token = ownContact(href, tokens)
  if (token === undefined) return []
  const message = `The link ${quote(href)} is written out in ${placeName(path)}`
  const hint = `Write ${href.replace(/:.*/s, '')}:${token}, so that a change in one place reaches it.`
  return [{ code: 'literal-fact', severity: 'warning', about: token, place, message, hint }]
}

function ownContact(href: string, tokens: Tokens): string | undefined {
  const [phone, code = '', email] = ['phone', 'phoneCountryCode', 'email'].map((name) => tokens.get(name))
  if (/^mailto:/i.test(href)) return email && href.slice('mailto:'.length) === email ? '{email}' : undefined
  if (!phone || !/^(?:tel|sms):/i.test(href)) return undefined
  const own = dialable(`tel:${phone}`, code)
  const called = dialable(href.replace(/^\w+/, 'tel'), code)
  return called === own || called === own.replace(':+', `:${code}`) ? '{phone}' : undefined
}
