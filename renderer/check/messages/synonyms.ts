import { readFileSync } from 'node:fs'
import { engineFile } from '../../folders.ts'

/**
 * What owners and other tools call the same: by the names that the schemas know, of keys, types of sections and values.
 * A word may stand behind several of them; which one is meant is told by what is known and still free where it is written.
 */
const otherNames: Record<string, string> = JSON.parse(readFileSync(engineFile('schemas/other-names.json'), 'utf8'))

/** A name in small letters, taken apart, without the ending of a plural: "buttonTexts" is "button" and "text". */
function wordsOf(name: string): string[] {
  const words = name
    .replaceAll(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter(Boolean).map(singular)
}

const singular = (word: string) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word)

const plain = (name: string) => wordsOf(name).join('')

/** One and several of a thing are called alike. */
const families = new Map<string, Set<string>>()
for (const [name, others] of Object.entries(otherNames))
  families.set(plain(name), new Set([...(families.get(plain(name)) ?? []), ...others.split(' ').map(plain)]))

const everyday = new Set([...families.keys(), ...[...families.values()].flatMap((others) => [...others])])

/** Whether it is a word for something, so that it is hardly another one misspelt. */
export const isKnownWord = (key: string) => everyday.has(plain(key))

/** How much a written name says the same as a known one: 3 and more as a whole, less in one of its words, 0 not at all. */
export function sameness(written: string, name: string): number {
  const [one, other] = [plain(written), plain(name)]
  if (one === other) return 4
  if (families.get(other)?.has(one)) return 3
  const [own, theirs] = [wordsOf(written), wordsOf(name)]
  if (own.length === 1 && theirs.length === 1) return 0
  if (own.some((word) => theirs.includes(word))) return 2
  return own.some((word) => theirs.some((synonym) => families.get(synonym)?.has(word))) ? 1 : 0
}

/** The known name that says the same as the written one, as a whole before one that does so in a word. */
export function synonymOf(written: string, names: Iterable<string>): string | undefined {
  const [best] = [...names].toSorted((one, other) => sameness(written, other) - sameness(written, one))
  return best !== undefined && sameness(written, best) > 0 ? best : undefined
}
