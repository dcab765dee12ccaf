import type { Finding } from '../../common/problem.ts'
import { dialable, markdownLinks } from '../../expand/links.ts'
import type { Tokens } from '../../expand/tokens.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { pathOnSite } from '../links-in.ts'
import { type Check, warning } from './check.ts'
import { literals } from './literals.ts'

/** Links to the site's own pages, phone and e-mail address that are written out, so that a change would not reach them. */
export const ownAddress = {
  when: 'in full',
  codes: {
    'own-address': warning(
      'A link leads to a page of this site by its full address. Begin it with "/", so that it holds under any address.',
      { joins: true },
    ),
    'literal-fact': literals.codes['literal-fact'],
  },
  ofTexts: (texts, { frame }) => checkOwnAddress(texts, frame.tokens),
} satisfies Check

/** Links to the site's own pages, phone and e-mail address that are written out, so that a change would not reach them. */
function checkOwnAddress(texts: readonly Text[], tokens: Tokens): Finding[] {
  return texts.flatMap((text) => hrefsOf(text).flatMap((href) => writtenOut(text, href, tokens)))
}

function hrefsOf({ text, schema }: Text): string[] {
  if (schema.reference === 'link') return /^(?:http|tel:|sms:|mailto:)/i.test(text) ? [text] : []
  return schema.content === 'markdown' && text.includes('](http') ? markdownLinks(text).map(({ href }) => href) : []
}

function writtenOut({ path }: Text, href: string, tokens: Tokens): Finding[] {
  const page = pathOnSite(href, tokens.get('url'))
  const place = { path, text: href }
  const link = { link: shown(href), place: at(path) }
  if (page !== undefined) {
    const hint = message('own-address.hint', { page })
    return [{ code: 'own-address', about: href, place, message: message('own-address', link), hint }]
  }
  const token = ownContact(href, tokens)
  if (token === undefined) return []
  const hint = message('literal-fact.hint', { token: `${href.replace(/:.*/s, '')}:${token}` })
  return [{ code: 'literal-fact', about: token, place, message: message('literal-fact.link', link), hint }]
}

function ownContact(href: string, tokens: Tokens): string | undefined {
  const [phone, code = '', email] = ['phone', 'phoneCountryCode', 'email'].map((name) => tokens.get(name))
  if (/^mailto:/i.test(href)) return email && href.slice('mailto:'.length) === email ? '{email}' : undefined
  if (!phone || !/^(?:tel|sms):/i.test(href)) return undefined
  const own = dialable(`tel:${phone}`, code)
  const called = dialable(href.replace(/^\w+/, 'tel'), code)
  return called === own || called === own.replace(':+', `:${code}`) ? '{phone}' : undefined
}
