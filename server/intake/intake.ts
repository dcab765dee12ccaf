/** One submission from request to stored lead. The answer is data; answers.ts turns it into JSON or a page. */

import { formPaths } from '../../renderer/common/reserved.ts'
import { takesPhotos } from '../../renderer/forms/photo-limits.ts'
import { honeypotField, languageField, submissionKeyField } from '../../renderer/forms/wire.ts'
import type { PhotoDesk, Upload } from '../photos/desk.ts'
import type { Settings } from '../settings.ts'
import { formWordsOf, inLanguage, knownLanguage, type SiteFile, wordsOfSite } from '../site.ts'
import { newId } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import type { Added, LeadToAdd, Photo } from '../store/types.ts'
import { answerTo } from './answer-mail.ts'
import { BadRequest } from './bad-request.ts'
import { readSubmission, type Submission } from './body.ts'
import { type Cleaned, cleanSubmission, mistakesIn, withRepeated } from './check.ts'
import { clientAddress, isBehindUnknownProxy, rateKey } from './client.ts'
import { contentHash, submissionKey } from './fingerprint.ts'
import { isAllowed } from './key.ts'
import { type Match, matchForm } from './match.ts'
import { addressMistake, kindOf, limitsFor } from './newsletter.ts'
import { notTaken, ownFiles, readPhotos } from './photos.ts'
import { shownIn } from './shown.ts'
import { type Origin, originOf } from './source.ts'
import { isForeign, scoreSubmission } from './spam.ts'
import type { Velocity, VelocityCounter } from './velocity.ts'

export type IntakeParts = {
  settings: Settings
  siteFile: SiteFile
  store: Pick<Store, 'add'>
  velocity: VelocityCounter
  photos: PhotoDesk
  /** Known to this process only: marks the server's own test submissions. */
  canaryToken: string
}
type Received = {
  kind: Submission['kind']
  match: Match
  values: Record<string, string>
  /** The page that the form was on first, and what led there. */
  origin: Origin
  /** The language of the page, where it is not the site's first. */
  language?: string | undefined
  /** The lead is kept, but the pictures that came with it could not be taken. */
  isWithoutPictures?: boolean
}
type Outcome =
  | ({ status: 200 } & Added)
  | { status: 422; errors: Record<string, string> }
  | { status: 429; retryAfterSeconds: number }
  | { status: 503; retryAfterSeconds: number; cause: string }
type Refused = {
  status: BadRequest['status'] | 429
  message: string
  hasPictures?: boolean
  retryAfterSeconds?: number
}
export type Answer = (Received & Outcome) | Refused

/** Takes one submission in. What a visitor or the disk does wrong is an answer, never an exception. */
export async function takeSubmission(parts: IntakeParts, request: Request, socketAddress: string): Promise<Answer> {
  const client = clientAddress(request.headers, socketAddress, parts.settings.TRUSTED_PROXY_HOPS)
  const mayBeMany = isBehindUnknownProxy(socketAddress, parts.settings)
  // Whoever may be many has no share of their own, but all that there is.
  const sender = mayBeMany ? newId() : rateKey(client)
  const upload = takesPhotos(parts.siteFile) ? parts.photos.receive(sender) : undefined
  return takeIn(parts, request, { client, mayBeMany }, upload).finally(upload?.release)
}

