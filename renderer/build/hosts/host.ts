import { newsletterPaths, type PlainForms, plainFormPaths } from '../../common/reserved.ts'
import { vitalsPath } from '../../common/vitals.ts'
import type { HeaderRule } from '../headers.ts'

/** What every host has to be told, whatever the form of its files. */
export interface HostData {
  rules: HeaderRule[]
  /** The number of the build; absent for a share of one. */
  build?: number
  /** Old path → new path or address. */
  redirects: Record<string, string>
  /** The home pages of the site's further languages, below which pages are missed in that language. */
  homes?: string[]
  /** The addresses of the pages. */
  routes: readonly string[]
  /** The paths of this site at which forms arrive. */
  endpoints: string[]
  /** Whether a form takes pictures, which are larger than all else that is sent. */
  takesPhotos?: boolean
  /** The address of the server that takes the forms, for hosts that pass them on to it. */
  intake?: string
  /** Endings of file names with their media types. */
  types: Record<string, string>
}

/** What a form says of where it is sent. */
type Sent = { endpoint: string; newsletter?: object }

/**
 * The paths at which forms arrive: those that are declared without another site's address, and the plain form's; where a
 * form is for a newsletter, those of the links in its mails too, and where pages say how fast they were or what was begun.
 */
export function endpointsOf(
  site: PlainForms & { webVitals?: boolean; formStarts?: boolean },
  forms: Record<string, Sent>,
): string[] {
  const all = Object.values(forms)
  const links = all.some(({ newsletter }) => newsletter) ? Object.values(newsletterPaths) : []
  const own = [...all.map(({ endpoint }) => endpoint), ...(site.webVitals || site.formStarts ? [vitalsPath] : [])]
  return [...new Set([...plainFormPaths(site), ...own, ...links])].filter((path) => path.startsWith('/')).sort()
}

/** The origin in the variable INTAKE_URL, or undefined where none is set. Throws when it is no address. */
export function intakeOf(env: Record<string, string | undefined>): string | undefined {
  const text = env.INTAKE_URL
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw new Error(`INTAKE_URL: expected an address such as https://forms.example.com, found "${text}"`)
}
