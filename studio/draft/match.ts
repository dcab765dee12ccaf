import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { isRecord } from '../../renderer/common/is-record.ts'

/** By what an item of a list is known again although something in it has changed. */
const signs = ['type', 'use', 'id', 'name', 'slug', 'href', 'question', 'title', 'heading', 'label', 'value']

/** Two states of a list, with each item as text. */
interface States {
  list: readonly unknown[]
  other: readonly unknown[]
  keys: readonly string[]
  others: readonly string[]
}

/** Finds the place that an item of a list has in another state of that list; undefined where that is not certain. */
export function placesAfter(
  list: readonly unknown[],
  other: readonly unknown[],
): (index: number) => number | undefined {
  const textOf = (item: unknown) => JSON.stringify(item)
  const states: States = { list, other, keys: list.map(textOf), others: other.map(textOf) }
  let aligned: ReadonlyMap<number, number> | undefined
  return (index) => {
    const only = onlyOne(states, index)
    if (only !== undefined) return only
    aligned ??= alignedIn(states)
    return aligned.get(index) ?? bySigns(states, index) ?? inPlace(states, index)
  }
}

/** The same for one item alone. */
export const placeAfter = (list: readonly unknown[], other: readonly unknown[], index: number): number | undefined =>
  placesAfter(list, other)(index)

/** What stands in both exactly once is the same, wherever it stands. */
function onlyOne({ keys, others }: States, index: number): number | undefined {
  const key = keys[index]
  const count = (all: readonly string[]) => all.filter((each) => each === key).length
  return key !== undefined && count(keys) === 1 && count(others) === 1 ? others.indexOf(key) : undefined
}

/** Items that are the same stand in the same order. */
function alignedIn({ keys, others }: States): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let [at, otherAt] = [0, 0]
  for (const { added, removed, value } of diffArrays([...keys], [...others])) {
    if (!added && !removed) for (const step of value.keys()) places.set(at + step, otherAt + step)
    if (!added) at += value.length
    if (!removed) otherAt += value.length
  }
  return places
}

/** Of what is in neither list as it is in the other, an item of which some signs are the same, and no other has them. */
function bySigns({ list, other, keys, others }: States, index: number): number | undefined {
  const item = list[index]
  if (!isRecord(item)) return undefined
  const isSame = (one: unknown, two: unknown) => likeness(one, two) >= MOST_ALIKE
  const candidates = other.flatMap((each, at) => (!keys.includes(others[at] ?? '') && isSame(item, each) ? [at] : []))
  const rivals = list.filter((each, at) => at !== index && !others.includes(keys[at] ?? '') && isSame(each, item))
  return candidates.length === 1 && rivals.length === 0 ? candidates[0] : undefined
}

/** Where all others are as they were, an item of the same kind at the same place is the one that was there. */
function inPlace({ list, other, keys, others }: States, index: number): number | undefined {
  const kindOf = (item: unknown) => isRecord(item) && [item.type, item.use]
  const isSame = isDeepStrictEqual(keys.toSpliced(index, 1), others.toSpliced(index, 1))
  return isSame && isDeepStrictEqual(kindOf(list[index]), kindOf(other[index])) ? index : undefined
}

const MOST_ALIKE = 0.5

/** The share of the signs that are the same; none where what kind of thing it is differs. */
function likeness(one: unknown, two: unknown): number {
  if (!isRecord(one) || !isRecord(two) || one.type !== two.type || one.use !== two.use) return 0
  const there = signs.filter((sign) => one[sign] !== undefined || two[sign] !== undefined)
  const same = there.filter((sign) => one[sign] === two[sign])
  return there.length === 0 ? 0 : same.length / there.length
}
