/** The leads and their mail, on either database. */
import { randomBytes } from 'node:crypto'
import { addition, type Key, mailsToOne, ownerOf } from './addition.ts'
import { all, commitAll, commitOne, type Database, type Row, type Values } from './database.ts'
import { newId } from './ids.ts'
import { mailsOf } from './mails.ts'
import { comparableEmail, comparablePhone } from './person.ts'
import { countsOf, leadOf } from './rows.ts'
import { statements as sql } from './statements.ts'
import type { Added, AnswerMail, Counts, Lead, LeadKind, LeadState, LeadToAdd, MailState, Photo } from './types.ts'

export type LeadFilter = { state?: LeadState; mail?: MailState; kind?: LeadKind }
type Person = { email?: string; phone?: string; id?: string }
export type Store = ReturnType<typeof createStore>

const day = 24 * 60 * 60 * 1000
/** The longest that a submission's key is kept. */
const longestKeyMs = 31 * day
/** What a heartbeat writes when no lead has failed. */
const sampleLead: LeadToAdd = {
  form: 'heartbeat',
  state: 'canary',
  score: 0,
  reasons: [],
  extra: {},
  client: '',
  page: '',
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

const idsIn = (rows: Row[]) => rows.map(({ id }) => String(id))

/** Visitors' leads go through `intake`; everything that can wait goes through `background`, which may be the same. */
export function createStore(intake: Database, background = intake) {
  const commit = (statement: string, values: Values) => commitOne(background, statement, values)
  const commitGroup = <Name extends string>(group: Record<Name, string>, values: Values, database = background) =>
    commitAll(database, all(group, values))

  let secret: Promise<string> | undefined
  const readSecret = async (): Promise<string> => {
    await commit(sql.makeSecret, { name: secretName, value: randomBytes(32).toString('base64url') })
    return String((await background.read(sql.secret, { name: secretName }))[0]?.value)
  }

  return {
    /** Stores the lead and its mail in one durable step, or finds the lead that already came with this key. */
    async add(lead: LeadToAdd, key: Key): Promise<Added> {
      const id = newId()
      const owner = ownerOf(await commitAll(intake, addition(id, lead, key)))
      return { id: String(owner.id), state: owner.state as LeadState, repeated: owner.id !== id }
    },

    ...mailsOf(background, sql.outbox),
    /** The mails to visitors, which go the same way. */
    answers: {
      ...mailsOf(background, sql.answers),
      /** What the mail to the visitor of a lead says, and to whom. */
      of: async (id: string) => (await background.read(sql.answer, { id }))[0] as AnswerMail | undefined,
    },

    /** Sends a lead's mail (again), from the first try on. */
    resend: async (id: string) => (await commit(sql.sendMail, { id })).length > 0,
    /** Moves a held or spam lead to the inbox and sends its mail, and its answer unless that is too late. */
    release: async (id: string) => (await commitGroup(sql.release, { id, state: 'inbox' })).lead.length > 0,
    /** The oldest of the leads that are held for numbers alone; none while such leads still come, within `calmMs`. */
    calmed: async (calmMs: number, most: number) => idsIn(await background.read(sql.calmed, { calmMs, most })),
    /** Releases one of them with its mails, unless another server or the owner was first. */
    letGo: async (id: string) => (await commitGroup(sql.letGo, { id })).lead.length > 0,
    /** Moves a lead to spam; a mail that has not gone yet stays here. */
    markSpam: async (id: string) => (await commitGroup(sql.markSpam, { id, state: 'spam' })).lead.length > 0,

    async lead(id: string): Promise<Lead | undefined> {
      const row = (await background.read(sql.lead, { id }))[0]
      return row && leadOf(row)
    },
    /** The pictures that came with a lead. */
    photos: async (id: string) => (await background.read(sql.photos, { id })) as Photo[],
    /** All leads that fit, oldest first, a few at a time: no lead is so large that it keeps the others from being read. */
    async *leads({ state, mail, kind }: LeadFilter = {}): AsyncGenerator<Lead> {
      const asked = { state: state ?? '', mail: mail ?? '', kind: kind ?? '' }
      const sizesAfter = (after: string) => background.read(sql.leadSizes, { ...asked, after, most: 500 })
      let after = ''
      for await (const last of endsOfBatches(sizesAfter)) {
        yield* (await background.read(sql.leads, { ...asked, after, last })).map(leadOf)
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
      const beat = { sql: sql.heartbeat, values: { padding: randomBytes(3072).toString('base64') } }
      const steps = { ...addition(id, lead, key), ...all(sql.erase, { email: '', phone: '', id }), beat }
      ownerOf(await commitAll(intake, steps))
    },
    /** Asks the database for a sign of life. Rejects when it has none, or its files are not what they were. */
    async look(): Promise<void> {
      await intake.read('SELECT 1 AS one')
    },
    /** What makes the database less safe than it has to be, in words; undefined when nothing does. */
    doubt: () => intake.doubt?.(),
    /** True for the first server that asks, and for nobody else until the turn has run out. */
    takeTurn: async (name: string, lastsMs: number) => (await commit(sql.takeTurn, { name, lastsMs })).length > 0,
    giveTurnBack: async (name: string): Promise<void> => void (await commit(sql.giveTurnBack, { name })),

    /** Erases everything about a person, or one lead. Returns the ids of the leads that are gone. */
    async erase({ email = '', phone = '', id = '' }: Person): Promise<string[]> {
      const person = { email: comparableEmail(email), phone: comparablePhone(phone), id }
      return idsIn((await commitGroup(sql.erase, person)).leads)
    },
    /**
     * Confirms the address that a lead entered, within the time after it was asked. Again and again is once. False where
     * there is none, or it is too late. A mail that is still on its way has done its work.
     */
    confirm: async (id: string, withinMs: number) =>
      (await commitGroup(sql.confirm, { id, withinMs }, intake)).lead.length > 0,
    /** Erases the address that a lead entered from its list, whichever lead entered it again. */
    async leave(id: string): Promise<string[]> {
      const { leads } = await commitGroup(sql.leave, { id }, intake)
      // What is deleted stays in the database's log until that is written back. Nobody has to wait for it.
      if (leads.length > 0) void background.scrub(false).catch(() => undefined)
      return idsIn(leads)
    },
    /** Erases addresses that nobody confirmed within the time, whatever became of the mail. */
    lapse: async (withinMs: number) =>
      (await commitGroup(sql.lapse, { withinMs, longestMs: mailsToOne.withinMs })).leads.length,
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
    expire: async (state: LeadState, before: number) =>
      (await commitGroup(sql.expire, { state, before, longestMs: longestKeyMs })).leads.length,
    /** Takes what erased leads left behind out of the database's files. */
    scrub: background.scrub,
    backup: intake.backup,
    async close(): Promise<void> {
      await intake.close()
      if (background !== intake) await background.close()
    },
  }
}
