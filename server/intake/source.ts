/**
 * How a visitor came, from addresses alone: nothing is kept in the browser for it. Without scripts a campaign is known on
 * the page that its link leads to.
 */
import { cameFromHeader, pageField } from '../../renderer/forms/wire.ts'
import type { Source } from '../store/types.ts'
import { cleanLine } from './clean.ts'

const longestPage = 500
const longestName = 100
const names = { source: 'utm_source', medium: 'utm_medium', campaign: 'utm_campaign' } as const

type Sent = { headers: Headers; values: Map<string, unknown>; ownHosts: string[]; formPaths: ReadonlySet<string> }
export type Origin = { page: string; source: Source }

/** The page of a form, and what led there. */
export function originOf({ headers, values, ownHosts, formPaths }: Sent): Origin {
  const page = pageOf(headers.get('referer') ?? '', String(values.get(pageField) ?? ''), formPaths)
  const before = addressIn(headers.get(cameFromHeader))
  const isOwn = before !== undefined && ownHosts.includes(before.host)
  const campaign = campaignIn(page)
  const source = Object.keys(campaign).length === 0 && isOwn ? campaignIn(before.href) : campaign
  const referrer = before && !isOwn ? { referrer: before.host.slice(0, longestName) } : {}
  return { page: page.slice(0, longestPage), source: { ...source, ...referrer } }
}

/** What an address says of a campaign. */
export function campaignIn(address: string): Source {
  const query = addressIn(address)?.searchParams
  const parameters = Object.entries(names).map(([name, key]) => [
    name,
    cleanLine(query?.get(key) ?? '').slice(0, longestName),
  ])
  return Object.fromEntries(parameters.filter(([, value]) => value !== ''))
}

/** A form with mistakes comes back from a page of the server's own, which says where it stood before. */
function pageOf(referer: string, said: string, formPaths: ReadonlySet<string>): string {
  const address = addressIn(referer)
  const first = addressIn(said)
  return address && first && address.host === first.host && formPaths.has(address.pathname) ? first.href : referer
}

function addressIn(text: string | null): URL | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const address = new URL(text)
  return /^https?:$/.test(address.protocol) ? address : undefined
}
