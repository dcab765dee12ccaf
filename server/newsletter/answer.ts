/** Answers at the addresses to which links in mails lead. */
import type { AnswerParts } from '../answers.ts'
import { inLanguage, knownLanguage, type SiteFile, wordsOfSite } from '../site.ts'
import { StoreUnavailable } from '../store/database.ts'
import { languageQuery, linkTo, type Purpose, sentQuery, tokenQuery } from './links.ts'
import { busyPage, followLink, type NewsletterStore, type Page, type PageParts, sentPage, showLink } from './page.ts'

type Parts = {
  store: NewsletterStore
  siteFile: SiteFile
  answerParts: (language: string | undefined) => Pick<AnswerParts, 'layout' | 'security'>
}
type Link = { purpose: Purpose; query: URLSearchParams; site: SiteFile['site']; forms: SiteFile['forms'] }

/** A page with a secret in its address is for nobody else. */
const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Shows what a link is about, in the language of whoever got it; a post does it, and leads to how things stand then. */
export async function answerLink(parts: Parts, purpose: Purpose, { method, url }: Request): Promise<Response> {
  const { pathname, search, searchParams: query } = new URL(url)
  const language = knownLanguage(parts.siteFile, query.get(languageQuery))
  const { site, forms } = inLanguage(parts.siteFile, language)
  const { layout, security } = parts.answerParts(language)
  const headers = new Headers(security)
  for (const [name, value] of Object.entries(privately)) headers.set(name, value)
  const inLayout = ({ status, title, main }: Page) => {
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(layout(title, main), { status, headers })
  }
  try {
    if (method !== 'POST') return inLayout(await pageOf(parts.store, { purpose, query, site, forms }))
    await followLink(parts.store, purpose, query.get(tokenQuery) ?? '')
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    headers.set('retry-after', '5')
    return inLayout(busyPage(wordsOfSite(site)))
  }
  headers.set('location', pathname + search)
  return new Response(null, { status: 303, headers })
}

async function pageOf(store: NewsletterStore, { purpose, query, site, forms }: Link): Promise<Page> {
  const name = query.get(sentQuery) ?? ''
  const sent = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (sent?.newsletter) return sentPage(sent)
  const linkToLeave: PageParts['linkToLeave'] = (lead, secret) => {
    const { pathname, search } = new URL(linkTo('leave', lead, site, secret))
    return pathname + search
  }
  const { brand } = site
  return showLink(store, purpose, query.get(tokenQuery) ?? '', {
    words: wordsOfSite(site).newsletter,
    brand,
    linkToLeave,
  })
}
