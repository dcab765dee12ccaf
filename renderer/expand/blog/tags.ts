import { addressWords } from '../../common/address-words.ts'
import { asRead } from '../../common/as-read.ts'

/** How German writes the letters that addresses lack. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A tag as the last part of an address: "Storm damage" is "storm-damage". Tags with the same one are one tag. */
export function tagSlug(tag: string, language: string): string {
  const lower = asRead(tag).toLowerCase()
  const spelt = language.startsWith('de') ? lower.replaceAll(/[äöüß]/g, (letter) => german[letter] ?? letter) : lower
  return addressWords(spelt)
}

/** The tags of a page that can be told apart, by their slugs. */
export const slugsOf = (tags: readonly string[] | undefined, language: string): string[] => [
  ...new Set((tags ?? []).map((tag) => tagSlug(tag, language)).filter((slug) => slug !== '')),
]
