/** Whether this server can keep a lead right now. */
import { statfs } from 'node:fs/promises'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Counts, LeadToAdd } from '../store/types.ts'

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
  /** What else is told. */
  further?: (() => Record<string, string>) | undefined
}

/**
 * Late mail and webhooks, and a proxy that the settings do not know of, are told but do not make a server unready:
 * taking it out of service would lose leads, not mail them.
 */
export async function checkReadiness(parts: ReadinessParts): Promise<Readiness> {
  const { SMTP_URL, WEBHOOK_URL } = parts.settings
  const asked = SMTP_URL || WEBHOOK_URL ? parts.store.counts().catch(() => undefined) : undefined
  const [write, disk, counts] = await Promise.all([checkWrite(parts), checkDisk(parts.settings), asked])
  const proxy = parts.proxyProblem()
  const mail = SMTP_URL ? checkMail(parts, counts) : 'not configured'
  const webhooks = WEBHOOK_URL && checkOutbox(counts?.webhooks.dead, counts?.oldestWebhookMs, 'webhooks --mail dead')
  const checks = {
    write,
    disk,
    mail,
    ...(webhooks && { webhooks }),
    ...(proxy && { proxy }),
    ...parts.further?.(),
    ...(parts.isDraining() && { server: 'is stopping' }),
  }
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

function checkMail({ mailProblem }: ReadinessParts, counts: Counts | undefined): string {
  const problem = mailProblem()
  return problem ? `waits: ${problem}` : checkOutbox(counts?.mail.dead, counts?.oldestDueMs, 'list --mail dead')
}

function checkOutbox(dead: number | undefined, oldestMs = 0, command: string): string {
  if (dead === undefined) return 'unknown'
  if (oldestMs > lateMailMs) return `late: the oldest has waited ${Math.round(oldestMs / 60_000)} minutes`
  return dead > 0 ? `${dead} could not be sent; see "npm run leads -- ${command}"` : 'ok'
}
