import type { Operation } from '../../../edit/operations/operation.ts'
import type { PageEntry } from '../../../server/overview.ts'
import type { MenuItem } from './menu.ts'
import { isHome, type PageNode } from './tree.ts'

/** A page with those below it as a menu has its entries, so that both are put in order alike. */
export const entryOf = ({ route, below }: PageNode): MenuItem => ({
  href: route,
  ...(below.length > 0 && { items: below.map(entryOf) }),
})

/** Whether a page can go below another one. Home pages and templates stand where they are, and have none below them. */
export const isFree = ({ page }: PageNode) => page !== undefined && !isHome(page) && !page.makes

/** Whether pages can go below it: also where it is only what their addresses have in common. */
export const canHold = ({ page }: PageNode) => !page || (!isHome(page) && !page.makes)

/** The place that a page is to have: which of those it is that stand below the same one, itself not counted. */
export interface PagePlace {
  above: PageNode | undefined
  siblings: readonly PageNode[]
  index: number
}

/** What puts a page, with those below it that follow it in the file, before or behind those beside it. */
export function orderOf(
  pages: readonly PageEntry[],
  node: PageNode,
  { above, siblings, index }: PagePlace,
): Operation[] {
  let routes = pages.map(({ route }) => route)
  const together = runOf(routes, node)
  const rest = routes.filter((route) => !together.includes(route))
  const [next, last = above] = [siblings[index], siblings[index - 1]]
  const before = next ? runOf(rest, next)[0] : rest[rest.indexOf((last && runOf(rest, last).at(-1)) ?? '') + 1]
  return together.flatMap((route): Operation[] => {
    const others = routes.filter((each) => each !== route)
    // Those that have moved already stand right before the same one.
    const to = before === undefined ? others.length : others.indexOf(before)
    const from = routes.indexOf(route)
    routes = others.toSpliced(to, 0, route)
    return to === from ? [] : [{ do: 'move', path: ['pages', route], to }]
  })
}

/** A page and those below it that stand right behind it; without a page, all of those. */
function runOf(routes: readonly string[], node: PageNode): string[] {
  const own = new Set(routesIn(node))
  if (!node.page) return routes.filter((route) => own.has(route))
  const start = routes.indexOf(node.route)
  const end = routes.findIndex((route, at) => at > start && !own.has(route))
  return routes.slice(start, end < 0 ? undefined : end)
}

const routesIn = ({ route, below }: PageNode): string[] => [route, ...below.flatMap(routesIn)]
