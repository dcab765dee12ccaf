import { distance } from 'fastest-levenshtein'
import { type List, type Message, message } from '../messages/message.ts'

const normal = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '-')

/** How many slips lie between two names. Two letters in each other's place are one. */
function slipsBetween(one: string, other: string): number {
  const steps = distance(one, other)
  return steps === 2 && sorted(one) === sorted(other) ? 1 : steps
}

const sorted = (letters: string) => [...letters].sort().join('')

/** The known name that is most like what was written, or nothing when none is near enough to be meant. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const wanted = normal(word)
  let best: string | undefined
  let least = Math.max(2, Math.floor(wanted.length * 0.4)) + 1
  for (const name of names) {
    const steps = slipsBetween(wanted, normal(name))
    if (steps < least && steps < Math.min(name.length, wanted.length)) [best, least] = [name, steps]
  }
  return best
}

/** "Did you mean "stats"?" for a name that is most like what was written, as it is to be written; or nothing. */
export function suggestion(
  word: string,
  names: Iterable<string>,
  asWritten: (name: string) => string = String,
): readonly Message[] {
  const name = nearest(word, names)
  if (name === undefined) return []
  const isUnseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/.test(word)
  return [message('did-you-mean', { name: asWritten(name) }), ...(isUnseen ? [message('unseen-character')] : [])]
}

/** The first of some names, for a hint. */
export const firstList = (names: readonly string[]): List =>
  names.length > MOST_KNOWN ? { list: names.slice(0, MOST_KNOWN), cut: true } : { list: names }

/** Names that are known, for a hint: those most like what was written first. */
export function knownList(word: string, names: Iterable<string>): List {
  const all = [...names]
  if (all.length <= MOST_KNOWN) return { list: all }
  const wanted = normal(word)
  const steps = new Map(all.map((name) => [name, slipsBetween(wanted, normal(name))]))
  return firstList(all.toSorted((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0)))
}

/** More names at once are not read: the editor offers all of them. */
const MOST_KNOWN = 5

/** A list for a sentence, cut where it would get too long to read. */
export function listNames(names: Iterable<string>, most = 30): string {
  const all = [...names]
  const more = all.length > most ? ` … and ${all.length - most} more` : ''
  return all.slice(0, most).join(', ') + more
}
