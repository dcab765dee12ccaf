import type { Words } from './words.ts'

type Variant = { [Group in keyof Words]?: Partial<Words[Group]> }

/** English in countries where "ZIP code" means nothing. */
const codes = (plural: string): Variant => {
  const one = plural.slice(0, -1)
  return {
    more: { zipCodes: `${plural} in {region}` },
    lookup: {
      label: one.charAt(0).toUpperCase() + one.slice(1),
      list: `Every ${one} that we serve stands in a list:`,
      link: `see all ${plural}`,
    },
  }
}

const english: Readonly<Record<string, Variant>> = {
  AU: codes('postcodes'),
  GB: codes('postcodes'),
  IE: codes('Eircodes'),
  NZ: codes('postcodes'),
}
const inZipCodes = ['US', 'PH', 'PR']

/** What a country's way with a language changes in its words; the country is that of the language where none is given. */
export function variantOf(language: string, country = language.slice(3)): Variant | undefined {
  if (!language.startsWith('en') || country === '' || inZipCodes.includes(country)) return undefined
  return english[country] ?? codes('postal codes')
}
