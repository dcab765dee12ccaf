import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The site in which the slips are made. It has what they need and little else, since each is a whole check. */
export const source = readFileSync('tests/content/mistakes/pages.yaml', 'utf8')

/** What it says of the business. */
export const own: Record<'brand' | 'phone' | 'email' | 'url' | 'titleSuffix', string> & {
  hours: { label: string; text: string; opens: string; closes: string }[]
} = parse(source).site
export const [weekdays = { label: '', text: '', opens: '', closes: '' }] = own.hours

/** One slip of an editor's hand and what the check must say of it. */
export interface Mistake {
  name: string
  /** The page in which `before` is looked for; the whole file when absent. */
  page?: string
  before: string
  after: string
  code: string
  /** Words on the line that the problem must point at; the first changed line when absent. */
  at?: string
  /** Words that the hint must hold: the way out. */
  hint: string
}

/** The drawing beside the name which several slips replace. */
export const siteMark = `  mark:
    width: 48
    height: 32
    lineWidth: 4
    lines:
      - { path: M2 29 16 7l10 15.5, color: text }
      - { path: M36 4.5V10, color: text }
      - { path: M14 29 31 3l15 26, color: accent }
`
