/** What the owner finds in the database while the server runs, read as the owner's own command reads it. */
import { randomUUID } from 'node:crypto'
import { linkTo } from '../../../server/newsletter/links.ts'
import { readSettings } from '../../../server/settings.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Store } from '../../../server/store/store.ts'
import type { Lead } from '../../../server/store/types.ts'

async function inStore<Result>(read: (store: Store) => Promise<Result>): Promise<Result> {
  const { store } = await openStore(readSettings({ DATA_DIR: `${process.env.TEST_DATA}/fixture` }), { isServer: false })
  return read(store).finally(store.close)
}

/** The stored leads with an e-mail address, from first to last. */
export const leadsOf = (email: string): Promise<Lead[]> =>
  inStore(async (store) => {
    const found: Lead[] = []
    for await (const lead of store.leads()) if (lead.fields.email === email) found.push(lead)
    return found
  })

/** The link in the mail that goes to an address for a newsletter; the server of these tests sends no mail. */
export async function linkFor(lead: Lead): Promise<string> {
  const secret = await inStore((store) => store.secret())
  const { pathname, search } = new URL(linkTo('confirm', lead, { url: 'https://www.example.com' }, secret))
  return pathname + search
}

/** An address that no other test uses. */
export const freshEmail = () => `visitor-${randomUUID()}@example.com`
