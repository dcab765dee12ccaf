import { isRecord } from '../../common/is-record.ts'
import { typeOf } from '../../common/place-names.ts'
import type { Schema } from '../../schema/schemas.ts'

/**
 * The keys that a group lacks by the unknown ones that stand for them, where every one of them can be told by its value:
 * "url" for "href", or by its first letters: "q" for "question".
 */
export function otherNames(group: unknown, { properties = {}, required = [] }: Schema): ReadonlyMap<string, string> {
  const keys = isRecord(group) ? Object.keys(group) : []
  const missing = required.filter((key) => !keys.includes(key))
  const unknown = keys.filter((key) => !Object.hasOwn(properties, key))
  if (missing.length !== unknown.length) return new Map()
  const fits = (value: unknown, rules: Schema = {}) =>
    typeOf(value) === rules.type && (missing.length === 1 || isTarget(value) === (rules.reference === 'link'))
  const pairs = missing.flatMap((key) => {
    const fitting = unknown.filter((written) => fits(Object(group)[written], properties[key]))
    const begun = fitting.filter((written) => key.startsWith(written))
    const [name, ...more] = begun.length === 1 ? begun : fitting
    return name === undefined || more.length > 0 ? [] : [[name, key] as const]
  })
  return new Map(pairs.length === missing.length ? pairs : [])
}

/** Whether a value is the address to which a link leads. */
export const isTarget = (value: unknown) => /^(?:\/|#|https?:|tel:|mailto:)/.test(String(value))

/** Whether a group of several keys is written as one pair: "- About: /about". */
export function isOnePair(group: unknown, { properties = {}, required = [] }: Schema): boolean {
  const [key, ...more] = isRecord(group) ? Object.keys(group) : []
  if (key === undefined || more.length > 0 || required.length < 2) return false
  return !Object.hasOwn(properties, key) && typeOf(Object(group)[key]) === 'string'
}
