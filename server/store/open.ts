import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { background, openPostgres, visitors } from './postgres.ts'
import { lockFolder, openSqlite, type SqliteOptions } from './sqlite.ts'
import { createStore, type Store } from './store.ts'

/** `database` is for what can wait, such as the desk's. */
export type OpenStore = { store: Store; database: Database; unlock: () => void }

/**
 * Opens the database that the settings name. A server locks a SQLite folder for itself, the owner's commands share it;
 * PostgreSQL takes any number of servers.
 */
export async function openStore(settings: Settings, options: SqliteOptions): Promise<OpenStore> {
  const { DATABASE_URL, DATA_DIR } = settings
  if (DATABASE_URL) {
    const intake = await openPostgres(DATABASE_URL, visitors)
    const database = await openPostgres(DATABASE_URL, background)
    return { store: createStore(intake, database), database, unlock: () => {} }
  }
  const unlock = options.isServer ? lockFolder(DATA_DIR) : () => {}
  const database = await openSqlite(DATA_DIR, options)
  return { store: createStore(database), database, unlock }
}
