import { fill } from '../../languages/index.ts'
import { siteIn } from '../../pipeline/in-language.ts'
import type { ResolvedPage, Site } from '../../pipeline/index.ts'

/** What the head of the not-found page says, in a language of the site. */
export function notFoundPage(site: Site, language?: string): ResolvedPage {
  const { settings, words } = siteIn(site, language)
  const { title, description } = words.notFound
  const { brand, phone = '' } = settings
  return {
    route: '/404',
    ...(language && { language }),
    kind: 'guide',
    title,
    description: fill(description, { brand, phone }),
    noindex: true,
    blocks: [],
    anchors: [],
    types: [],
    ids: {},
    layouts: [],
    forms: [],
    regions: [],
    hasRequest: false,
  }
}
