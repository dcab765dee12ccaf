import type { PageEntry } from '../../../server/overview.ts'

/** A page with the pages below its address; without a page, what several addresses begin with. */
export interface PageNode {
  route: string
  page?: PageEntry
  below: PageNode[]
}

export const isHome = ({ route, translationOf }: PageEntry) => route === '/' || translationOf === '/'

export const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/'))

/** The last part of an address. */
export const slugOf = (route: string) => route.slice(route.lastIndexOf('/') + 1)

/** Pages below those to whose address theirs adds something, in the order of the file. Home pages have none below them. */
export function treeOf(pages: readonly PageEntry[]): PageNode[] {
  const nodes = new Map(pages.map((page): [string, PageNode] => [page.route, { route: page.route, page, below: [] }]))
  const homes = new Set(pages.filter(isHome).map(({ route }) => route))
  const above = (route: string) => {
    for (let parent = parentOf(route); parent !== ''; parent = parentOf(parent))
      if (nodes.has(parent) && !homes.has(parent)) return parent
    return undefined
  }
  const top: PageNode[] = []
  const lone = Map.groupBy(nodes.keys(), (route) => (above(route) === undefined ? parentOf(route) : ''))
  for (const [route, node] of [...nodes]) {
    const parent = above(route)
    const folder = parentOf(route)
    const isInFolder = folder !== '' && !homes.has(folder) && (lone.get(folder)?.length ?? 0) > 1
    if (parent !== undefined) nodes.get(parent)?.below.push(node)
    else if (isInFolder) folderIn(nodes, top, folder).below.push(node)
    else top.push(node)
  }
  return top
}

/** What pages have in common whose addresses begin alike, where there is no page at that address. */
function folderIn(nodes: Map<string, PageNode>, top: PageNode[], route: string): PageNode {
  const known = nodes.get(route)
  if (known) return known
  const folder = { route, below: [] }
  nodes.set(route, folder)
  top.push(folder)
  return folder
}

/** All of a tree by their addresses. */
export function nodesIn(nodes: readonly PageNode[], found = new Map<string, PageNode>()): Map<string, PageNode> {
  for (const node of nodes) nodesIn(node.below, found.set(node.route, node))
  return found
}

/** Whether one of the pages below a node is at an address, or it is itself. */
export const holds = ({ route, below }: PageNode, wanted: string): boolean =>
  route === wanted || below.some((node) => holds(node, wanted))

/** The address at which new pages of a kind stand: below what most of them have in common. */
export function usualParent(pages: readonly PageEntry[], kind: string, home: string): string {
  const alike = pages.filter((page) => page.kind === kind && !page.route.includes('{') && !isHome(page))
  const parents = [...Map.groupBy(alike, ({ route }) => parentOf(route))]
  const [most] = parents.sort(([, one], [, other]) => other.length - one.length)
  const base = home === '/' ? '' : home
  // The first post goes below the blog.
  const list = kind === 'post' || kind === 'project' ? { post: 'blog', project: 'portfolio' }[kind] : undefined
  return most?.[0] ?? pages.find((page) => page.kind === list)?.route ?? base
}