async function takeIn(
  parts: IntakeParts,
  request: Request,
  { client, mayBeMany }: { client: string; mayBeMany: boolean },
  upload: Upload | undefined,
): Promise<Answer> {
  const { settings, siteFile, velocity } = parts
  // A flood is counted before anything is done for it.
  const { requests, retryAfterSeconds } = velocity.countRequest(rateKey(client))
  const isFlood = settings.RATE_HARD > 0 && requests > settings.RATE_HARD
  const hasPictures = /^multipart/i.test(request.headers.get('content-type') ?? '')
  // Pictures are not even read then; a post of text is, since the page that tells of the flood gives it back.
  if (isFlood && !mayBeMany && hasPictures)
    return { status: 429, message: 'Too many submissions', retryAfterSeconds, hasPictures }
  try {
    const path = new URL(request.url).pathname
    const sent = await readSubmission(request, upload)
    if (sent.kind === 'json' && !isAllowed(request.headers, path, parts)) {
      throw new BadRequest(401, 'The public key is missing or wrong')
    }
    const language = knownLanguage(siteFile, sent.values.get(languageField))
    const { site, forms } = inLanguage(siteFile, language)
    const match = matchForm(forms, path, sent)
    const submission = { ...sent, values: withRepeated(match, sent) }
    const cleaned = cleanSubmission(match, submission)
    const origin = originOf({
      headers: request.headers,
      values: sent.values,
      ownHosts: ownHosts(parts, request),
      formPaths: formPaths(siteFile.site, siteFile.forms),
    })
    const received = { kind: submission.kind, match, values: cleaned.fields, origin, language }
    if (isFlood && !mayBeMany) return { ...received, status: 429, retryAfterSeconds }
    const errors = {
      ...addressMistake(match, cleaned.fields, site),
      ...mistakesIn(match, cleaned.fields, formWordsOf(site)),
    }
    if (Object.keys(errors).length > 0) return { ...received, status: 422, errors }
    const files = ownFiles(match, submission.files)
    const words = wordsOfSite(site).photos
    const attached = await readPhotos(files, rateKey(client), parts.photos, words)
    if ('errors' in attached) return { ...received, status: 422, errors: attached.errors }
    const { photos, isLost = false } = attached
    // A lead is worth more than its pictures.
    const flags = isLost ? [...cleaned.flags, notTaken] : cleaned.flags
    const candidate = { submission, match, cleaned: { ...cleaned, flags }, client, origin, language, photos }
    return { ...received, ...(await store(parts, request, candidate)), ...(isLost && { isWithoutPictures: true }) }
  } catch (error) {
    if (error instanceof BadRequest) return { status: error.status, message: error.message, hasPictures }
    throw error
  }
}

type Candidate = {
  submission: Submission
  match: Match
  cleaned: Cleaned
  client: string
  origin: Origin
  language: string | undefined
  photos: Photo[]
}

async function store(parts: IntakeParts, request: Request, candidate: Candidate): Promise<Outcome> {
  const { submission, match, cleaned, client, origin, language, photos } = candidate
  const { fields } = cleaned
  const extra = { ...cleaned.extra, ...(language && { [languageField]: language }) }
  const browserKey = request.headers.get('idempotency-key') ?? String(submission.values.get(submissionKeyField) ?? '')
  const isFromElsewhere = isForeign(request.headers, ownHosts(parts, request))
  const sent = photos.map(({ field, bytes }): [string, string] => [`${field} `, contentHash(bytes)])
  const key = submissionKey(browserKey, match.name, [...submission.values, ...sent], isFromElsewhere)
  const { email = '', message = '' } = fields
  const kind = kindOf(match)
  const counted = parts.velocity.countSubmission(key.value, kind, rateKey(client), email, message)
  const verdict = judge(parts, request, candidate, counted)
  const shown = shownIn(match.form, fields, inLanguage(parts.siteFile, language).site)
  const pictures = photos.length > 0 && { photos }
  const promised = answerTo(match.form, fields, verdict, parts.settings)
  const answer = promised && { answer: { ...promised, sender: rateKey(client) } }
  const lead: LeadToAdd = {
    form: match.name,
    kind,
    ...verdict,
    fields,
    extra,
    shown,
    client,
    ...origin,
    ...pictures,
    ...answer,
    webhook: parts.settings.WEBHOOK_URL !== undefined && kind === 'request',
  }
  const isCanary = request.headers.get(canaryHeader) === parts.canaryToken
  try {
    return { status: 200, ...(await parts.store.add(isCanary ? asCanary(lead, parts.settings) : lead, key)) }
  } catch (error) {
    return unavailable(error as Error)
  }
}

const unavailable = ({ message }: Error) => ({ status: 503, retryAfterSeconds: 5, cause: message }) as const

/** The site's own hosts: as the request came in, and as the site calls itself. */
export const ownHosts = ({ siteFile }: Pick<IntakeParts, 'siteFile'>, { url }: Request) => [
  new URL(url).host,
  new URL(siteFile.site.url).host,
]

function judge(parts: IntakeParts, request: Request, { submission, match, cleaned }: Candidate, velocity: Velocity) {
  return scoreSubmission({
    honeypot: String(submission.values.get(honeypotField) ?? ''),
    ownHosts: ownHosts(parts, request),
    headers: request.headers,
    text: Object.values(cleaned.fields).join('\n'),
    velocity,
    ...limitsFor(match, parts.settings),
    flags: cleaned.flags,
  })
}

/** The header with the token of the server's own test submissions. */
export const canaryHeader = 'x-canary'

const asCanary = ({ answer: _, ...lead }: LeadToAdd, { SMTP_URL, CANARY_TO }: Settings): LeadToAdd => ({
  ...lead,
  kind: 'request',
  state: 'canary',
  mail: SMTP_URL && CANARY_TO ? 'pending' : 'waiting',
})
