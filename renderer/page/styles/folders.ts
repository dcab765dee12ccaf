import { thanksRoute } from '../../library/reserved.ts'
import type { Page, Site } from '../../site/index.ts'
import { isGroup, isTick } from '../forms/entries.ts'
import { hasSteps } from '../forms/steps.ts'
import { RARE } from './classes.ts'

/** The kind of the page for addresses without one. */
export const NOT_FOUND_KIND: Page['kind'] = 'guide'

/** The kinds of page that a site has, the one for addresses without a page among them. */
export const kindsOf = ({ pages }: Site): Set<Page['kind']> =>
  new Set([NOT_FOUND_KIND, ...pages.map(({ kind }) => kind)])

/**
 * Where the source files lie of what pages of a kind show, besides what stands on all pages, and the classes of the
 * arrangements that their openings choose and of the fields that its forms have.
 */
export function foldersOf({ pages, redirects, settings, forms }: Site, kind: string): string[] {
  const ofKind = pages.filter((page) => page.kind === kind)
  const types = new Set(ofKind.flatMap((page) => page.types))
  // The server writes forms with mistakes into the page that thanks for one (server/pages/html.ts).
  const thanks = thanksRoute(settings, redirects)
  const isFrame = ofKind.some(({ route }) => route === thanks)
  const parts = [...(ofKind.some(({ hasForm }) => hasForm) ? [RARE.form] : []), ...(isFrame ? ['server/pages/'] : [])]
  const hasChoices = Object.values(forms).some(({ fields }) => fields.some((field) => isGroup(field) || isTick(field)))
  if (hasChoices && parts.length > 0) parts.push(RARE.choices)
  if (Object.values(forms).some(({ fields }) => hasSteps(fields)) && parts.length > 0) parts.push(RARE.formSteps)
  if (kind === NOT_FOUND_KIND) parts.push('renderer/page/_error/')
  if (ofKind.some(({ draft }) => draft)) parts.push(RARE.draft)
  const layouts = new Set(ofKind.flatMap((page) => page.layouts.flatMap(partsOfLayout)))
  return [...[...types].sort().map((type) => `sections/${type}/`), ...parts, ...[...layouts].sort()]
}

/** The classes of an arrangement that have styles of their own (Opening.tsx), and the file that names more. */
function partsOfLayout(layout: string): string[] {
  const [type, ofSection] = layout.split(' ')
  if (ofSection) return [`sections/${type}/${ofSection}.tsx`]
  const parts: Record<string, string[]> = {
    cover: ['cover'],
    open: ['cover', 'open'],
    split: ['split', RARE.split],
    centered: ['cover', 'opening-centered'],
  }
  return parts[layout] ?? [`opening-${layout}`]
}
