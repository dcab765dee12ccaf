import { isRecord } from '../parse.ts'
import type { Schema } from '../schemas.ts'
import { typeOf } from './names.ts'

/** The one key that a group lacks, where its one unknown key has a value of that kind: "url" for "href". */
export function otherName(group: unknown, { properties = {}, required = [] }: Schema): string | undefined {
  const keys = isRecord(group) ? Object.keys(group) : []
  const [missing, ...moreMissing] = required.filter((key) => !keys.includes(key))
  const [unknown, ...moreUnknown] = keys.filter((key) => !Object.hasOwn(properties, key))
  if (missing === undefined || unknown === undefined || moreMissing.length + moreUnknown.length > 0) return undefined
  return typeOf(Object(group)[unknown]) === properties[missing]?.type ? missing : undefined
}

/** Whether a group of several keys is written as one pair: "- About: /about". */
export function isOnePair(group: unknown, { properties = {}, required = [] }: Schema): boolean {
  const [key, ...more] = isRecord(group) ? Object.keys(group) : []
  if (key === undefined || more.length > 0 || required.length < 2) return false
  return !Object.hasOwn(properties, key) && typeOf(Object(group)[key]) === 'string'
}
