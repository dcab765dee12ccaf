/** The leads and their mail, on either database. */
import { randomBytes } from 'node:crypto'
import { addition, type Key, mailsToOne, ownerOf } from './addition.ts'
import { commitOne, type Database, one, type Row, type Value } from './database.ts'
import { newId } from './ids.ts'
import { mailsOf } from './mails.ts'
import { comparableEmail, comparablePhone } from './person.ts'
import { countsOf, leadOf } from './rows.ts'
import { statements as sql } from './statements.ts'
import type { Added, AnswerMail, Counts, Lead, LeadKind, LeadState, LeadToAdd, MailState, Photo } from './types.ts'

export type LeadFilter = { state?: LeadState; mail?: MailState; kind?: LeadKind }
export type Store = ReturnType<typeof createStore>

const day = 24 * 60 * 60 * 1000
/** The longest that a submission's key is kept. */
const longestKeyMs = 31 * day
/** What a heartbeat writes when no lead has failed. */
const sampleLead: LeadToAdd = {
  ...{ form: 'heartbeat', state: 'canary', score: 0, reasons: [], extra: {}, client: '', page: '' },
  fields: { email: 'heartbeat@example.com', phone: '555-0100', message: randomBytes(1536).toString('base64') },
}

/** How many letters of leads are read at once. */
const mostInBatch = 2 ** 21

/** The id of the last lead of each batch; `sizesAfter` gives up to 500 ids with the size of each. */
async function* endsOfBatches(sizesAfter: (id: string) => Promise<Row[]>): AsyncGenerator<string> {
  for (let last = '', rows: Row[] = await sizesAfter(''); rows.length > 0; rows = await sizesAfter(last)) {
    let size = 0
    for (const row of rows) {
      const isFull = size > 0 && size + Number(row.size) > mostInBatch
      if (isFull) yield last
      size = isFull ? Number(row.size) : size + Number(row.size)
      last = String(row.id)
    }
    yield last
  }
}

const secretName = 'links'

type Person = [email: string, phone: string, id: string]
const all = (texts: Record<string, string>, ...values: Value[]) =>
  Object.values(texts).map((text) => one(text, ...values))
const erasure = (...who: Person) => all(sql.erase, ...who)
const idsIn = (rows: Row[] | undefined) => (rows ?? []).map(({ id }) => String(id))

/** Visitors' leads go through `intake`; everything that can wait goes through `background`, which may be the same. */
export function createStore(intake: Database, background = intake) {
  const commit = (statement: string, ...values: Value[]) => commitOne(background, statement, ...values)

  let secret: Promise<string> | undefined
  const readSecret = async (): Promise<string> => {
    const made = randomBytes(32).toString('base64url')
    await commit(sql.makeSecret, secretName, made)
    return String((await background.read(sql.secret, [secretName]))[0]?.value)
  }

  return {
    /** Stores the lead and its mail in one durable step, or finds the lead that already came with this key. */
    async add(lead: LeadToAdd, key: Key): Promise<Added> {
      const id = newId()
      const owner = ownerOf(await intake.commit(addition(id, lead, key)))
      return { id: String(owner.id), state: owner.state as LeadState, repeated: owner.id !== id }
    },

    ...mailsOf(background, sql.outbox),
    /** The mails to visitors, which go the same way. */
    answers: {
      ...mailsOf(background, sql.answers),
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
    /** The oldest of the leads that are held for numbers alone; none while such leads still come, within `calmMs`. */
    calmed: async (calmMs: number, most: number) => idsIn(await background.read(sql.calmed, [calmMs, most])),
    /** Releases one of them with its mails, unless another server or the owner was first. */
    letGo: async (id: string) => ((await background.commit(all(sql.letGo, id)))[0]?.length ?? 0) > 0,
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
    /** All leads that fit, oldest first, a few at a time: no lead is so large that it keeps the others from being read. */
    async *leads({ state, mail, kind }: LeadFilter = {}): AsyncGenerator<Lead> {
      const asked = [state ?? '', mail ?? '', kind ?? '']
      let after = ''
      for await (const last of endsOfBatches((last) => background.read(sql.leadSizes, [...asked, last, 500]))) {
        yield* (await background.read(sql.leads, [...asked, after, last])).map(leadOf)
        after = last
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
      const gone = idsIn((await intake.commit(all(sql.leave, id))).at(-1))
      // What is deleted stays in the database's log until that is written back. Nobody has to wait for it.
      if (gone.length > 0) void background.scrub(false).catch(() => undefined)
      return gone
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
