import { isChanged, remarksIn } from '../../../renderer/check/mistakes/remarks.ts'
import { countryOf } from '../../../renderer/common/country.ts'
import { commaOf } from '../../../renderer/common/direction.ts'
import { isRecord } from '../../../renderer/common/is-record.ts'
import { isLanguage } from '../../../renderer/common/language-name.ts'
import { callingCodeOf } from '../../../renderer/common/phone.ts'
import { hasPostalCodes, postalCodeOf } from '../../../renderer/common/postal-codes.ts'
import { englishDays, weekdays, weekIn, workdaysIn } from '../../../renderer/common/weekdays.ts'
import { message } from '../../../renderer/messages/message.ts'
import { applyEdits } from '../edits.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'
import { Refusal } from '../refusal.ts'
import { openSource } from '../source-file.ts'
import { starterInWords } from '../starter-words.ts'
import { commentsInWords, inWords, isOfFirst, ofCountry } from './words.ts'
import type { StarterWords } from './words-files.ts'

/**
 * The text of a starter for a business that speaks another language: with it come its country, the digits of that for
 * the telephone, and hours as people there write them. What it says stays in its own where there are no `words` for it;
 * the one of no trade begins in the words of all sections.
 */
export function inLanguage(source: string, language: string, words?: StarterWords | 'of sections'): string {
  if (!isLanguage(language))
    throw new Refusal(message('new-site.no-language', { language }), message('new-site.no-language-hint'))
  const { data } = openSource(source).outline
  const { site } = data
  if (!isRecord(site) || site.language === language) return source
  const country = countryOf({ language })
  const code = callingCodeOf(country)
  const own = typeof words === 'object' ? words : undefined
  const single = applyOperations(source, otherLanguages(data)).source
  const commented = own ? commentsInWords(single, own) : single
  // What changes a value takes out the remark behind it: these wait for the owner as before.
  const held = commented.replaceAll(' # yours', ' # not yet yours')
  const said = own ? inWords(held, own) : held
  const { source: text } = applyOperations(said, [
    { do: 'set', path: ['site', 'language'], value: language },
    ...(code === undefined ? [] : [{ do: 'set' as const, path: ['site', 'phoneCountryCode'], value: code }]),
    ...fontsIn(language),
    ...addressIn(site.address, country),
    ...hoursIn(site.hours, language, country),
    ...(own?.site.address.country === country ? ofCountry(openSource(said).outline.data, own) : []),
  ])
  const unconfirmed = text.replaceAll(' # not yet yours', ' # yours')
  return own
    ? stillToConfirm(unconfirmed, ` (${country})`)
    : stillToConfirm(
        words === 'of sections' ? starterInWords(unconfirmed, language, country) : unconfirmed,
        `, as it is written in ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}`,
      )
}

/** A starter in several languages becomes a site in one: pages of the others, and what they share, go. */
function otherLanguages(data: Record<string, unknown>): Operation[] {
  const { site, pages, translations } = data
  const others = Object.entries(Object(pages)).filter(([, page]) => !isOfFirst(page, data))
  return [
    ...others.map(([route]): Operation => ({ do: 'remove', path: ['pages', route] })),
    ...(translations === undefined ? [] : [{ do: 'remove' as const, path: ['translations'] }]),
    ...(Object(site).languages === undefined ? [] : [{ do: 'remove' as const, path: ['site', 'languages'] }]),
  ]
}

/** What was changed for the country alone is no more the owner's than before: its remark is no longer a starter's. */
function stillToConfirm(text: string, addition: string): string {
  const changed = remarksIn(text).filter(isChanged)
  return applyEdits(
    text,
    changed.map(({ end }) => ({ start: end, end, text: addition })),
  )
}

/** The fonts that a site has unless it names others have Latin letters alone; those of this pair have more. */
function fontsIn(language: string): Operation[] {
  const { script = '' } = new Intl.Locale(language).maximize()
  return ['Cyrl', 'Grek'].includes(script)
    ? [{ do: 'set', path: ['site', 'theme', 'fonts', 'pair'], value: 'humanist' }]
    : []
}

function addressIn(address: unknown, country: string): Operation[] {
  if (!isRecord(address) || address.country === country) return []
  const path = ['site', 'address']
  return [
    ...('region' in address ? [{ do: 'remove' as const, path: [...path, 'region'] }] : []),
    hasPostalCodes(country) || !('postalCode' in address)
      ? { do: 'set', path: [...path, 'postalCode'], value: postalCodeOf(country).example }
      : { do: 'remove', path: [...path, 'postalCode'] },
    { do: 'set', path: [...path, 'country'], value: country },
  ]
}

/**
 * Days and times as people of the country write them; what a line says besides, such as "Closed", stays. Who is open from
 * Monday to Friday is open on the days of work of the country: from Sunday to Thursday in Jordan.
 */
function hoursIn(hours: unknown, language: string, country: string): Operation[] {
  const lines = Array.isArray(hours) ? hours.map(Object) : []
  const workdays = workdaysIn(country)
  return lines.flatMap(({ days: given, opens, closes }, index): Operation[] => {
    const isWorkweek = String(given) === String(englishDays.slice(0, 5))
    const days = isWorkweek ? workdays : given
    return [
      ...(isWorkweek && String(days) !== String(given) ? [setHours(index, 'days', days)] : []),
      ...(Array.isArray(days) ? [setHours(index, 'label', daysIn(days, language, weekIn(country)))] : []),
      ...(opens && closes ? [setHours(index, 'text', timesIn(String(opens), String(closes), language))] : []),
    ]
  })
}

const setHours = (index: number, key: string, value: string | string[]): Operation => ({
  do: 'set',
  path: ['site', 'hours', index, key],
  value,
})

function daysIn(days: readonly unknown[], language: string, week: readonly string[]): string {
  const names = weekdays(language, 'short')
  const at = days.map((day) => week.indexOf(String(day)))
  const said = days.map((day) => names[englishDays.indexOf(String(day))] ?? String(day))
  const areInRow = at.every((index, place) => index === (at[0] ?? 0) + place)
  return areInRow && said.length > 1 ? `${said[0]}–${said.at(-1)}` : said.join(commaOf(language))
}

function timesIn(opens: string, closes: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const [from, until] = [opens, closes].map((time) => new Date(`2024-01-01T${time}Z`))
  return format.formatRange(from as Date, until as Date)
}
