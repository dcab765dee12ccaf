import type { Settings } from '../settings.ts'
import { lockFolder, openSqlite } from './sqlite.ts'
import { createStore, type Store } from './store.ts'

export type OpenStore = { store: Store; unlock: () => void }

/** Opens the database that the settings name. A server locks a folder for itself; the owner's commands share it. */
export async function openStore(settings: Settings, { isServer }: { isServer: boolean }): Promise<OpenStore> {
  const unlock = isServer ? lockFolder(settings.DATA_DIR) : () => {}
  return { store: createStore(await openSqlite(settings.DATA_DIR)), unlock }
}
