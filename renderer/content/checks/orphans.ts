import { targetOf } from '../links.ts'
import type { Outline } from '../outline.ts'
import { isRecord } from '../parse.ts'
import type { Finding } from '../problem.ts'
import { linksIn } from './references.ts'

/** Pages to which no other page and no menu leads, so that visitors never find them. */
export function checkOrphans(outline: Outline): Finding[] {
  const linked = linkedRoutes(outline)
  const pages = Object.entries(Object(outline.data.pages)).filter(
    ([route, page]) => route !== '/' && !linked.has(route) && isPublic(page),
  )
  return pages.map(([route]) => ({
    code: 'orphan-page',
    severity: 'warning',
    place: { path: ['pages', route], key: true },
    message: `No page and no menu links to ${route}`,
    hint: 'Link to it where a visitor would look for it, mark it with "noindex: true" if it is not to be found, or remove it.',
  }))
}

/** Pages that are meant to be found: no drafts, and nothing that is kept from search engines. */
function isPublic(page: unknown): boolean {
  return isRecord(page) && page.draft !== true && page.noindex !== true && page.kind !== 'confirmation'
}

function linkedRoutes(outline: Outline): Set<string> {
  const linked = new Set<string>()
  for (const text of outline.texts) {
    const own = text.path[0] === 'pages' ? text.path[1] : undefined
    for (const { href } of linksIn(text, outline.tokens)) {
      const target = targetOf(href)
      if (target.kind === 'page' && target.route !== own) linked.add(target.route)
    }
  }
  const pages = Object.entries(Object(outline.data.pages))
  const lists = pages.some(
    ([, page]) =>
      isRecord(page) &&
      Array.isArray(page.blocks) &&
      page.blocks.some((block) => Object(block).type === 'posts' && !Object(block).limit),
  )
  if (lists) for (const [route, page] of pages) if (isRecord(page) && page.kind === 'post') linked.add(route)
  return linked
}
