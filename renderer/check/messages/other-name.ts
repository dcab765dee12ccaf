import { isRecord } from '../../common/is-record.ts'
import { nearest } from '../../common/nearest.ts'
import { typeOf } from '../../common/place-names.ts'
import { banding, showing } from '../../schema/generate/blocks.ts'
import type { Schema } from '../../schema/schemas.ts'
import { isTarget, suit, suited } from './suit.ts'
import { isKnownWord, sameness } from './synonyms.ts'

/** How an unknown key of a group and one that the group could have go together. */
interface Pair {
  written: string
  key: string
  likeness: number
  suit: number
  isMissing: boolean
}

/** Likenesses from here on are of the whole name; what only a part of it or a description tells, the value must confirm. */
const whole = 3

/**
 * The keys for which the unknown ones of a group stand, by their names and values and by what the group lacks. A key that
 * is there is never meant. One word may stand for several that are missing: "address" for "latitude" and "longitude".
 */
export function keysMeant(group: unknown, schema: Schema, missing: readonly string[]): ReadonlyMap<string, string[]> {
  const { properties = {} } = schema
  const unknown = isRecord(group) ? Object.keys(group).filter((key) => !Object.hasOwn(properties, key)) : []
  const pairs = unknown.flatMap((wrong) => pairsOf(wrong, group, schema, missing))
  const meant = byName(pairs.filter(({ likeness, suit }) => likeness >= whole || (likeness > 0 && suit > 0)))
  const isOpen = (key: string) => !Object.hasOwn(Object(group), key) && ![...meant.values()].flat().includes(key)
  const open = { unknown: unknown.filter((key) => !meant.has(key)), missing: (schema.required ?? []).filter(isOpen) }
  for (const [wrong, key] of byValue(open, group, properties)) meant.set(wrong, [key])
  return meant
}

/** The keys that a group could have besides those that it has, the likeliest for an unknown one first; last what all sections have. */
export function freeKeys(wrong: string, group: unknown, schema: Schema): string[] {
  const keys = pairsOf(wrong, group, schema, schema.required ?? []).map(({ key }) => key)
  const ofAll = (key: string) => Number(Object.hasOwn({ ...banding, ...showing }, key))
  return keys.toSorted((one, other) => ofAll(one) - ofAll(other))
}

/** The key for a value that does not suit its own: "earliest" for "min: 2027-04-01". */
export function keyForValue(key: string, group: unknown, schema: Schema): string | undefined {
  return pairsOf(key, group, schema, []).find(({ likeness, suit }) => likeness === whole && suit === suited)?.key
}

/** An unknown key beside each that the group does not have, the likeliest first. */
function pairsOf(wrong: string, group: unknown, { properties = {} }: Schema, missing: readonly string[]): Pair[] {
  const value = Object(group)[wrong]
  const free = Object.keys(properties).filter((key) => !Object.hasOwn(Object(group), key))
  const spelt = nearest(wrong, free)
  const described = inDescription(wrong, properties, free)
  const pairs = free.map((key): Pair => {
    const likeness = Math.max(
      sameness(wrong, key),
      new RegExp(`^${key}(?::| |=)`).test(wrong) ? 5 : 0,
      !isKnownWord(wrong) && (key === spelt || (wrong.length > 1 && key.startsWith(wrong))) ? 3.5 : 0,
      key === described ? 0.5 : 0,
    )
    return { written: wrong, key, likeness, suit: suit(value, properties[key]), isMissing: missing.includes(key) }
  })
  return pairs.toSorted(likelier)
}

const likelier = (one: Pair, other: Pair) =>
  other.likeness - one.likeness ||
  Math.sign(other.suit) - Math.sign(one.suit) ||
  Number(other.isMissing) - Number(one.isMissing) ||
  other.suit - one.suit

/** Each key once, the surest pair first; what is missing then goes to a word that stands for it just as well. */
function byName(pairs: readonly Pair[]): Map<string, string[]> {
  const chosen = new Map<string, Pair>()
  const taken = new Set<string>()
  const sorted = pairs.toSorted(likelier)
  for (const pair of sorted) {
    if (chosen.has(pair.written) || taken.has(pair.key)) continue
    chosen.set(pair.written, pair)
    taken.add(pair.key)
  }
  const isOneMore = (pair: Pair, first?: Pair) =>
    !taken.has(pair.key) && pair.isMissing && first?.isMissing && first.likeness === pair.likeness
  return new Map(
    [...chosen].map(([wrong, first]) => {
      const more = sorted.filter((pair) => pair.written === wrong && isOneMore(pair, first)).map(({ key }) => key)
      for (const key of more) taken.add(key)
      return [wrong, [first.key, ...more]]
    }),
  )
}

/** Missing keys by unknown ones that say nothing, where every one of them can be told by its value. */
function byValue(
  open: { unknown: readonly string[]; missing: readonly string[] },
  group: unknown,
  properties: Record<string, Schema>,
): (readonly [string, string])[] {
  const { unknown, missing } = open
  if (missing.length !== unknown.length) return []
  const fits = (value: unknown, rules: Schema = {}) =>
    typeOf(value) === rules.type && (missing.length === 1 || isTarget(value) === (rules.reference === 'link'))
  const pairs = missing.flatMap((key) => {
    const [name, ...more] = unknown.filter((wrong) => fits(Object(group)[wrong], properties[key]))
    return name === undefined || more.length > 0 ? [] : [[name, key] as const]
  })
  return pairs.length === missing.length ? pairs : []
}

/** The one key whose description names the word: "choices" are "The choices of a select". */
function inDescription(wrong: string, properties: Record<string, Schema>, keys: readonly string[]): string | undefined {
  if (!/^[a-z]{4,}$/.test(wrong)) return undefined
  const word = new RegExp(`\\b${wrong}\\b`, 'i')
  const suitable = keys.filter((key) => word.test(properties[key]?.description ?? ''))
  return suitable.length === 1 ? suitable[0] : undefined
}

/** Whether a group of several keys is written as one pair: "- About: /about". */
export function isOnePair(group: unknown, { properties = {}, required = [] }: Schema): boolean {
  const [key, ...more] = isRecord(group) ? Object.keys(group) : []
  if (key === undefined || more.length > 0 || required.length < 2) return false
  return !Object.hasOwn(properties, key) && typeOf(Object(group)[key]) === 'string'
}
