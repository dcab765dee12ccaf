/**
 * How postal codes are written, by country, without spaces and hyphens. Lengths and letters are those of Unicode's CLDR
 * (postalCodeData.xml, release 26, the last that had it) and of the postal services' own pages; no list of codes.
 */

/** What a form and the check have to know of a country's postal codes. */
export interface PostalCode {
  /** Finds a code in its compact form, a part of it alone included; its first group is the district. */
  pattern: string
  /** No letters: the number keys of a phone will do. */
  isNumeric: boolean
  example: string
}

/** Codes of digits alone, by how many there are. */
const ofDigits: Readonly<Record<string, { length: number; example: string }>> = {
  ...numbered(3, '101', 'IS'),
  ...numbered(4, '1010', 'AT AU BE BG CH CY DK HU LI LU NO NZ SI TN ZA'),
  ...numbered(5, '10115', 'CZ DE EE ES FI FR GR HR IT KR LT MA MC MX MY SE SK SM TH TR UA VA'),
  ...numbered(5, '00-001', 'PL'),
  ...numbered(6, '110001', 'CN CO IN RO SG'),
  ...numbered(7, '1000001', 'IL JP'),
}

/** Codes of two parts. The first is a district of its own, and many people give no more than that. */
const ofTwoParts: Readonly<Record<string, [district: string, rest: string, example: string]>> = {
  US: ['\\d{5}', '\\d{4}', '40217'],
  BR: ['\\d{5}', '\\d{3}', '01310-100'],
  CA: ['[A-CEGHJ-NPR-TVXY]\\d[A-CEGHJ-NPR-TV-Z]', '\\d[A-CEGHJ-NPR-TV-Z]\\d', 'K1A 0B1'],
  GB: ['[A-Z]{1,2}\\d[A-Z\\d]?', '\\d[A-Z]{2}', 'SW1A 1AA'],
  IE: ['[A-Z]\\d[\\dW]', '[A-Z\\d]{4}', 'D02 AF30'],
  MT: ['[A-Z]{3}', '\\d{4}', 'VLT 1117'],
  NL: ['[1-9]\\d{3}', '[A-Z]{2}', '1012 AB'],
  PT: ['\\d{4}', '\\d{3}', '1000-001'],
}

/** The United States without the four digits that few people know; of other countries any letters and digits. */
export function postalCodeOf(country: string): PostalCode {
  const plain = ofDigits[country]
  if (plain) return { pattern: `^(\\d{${plain.length}})$`, isNumeric: true, example: plain.example }
  const [district = '[A-Z\\d]{2,10}', rest, example = 'AB1 2CD'] = ofTwoParts[country] ?? []
  return {
    pattern: rest ? `^(${district})(?:${rest})?$` : `^(${district})$`,
    isNumeric: ofTwoParts[country] !== undefined && !/A-Z/.test(district + rest),
    example,
  }
}

function numbered(length: number, example: string, countries: string) {
  return Object.fromEntries(countries.split(' ').map((country) => [country, { length, example }]))
}
