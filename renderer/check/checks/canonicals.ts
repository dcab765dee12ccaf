import { didYouMean } from '../../common/nearest.ts'
import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import type { Pages } from '../../expand/outline.ts'
import { isMeant, isRoute } from '../../schema/route.ts'
import type { PageIndex } from '../page-index.ts'
import type { Check } from './check.ts'
import { links } from './links.ts'

/** Pages that search engines are to file under an address at which there is no page. */
export const canonicals = {
  when: 'always',
  codes: { 'dead-link': links.codes['dead-link'] },
  ofSite: ({ site }) => checkCanonicals(site),
} satisfies Check

function checkCanonicals({ pages }: Pages<PageIndex>): Finding[] {
  return [...pages].flatMap(([route, { head }]): Finding[] => {
    const { canonical: to } = head
    if (typeof to !== 'string' || !isRoute(to) || pages.has(to)) return []
    if ([...pages.keys()].some((key) => isMeant(key, to))) return []
    const message = `Cannot find page ${quote(to)}, named by "canonical" of ${route}`
    const hint = `${didYouMean(to, pages.keys())}Name a page under "pages:", or remove the line.`
    return [{ code: 'dead-link', lacks: to, place: { path: ['pages', route, 'canonical'] }, message, hint }]
  })
}
