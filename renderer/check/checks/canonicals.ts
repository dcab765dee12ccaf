import { suggestion } from '../../common/nearest.ts'
import type { Finding } from '../../common/problem.ts'
import type { Pages } from '../../expand/outline.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
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
    return [
      {
        code: 'dead-link',
        lacks: to,
        place: { path: ['pages', route, 'canonical'] },
        message: message('dead-link.canonical', { page: shown(to), route }),
        hint: [...suggestion(to, pages.keys()), message('dead-link.canonical-hint')],
      },
    ]
  })
}
