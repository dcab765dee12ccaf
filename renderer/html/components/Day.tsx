import { usePage } from '../context.ts'
import { formatDate } from '../dates.ts'

/** A day, given as "2024-03-15", in the words of the site's language. */
export function Day({ day }: { day: string }) {
  const { language } = usePage().site.settings
  return <time dateTime={day}>{formatDate(day, language)}</time>
}
