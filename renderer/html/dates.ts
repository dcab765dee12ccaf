const formats = new Map<string, Intl.DateTimeFormat>()

/** Days and hours are those of the place, whatever its time zone: they are written as if they were in UTC. */
export function formatIn(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`
  // To make one takes longer than all that is formatted with it.
  const known = formats.get(key)
  if (known) return known
  const month = parts.month === 'short' && !hasShortMonths(language) ? { month: 'long' as const } : {}
  const format = new Intl.DateTimeFormat(language, { ...parts, ...month, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Czech and Portugal's Portuguese write the numbers of months in their place, and Polish a May in the wrong case: "1 maj". */
function hasShortMonths(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).formatToParts(0)
  const month = parts.find(({ type }) => type === 'month')?.value ?? ''
  return !/^\d/.test(month) && !language.startsWith('pl')
}

/** A day written out as a language does: "2024-03-15" as "March 15, 2024" in en-US, "15 March 2024" in en-GB. */
export const formatDate = (day: string, language: string): string =>
  formatIn(language, { dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`))

/** The year of a day, in the numerals of a language: "2024-03-15" as "2024". */
export const yearOf = (day: string, language: string): string =>
  formatIn(language, { year: 'numeric' }).format(new Date(`${day}T00:00:00Z`))
