/** What is different where a form enters an address for a newsletter: a mail goes to a stranger. */
import { fill } from '../../renderer/languages/index.ts'
import { bareAddress } from '../mail/address.ts'
import type { Settings } from '../settings.ts'
import { type SiteFile, wordsOfSite } from '../site.ts'
import type { LeadKind } from '../store/types.ts'
import type { Match } from './match.ts'

export const kindOf = ({ form }: Match): LeadKind => (form.newsletter ? 'newsletter' : 'request')

/** In ten minutes, from one address and from everybody: whatever the settings allow, nobody makes this site flood others. */
const mostAddresses = { byClient: 5, inAll: 60 }

/** How many submissions there may be before more are held. */
export function limitsFor({ form }: Match, { RATE_SOFT, RATE_TOTAL }: Pick<Settings, 'RATE_SOFT' | 'RATE_TOTAL'>) {
  if (!form.newsletter) return { softLimit: RATE_SOFT, totalLimit: RATE_TOTAL }
  const lower = (most: number, limit: number) => (limit === 0 ? most : Math.min(most, limit))
  return { softLimit: lower(mostAddresses.byClient, RATE_SOFT), totalLimit: lower(mostAddresses.inAll, RATE_TOTAL) }
}

/** What is wrong with an address to which no mail could go, by field. */
export function addressMistake(
  { form }: Match,
  { email = '' }: Record<string, string>,
  site: SiteFile['site'],
): Record<string, string> {
  const field = form.newsletter && form.fields.find(({ name }) => name === 'email')
  if (!field || bareAddress.test(email)) return {}
  return { email: field.invalid ?? fill(wordsOfSite(site).form.invalid, { label: field.label }) }
}
