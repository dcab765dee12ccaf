/** Tells the owner of leads that are held: what is not mailed is easily forgotten, and erased in the end. */
import type { Store } from '../store/store.ts'
import type { Lead } from '../store/types.ts'
import type { MailMessage } from './message.ts'
import type { Transport } from './transport.ts'

export type ReminderParts = {
  store: Pick<Store, 'counts' | 'leads' | 'takeTurn' | 'giveTurnBack'>
  transport: Pick<Transport, 'send'>
  message: (newest: Lead[], amount: number) => MailMessage
  /** How often the owner is reminded at most, whatever the number of servers. */
  everyMs: number
}

const turn = 'reminder of held leads'
/** Who has left a lead alone for that long has decided. */
const worthMs = 7 * 24 * 60 * 60 * 1000
const mostShown = 20

/** Sends a reminder if there is something to remind of and none was sent lately. Rejects when it cannot be sent now. */
export async function remindOfHeld({ store, transport, message, everyMs }: ReminderParts): Promise<void> {
  if ((await store.counts()).leads.held === 0 || !(await store.takeTurn(turn, everyMs))) return
  const { newest, amount } = await lately(store)
  if (amount === 0) return
  try {
    await transport.send(message(newest, amount), () => {})
  } catch (error) {
    await store.giveTurnBack(turn)
    throw error
  }
}

async function lately(store: ReminderParts['store']): Promise<{ newest: Lead[]; amount: number }> {
  const newest: Lead[] = []
  let amount = 0
  for await (const lead of store.leads({ state: 'held' })) {
    if (lead.receivedAt < Date.now() - worthMs) continue
    amount += 1
    newest.unshift(lead)
    newest.length = Math.min(newest.length, mostShown)
  }
  return { newest, amount }
}
