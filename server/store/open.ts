import type { Settings } from '../settings.ts'
import { background, openPostgres, visitors } from './postgres.ts'
import { lockFolder, openSqlite, type SqliteOptions } from './sqlite.ts'
import { createStore, type Store } from './store.ts'

export type OpenStore = { store: Store; unlock: () => void }

/**
 * Opens the database that the settings name. A server locks a SQLite folder for itself, the owner's commands share it;
 * PostgreSQL takes any number of servers.
 */
export async function openStore(settings: Settings, options: SqliteOptions): Promise<OpenStore> {
  const { DATABASE_URL, DATA_DIR } = settings
  if (DATABASE_URL) {
    const intake = await openPostgres(DATABASE_URL, visitors)
    return { store: createStore(intake, await openPostgres(DATABASE_URL, background)), unlock: () => {} }
  }
  const unlock = options.isServer ? lockFolder(DATA_DIR) : () => {}
  return { store: createStore(await openSqlite(DATA_DIR, options)), unlock }
}
