/** What the store keeps, in the words of the owner. */

/** Where a lead is: `inbox` is mailed at once, `held` and `spam` wait for the owner, `canary` is the server's own test. */
export type LeadState = 'inbox' | 'held' | 'spam' | 'canary'

/** `waiting` has not been asked to go (held, spam), `pending` will be tried, `dead` was refused or given up. */
export type MailState = 'waiting' | 'pending' | 'sent' | 'dead'

/** A choice, a ticked box or a day as the visitor read it: the words of the field and of what was entered in it. */
export type Shown = {
  label: string
  value: string
  /** When somebody consented, as ISO 8601 in UTC; the label is what they read. */
  agreedAt?: string
}

/** What somebody wants: an answer, or a newsletter, for which the owner of the address has to confirm it. */
export type LeadKind = 'request' | 'newsletter'

/** How somebody came to the site, as far as addresses tell. */
export type Source = {
  /** What the link of a campaign says of itself (`utm_source`, `utm_medium`, `utm_campaign`). */
  source?: string
  medium?: string
  campaign?: string
  /** The other site that led here. */
  referrer?: string
}

export type NewLead = {
  form: string
  /** A request, unless it says otherwise. */
  kind?: LeadKind
  state: LeadState
  score: number
  reasons: string[]
  /** Held for nothing but how many came: it goes on by itself when no more of them come. */
  untilCalm?: boolean
  fields: Record<string, string>
  extra: Record<string, unknown>
  /** By the names of the fields. Leads of older versions have none. */
  shown?: Record<string, Shown>
  /** The sender's network address. */
  client: string
  /** The page that the form was on, as the browser says. */
  page: string
  source?: Source
}

/** A picture that came with a lead, as a JPEG. */
export type Photo = {
  field: string
  /** What the visitor called it. */
  name: string
  bytes: Uint8Array
}

/** The mail to the visitor, where the form promises one. */
export type AnswerMail = {
  address: string
  subject: string
  text: string
  /** Under which the sender's submissions are counted. */
  sender: string
}

/** Whether the mail goes at once follows from the state, unless said otherwise. */
export type LeadToAdd = NewLead & {
  mail?: 'pending' | 'waiting'
  photos?: Photo[]
  answer?: AnswerMail
  /** Whether a receiver is to hear of it. */
  webhook?: boolean
}

export type Mail = {
  state: MailState
  attempts: number
  /** How often the mail server asked to be asked later. */
  putOff: number
  /** Tries that broke off where nobody knows whether the mail went through. */
  doubtful: number
  dueAt: number
  firstAttemptAt: number | null
  sentAt: number | null
  lastError: string | null
}

/** Where the owner's desk shows a lead; `canary` is shown nowhere. */
export const boxes = ['new', 'answered', 'held', 'spam', 'done', 'newsletter'] as const
export type Box = (typeof boxes)[number]

export type Lead = NewLead & {
  id: string
  box: Box | 'canary'
  kind: LeadKind
  source: Source
  receivedAt: number
  /** When the owner of an address said that the newsletter may come. */
  confirmedAt: number | null
  /** When the owner said that it was answered, and that it is done with. */
  answeredAt: number | null
  doneAt: number | null
  mail: Mail
  /** How many pictures came with it. */
  photos: number
  /** How far the mail to the visitor is, where there is one. */
  answer?: MailState
}

/** What somebody of the business noted on a lead; `person` is an id of the desk, empty for the command line. */
export type Note = { person: string; text: string; createdAt: number }

/** What figures are made of. */
export type Arrival = Pick<
  Lead,
  'id' | 'kind' | 'state' | 'form' | 'page' | 'source' | 'receivedAt' | 'confirmedAt' | 'answeredAt'
>

/** The right to send one lead's mail, until the lease runs out. */
export type Claim = { lease: string; lead: Lead }

export type Added = { id: string; state: LeadState; repeated: boolean }

export type Counts = {
  leads: Record<LeadState, number>
  mail: Record<MailState, number>
  /** How long the oldest due mail has been waiting; 0 when none is. */
  oldestDueMs: number
  /** The same of what goes to a receiver. */
  webhooks: Record<MailState, number>
  oldestWebhookMs: number
}
