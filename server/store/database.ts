/** The little that the store asks of a database. Both run the same statements (`:name` is a value, `now_ms()` the time). */

export type Value = string | number | Uint8Array | null
export type Row = Record<string, Value>
export type Values = Record<string, Value>
export type Statement = { sql: string; values?: Values }

/** Those of the values that the text names, in its order; a name without a value would be written as nothing at all. */
export function valuesIn({ sql, values = {} }: Statement): Values {
  const names = new Set(sql.match(/(?<=:)\w+/g))
  for (const name of names) if (values[name] === undefined) throw new Error(`a statement lacks its value "${name}"`)
  return Object.fromEntries([...names].map((name) => [name, values[name] as Value]))
}

export interface Database {
  /** Runs one statement that changes nothing. */
  read(sql: string, values?: Values): Promise<Row[]>
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

/** The statements of a group, which share their values. */
export const all = <Name extends string>(group: Record<Name, string>, values: Values) =>
  Object.fromEntries(Object.entries(group).map(([name, sql]) => [name, { sql, values }])) as Record<Name, Statement>

/** Commits statements in their order ({@link Database.commit}), and returns the rows of each by its name. */
export async function commitAll<Name extends string>(
  database: Database,
  statements: Record<Name, Statement>,
): Promise<Record<Name, Row[]>> {
  const rows = await database.commit(Object.values(statements))
  return Object.fromEntries(Object.keys(statements).map((name, index) => [name, rows[index]])) as Record<Name, Row[]>
}

/** Commits one statement, and returns its rows. */
export const commitOne = async (database: Database, sql: string, values: Values): Promise<Row[]> =>
  (await database.commit([{ sql, values }]))[0] ?? []

export const idsIn = (rows: Row[]) => rows.map(({ id }) => String(id))
