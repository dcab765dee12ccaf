/** What visitors enter, as one text for each field: in that shape it is checked, sent along and kept, here and on the server. */
import { isDay } from '../common/iso-day.ts'
import type { FormField } from './form.ts'

/** What a ticked box sends. */
export const TICKED = 'yes'

/** A box of its own to tick. */
export const isTick = ({ type }: FormField) => type === 'checkbox' || type === 'consent'

/** Choices that all show at once. */
export const isGroup = ({ type }: FormField) => type === 'radio' || type === 'checkboxes'

/** The chosen values of a field with several, which stand on a line each. */
export const chosenIn = (entry: string): string[] => entry.split('\n').filter(Boolean)

/** What a control, a plain post or JSON holds, as text. */
export function entryOf(field: FormField, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isTick(field) && typeof value === 'boolean') return value ? TICKED : ''
  if (field.type === 'checkboxes') return asList(value).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Of a group in which nothing is ticked the page says false. */
const asList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value || '']).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))

/** What was entered, as people read it: labels and not values, days in words. */
export function shownEntry(field: FormField, entry: string, { language, yes }: { language: string; yes: string }) {
  const { type, options } = field
  if (isTick(field)) return entry === TICKED ? yes : entry
  if (type === 'date') return longDay(entry, language)
  if (!options) return entry
  return chosenIn(entry)
    .map((chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen)
    .join(', ')
}

/** "Friday, March 5, 2027" for "2027-03-05"; any other text stays. */
export function longDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return isDay(day) ? format.format(new Date(day)) : day
}
