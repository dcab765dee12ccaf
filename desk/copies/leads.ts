/** The database as a file, and back. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { constants, copyFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { message } from '../../renderer/messages/message.ts'
import type { Settings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { stepsSince } from '../../server/store/schema.ts'
import { sqliteFile } from '../../server/store/sqlite.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { besides } from './archive.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>
export type Saved = { database: 'sqlite' | 'postgres'; leads: number; file: string }

/** Writes all of the database to a file in the folder, while servers go on. Undefined where there is none yet. */
export async function saveLeads(settings: Settings, folder: string): Promise<Saved | undefined> {
  const { DATABASE_URL, DATA_DIR } = settings
  const database = DATABASE_URL ? 'postgres' : 'sqlite'
  if (!DATABASE_URL && !existsSync(sqliteFile(DATA_DIR))) return undefined
  const file = join(folder, besides[database])
  const { store } = await openStore(settings, { isServer: false })
  try {
    const leads = Object.values((await store.counts()).leads).reduce((sum, amount) => sum + amount, 0)
    await (DATABASE_URL ? postgres(DATABASE_URL, 'pg_dump', '-Fc', '--no-owner', '-f', file) : store.backup?.(file))
    return { database, leads, file }
  } finally {
    await store.close()
  }
}

/** Throws where the file is not the whole of a database of leads, or holds something that acts by itself and is not ours. */
export async function proveLeads({ database, file }: Pick<Saved, 'database' | 'file'>): Promise<void> {
  if (database === 'postgres') await postgres('', 'pg_restore', '--list', file)
  else if (!isWhole(file)) throw new Refusal(message('copy.database-spoilt'), message('copy.unfit-hint'))
}

function isWhole(file: string): boolean {
  try {
    const copy = new DatabaseSync(file, { readOnly: true })
    const acting = copy.prepare("SELECT sql FROM sqlite_master WHERE type NOT IN ('table', 'index')").all()
    const isStrange = acting.some(({ sql }) => !stepsSince(0, 'sqlite').includes(String(sql)))
    const isSound = copy.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok'
    const isOurs = copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'submission_keys'").get()
    copy.close()
    return isSound && !isStrange && isOurs !== undefined
  } catch {
    return false
  }
}

/** Refuses a place in which there are leads already, or that takes another sort of database. */
export async function assertEmpty(database: Saved['database'], { DATABASE_URL, DATA_DIR }: Where): Promise<void> {
  if ((database === 'postgres') !== (DATABASE_URL !== undefined))
    throw new Refusal(
      message('copy.other-database', { database }),
      message(database === 'sqlite' ? 'copy.other-database-sqlite' : 'copy.other-database-postgres'),
    )
  const isTaken = DATABASE_URL
    ? (await postgres(
        DATABASE_URL,
        'psql',
        '-Atc',
        'SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1',
      )) !== ''
    : existsSync(sqliteFile(DATA_DIR))
  if (isTaken) throw new Refusal(message('copy.leads-there'), message('copy.leads-there-hint'))
}

/** Who was signed out after the copy was made would be signed in again. */
const endSessions = 'DELETE FROM desk_sessions; DELETE FROM desk_links'

/** Puts the leads of a file where the server finds them. */
export async function bringLeads(
  { database, file }: Pick<Saved, 'database' | 'file'>,
  { DATABASE_URL, DATA_DIR }: Where,
) {
  if (database === 'postgres') {
    await postgres(DATABASE_URL ?? '', 'pg_restore', '--no-owner', '--single-transaction', file)
    await postgres(DATABASE_URL ?? '', 'psql', '--quiet', '-c', endSessions)
    return
  }
  const target = sqliteFile(DATA_DIR)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  await copyFile(file, target, constants.COPYFILE_EXCL)
  for (const left of ['-wal', '-shm']) await rm(target + left, { force: true })
  const copy = new DatabaseSync(target)
  copy.exec(endSessions)
  copy.close()
}

/** Runs a program of PostgreSQL. The password is no argument, which everybody on the machine could read. */
async function postgres(address: string, program: string, ...args: string[]): Promise<string> {
  const url = address ? new URL(address) : undefined
  const env = { ...process.env, ...(url?.password && { PGPASSWORD: decodeURIComponent(url.password) }) }
  if (url) url.password = ''
  const options = { env, timeout: 6 * 60 * 60_000, maxBuffer: 2 ** 26 }
  const words = [...(url ? [`--dbname=${url.href}`] : []), ...args]
  const { stdout } = await promisify(execFile)(program, words, options).catch((error) => {
    const reason =
      error.code === 'ENOENT'
        ? 'ENOENT'
        : String(error.stderr || error.message)
            .trim()
            .slice(0, 300)
    throw new Refusal(message('copy.postgres', { program, reason }), message('copy.postgres-hint'))
  })
  return stdout.trim()
}
