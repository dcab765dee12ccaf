import { readSite } from '../../renderer/pipeline/index.ts'

/** A page of every kind of the project's own site that a visitor can meet; what is measured by kind is measured on these. */
export const PAGE_KINDS = [
  { kind: 'home', route: '/' },
  { kind: 'service', route: '/roof-replacement' },
  { kind: 'hub service', route: '/services/roofing' },
  { kind: 'area of a service', route: '/roof-repair/st-matthews' },
  { kind: 'guide', route: '/materials' },
  { kind: 'about', route: '/about' },
  { kind: 'faq', route: '/faq' },
  { kind: 'reviews', route: '/reviews' },
  { kind: 'service areas', route: '/service-areas' },
  { kind: 'quote', route: '/free-estimates' },
  { kind: 'estimator', route: '/estimator' },
  { kind: 'blog', route: '/blog' },
  { kind: 'post', route: '/blog/painting-brick-or-siding-weather' },
  { kind: 'portfolio', route: '/projects' },
  { kind: 'project', route: '/projects/jeffersontown-attic' },
  { kind: 'legal', route: '/licensing' },
  { kind: 'confirmation', route: '/thank-you' },
  { kind: 'not found', route: '/no-such-page' },
]

/** The same of another site: the first page of each kind, and one that is not there. */
export async function kindsOf(file: string): Promise<{ kind: string; route: string }[]> {
  const { site } = await readSite(file)
  const first = new Map(site?.pages.toReversed().map(({ kind, route }) => [String(kind), route]))
  return [
    ...[...first].map(([kind, route]) => ({ kind, route })).reverse(),
    { kind: 'not found', route: '/no-such-page' },
  ]
}
