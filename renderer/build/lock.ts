import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const SQLITE_BUSY = 5
const PAUSE_MS = 100

/**
 * Waits until nobody else holds a lock, and takes it. SQLite's own lock on a file is used: the system lets it go when
 * the process ends, however it ends, so that a killed build holds up none.
 */
export async function waitForLock(file: string, onWait?: () => void): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  for (let tries = 0; ; tries++) {
    const release = tryLock(file)
    if (release) return release
    if (tries === 0) onWait?.()
    await sleep(PAUSE_MS)
  }
}

function tryLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return undefined
  }
}
