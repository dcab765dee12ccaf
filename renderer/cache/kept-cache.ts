import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createCache, type TurningCache } from './cache.ts'

/** How long another process may write before it is not waited for. Milliseconds. */
const timeout = 200

/** A cache that the next process finds again in a SQLite file, which only ever saves time: see {@link withFile}. */
export function openCache(path: string): TurningCache {
  const kept = withFile(path, readAll) ?? new Map<string, unknown>()
  const memory = createCache(kept)
  const stored = new Set(kept.keys())
  const fresh = new Map<string, unknown>()
  return {
    get: (key, make) =>
      memory.get(key, () => {
        const value = make()
        fresh.set(key, value)
        return value
      }),
    turn() {
      if (fresh.size === 0) return
      const asked = memory.turn()
      const idle = [...stored].filter((key) => !asked.has(key))
      const dropped = withFile(path, (database) => write(database, fresh, idle)) ?? []
      for (const key of fresh.keys()) stored.add(key)
      for (const key of dropped) stored.delete(key)
      fresh.clear()
    },
  }
}

/** All at once, which is many times as fast as one after the other. A value that is spoilt is not known. */
function readAll(database: DatabaseSync): Map<string, unknown> {
  const all = database.prepare('select key, value from kept')
  all.setReturnArrays(true)
  const results = new Map<string, unknown>()
  for (const row of all.iterate()) {
    const [key, value] = row as unknown as [string, string]
    results.set(key, parsed(value))
  }
  return results
}

/** Adds what is new. Of what was idle while something new was made, it drops, and returns, what was so once before. */
function write(database: DatabaseSync, fresh: ReadonlyMap<string, unknown>, idle: readonly string[]): string[] {
  database.exec('begin immediate')
  const insert = database.prepare('insert or replace into kept (key, value) values (?, ?)')
  for (const [key, value] of fresh) insert.run(key, JSON.stringify(value))
  const drop = database.prepare('delete from kept where key = ? and idle > 0')
  const dropped = idle.filter((key) => drop.run(key).changes > 0)
  const note = database.prepare('update kept set idle = 1 where key = ?')
  for (const key of idle) note.run(key)
  database.exec('commit')
  return dropped
}

/** SQLite's codes of a file that it cannot read: SQLITE_ERROR of other tables, SQLITE_CORRUPT and SQLITE_NOTADB. */
const broken = [1, 11, 26]

/** Whether an error tells that a SQLite file has to be made anew. */
export const isBroken = (error: unknown) => broken.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff)

/**
 * Does something with the file. What cannot be done is left undone, be the file locked, the folder not ours to write or
 * the disk full; a broken file is removed, so that the next one is whole.
 */
function withFile<Result>(path: string, work: (database: DatabaseSync) => Result): Result | undefined {
  try {
    return inDatabase(path, work)
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException
    if (code !== 'ERR_SQLITE_ERROR' && errno === undefined) throw error
    if (isBroken(error)) rmSync(path, { force: true })
    return undefined
  }
}

function inDatabase<Result>(path: string, work: (database: DatabaseSync) => Result): Result {
  mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout })
  try {
    // What the last moments before a power cut lose is made again.
    database.exec('pragma synchronous = off')
    database.exec('create table if not exists kept (key text primary key, value text, idle integer default 0)')
    return work(database)
  } finally {
    database.close()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
