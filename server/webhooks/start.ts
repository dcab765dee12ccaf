import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { languageField } from '../../renderer/forms/wire.ts'
import { type OnResult, startOutbox } from '../mail/outbox.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Lead } from '../store/types.ts'
import { createReceiver } from './receiver.ts'

type Parts = { settings: Settings; store: Store; log: Logger; onResult: OnResult }

/** At a stop: how long a receiver may still take to answer. What it has not by then it is told again. */
const lastAnswerMs = 1_000

/** Starts telling the receiver of leads, where one is set. It has an outbox of its own and delays no mail. */
export function startWebhooks({ settings, store, log, onResult }: Parts) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE, MAIL_RETRY_SECONDS } = settings
  if (!url || !secret) return { nudge: () => {}, stop: async () => {} }
  const transport = createReceiver({ url, secret, allowsPrivate: WEBHOOK_PRIVATE === 'allowed' })
  const outbox = startOutbox({
    store: store.webhooks,
    transport,
    log: log.child({ webhook: 'lead' }),
    onResult,
    retryMs: MAIL_RETRY_SECONDS * 1000,
    message: (lead) => ({ id: lead.id, body: JSON.stringify(leadCreated(lead)) }),
  })
  const stop = async () => {
    const stopped = outbox.stop()
    await Promise.race([stopped, sleep(lastAnswerMs, undefined, { ref: false })])
    transport.close()
    await stopped
  }
  return { nudge: outbox.nudge, stop }
}

/** What the owner's mail says, for programs; the sender's address on the network is in neither. */
export function leadCreated({ id, form, page, receivedAt, fields, shown = {}, extra, reasons, photos }: Lead) {
  const { [languageField]: language, ...others } = extra
  const timestamp = new Date(receivedAt).toISOString()
  const data = { id, form, page, receivedAt: timestamp, language, fields, shown, extra: others, reasons, photos }
  return { type: 'lead.created', timestamp, data }
}
