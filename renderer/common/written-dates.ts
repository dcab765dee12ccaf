/** Days that a sentence names as the end or the beginning of something, in the languages that are built in. */

export interface WrittenDay {
  /** As it stands in the text. */
  text: string
  /** yyyy-mm-dd; of a month or a year its last day. */
  day: string
}

const languages = ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl', 'pl']

/**
 * January is 1: the names of months in all of these languages, alone and beside a day ("grudzień", "31 grudnia"), short
 * ones without their point. Short ones of Polish are words of others.
 */
const months = new Map(
  languages.flatMap((language) =>
    [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: language === 'pl' ? 'long' : 'short' }].flatMap(
      (form) => {
        const format = new Intl.DateTimeFormat(language, { ...(form as Intl.DateTimeFormatOptions), timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, index): [string, number] => {
          const parts = format.formatToParts(Date.UTC(2024, index, 15))
          const name = parts.find(({ type }) => type === 'month')?.value ?? ''
          return [name.toLowerCase().replace(/\.$/, ''), index + 1]
        })
      },
    ),
  ),
)
months.set('sept', 9)

const MONTH = `(?<month>${[...months.keys()].sort((one, other) => other.length - one.length).join('|')})\\.?`
const YEAR = "(?<year>(?:19|20)\\d\\d|['’]\\d\\d)"
const DAY = '(?<date>\\d{1,2})(?:st|nd|rd|th|er|[º°]|\\.)?'

/** Each with the parts that it has by name; the first that fits at a place counts. */
const forms = [
  `${MONTH} (?:\\d{1,2}(?:st|nd|rd|th)? ?(?:to|through|–|-) ?)?${DAY},? ${YEAR}`,
  `(?:\\d{1,2}\\.? ?(?:al?|au|to|tot|t/m|do|[eiy]|–|-) ?)?${DAY} (?:of |de )?${MONTH},? (?:de |del )?${YEAR}`,
  '(?<year>\\d{4})-(?<number>\\d\\d)-(?<date>\\d\\d)',
  '(?<first>\\d{1,2})(?<sign>[./])(?<second>\\d{1,2})\\k<sign>(?<year>(?:19|20)?\\d\\d)',
  '(?<first>\\d{1,2})-(?<second>\\d{1,2})-(?<year>(?:19|20)\\d\\d)',
  `(?:the end of |finales? de |fin(?: de)? |ende |fine |fi(?:m|nal) de |einde? |końca? )?${MONTH},? (?:de |del )?${YEAR}`,
  '(?:the end of |finales? de |fin(?: de)? |ende |fine |fi(?:m|nal) de |einde? |końca? )?(?<year>(?:19|20)\\d\\d)',
].map((form) => new RegExp(`(?<![\\w./-])${form}(?![\\w/-]|\\.\\d)`, 'giu'))

/**
 * The words after which a day is an end or a plan, and no history: "until", not "since". A label counts with its colon,
 * and a bare "before" where somebody is asked for something: "houses built before 1978" are history.
 */
