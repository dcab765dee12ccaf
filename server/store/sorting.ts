import { all, commitAll, commitOne, type Database, idsIn, type Values } from './database.ts'
import { statements as sql } from './statements.ts'

/** What an owner, or time, makes of leads that came in: their mail goes again, or they go to the inbox or to spam. */
export function sortingOf(background: Database) {
  const commitGroup = <Name extends string>(group: Record<Name, string>, values: Values) =>
    commitAll(background, all(group, values))
  const change = async (statement: string, id: string) => (await commitOne(background, statement, { id })).length > 0
  return {
    /** Notes that somebody has answered a request, and that it is done with; false where it is none of the inbox. */
    markAnswered: (id: string) => change(sql.markAnswered, id),
    markDone: (id: string) => change(sql.markDone, id),
    /** Takes back the last of the two. */
    reopen: (id: string) => change(sql.reopen, id),
    /** Moves a held or spam lead to the inbox and sends its mail, and its answer unless that is too late. */
    release: async (id: string) => (await commitGroup(sql.release, { id, state: 'inbox' })).lead.length > 0,
    /** The oldest of the leads that are held for numbers alone; none while such leads still come, within `calmMs`. */
    calmed: async (calmMs: number, most: number) => idsIn(await background.read(sql.calmed, { calmMs, most })),
    /** Releases one of them with its mails, unless another server or the owner was first. */
    letGo: async (id: string) => (await commitGroup(sql.letGo, { id })).lead.length > 0,
    /** Moves a lead to spam; a mail that has not gone yet stays here. */
    markSpam: async (id: string) => (await commitGroup(sql.markSpam, { id, state: 'spam' })).lead.length > 0,
  }
}
