import { message } from '../../renderer/messages/message.ts'
import { commitOne, type Database, type Row } from '../../server/store/database.ts'
import { newId } from '../../server/store/ids.ts'
import type { Store } from '../../server/store/store.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

/** A publication that is to be made at a moment: of what the draft has then. */
export interface Planned {
  id: string
  at: number
  /** The id of who planned it. */
  person: string
  words: string
  /** Why it could not be made then, in words for people; empty where it is still to come. */
  problem: string
}

const columns = 'id, due_at AS "dueAt", person_id AS person, words, problem'
const sql = {
  plan: `INSERT INTO desk_publications (id, due_at, person_id, words, state)
    VALUES (:id, CAST(:dueAt AS BIGINT), :person, :words, 'planned')`,
  list: `SELECT ${columns} FROM desk_publications ORDER BY due_at, id`,
  due: `SELECT ${columns} FROM desk_publications WHERE state = 'planned' AND due_at <= now_ms() ORDER BY due_at, id LIMIT 1`,
  drop: 'DELETE FROM desk_publications WHERE id = :id RETURNING id',
  fail: `UPDATE desk_publications SET state = 'failed', problem = :problem WHERE id = :id`,
}

/** Longer than any publication takes: another server does not begin it meanwhile. */
const turnMs = 15 * 60_000
const turn = 'publication'

/** Publications of another time. They survive whatever happens to the server, and only one server makes each. */
export function laterOf(database: Database, { takeTurn, giveTurnBack }: Pick<Store, 'takeTurn' | 'giveTurnBack'>) {
  const commit = (statement: string, values: Row) => commitOne(database, statement, values)
  const nextDue = async () => (await database.read(sql.due)).map(toPlanned)[0]
  return {
    async plan(at: number, person: string, words = '', now = Date.now()): Promise<string> {
      if (!(at > now)) throw new Refusal(message('publish.time-past'), message('publish.time-past-hint'))
      const id = newId()
      await commit(sql.plan, { id, dueAt: at, person, words })
      return id
    },
    planned: async (): Promise<Planned[]> => (await database.read(sql.list)).map(toPlanned),
    /** False where it is made already, or called off. */
    callOff: async (id: string): Promise<boolean> => (await commit(sql.drop, { id })).length > 0,
    /**
     * Makes what is due. One that was interrupted is made again, and then finds that nothing has changed. `problemOf` says
     * in words what kept it; "busy" that it is to be tried again.
     */
    async makeDue(
      publish: (planned: Planned) => Promise<unknown>,
      problemOf: (error: unknown) => string | 'busy' | undefined,
    ): Promise<void> {
      if (!(await nextDue()) || !(await takeTurn(turn, turnMs))) return
      try {
        for (let due = await nextDue(); due; due = await nextDue()) {
          const problem = await publish(due).then(() => undefined, problemOf)
          if (problem === 'busy') return
          await (problem === undefined ? commit(sql.drop, { id: due.id }) : commit(sql.fail, { id: due.id, problem }))
        }
      } finally {
        await giveTurnBack(turn)
      }
    },
  }
}

const toPlanned = ({ id, dueAt, person, words, problem }: Row): Planned => ({
  id: String(id),
  at: Number(dueAt),
  person: String(person),
  words: String(words),
  problem: String(problem),
})
