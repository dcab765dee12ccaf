/** Whether this server can keep a lead right now. */
import { statfs } from 'node:fs/promises'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { LeadToAdd } from '../store/types.ts'

export type Readiness = { ready: boolean; checks: Record<string, string> }

const freshMs = 10_000
const lateMailMs = 15 * 60_000

type Seen = { writtenAt: number; failed: LeadToAdd | undefined }

/** Passes everything on and remembers when a lead was last stored, and which one could not be. */
export function watchCommits(store: Store) {
  const seen: Seen = { writtenAt: Number.NEGATIVE_INFINITY, failed: undefined }
  const add: Store['add'] = async (lead, key) => {
    try {
      const added = await store.add(lead, key)
      seen.writtenAt = performance.now()
      return added
    } catch (error) {
      seen.failed = lead
      throw error
    }
  }
  return { store: { ...store, add }, seen }
}

type ReadinessParts = {
  store: Pick<Store, 'heartbeat' | 'look' | 'doubt' | 'counts'>
  seen: Seen
  settings: Settings
  isDraining: () => boolean
  /** Why no mail can go at present. */
  mailProblem: () => string | undefined
  /** What is wrong with the settings about proxies. */
  proxyProblem: () => string | undefined
}

/**
 * Late mail and a proxy that the settings do not know of are told but do not make a server unready: taking it out of
 * service would lose leads, not mail them.
 */
export async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const [write, disk, mail] = await Promise.all([checkWrite(parts), checkDisk(parts.settings), checkMail(parts)])
  const proxy = parts.proxyProblem()
  const checks = { write, disk, mail, ...(proxy && { proxy }), ...(parts.isDraining() && { server: 'is stopping' }) }
  return { ready: write === 'ok' && disk === 'ok' && !parts.isDraining(), checks }
}

/** After a lead that could not be stored only one like it shows that leads can be stored again. */
async function checkWrite({ store, seen }: ReadinessParts): Promise<string> {
  const { failed } = seen
  const isFresh = performance.now() - seen.writtenAt < freshMs
  try {
    if (isFresh && !failed) await store.look()
    else await store.heartbeat(failed)
  } catch (error) {
    return `failed: ${(error as Error).message}`
  }
  if (failed && seen.failed === failed) seen.failed = undefined
  if (!isFresh) seen.writtenAt = performance.now()
  return store.doubt() ?? 'ok'
}

/** A small disk needs less room: a twentieth of it is enough. */
async function checkDisk({ DATABASE_URL, DATA_DIR, MIN_FREE_MB }: Settings): Promise<string> {
  if (DATABASE_URL) return 'ok'
  const space = await statfs(DATA_DIR).catch((error: Error) => error)
  if (space instanceof Error) return `cannot look at DATA_DIR: ${space.message}`
  const { bavail, blocks, bsize } = space
  const freeMb = (bavail * bsize) / 2 ** 20
  const neededMb = Math.min(MIN_FREE_MB, (blocks * bsize) / 2 ** 20 / 20)
  return freeMb >= neededMb ? 'ok' : `only ${freeMb.toFixed(1)} MB free`
}

async function checkMail({ store, settings, mailProblem }: ReadinessParts): Promise<string> {
  if (!settings.SMTP_URL) return 'not configured'
  const problem = mailProblem()
  if (problem) return `waits: ${problem}`
  const counts = await store.counts().catch(() => undefined)
  if (!counts) return 'unknown'
  if (counts.oldestDueMs > lateMailMs)
    return `late: the oldest has waited ${Math.round(counts.oldestDueMs / 60_000)} minutes`
  return counts.mail.dead > 0 ? `${counts.mail.dead} could not be sent; see "npm run leads -- list --mail dead"` : 'ok'
}
