const KILOMETERS_PER_MILE = 1.609344
/** Countries whose road signs have miles. */
const inMiles = ['US', 'GB', 'LR', 'MM']

/** How many miles the unit of distance in a country has: a mile or a kilometer. */
export const milesIn = (country = 'US') => (inMiles.includes(country) ? 1 : 1 / KILOMETERS_PER_MILE)

/** A distance in the unit of a country and the words of a language: "30 miles", "48 Kilometer". */
export function distance(miles: number, language: string, country = 'US'): string {
  const unit = milesIn(country)
  const value = miles / unit
  return value.toLocaleString(language, {
    style: 'unit',
    unit: unit === 1 ? 'mile' : 'kilometer',
    unitDisplay: 'long',
    maximumFractionDigits: unit === 1 || value < 9.5 ? 1 : 0,
  })
}
