import { thanksRoute } from '../../library/reserved.ts'
import type { Page, Site } from '../../site/index.ts'
import { FORMS } from './classes.ts'

/** The kinds of page that a site has, the one for addresses without a page among them. */
export const kindsOf = ({ pages }: Site): Set<Page['kind']> => new Set(['guide', ...pages.map(({ kind }) => kind)])

/**
 * Where the source files lie of what pages of a kind show, besides what stands on all pages, and the classes of the
 * arrangements that their openings choose.
 */
export function foldersOf({ pages, redirects, settings }: Site, kind: string): string[] {
  const ofKind = pages.filter((page) => page.kind === kind)
  const types = new Set(ofKind.flatMap((page) => page.types))
  // The server writes forms with mistakes into the page that thanks for one (server/pages/html.ts).
  const thanks = thanksRoute(settings, redirects)
  const isFrame = ofKind.some(({ route }) => route === thanks)
  const parts = [...(ofKind.some(({ hasForm }) => hasForm) ? [FORMS] : []), ...(isFrame ? ['server/pages/'] : [])]
  const layouts = new Set(ofKind.flatMap((page) => page.layouts.map((layout) => `opening-${layout}`)))
  return [...[...types].sort().map((type) => `sections/${type}/`), ...parts, ...[...layouts].sort()]
}
