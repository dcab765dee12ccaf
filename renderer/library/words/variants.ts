import type { Words } from './words.ts'

type Variant = { [Group in keyof Words]?: Partial<Words[Group]> }

/** English in countries where "ZIP code" means nothing. */
const codes = (plural: string): Variant => ({
  more: { zipCodes: `${plural} in {region}` },
  lookup: { list: `Every ${plural.slice(0, -1)} that we serve stands in a list:`, link: `see all ${plural}` },
})

/** What a country's way with a language changes in its words. */
export const variants: Readonly<Record<string, Variant>> = {
  'en-AU': codes('postcodes'),
  'en-CA': codes('postal codes'),
  'en-GB': codes('postcodes'),
  'en-IE': codes('Eircodes'),
  'en-NZ': codes('postcodes'),
}
