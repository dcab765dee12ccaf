import { runsOf, similarity } from '../checks/similar.ts'
import type { Finding } from '../problem.ts'
import { textsOfPage } from '../walk.ts'
import type { Expansion } from './expand.ts'

/**
 * Pages made from a template of which this share of all runs of words is the same, names and figures put aside, are
 * doorway pages to a search engine. Below it lies what a template has to repeat: its headings and explanations.
 */
const mostAlike = 0.4

/** Made pages that say nearly the same, each with the page that it is most like. */
export function checkAlike({ unnamed, origins }: Pick<Expansion, 'unnamed' | 'origins'>): Finding[] {
  const runs = new Map([...unnamed].map(([route, page]) => [route, runsOf(textsOfPage(page, route))]))
  const routes = [...unnamed.keys()]
  return routes.flatMap((route, index) => {
    const before = routes.slice(0, index).filter((other) => origins.get(other) === origins.get(route))
    const pairs = before.map((other) => ({ other, share: similarity(runs.get(route) ?? [], runs.get(other) ?? []) }))
    const worst = pairs.toSorted((one, other) => other.share - one.share)[0]
    return worst && worst.share > mostAlike ? [alike(route, worst.other, worst.share)] : []
  })
}

function alike(route: string, other: string, share: number): Finding {
  const percent = Math.round(share * 100)
  const most = Math.round(mostAlike * 100)
  return {
    code: 'doorway-pages',
    place: { path: ['pages', route], key: true },
    message: `${percent} % of ${route} reads the same as ${other}, names put aside; pages made from one template may share ${most} %`,
    hint: 'Search engines take such pages for doorways and drop them. Give each item more text of its own under "data:", or let the template repeat less.',
  }
}
