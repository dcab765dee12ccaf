import { fill } from '../../library/words/index.ts'
import type { ResolvedPage, Site } from '../../site/index.ts'

/** What the head of the not-found page says. */
export function notFoundPage({ settings, words }: Site): ResolvedPage {
  const { title, description } = words.notFound
  const { brand, phone } = settings
  return {
    route: '/404',
    kind: 'guide',
    title,
    description: fill(description, { brand, phone }),
    noindex: true,
    blocks: [],
    anchors: [],
    types: [],
    hasForm: false,
  }
}
