const formats = new Map<string, Intl.DateTimeFormat>()

/** Days and hours are those of the place, whatever its time zone: they are written as if they were in UTC. */
export function formatIn(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`
  // To make one takes longer than all that is formatted with it.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** A day written out as a language does: "2024-03-15" as "March 15, 2024" in en-US, "15 March 2024" in en-GB. */
export const formatDate = (day: string, language: string): string =>
  formatIn(language, { dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`))
