import type { ResolvedPage, Site } from '../../site/index.ts'

/** What the head of the not-found page says. */
export function notFoundPage({ settings }: Site): ResolvedPage {
  return {
    route: '/404',
    kind: 'guide',
    title: 'Page not found',
    description: `There is no page at this address. Go to the home page of ${settings.brand}, or call ${settings.phone}.`,
    noindex: true,
    blocks: [],
    anchors: [],
    types: [],
    layouts: [],
    hasForm: false,
  }
}
