/** A postal address as `site.address` has it. */
export interface Address {
  street?: unknown
  locality?: unknown
  region?: unknown
  postalCode?: unknown
  country?: unknown
}

/** Countries that write the code behind the town, and behind its state where there is one; and those that write the state behind code and town. */
const stateThenCode = ['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN']
const codeLast = [
  ...stateThenCode,
  'BD',
  'BH',
  'EG',
  'ID',
  'IQ',
  'JO',
  'KE',
  'KH',
  'LB',
  'MT',
  'NP',
  'PK',
  'SA',
  'SG',
  'TH',
  'ZA',
]
const regionLast = ['MX', 'BR', 'AR', 'CO']

/** The lines of an address in the order of its country: "Louisville, KY 40217", "04109 Leipzig". */
export function addressLines({ street, locality, region, postalCode, country }: Address): string[] {
  const isCodeLast = codeLast.includes(String(country ?? 'US'))
  const parts = isCodeLast ? [withRegion(locality, region), postalCode] : [postalCode, locality]
  // Many countries have no codes.
  const town = parts.filter(Boolean).join(' ')
  return [String(street), regionLast.includes(String(country)) ? withRegion(town, region) : town]
}

/** The town, with its state in countries that write it: "Louisville, KY", "Leipzig". */
export const townOf = ({ locality, region, country }: Address) =>
  [...stateThenCode, ...regionLast].includes(String(country ?? 'US')) ? withRegion(locality, region) : String(locality)

const withRegion = (town: unknown, region: unknown) => (region ? `${town}, ${region}` : String(town))
