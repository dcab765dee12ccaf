/** The leads and their mail, on either database. */
import { createHash, randomBytes } from 'node:crypto'
import { type Database, type Row, type Statement, StoreUnavailable, type Value } from './database.ts'
import { newId } from './ids.ts'
import { countsOf, leadOf } from './rows.ts'
import { statements as sql } from './statements.ts'
import type {
  Added,
  AnswerMail,
  Claim,
  Counts,
  Lead,
  LeadKind,
  LeadState,
  LeadToAdd,
  MailState,
  Photo,
} from './types.ts'

export type LeadFilter = { state?: LeadState; mail?: MailState; kind?: LeadKind }
export type MailFailure = { error: string; delayMs: number; isFinal: boolean; isDoubtful: boolean; isPutOff: boolean }
export type Store = ReturnType<typeof createStore>

const hour = 60 * 60 * 1000
const day = 24 * hour
/** The longest that a submission's key is kept. */
const longestKeyMs = 31 * day
/** What visitors can make us send to one mailbox: so many mails within the time, and none sooner after another. */
const mailsToOne = { most: 3, withinMs: 7 * day, apartMs: hour }

/** E-mail addresses are compared without case. */
const comparableEmail = (email: string) => email.trim().toLowerCase()
/** Phone numbers are compared by their last ten digits, however they are written, without an extension ("ext. 12"). */
function comparablePhone(phone: string): string {
  const number = phone.slice(Math.max(0, phone.search(/\d/)))
  const extension = number.search(/ext|x|#/i)
  return (extension < 0 ? number : number.slice(0, extension)).replace(/\D/g, '').slice(-10)
}

/** Tells mailboxes apart without naming them; many providers deliver "ada+anything@…" to "ada@…". */
const mailboxOf = (email: string) =>
  createHash('sha256')
    .update(comparableEmail(email).replace(/\+[^@]*(?=@)/, ''))
    .digest('base64url')

/** What a heartbeat writes when no lead has failed. */
const sampleLead: LeadToAdd = {
  ...{ form: 'heartbeat', state: 'canary', score: 0, reasons: [], extra: {}, client: '', page: '' },
  fields: { email: 'heartbeat@example.com', phone: '555-0100', message: randomBytes(1536).toString('base64') },
}

const one = (statement: string, ...values: Value[]) => ({ sql: statement, values })

const secretName = 'links'

type Key = { value: string; validMs: number }
function addition(id: string, lead: LeadToAdd, key: Key): Statement[] {
  const { fields } = lead
  const isForVisitor = lead.kind === 'newsletter'
  return [
    one(sql.takeKey, key.value, id, key.validMs),
    one(
      sql.addLead,
      ...[key.value, id, lead.form, lead.state, lead.score],
      ...[lead.reasons, fields, lead.extra].map((value) => JSON.stringify(value)),
      ...[comparableEmail(fields.email ?? ''), comparablePhone(fields.phone ?? ''), lead.client, lead.page],
      ...[JSON.stringify(lead.shown ?? {}), lead.kind ?? 'request', JSON.stringify(lead.source ?? {})],
    ),
    one(sql.addMail, id, lead.mail ?? (lead.state === 'inbox' && !isForVisitor ? 'pending' : 'waiting')),
    one(sql.keyOwner, key.value),
    ...answerAddition(id, lead),
    ...photoAddition(id, lead.photos ?? []),
    ...(isForVisitor ? askToConfirm(id, fields.email ?? '') : []),
  ]
}

/** In the same step as the lead: its mail goes to the address itself, unless that got enough of them. */
function askToConfirm(id: string, email: string): Statement[] {
  const { most, withinMs, apartMs } = mailsToOne
  return [one(sql.takeRecipient, id, apartMs, withinMs, most, mailboxOf(email)), one(sql.askToConfirm, id)]
}

/** In the same step as the lead, and once: a repeat is no lead of its own. */
function answerAddition(id: string, { answer, state }: LeadToAdd): Statement[] {
  if (!answer) return []
  const { address, sender, subject, text } = answer
  return [one(sql.addAnswer, id, address, sender, subject, text, state === 'inbox' ? 'pending' : 'waiting')]
}

/** In the same step as the lead: it is never acknowledged without its pictures. */
function photoAddition(id: string, photos: Photo[]): Statement[] {
  if (photos.length === 0) return []
  const added = photos.map(({ field, name, bytes }, index) => one(sql.addPhoto, id, index + 1, field, name, bytes))
  return [...added, one(sql.dropRepeatedPhotos, id)]
}

/** The lead that has the key, from the answers to an addition. */
function ownerOf(rows: Row[][]): Row {
  const owner = rows[3]?.[0]
  if (!owner) throw new StoreUnavailable('the lead that came with this key was erased meanwhile')
  return owner
}

type Person = [email: string, phone: string, id: string]
const all = (texts: Record<string, string>, ...values: Value[]) =>
  Object.values(texts).map((text) => one(text, ...values))
const erasure = (...who: Person) => all(sql.erase, ...who)
const idsIn = (rows: Row[] | undefined) => (rows ?? []).map(({ id }) => String(id))

/** Visitors' leads go through `intake`; everything that can wait goes through `background`, which may be the same. */
export function createStore(intake: Database, background = intake) {
  const commit = async (statement: string, ...values: Value[]): Promise<Row[]> =>
    (await background.commit([one(statement, ...values)]))[0] ?? []

  let secret: Promise<string> | undefined
  const readSecret = async (): Promise<string> => {
    const made = randomBytes(32).toString('base64url')
    await commit(sql.makeSecret, secretName, made)
    return String((await background.read(sql.secret, [secretName]))[0]?.value)
  }
  /** What becomes of mails that wait. */
  const mails = (steps: typeof sql.outbox) => ({
    /**
     * Takes up to `limit` due mails for `leaseMs`; nobody else gets them before that runs out. A date further ahead than
     * the longest delay was set by a wrong clock, and counts as due.
     */
    async claimMail(limit: number, leaseMs = 60_000, longestDelayMs = day): Promise<Claim[]> {
      const lease = newId()
      const rows = await commit(steps.claim, lease, leaseMs, limit, longestDelayMs)
      if (rows.length === 0) return []
      return (await background.read(steps.claimed, [lease])).map((row) => ({ lease, lead: leadOf(row) }))
    },
    /** The note tells of recipients that refused it while others took it. */
    async mailSent({ lease, lead }: Claim, note: string | null = null): Promise<void> {
      await commit(steps.sent, lead.id, lease, note)
    },
    async mailFailed({ lease, lead }: Claim, failure: MailFailure): Promise<void> {
      const { isFinal, delayMs, error, isDoubtful, isPutOff } = failure
      const state = isFinal ? 'dead' : 'pending'
      await commit(steps.failed, lead.id, lease, state, delayMs, error, Number(isDoubtful), Number(isPutOff))
    },
  })

  return {
    /** Stores the lead and its mail in one durable step, or finds the lead that already came with this key. */
    async add(lead: LeadToAdd, key: Key): Promise<Added> {
      const id = newId()
      const owner = ownerOf(await intake.commit(addition(id, lead, key)))
      return { id: String(owner.id), state: owner.state as LeadState, repeated: owner.id !== id }
    },

    ...mails(sql.outbox),
    /** The mails to visitors, which go the same way. */
    answers: {
      ...mails(sql.answers),
      /** What the mail to the visitor of a lead says, and to whom. */
      async of(id: string): Promise<AnswerMail | undefined> {
        const row = (await background.read(sql.answer, [id]))[0]
        if (!row) return undefined
        const { address, sender, subject, body } = row
        return { address: String(address), sender: String(sender), subject: String(subject), text: String(body) }
      },
    },

    /** Sends a lead's mail (again), from the first try on. */
    resend: async (id: string) => (await commit(sql.sendMail, id)).length > 0,
    /** Moves a held or spam lead to the inbox and sends its mail, and its answer unless that is too late. */
    async release(id: string): Promise<boolean> {
      const rows = await background.commit([
        one(sql.moveLead, id, 'inbox'),
        one(sql.sendMail, id),
        one(sql.sendAnswer, id),
      ])
      return (rows[0]?.length ?? 0) > 0
    },
    /** Moves a lead to spam; a mail that has not gone yet stays here. */
    async markSpam(id: string): Promise<boolean> {
      const rows = await background.commit([
        one(sql.moveLead, id, 'spam'),
        one(sql.stopMail, id),
        one(sql.stopAnswer, id),
      ])
      return (rows[0]?.length ?? 0) > 0
    },

    async lead(id: string): Promise<Lead | undefined> {
      const row = (await background.read(sql.lead, [id]))[0]
      return row && leadOf(row)
    },
    /** The pictures that came with a lead. */
    async photos(id: string): Promise<Photo[]> {
      const rows = await background.read(sql.photos, [id])
      return rows.map(({ field, name, bytes }) => ({
        ...{ field: String(field), name: String(name), bytes: bytes as Uint8Array },
      }))
    },
    /** All leads that fit, oldest first, a page of rows in memory at a time. */
    async *leads({ state, mail, kind }: LeadFilter = {}): AsyncGenerator<Lead> {
      for (let after = '', rows: Row[] = []; ; ) {
        rows = await background.read(sql.leads, [state ?? '', mail ?? '', kind ?? '', after, 500])
        yield* rows.map(leadOf)
        if (rows.length < 500) return
        after = String(rows.at(-1)?.id)
      }
    },
    async counts(): Promise<Counts> {
      const [leads, mail, oldest] = await Promise.all([
        intake.read(sql.countLeads),
        intake.read(sql.countMail),
        intake.read(sql.oldestDue),
      ])
      return countsOf(leads, mail, oldest)
    },
    /**
     * Proves that a lead can be stored: writes one like the given, takes it out again, and has that reach the disk. Where
     * a table is gone or a page of the file is spoilt, this fails as the lead would.
     */
    async heartbeat(like: LeadToAdd = sampleLead): Promise<void> {
      const id = newId()
      const key = { value: `heartbeat ${id}`, validMs: 0 }
      const lead: LeadToAdd = { ...like, state: 'canary', mail: 'waiting' }
      const beat = one(sql.heartbeat, randomBytes(3072).toString('base64'))
      ownerOf(await intake.commit([...addition(id, lead, key), ...erasure('', '', id), beat]))
    },
    /** Asks the database for a sign of life. Rejects when it has none, or its files are not what they were. */
    async look(): Promise<void> {
      await intake.read('SELECT 1 AS one')
    },
    /** What makes the database less safe than it has to be, in words; undefined when nothing does. */
    doubt: () => intake.doubt?.(),
    /** True for the first server that asks, and for nobody else until the turn has run out. */
    takeTurn: async (name: string, lastsMs: number) => (await commit(sql.takeTurn, name, lastsMs)).length > 0,
    giveTurnBack: async (name: string): Promise<void> => void (await commit(sql.giveTurnBack, name)),

    /** Erases everything about a person, or one lead. Returns the ids of the leads that are gone. */
    async erase(person: { email?: string; phone?: string; id?: string }): Promise<string[]> {
      const who: Person = [comparableEmail(person.email ?? ''), comparablePhone(person.phone ?? ''), person.id ?? '']
      return idsIn((await background.commit(erasure(...who))).at(-1))
    },
    /**
     * Confirms the address that a lead entered, within the time after it was asked. Again and again is once. False where
     * there is none, or it is too late. A mail that is still on its way has done its work.
     */
    async confirm(id: string, withinMs: number): Promise<boolean> {
      const rows = await intake.commit([one(sql.confirm, id, withinMs), one(sql.stopAsking, id)])
      return (rows[0]?.length ?? 0) > 0
    },
    /** Erases the address that a lead entered from its list, whichever lead entered it again. */
    async leave(id: string): Promise<string[]> {
      return idsIn((await intake.commit(all(sql.leave, id))).at(-1))
    },
    /** Erases addresses that nobody confirmed within the time, whatever became of the mail. */
    async lapse(withinMs: number): Promise<number> {
      const rows = await background.commit([
        ...all(sql.lapse, withinMs),
        one(sql.expireRecipients, mailsToOne.withinMs),
      ])
      return rows.at(-2)?.length ?? 0
    },
    /** Known to the servers of this database alone, and made by the first that asks. Links in mails are signed by it. */
    async secret(): Promise<string> {
      secret ??= readSecret()
      try {
        return await secret
      } catch (error) {
        secret = undefined
        throw error
      }
    },
    /** Erases leads of a state received before the time, unless their mail is still to go, and keys that ran out. */
    async expire(state: LeadState, before: number): Promise<number> {
      const rows = await background.commit([...all(sql.expire, state, before), one(sql.expireKeys, longestKeyMs)])
      return rows.at(-2)?.length ?? 0
    },
    /** Takes what erased leads left behind out of the database's files. */
    scrub: background.scrub,
    backup: intake.backup,
    async close(): Promise<void> {
      await intake.close()
      if (background !== intake) await background.close()
    },
  }
}