const ends = [
  'until|till|til|thru|through|by|ends|ending|(?:will|sales|offers|prices) end|expires?|expiring|expiration|valid|deadline|later than|close|closes|closing',
  'open|opens|opening|starts|starting|begins|beginning|coming(?: in)?|next|join us|rsvp|register|(?:book|order)(?! of)|save the date',
  '(?:are|be|remain) (?:closed|open)(?: (?:on|from)(?: [^.;]{1,30}?(?:to|–|-))?)?|(?:open house|(?:next|upcoming) [^.;:]{1,30}):',
  '(?:book|order|register|rsvp|apply|reserve|enroll|sign up|call)\\b[^.;]{0,40}\\bbefore',
  'hasta|vence|vencen|caduca|termina|terminan|finaliza|válid[oa]s?|vigentes?|tardar|límite|plazo|abre|abrimos|comienza|empieza|próxim[oa]',
  'cerramos|cerraremos|(?:estamos|estaremos|estará|permanecerá) cerrad[oa]s?|reabrimos|reabre',
  '(?:les?|l[oa]s?) esperamos|próxim[oa] [^.;:]{1,30}:|(?:reserv[ae]|pid[ae]|inscríb[ae](?:se|te)|regístr[ae](?:se|te)|llam[ae])[^.;]{0,40} antes',
  'bis|spätestens|gültig|endet|enden|läuft|anmeldeschluss|frist|einschließlich|beginnt|startet|öffnen|öffnet|schließen|schließt',
  'nächste[rs]? [^.;:]{1,30}:|(?:bestellen|buchen|reservieren|melden|kommen)[^.;]{0,40} vor|^(?:eröffnung|tag der offenen tür)',
  "jusqu['’](?:au|à)|expirent?|valables?|plus tard|limite|ouvre|commence|finit|termine|^(?:ouverture|portes ouvertes)",
  'prochaine? [^.;:]{1,30} ?:|(?:réservez|commandez|inscrivez|appelez)[^.;]{0,40} avant',
  'fino|entro|scad(?:e|ono|enza)|valid[aei]|apre|inizia|chiude|chiudono|(?:siamo|saremo|resterà) chius[oi](?: dal)?|prossim[aeio] [^.;:]{1,30}:',
  '(?:prenoti|prenotate|ordini|ordinate|si iscriva|iscrivetevi|chiami|chiamate)[^.;]{0,40} prima',
  'até|encerram?|expiram?|prazo|começa|inicia|fecha|fechamos|fecharemos|(?:estamos|estaremos) fechados(?: de)?|(?:reserve|peça|inscreva-se|ligue)[^.;]{0,40} antes',
  'tot|t/m|uiterlijk|geldig|eindigt|eindigen|verloopt|begint|opent|sluit|sluiten|(?:zijn|wij) gesloten(?: van)?|volgende [^.;:]{1,30}:|(?:bestel|boek|reserveer|bel)[^.;]{0,40} vóór',
  '(?<!to )do(?! (?:dia|ano|mês|final|fim|início))|najpóźniej|ważn[aey]|wygasa|kończy się|otwarcie|otwieramy|zamykamy|(?:zamknięte|nieczynne)(?: od)?|zaczyna się|rozpoczyna się|najbliższ[aey] [^.;:]{1,30}:|przed upływem',
].join('|')
/** What may stand between them and the day: small words, a day of the week, a season. */
const small = [
  'on|the|to|is|midnight|at|end|of|year|and|including|incl\\.|date|day|early|late|spring|summer|fall|autumn|winter|\\p{L}+day',
  'el|la|al|del?|día|fecha|inclusive|finales?|año|primavera|verano|otoño|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  'a|am|zum|dem|den|des|ende|jahres?|einschließlich|frühjahr|sommer|herbst|mittwoch|\\p{L}+(?:tag|abend)',
  'le|au|à|fin|du|année|printemps|été|automne|hiver|\\p{L}+di|dimanche',
  'il|lo|l[ae]|all?a?|del?|di|giorno|fine|anno|compreso|incluso|primavera|estate|autunno|inverno|\\p{L}+dì|sabato|domenica',
  'os?|à|às|ao|em|do|da|dia|fim|final|ano|verão|outono|\\p{L}+-feira',
  'en|met|op|het|van|eind|einde|jaar|voorjaar|zomer|herfst|\\p{L}+dag',
  'dnia|końca|roku|wiosny|lata|jesieni|zimy|\\p{L}+(?:ku|tku|ałku)|środy|soboty|niedzieli',
].join('|')
const between = `(?:[\\s,:–(-]|(?<!\\p{L})l['’]|(?<!\\p{L})(?:${small})(?!\\p{L}))*`
const announced = new RegExp(`(?<!\\p{L})(?:${ends})(?!\\p{L})${between}$`, 'iu')

/**
 * The days that a text names as an end or a plan: "until Dec. 31, 2024", "the end of 2024" after "valid through". Days of
 * history ("since", "founded on", "the hail of") are none; nor is a year or a month after another year, as in "from 2010
 * until 2019".
 */
export function announcedDays(text: string): WrittenDay[] {
  const days: (WrittenDay & { at: number })[] = []
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const isTaken = days.some(
        ({ at, text: other }) => match.index < at + other.length && at < match.index + match[0].length,
      )
      const before = sentenceBefore(text, match.index)
      const day = isTaken || !announced.test(before) ? undefined : dayOf(match.groups ?? {}, before)
      if (day) days.push({ at: match.index, text: match[0], day })
    }
  }
  return days.sort((one, other) => one.at - other.at).map(({ text: words, day }) => ({ text: words, day }))
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
