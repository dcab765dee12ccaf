import { findPage } from '../html/find-page.ts'
import type { PageHead, ResolvedPage, Site } from '../pipeline/index.ts'
import type { Block } from '../schema/types.generated.ts'
import type { Task } from './pages.ts'

/** A site as another thread can be given it, with what all its pages need: without functions, and without sections. */
export interface SiteData extends Omit<Task, 'site' | 'routes' | 'withStandIns'> {
  site: Omit<Site, 'hashOf' | 'sizeOf' | 'pages'>
  pages: PageHead[]
}

/** Pages to render of a site that was handed over, and their sections. */
export interface Lot extends Pick<Task, 'routes' | 'withStandIns'> {
  blocks: Block[][]
}

export function toData({ site: { hashOf, sizeOf, pages, ...site }, routes, withStandIns, ...task }: Task): SiteData {
  return { ...task, site, pages: pages.map(headOf) }
}

/** The page without its sections, which it would read if they were asked for. */
function headOf(page: ResolvedPage): PageHead {
  const fields = Object.keys(page) as (keyof ResolvedPage)[]
  return Object.fromEntries(fields.flatMap((name) => (name === 'blocks' ? [] : [[name, page[name]]]))) as never
}

export function toLot({ site, routes, withStandIns }: Task): Lot {
  return { routes, withStandIns, blocks: routes.map((route) => findPage(site, route)?.blocks ?? []) }
}

/** Gives the task for each lot of a site. What pages ask of others is in the heads of these: see {@link PageHead}. */
export function fromData({ site, pages, ...task }: SiteData, sizeOf: Site['sizeOf']): (lot: Lot) => Task {
  const hashOf = () => {
    throw new Error('what a page follows from is known to the first thread alone')
  }
  const sections = new Map<string, Block[]>()
  const whole = pages.map((page) => withSections(page, sections))
  const wholeSite: Site = { ...site, pages: whole, hashOf, ...(sizeOf && { sizeOf }) }
  return ({ routes, withStandIns, blocks }) => {
    // Those of the pages before are not needed any more.
    sections.clear()
    for (const [index, route] of routes.entries()) sections.set(route, blocks[index] ?? [])
    return { ...task, site: wholeSite, routes, withStandIns }
  }
}

const withSections = (page: PageHead, sections: ReadonlyMap<string, Block[]>): ResolvedPage =>
  Object.defineProperty({ ...page } as ResolvedPage, 'blocks', { get: () => sections.get(page.route) })
