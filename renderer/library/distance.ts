const KILOMETERS_PER_MILE = 1.609344
/** Countries whose road signs have miles. */
const inMiles = ['US', 'GB', 'LR', 'MM']

/** A distance in the unit of a country and the words of a language: "30 miles", "48 Kilometer". */
export function distance(miles: number, language: string, country = 'US'): string {
  const isMiles = inMiles.includes(country)
  const value = isMiles ? miles : Math.round(miles * KILOMETERS_PER_MILE)
  return value.toLocaleString(language, {
    ...{ style: 'unit', unit: isMiles ? 'mile' : 'kilometer', unitDisplay: 'long' },
  })
}
