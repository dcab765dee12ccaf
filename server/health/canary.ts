/** A test lead through the whole path: form rules, commit, outbox, mail. It is erased afterwards. */
import { setTimeout as sleep } from 'node:timers/promises'
import { postalCodeOf } from '../../renderer/common/postal-codes.ts'
import { endpointPath } from '../../renderer/common/reserved.ts'
import { dayOf, nextDay } from '../../renderer/forms/bounds.ts'
import { isTick, TICKED } from '../../renderer/forms/entries.ts'
import type { FormField } from '../../renderer/forms/rules.ts'
import { canaryHeader } from '../intake/intake.ts'
import type { Transport } from '../mail/transport.ts'
import type { Settings } from '../settings.ts'
import type { SiteFile } from '../site.ts'
import { newId } from '../store/ids.ts'
import type { Store } from '../store/store.ts'

export type CanaryParts = {
  fetch: (request: Request) => Response | Promise<Response>
  siteFile: SiteFile
  settings: Settings
  store: Pick<Store, 'lead' | 'erase'>
  transport: Pick<Transport, 'verify' | 'problem'> | undefined
  canaryToken: string
  nudge: () => void
  /** How long to wait for the mail. */
  mailMs?: number
}
export type CanaryResult = { ok: boolean; ms: number; steps: string[]; problem?: string }

const longestMailMs = 30_000

/** Runs one canary. Never throws; the result says how far it came. */
export async function runCanary(parts: CanaryParts): Promise<CanaryResult> {
  const started = performance.now()
  const steps: string[] = []
  const problem = await walk(parts, steps).catch((error: Error) => error.message)
  return { ok: !problem, ms: Math.round(performance.now() - started), steps, problem }
}

/** Adds each step that was taken; gives the reason when one was not. */
async function walk(parts: CanaryParts, steps: string[]): Promise<string | undefined> {
  const [form] = Object.values(parts.siteFile.forms)
  if (!form) {
    steps.push('the site has no form')
    return undefined
  }
  const response = await parts.fetch(canaryRequest(form, parts))
  const answer = await response.json()
  if (response.status !== 200) return `the form answered ${response.status}: ${answer.message}`
  try {
    const lead = await parts.store.lead(answer.id)
    if (lead?.state !== 'canary') return 'the answered lead is not in the database'
    steps.push('stored')
    steps.push(lead.mail.state === 'pending' ? await mailArrives(parts, answer.id) : await mailWouldGo(parts))
  } finally {
    await parts.store.erase({ id: answer.id })
  }
  return undefined
}

async function mailArrives(
  { store, transport, nudge, mailMs = longestMailMs }: CanaryParts,
  id: string,
): Promise<string> {
  nudge()
  for (const end = Date.now() + mailMs; Date.now() < end; await sleep(100)) {
    const mail = (await store.lead(id))?.mail
    if (mail?.state === 'sent') return 'mailed'
    if (mail?.lastError) throw new Error(`the mail was not sent: ${mail.lastError}`)
  }
  const why = transport?.problem()
  throw new Error(`the mail was not sent within ${mailMs / 1000} s${why ? `: ${why}` : ''}`)
}

/** Without an address for canaries the owner gets no mail; logging in shows that one would go. */
async function mailWouldGo({ transport }: CanaryParts): Promise<string> {
  if (!transport) return 'mail is not configured'
  await transport.verify()
  return 'mail server answers'
}

function canaryRequest(form: SiteFile['forms'][string], { siteFile, settings, canaryToken }: CanaryParts): Request {
  const key = settings.PUBLIC_FORMS_KEY ?? siteFile.site.formsKey
  const values = Object.fromEntries(form.fields.map((field) => [field.name, sample(field, siteFile)]))
  const body = JSON.stringify({ ...values, ...form.payload })
  const pictures = form.fields.filter(({ type }) => type === 'file')
  return new Request(new URL(endpointPath(form), siteFile.site.url), {
    method: 'POST',
    headers: {
      ...(pictures.length === 0 && { 'content-type': 'application/json' }),
      ...{ 'sec-fetch-mode': 'cors', [canaryHeader]: canaryToken },
      ...{ 'idempotency-key': newId(), ...(key && { authorization: `Bearer ${key}` }) },
    },
    body: pictures.length === 0 ? body : withPictures({ ...values, ...form.payload }, pictures),
  })
}

/** A picture goes along where one can: opening and storing it is a part of the way. */
function withPictures(values: Record<string, string>, fields: FormField[]): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  for (const { name } of fields) data.set(name, new Blob([dot]), 'canary.gif')
  return data
}

/** The smallest GIF: one white dot. */
const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')

function sample(field: FormField, { site }: SiteFile): string {
  const { type, options, earliest, min, max = 0 } = field
  if (isTick(field)) return TICKED
  if (type === 'date') return nextDay(dayOf(earliest ?? field.latest ?? 'today', field.timeZone), field.days)
  if (type === 'number') return String(min ?? Math.min(0, max))
  if (type === 'email') return 'canary@example.com'
  if (type === 'tel') return '555-0100'
  if (type === 'postal-code') return postalCodeOf(site.country ?? '').example
  return options?.[0]?.value ?? 'Canary'
}
