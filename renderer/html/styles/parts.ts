import { oncePer } from '../../common/once-per.ts'
import type { Site } from '../../pipeline/index.ts'
import { createFolders, NOT_FOUND_FOLDERS } from './folders.ts'

/** The policy of all pages lists a hash of 54 bytes for each part. */
export const MOST_PARTS = 15
/** On sites whose pages show very different things, parts are put together on the way: pairs of hundreds are too many. */
const MOST_COMPARED = 40

/**
 * Of more pages, all of a kind have one part: how pages are put together can change with any section that is added, and
 * then many would have to be made anew.
 */
const MOST_PAGES = 300

/** Pages of one kind with the same styles. */
interface Part {
  kind: string
  routes: string[]
  folders: Set<string>
}

/**
 * Which pages of a site have which part of the style sheet, as the folders that it follows from (folders.ts). Pages of a
 * kind that show the same have one; those that differ least are put together, until there are few enough. Of a large
 * site, all pages of a kind have one. Pages and the not-found page of each language ask for the same.
 */
export const partsOf = oncePer((site: Site): readonly Part[] => {
  const foldersOf = createFolders(site)
  const alike = new Map<string, Part>()
  for (const page of site.pages) {
    const { kind, route } = page
    const folders = foldersOf(page)
    const key = site.pages.length > MOST_PAGES ? kind : [kind, ...[...new Set(folders)].sort()].join()
    const part = alike.get(key) ?? { kind, routes: [], folders: new Set() }
    part.routes.push(route)
    for (const folder of folders) part.folders.add(folder)
    alike.set(key, part)
  }
  const parts: Part[] = [{ kind: 'not found', routes: [], folders: new Set(NOT_FOUND_FOLDERS) }]
  for (const part of [...alike.values()].sort(byPages)) {
    parts.push(part)
    if (parts.length > MOST_COMPARED) joinNearest(parts)
  }
  while (parts.length > MOST_PARTS && joinNearest(parts));
  return parts
})

const byPages = (one: Part, other: Part) => other.routes.length - one.routes.length

/** Whether there were two of a kind. */
function joinNearest(parts: Part[]): boolean {
  const pairs = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(({ kind }) => kind === one.kind)
      .map((other) => ({ one, other, cost: costOf(one, other) })),
  )
  const [first, ...rest] = pairs
  if (!first) return false
  const { one, other } = rest.reduce((best, pair) => (pair.cost < best.cost ? pair : best), first)
  parts.splice(parts.indexOf(other), 1)
  one.routes.push(...other.routes)
  for (const folder of other.folders) one.folders.add(folder)
  return true
}

/** On how many pages how much is needless when they have one part. */
const costOf = (one: Part, other: Part) => one.routes.length * more(other, one) + other.routes.length * more(one, other)

const more = ({ folders }: Part, than: Part) => [...folders].filter((folder) => !than.folders.has(folder)).length
