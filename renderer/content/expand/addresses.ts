import { type Combination, dottedTokens, fill, lookUp } from './fill.ts'
import type { DataSets } from './sets.ts'

/** Every address that a template makes, with the items that it is made for. */
export function addresses(route: string, sets: DataSets): { made: string; combination: Combination }[] {
  const names = setsIn(route).filter((name) => sets.has(name))
  let combinations: Combination[] = [{}]
  for (const name of names) {
    const slugs = Object.keys(sets.get(name)?.items ?? {})
    combinations = combinations.flatMap((at) => slugs.map((slug) => ({ ...at, [name]: slug })))
  }
  const made = combinations.map((combination) => ({
    made: String(fill(route, (token) => lookUp(token, combination, sets))),
    combination,
  }))
  return made.filter((page) => !page.made.includes('{'))
}

/** The sets that an address names, in its order. */
export const setsIn = (route: string) => [...new Set(dottedTokens(route).map((name) => String(name.split('.')[0])))]
