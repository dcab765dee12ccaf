import { commitOne, type Database, idsIn, type Row } from './database.ts'
import { newId } from './ids.ts'
import { comparablePhone } from './person.ts'
import { leadOf } from './rows.ts'
import { statements as sql } from './statements.ts'
import type { Arrival, Box, Lead, Note } from './types.ts'

/** Above every id, in whatever order a database has letters. */
const newest = 'g'
const mostWords = 5
/** How many are read at once: more than a page has. */
const mostInRound = 100
const mostNotes = 200
const mostArrivals = 2_000

/** Where to go on, and how many to read at most; the newest come first. */
type Part = { before?: string | undefined; most: number }

/** Leads as the owner's desk has them: in boxes, searched and noted on. */
export const inboxOf = (database: Database) => ({
  /** The leads of a box, or those whose mail did not go out. */
  async inBox(box: Box | 'unsent', { before = newest, most }: Part): Promise<Lead[]> {
    const rows = await database.read(box === 'unsent' ? sql.unsent : sql.boxed, { box, before, most })
    return rows.map(leadOf)
  },
  /** How many leads lie in each box that has any. */
  async countBoxes(): Promise<Partial<Record<Box | 'unsent', number>>> {
    const [rows, [unsent]] = await Promise.all([database.read(sql.countBoxes), database.read(sql.countUnsent)])
    const all: Row[] = [...rows, { box: 'unsent', amount: Number(unsent?.amount) }]
    return Object.fromEntries(all.map(({ box, amount }) => [box, Number(amount)]))
  },
  /** Those of the newest leads in whose fields all words are found, in small or large letters, or the phone number. */
  async search(text: string, { before = newest, most }: Part): Promise<Lead[]> {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
    if (words.length === 0) return []
    const patterns = Array.from({ length: mostWords }, (_, index) => [
      `word${index + 1}`,
      patternOf(words[index] ?? ''),
    ])
    const asked = { ...Object.fromEntries(patterns), digits: digitsIn(text), most: mostInRound }
    const found: Lead[] = []
    for (let from = before; found.length < most; ) {
      const leads = (await database.read(sql.search, { ...asked, before: from })).map(leadOf)
      found.push(...leads.filter((lead) => hasAll(lead, words) || hasNumber(lead, asked.digits)))
      if (leads.length < mostInRound) break
      from = leads.at(-1)?.id ?? ''
    }
    return found.slice(0, most)
  },
  /** The newest in the box of new ones, as far as they came after a lead or a time ({@link firstId}). */
  arrived: async (since: string): Promise<string[]> =>
    idsIn(await database.read(sql.arrived, { since, most: mostInRound })),
  /** What figures are made of, from a time on, oldest first. */
  async *arrivals(since = 0): AsyncGenerator<Arrival> {
    for (let after = ''; ; ) {
      const rows = await database.read(sql.arrivals, { since, after, most: mostArrivals })
      yield* rows.map((row) => ({ ...row, source: JSON.parse(String(row.source)) }) as unknown as Arrival)
      if (rows.length < mostArrivals) return
      after = String(rows.at(-1)?.id)
    }
  },
  /** False where there is no such lead, or it has more notes than anybody reads. */
  addNote: async (id: string, person: string, text: string) =>
    (await commitOne(database, sql.addNote, { noteId: newId(), id, person, text, most: mostNotes })).length > 0,
  notes: async (id: string) => (await database.read(sql.notes, { id })) as Note[],
})

/** Fields are kept as JSON, and databases know small and large letters of English alone: the rest is looked at here. */
const patternOf = (word: string) => `%${word.replaceAll(/[^a-z0-9@.,:/()+-]+/g, '%')}%`

/** A phone number as leads have it for comparing; empty for what is none. */
const digitsIn = (text: string) => (/^[\d\s()+./-]{4,}$/.test(text.trim()) ? comparablePhone(text) : '')

const hasAll = ({ fields }: Lead, words: string[]) => {
  const text = Object.values(fields).join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}
const hasNumber = ({ fields }: Lead, digits: string) =>
  digits !== '' && comparablePhone(fields.phone ?? '').includes(digits)
