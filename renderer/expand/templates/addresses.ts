import { type Combination, dottedTokens, fill, lookUp } from './fill.ts'
import type { DataSets } from './sets.ts'

/** All templates together may make so many pages. A site of ten thousand is made in good time, a million fill the memory. */
export const mostMade = 20_000

/** How many pages a template makes. */
export const countMade = (route: string, sets: DataSets) =>
  setsIn(route).reduce((count, name) => count * Object.keys(sets.get(name)?.items ?? { one: {} }).length, 1)

/** Every address that a template makes, with the items that it is made for; none where there are more than `most`. */
export function addresses(
  route: string,
  sets: DataSets,
  most: number,
): { address: string; combination: Combination }[] {
  if (countMade(route, sets) > most) return []
  const names = setsIn(route).filter((name) => sets.has(name))
  let combinations: Combination[] = [{}]
  for (const name of names) {
    const slugs = Object.keys(sets.get(name)?.items ?? {})
    combinations = combinations.flatMap((at) => slugs.map((slug) => ({ ...at, [name]: slug })))
  }
  const pages = combinations.map((combination) => ({
    address: String(fill(route, (token) => lookUp(token, combination, sets))),
    combination,
  }))
  return pages.filter((page) => !page.address.includes('{'))
}

/** The sets that an address names, in its order. */
export const setsIn = (route: string) => [...new Set(dottedTokens(route).map((name) => String(name.split('.')[0])))]
