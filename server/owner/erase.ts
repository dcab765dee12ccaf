/** Erasing a person: from the database, from the copies beside it, and from what deleted rows leave in the files. */
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waysToType } from '../../renderer/common/phone.ts'
import { openSqliteFile, sqliteFile } from '../store/sqlite.ts'
import { createStore, type Store } from '../store/store.ts'
import { CommandError } from './command-error.ts'
import type { Lines, Options } from './options.ts'

export async function* erase(store: Store, options: Options, ids: string[] = []): Lines {
  const { email, phone, dataFolder } = options
  if (!email && !phone && ids.length === 0)
    throw new CommandError('Say whom to erase: --email ADDRESS or --phone NUMBER, or the id of one lead')
  const { gone, copies, problem } = await eraseAll(
    store,
    [...peopleWith(options), ...ids.map((id) => ({ id }))],
    dataFolder,
  )
  if (problem)
    throw new CommandError(
      `${gone.length} erased, but files may still hold some of the text: ${problem}. Give the same command again.`,
    )
  for (const id of gone) yield `${id} erased`
  for (const { file, amount } of copies) yield `${amount} erased from the copy ${file}`
  yield `${gone.length} erased. Mails, and copies elsewhere, are not touched.`
}

type Person = { email: string } | { phone: string } | { id: string }

/** Whoever has the address or the number, in whatever way it was typed. */
export const peopleWith = ({ email, phone, country }: Pick<Options, 'email' | 'phone' | 'country'>): Person[] => [
  ...(email ? [{ email }] : []),
  ...(phone ? waysToType(phone, country).map((way) => ({ phone: way })) : []),
]

/**
 * Erases people, or single leads, from the database and from the copies of it in the data folder. Says which leads are
 * gone, how much was in which copy, and what kept files from being cleared.
 */
export async function eraseAll(store: Store, people: Person[], dataFolder: string | undefined) {
  const gone = await eraseFrom(store, people)
  try {
    return { gone, copies: await clear(store, people, dataFolder) }
  } catch (error) {
    return { gone, copies: [], problem: (error as Error).message }
  }
}

/** The ids of what was erased. */
async function eraseFrom(store: Pick<Store, 'erase'>, people: Person[]): Promise<string[]> {
  const gone = []
  for (const person of people) gone.push(...(await store.erase(person)))
  return gone
}

/** Clears the files of what was erased, and the copies of them. Returns how much was in which copy. */
async function clear(store: Store, people: Person[], dataFolder: string | undefined) {
  await store.scrub(true)
  const backups = []
  for (const file of dataFolder ? await copiesIn(dataFolder) : []) {
    const copy = createStore(await openSqliteFile(file))
    try {
      const { length: amount } = await eraseFrom(copy, people)
      await copy.scrub(true)
      if (amount > 0) backups.push({ file, amount })
    } finally {
      await copy.close()
    }
  }
  return backups
}

/** Backups and moved databases in the data folder, whatever their names. */
async function copiesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const copies = []
  for (const file of files) if (file !== sqliteFile(folder) && (await hasLeads(file))) copies.push(file)
  return copies
}

async function hasLeads(file: string): Promise<boolean> {
  const handle = await open(file).catch((error) => {
    // A journal of the server is there for a moment.
    if (error.code !== 'ENOENT') throw error
  })
  if (!handle) return false
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0).finally(() => handle.close())
  if (buffer.toString('latin1') !== 'SQLite format 3\0') return false
  const database = new DatabaseSync(file)
  try {
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'submission_keys'").get() !== undefined
  } catch {
    return false
  } finally {
    database.close()
  }
}
