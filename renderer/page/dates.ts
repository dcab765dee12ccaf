const formats = new Map<string, Intl.DateTimeFormat>()

/** A day written out as a language does: "2024-03-15" as "March 15, 2024" in en-US, "15 March 2024" in en-GB. */
export function formatDate(day: string, language: string): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}
