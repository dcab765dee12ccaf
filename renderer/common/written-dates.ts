/** Days that a sentence names as the end or the beginning of something, in the languages that are built in. */

export interface WrittenDay {
  /** As it stands in the text. */
  text: string
  /** yyyy-mm-dd; of a month or a year its last day. */
  day: string
}

const languages = ['en', 'es', 'de', 'fr']

/** January is 1: the names of months in all of these languages, short ones without their point. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = format.format(Date.UTC(2024, index, 15))
        return [name.toLowerCase().replace(/\.$/, ''), index + 1]
      })
    }),
  ),
)
months.set('sept', 9)

const MONTH = `(?<month>${[...months.keys()].sort((one, other) => other.length - one.length).join('|')})\\.?`
const YEAR = "(?<year>(?:19|20)\\d\\d|['’]\\d\\d)"
const DAY = '(?<date>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?'

/** Each with the parts that it has by name; the first that fits at a place counts. */
const forms = [
  `${MONTH} ${DAY},? ${YEAR}`,
  `${DAY} (?:of |de )?${MONTH},? (?:de |del )?${YEAR}`,
  '(?<year>\\d{4})-(?<number>\\d\\d)-(?<date>\\d\\d)',
  '(?<first>\\d{1,2})(?<sign>[./])(?<second>\\d{1,2})\\k<sign>(?<year>(?:19|20)?\\d\\d)',
  `(?:the end of |finales? de |fin(?: de)? |ende )?${MONTH},? (?:de |del )?${YEAR}`,
  '(?:the end of |finales? de |fin(?: de)? |ende )?(?<year>(?:19|20)\\d\\d)',
].map((form) => new RegExp(`(?<![\\w./-])${form}(?![\\w/-]|\\.\\d)`, 'giu'))

/**
 * The words after which a day is an end or a plan, and no history: "until", not "since". Between them and the day there
 * may be small words and a day of the week.
 */
const ends =
  'until|till|til|thru|through|by|ends?|ending|expires?|expiring|expiration|valid|deadline|later than|closes|closing|opens|opening|starts|starting|begins|beginning|next|join us|register|rsvp|book|order|save the date|' +
  'hasta|vence|vencen|caduca|termina|terminan|finaliza|válid[oa]s?|vigentes?|tardar|límite|abre|abrimos|comienza|empieza|próxim[oa]|' +
  'bis|spätestens|gültig|endet|enden|anmeldeschluss|frist|einschließlich|beginnt|startet|' +
  "jusqu['’](?:au|à)|expirent?|valables?|plus tard|limite|ouvre|commence|finit|termine"
const between =
  '(?:[\\s,:–(-]|on|the|to|is|midnight|at|of|and|including|incl\\.|date|day|' +
  'el|la|al|del?|día|fecha|inclusive|fin|finales?|a|am|zum|dem|den|einschließlich|le|au|à|fin|du|\\p{L}+(?:day|tag|di|es),?)*'
const announced = new RegExp(`(?<![\\p{L}])(?:${ends})(?![\\p{L}])${between}$`, 'iu')

/**
 * The days that a text names as an end or a plan: "until Dec. 31, 2024", "the end of 2024" after "valid through". Days of
 * history ("since", "founded on", "the hail of") are none; nor is a year or a month after another year, as in "from 2010
 * until 2019".
 */
export function announcedDays(text: string): WrittenDay[] {
  const found: (WrittenDay & { at: number })[] = []
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const isTaken = found.some(
        ({ at, text: other }) => match.index < at + other.length && at < match.index + match[0].length,
      )
      const before = sentenceBefore(text, match.index)
      const day = isTaken || !announced.test(before) ? undefined : dayOf(match.groups ?? {}, before)
      if (day) found.push({ at: match.index, text: match[0], day })
    }
  }
  return found.sort((one, other) => one.at - other.at).map(({ text: written, day }) => ({ text: written, day }))
}

/** What stands before a place in the same sentence; the point of "Dec." ends none. */
const sentenceBefore = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/[!?;\n]|\.\s+(?=\p{Lu})/u)
    .at(-1) ?? ''

type Parts = Partial<Record<string, string>>

function dayOf({ month, number, date, first, second, year = '' }: Parts, before: string): string | undefined {
  const fullYear = year.length === 4 ? year : `20${year.slice(-2)}`
  if (first && second) return laterReading(fullYear, Number(first), Number(second))
  const named = month ? months.get(month.toLowerCase()) : Number(number ?? 12)
  if (date) return isoDay(fullYear, named, Number(date))
  if (/(?:19|20)\d\d/.test(before)) return undefined
  return isoDay(fullYear, named, new Date(Date.UTC(Number(fullYear), named ?? 12, 0)).getUTCDate())
}

/** 3/4/24 is a day in March or in April: the later one, so that nothing is called past that may be to come. */
function laterReading(year: string, first: number, second: number): string | undefined {
  return [isoDay(year, first, second), isoDay(year, second, first)].filter(Boolean).sort().at(-1)
}

function isoDay(year: string, month: number | undefined, date: number): string | undefined {
  if (!month || month > 12 || date < 1 || date > 31) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(date)}`
}
