/** The little that the store asks of a database. Both databases run the same statements (`$1`, `$2` … and `now_ms()`). */

export type Value = string | number | Uint8Array | null
export type Row = Record<string, Value>
export type Statement = { sql: string; values: Value[] }

/** A statement with the values of its `$1`, `$2` and so on. */
export const one = (sql: string, ...values: Value[]): Statement => ({ sql, values })

/** Several, with the same values. */
export const all = (texts: Record<string, string>, ...values: Value[]) =>
  Object.values(texts).map((text) => one(text, ...values))

export const idsIn = (rows: Row[] | undefined) => (rows ?? []).map(({ id }) => String(id))

export interface Database {
  /** Runs one statement that changes nothing. */
  read(sql: string, values?: Value[]): Promise<Row[]>
  /**
   * Runs the statements in order, all or none, and returns each one's rows. Resolves only when they are on disk.
   * Throws {@link StoreUnavailable} when that did not happen in time; it may still have happened.
   */
  commit(statements: Statement[]): Promise<Row[][]>
  /** Writes a consistent copy to a file, where the database can do that itself. */
  backup?(file: string): Promise<void>
  /**
   * Takes what erased rows left behind out of the database's files, as far as the database can do that: thoroughly by
   * writing all of it anew, for which visitors have to wait.
   */
  scrub(isThorough: boolean): Promise<void>
  /** What makes it less safe than it has to be, as of the last commit. */
  doubt?(): string | undefined
  /** Finishes what is under way and lets go. */
  close(): Promise<void>
}

/** The database cannot take a write now: locked, full, stopped or too slow. Trying again later may work. */
export class StoreUnavailable extends Error {}

/** The database would lose what it acknowledged; the message says which setting is at fault. */
export class UnsafeDatabase extends Error {}

/** Runs one statement that changes something, as {@link Database.commit} does. */
export const commitOne = async (database: Database, statement: string, ...values: Value[]): Promise<Row[]> =>
  (await database.commit([one(statement, ...values)]))[0] ?? []
