/** Of a clock: "9:00 AM", "09:00". */
export const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Days and hours are those of the place, whatever its time zone: they are written as if they were in UTC. */
export function formatIn(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`
  // To make one takes longer than all that is formatted with it.
  const known = formats.get(key)
  if (known) return known
  const month = parts.month === 'short' && !hasShortMonths(language) ? { month: 'long' as const } : {}
  const hour = parts.hour && hasLongHours(language) ? { hour: '2-digit' as const } : {}
  const format = new Intl.DateTimeFormat(language, { ...parts, ...month, ...hour, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Whether a language writes "09:00" where it is free to: asked for an hour alone, most leave out its zero, but not in ranges. */
function hasLongHours(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).formatToParts(NINE)
  return parts.find(({ type }) => type === 'hour')?.value.length === 2
}

const NINE = Date.UTC(2024, 0, 1, 9)

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

type Part = Intl.DateTimeRangeFormatPart

const dayParts = ['day', 'month', 'year']
const clockParts = ['hour', 'minute', 'dayPeriod']

/**
 * From one moment or day to another as a language writes it: "7:00 – 9:00 PM", "Jan 5 – 6, 2027". A day with its month and
 * year stays on one line, and so do hours.
 */
export const formatSpan = (language: string, parts: Intl.DateTimeFormatOptions, range: [string, string]): string =>
  spanPieces(language, parts, range).join('')

/** The same cut where a line is best ended: behind the dash between two days, and before the hours. */
export function spanPieces(
  language: string,
  parts: Intl.DateTimeFormatOptions,
  [from, to]: [string, string],
): string[] {
  const [start, end] = [from, to].map((moment) => new Date(moment.includes('T') ? `${moment}Z` : moment))
  const all = formatIn(language, parts).formatRangeToParts(start as Date, end as Date)
  const hasMonthName = all.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  const pieces = ['']
  all.forEach((part, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    // Italian ranges have "06 gen", single days "6 gen".
    const isPadded = part.type === 'day' && hasMonthName
    const text =
      part.type === 'literal' ? spaced(part.value, before, after) : part.value.replace(isPadded ? /^0/ : '', '')
    pieces.push(pieces.pop() + text.replaceAll('\u202f', '\u00a0'))
    if (text.endsWith(' ') && (after?.type === 'hour' || before?.source !== after?.source)) pieces.push('')
  })
  return pieces
}

/** From one time of day to another: "7:00 – 9:00 PM". */
export const formatClocks = (language: string, from: string, to: string): string =>
  formatSpan(language, CLOCK, [`2024-01-01T${from}`, `2024-01-01T${to}`])

/** What stands between two parts of a range, with the spaces at which no line ends. The fonts of a site have no narrow ones. */
function spaced(text: string, before: Part | undefined, after: Part | undefined): string {
  const plain = text.replaceAll('\u2009', ' ')
  const kinds = [before?.type ?? '', after?.type ?? before?.type ?? '']
  const areOf = (known: readonly string[]) => kinds.every((kind) => known.includes(kind))
  const isOneDay = areOf(dayParts) && (before?.source === after?.source || !/[–-]/.test(plain))
  if (isOneDay || areOf(['day']) || areOf(['weekday']) || areOf(clockParts)) return plain.replaceAll(' ', '\u00a0')
  // A dash stays at the end of the line.
  return plain.replace(/ (?=[–-])/, '\u00a0')
}
