import { valueAt } from '../../common/pointers.ts'
import type { Path, Place } from '../../common/problem.ts'
import { type Combination, dottedTokens, lookUp, pathOf } from './fill.ts'
import type { DataSets } from './sets.ts'

/** A page made from a template: the template's data, and the items that it was made for. */
export interface Made {
  template: unknown
  combination: Combination
}

/**
 * Where under "data:" the words of a made page stand that a finding is about; undefined where they are the template's
 * own. An author has to mend the item, not the template that only says {area.story}.
 */
export function wordsUnderData(place: Place, { template, combination }: Made, sets: DataSets): Path | undefined {
  const words = 'path' in place ? valueAt(template, place.path.slice(2)) : undefined
  if (!('path' in place) || place.key || typeof words !== 'string') return undefined
  const [first, ...others] = dottedTokens(words)
  if (first !== undefined && others.length === 0 && words.trim() === `{${first}}`)
    return pathOf(first, combination, sets)
  const { text } = place
  if (text === undefined || words.includes(text)) return undefined
  const name = dottedTokens(words).find((token) => lookUp(token, combination, sets)?.includes(text))
  return name === undefined ? undefined : pathOf(name, combination, sets)
}
