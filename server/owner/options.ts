import type { Clock } from '../clock.ts'
import type { SiteFile } from '../site.ts'
import type { LeadFilter } from '../store/mails.ts'

export type Options = LeadFilter & {
  format: Format
  email?: string
  phone?: string
  /** The country of the business, in which numbers are read. */
  country?: string | undefined
  /** What the build says of the site, where there is one. */
  site?: Pick<SiteFile['site'], 'url'> | undefined
  /** The first and the last day to count, as yyyy-mm-dd in the business's time zone. */
  since?: string
  until?: string
  /** For how many days up to now figures are shown, as written. */
  days?: string
  dead: boolean
  clock: Clock
  dataFolder?: string | undefined
}

export type Lines = AsyncGenerator<string>

export type Format = 'table' | 'json' | 'csv'
