/** One submission from request to stored lead. The answer is data; answers.ts turns it into JSON or a page. */
import { submissionKeyField, trapField } from '../../renderer/forms/wire.ts'
import type { Settings } from '../settings.ts'
import type { SiteFile } from '../site.ts'
import type { Store } from '../store/store.ts'
import type { Added, LeadToAdd } from '../store/types.ts'
import { BadRequest, readSubmission, type Submission } from './body.ts'
import { type Checked, checkSubmission } from './check.ts'
import { clientAddress, rateKey } from './client.ts'
import { submissionKey } from './fingerprint.ts'
import { isAllowed } from './key.ts'
import { type Match, matchForm } from './match.ts'
import { scoreSubmission } from './spam.ts'
import type { Velocity, VelocityCounter } from './velocity.ts'

export type IntakeParts = {
  settings: Settings
  siteFile: SiteFile
  store: Pick<Store, 'add'>
  velocity: VelocityCounter
  /** Known to this process only: marks the server's own test submissions. */
  canaryToken: string
}
type Received = { kind: Submission['kind']; match: Match; values: Record<string, string> }
type Outcome =
  | ({ status: 200 } & Added)
  | { status: 422; errors: Record<string, string> }
  | { status: 429; retryAfterSeconds: number }
  | { status: 503; retryAfterSeconds: number; cause: string }
export type Answer = (Received & Outcome) | { status: BadRequest['status']; message: string }

/** Takes one submission in. What a visitor or the disk does wrong is an answer, never an exception. */
export async function takeSubmission(parts: IntakeParts, request: Request, socketAddress: string): Promise<Answer> {
  try {
    const path = new URL(request.url).pathname
    const submission = await readSubmission(request)
    if (submission.kind === 'json' && !isAllowed(request.headers, path, parts)) {
      throw new BadRequest(401, 'The public key is missing or wrong')
    }
    const match = matchForm(parts.siteFile.forms, path, submission)
    const checked = checkSubmission(match, submission.values)
    const received = { kind: submission.kind, match, values: checked.fields }
    return { ...received, ...(await decide(parts, request, { submission, match, checked, socketAddress })) }
  } catch (error) {
    if (error instanceof BadRequest) return { status: error.status, message: error.message }
    throw error
  }
}

type Candidate = { submission: Submission; match: Match; checked: Checked; socketAddress: string }

async function decide(parts: IntakeParts, request: Request, candidate: Candidate): Promise<Outcome> {
  const { settings, velocity } = parts
  const { submission, match, checked } = candidate
  const { fields, errors } = checked
  const client = clientAddress(request.headers, candidate.socketAddress, settings.TRUSTED_PROXY_HOPS)
  const { requests, retryAfterSeconds } = await velocity.countRequest(rateKey(client))
  if (settings.RATE_HARD > 0 && requests > settings.RATE_HARD) return { status: 429, retryAfterSeconds }
  if (Object.keys(errors).length > 0) return { status: 422, errors }
  const browserKey = request.headers.get('idempotency-key') ?? String(submission.values.get(submissionKeyField) ?? '')
  const key = submissionKey(browserKey, match.name, fields)
  const counted = await velocity.countSubmission(key.value, rateKey(client), fields.email ?? '', fields.message ?? '')
  const verdict = judge(parts, request, candidate, counted)
  const page = request.headers.get('referer')?.slice(0, 500) ?? ''
  const lead: LeadToAdd = { form: match.name, ...verdict, fields, extra: checked.extra, client, page }
  const isCanary = request.headers.get(canaryHeader) === parts.canaryToken
  try {
    return { status: 200, ...(await parts.store.add(isCanary ? asCanary(lead, settings) : lead, key)) }
  } catch (error) {
    return { status: 503, retryAfterSeconds: 5, cause: (error as Error).message }
  }
}

function judge({ settings, siteFile }: IntakeParts, request: Request, candidate: Candidate, velocity: Velocity) {
  const { headers, url } = request
  const { submission, checked } = candidate
  return scoreSubmission({
    trap: String(submission.values.get(trapField) ?? ''),
    ownHosts: [new URL(url).host, new URL(siteFile.site.url).host],
    origin: headers.get('origin'),
    hasFetchMetadata: headers.has('sec-fetch-mode') || headers.has('sec-fetch-site'),
    text: Object.values(checked.fields).join('\n'),
    velocity,
    softLimit: settings.RATE_SOFT,
    flags: checked.flags,
  })
}

/** The header with the token of the server's own test submissions. */
export const canaryHeader = 'x-canary'

const asCanary = (lead: LeadToAdd, { SMTP_URL, CANARY_TO }: Settings): LeadToAdd => ({
  ...lead,
  state: 'canary',
  mail: SMTP_URL && CANARY_TO ? 'pending' : 'waiting',
})
