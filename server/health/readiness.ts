/** Whether this server can keep a lead right now. */
import { statfs } from 'node:fs/promises'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'

export type Readiness = { ready: boolean; checks: Record<string, string> }

const freshMs = 10_000
const lateMailMs = 15 * 60_000

/** Passes everything on and remembers when a lead was last stored, and when one last was not. */
export function watchCommits(store: Store) {
  const seen = { good: 0, bad: 0 }
  const watch = <Arguments extends unknown[], Result>(run: (...given: Arguments) => Promise<Result>) => {
    return async (...given: Arguments) => {
      try {
        const result = await run(...given)
        seen.good = Date.now()
        return result
      } catch (error) {
        seen.bad = Date.now()
        throw error
      }
    }
  }
  return { store: { ...store, add: watch(store.add), heartbeat: watch(store.heartbeat) }, seen }
}

type ReadinessParts = ReturnType<typeof watchCommits> & { settings: Settings; isDraining: () => boolean }

/**
 * A late mail is told but does not make a server unready: taking it out of service would lose leads, not mail them.
 */
export async function checkReadiness({ store, seen, settings, isDraining }: ReadinessParts): Promise<Readiness> {
  const [write, disk, mail] = await Promise.all([
    checkWrite(store, seen),
    checkDisk(settings),
    checkMail(store, settings),
  ])
  const checks = { write, disk, mail, ...(isDraining() && { server: 'is stopping' }) }
  return { ready: write === 'ok' && disk === 'ok' && !isDraining(), checks }
}

async function checkWrite(store: Pick<Store, 'heartbeat'>, seen: { good: number; bad: number }): Promise<string> {
  if (seen.good > seen.bad && Date.now() - seen.good < freshMs) return 'ok'
  return store.heartbeat().then(
    () => 'ok',
    (error) => `failed: ${error.message}`,
  )
}

/** A small disk needs less room: a twentieth of it is enough. */
async function checkDisk({ DATABASE_URL, DATA_DIR, MIN_FREE_MB }: Settings): Promise<string> {
  if (DATABASE_URL) return 'ok'
  const { bavail, blocks, bsize } = await statfs(DATA_DIR)
  const freeMb = (bavail * bsize) / 2 ** 20
  const neededMb = Math.min(MIN_FREE_MB, (blocks * bsize) / 2 ** 20 / 20)
  return freeMb >= neededMb ? 'ok' : `only ${freeMb.toFixed(1)} MB free`
}

async function checkMail(store: Pick<Store, 'counts'>, { SMTP_URL }: Settings): Promise<string> {
  if (!SMTP_URL) return 'not configured'
  const counts = await store.counts().catch(() => undefined)
  if (!counts) return 'unknown'
  if (counts.oldestDueMs > lateMailMs)
    return `late: the oldest has waited ${Math.round(counts.oldestDueMs / 60_000)} minutes`
  return counts.mail.dead > 0 ? `${counts.mail.dead} could not be sent; see "npm run leads -- list --mail dead"` : 'ok'
}
