import { type Finding, worded } from '../../common/problem.ts'
import type { Expansion } from '../../expand/templates/expand.ts'
import { textsOfPage } from '../../schema/walk.ts'
import { type Check, error } from './check.ts'
import { closestPages, runsOf, similarity, sketchOf } from './similar.ts'

/**
 * Pages made from a template of which this share of all runs of words is the same, names and figures put aside, are
 * doorway pages to a search engine. Below it lies what a template has to repeat: its headings and explanations.
 */
const mostAlike = 0.4

/** In a template with more pages than this, not every pair is compared: their number grows with its square. */
const mostPairwise = 150
/** Pages whose sketches have less than this share in common are not compared in such a template. */
const leastShared = 0.12

/** Made pages that say nearly the same. */
export const alike = {
  when: 'if sound',
  codes: {
    'doorway-pages': error(
      'Two pages made from one template say nearly the same once names are put aside. Search engines take such pages for doorways and drop them. Give each item more text of its own.',
    ),
  },
  ofSite: ({ expansion }) => checkAlike(expansion),
} satisfies Check

/** Made pages that say nearly the same, each with the page that it is most like. */
export function checkAlike({ unnamed, origins }: Pick<Expansion, 'unnamed' | 'origins'>): Finding[] {
  const families = Map.groupBy(unnamed.keys(), (route) => origins.get(route))
  return [...families.values()].flatMap((routes) => {
    const runs = new Map(routes.map((route) => [route, runsOf(textsOfPage(unnamed.get(route)?.(), route))]))
    const pairs = routes.length > mostPairwise ? likelyPairs(runs) : allPairs(routes)
    return pairs.flatMap(([route, others]) => {
      const shares = others.map((other) => ({ other, share: similarity(runs.get(route) ?? [], runs.get(other) ?? []) }))
      const worst = shares.toSorted((one, other) => other.share - one.share)[0]
      return worst && worst.share > mostAlike ? [alikeFinding(route, worst.other, worst.share)] : []
    })
  })
}

type Pairs = [route: string, others: string[]][]

const allPairs = (routes: string[]): Pairs => routes.map((route, index) => [route, routes.slice(0, index)])

/** Each page with the one before it that is most like it, as far as their sketches tell. */
const likelyPairs = (runs: ReadonlyMap<string, Uint32Array>): Pairs => {
  const sketches = new Map([...runs].map(([route, all]) => [route, sketchOf(all)]))
  return closestPages(sketches, leastShared).map(([route, other]) => [route, [other]])
}

function alikeFinding(route: string, other: string, share: number): Finding {
  const percent = Math.round(share * 100)
  const most = Math.round(mostAlike * 100)
  return { ...worded('doorway-pages', { percent, route, other, most }), place: { path: ['pages', route], key: true } }
}
