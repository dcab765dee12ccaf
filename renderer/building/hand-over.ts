import type { PageHead, ResolvedPage, Site } from '../site/index.ts'
import type { Task } from './pages.ts'

/** A task as another thread can be given it: a site without functions, and with sections of the pages to render alone. */
export interface TaskData extends Omit<Task, 'site'> {
  site: Omit<Site, 'hashOf' | 'sizeOf' | 'pages'>
  pages: PageHead[]
}

export function toData({ site: { hashOf, sizeOf, pages, ...site }, ...task }: Task): TaskData {
  const wanted = new Set(task.routes)
  return { ...task, site, pages: pages.map((page) => (wanted.has(page.route) ? { ...page } : headOf(page))) }
}

/** The page without its sections, which it would read if they were asked for. */
function headOf(page: ResolvedPage): PageHead {
  const fields = Object.keys(page) as (keyof ResolvedPage)[]
  return Object.fromEntries(fields.flatMap((name) => (name === 'blocks' ? [] : [[name, page[name]]]))) as never
}

/** What pages ask of others is in the heads of these: see {@link PageHead}. */
export function fromData({ site, pages, ...task }: TaskData, sizeOf: Site['sizeOf']): Task {
  const hashOf = () => {
    throw new Error('what a page follows from is known to the first thread alone')
  }
  return { ...task, site: { ...site, pages: pages as ResolvedPage[], hashOf, ...(sizeOf && { sizeOf }) } }
}
