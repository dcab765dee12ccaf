import { joinPath, type Path } from '../../../../renderer/common/problem.ts'
import type { Operation } from '../../../edit/operations/operation.ts'
import type { PageUse, PageUses } from '../../../server/page-uses.ts'

/** Where something of a menu stands, in any language: its path behind the menus. */
export function inMenus(path: Path): Path | undefined {
  if (path[0] === 'navigation') return path.slice(1)
  return path[0] === 'translations' && path[2] === 'navigation' ? path.slice(3) : undefined
}

/** What is said of the page as a whole, and goes with it. */
export const isAside = ({ path }: PageUse) => path[0] === 'redirects' || path.at(-1) === 'translationOf'

/**
 * What takes a page out, with its entries in menus, and leads those who come to its address to another page, if one is
 * named. A menu's entry with others below it leads there too, or home. All of it is one step.
 */
export function removalOf(route: string, { uses }: PageUses, to: string | undefined, home: string): Operation[] {
  const lists = uses.filter(({ path, entry }) => inMenus(path) && typeof path.at(-2) === 'number' && entry?.holds === 0)
  const taken = new Set(lists.map(({ path }) => joinPath(path)))
  const rest = uses.filter(({ path }) => !taken.has(joinPath(path)))
  return [
    { do: 'remove', path: ['pages', route] },
    ...rest.flatMap(({ path, entry }): Operation[] => {
      if (path.at(-1) === 'translationOf') return [{ do: 'remove', path }]
      if (path[0] === 'redirects') return [to === undefined ? { do: 'remove', path } : { do: 'set', path, value: to }]
      return inMenus(path) && entry ? [{ do: 'set', path, value: to ?? home }] : []
    }),
    // From the last one on, so that those before keep their places.
    ...[
      ...new Map(
        lists
          .toReversed()
          .map(({ path }) => wholeEntry(path, lists))
          .map((path) => [joinPath(path), path]),
      ).values(),
    ].map((path): Operation => ({ do: 'remove', path })),
    ...(to === undefined ? [] : [{ do: 'set', path: ['redirects', route], value: to } as const]),
  ]
}

/** A column of the footer goes with its last link. */
function wholeEntry(path: Path, taken: readonly PageUse[]): Path {
  const list = joinPath(path.slice(0, -2))
  const there = taken.filter((use) => joinPath(use.path.slice(0, -2)) === list)
  const isEmptied = inMenus(path)?.[0] === 'footer' && there.length === there[0]?.entry?.beside
  return path.slice(0, isEmptied ? -3 : -1)
}
