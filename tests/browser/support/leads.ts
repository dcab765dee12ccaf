/** What the owner finds in the database while the server runs, read as the owner's own command reads it. */
import { randomUUID } from 'node:crypto'
import { readSettings } from '../../../server/settings.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Lead } from '../../../server/store/types.ts'

/** The stored leads with an e-mail address, from first to last. */
export async function leadsOf(email: string): Promise<Lead[]> {
  const { store } = await openStore(readSettings({ DATA_DIR: `${process.env.TEST_DATA}/fixture` }), { isServer: false })
  const found: Lead[] = []
  for await (const lead of store.leads()) if (lead.fields.email === email) found.push(lead)
  await store.close()
  return found
}

/** An address that no other test uses. */
export const freshEmail = () => `visitor-${randomUUID()}@example.com`
