/** What the owner finds in the database, read with the owner's own command while the server runs. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'

export interface StoredLead {
  form: string
  state: string
  fields: Record<string, string>
  extra: Record<string, unknown>
}

const run = promisify(execFile)

/** The stored leads with an e-mail address, from first to last. */
export async function leadsOf(email: string): Promise<StoredLead[]> {
  const env = { ...process.env, DATA_DIR: process.env.TEST_DATA }
  const { stdout } = await run(process.execPath, ['scripts/leads.ts', '--format', 'json'], { env })
  return (JSON.parse(stdout) as StoredLead[]).filter((lead) => lead.fields.email === email)
}

/** An address that no other test uses. */
export const freshEmail = () => `visitor-${randomUUID()}@example.com`
