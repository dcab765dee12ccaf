import type { Logger } from 'pino'
import { confirmationMail } from '../newsletter/confirmation.ts'
import type { Settings } from '../settings.ts'
import type { SiteFile } from '../site.ts'
import type { Store } from '../store/store.ts'
import { heldMail, leadMail } from './message.ts'
import { type OnResult, startOutbox } from './outbox.ts'
import { type ReminderParts, remindOfHeld } from './reminder.ts'
import { createSmtpTransport, type Transport } from './transport.ts'
import { visitorMail } from './visitor.ts'

export type MailService = {
  transport: Transport | undefined
  nudge: () => void
  /** Reminds the owner of held leads, if it is time to. */
  remind: () => Promise<void>
  stop: () => Promise<void>
}
/** `siteFile` gives the present build's, since a new one may come while the server runs. */
type Parts = {
  settings: Settings
  siteFile: () => SiteFile
  store: Store
  log: Logger
  onResult: OnResult
  onAnswer: OnResult
}

/** Starts sending mail, where a mail server is set. Without one every lead keeps its mail for later. */
export function startMail({ settings, siteFile, store, log, onResult, onAnswer }: Parts): MailService {
  const { SMTP_URL, LEADS_FROM, LEADS_TO, CANARY_TO, MAIL_RETRY_SECONDS, HELD_REMINDER_HOURS } = settings
  const retryMs = MAIL_RETRY_SECONDS * 1000
  if (!SMTP_URL || !LEADS_FROM || !LEADS_TO)
    return { transport: undefined, nudge: () => {}, remind: async () => {}, stop: async () => {} }
  const transport = createSmtpTransport({
    url: SMTP_URL,
    retryMs,
    allowsPlainText: settings.SMTP_WITHOUT_TLS === 'allowed',
  })
  const sender = { from: LEADS_FROM, to: LEADS_TO, canaryTo: CANARY_TO }
  const outbox = startOutbox({
    store,
    transport,
    log: log.child({ mail: 'lead' }),
    onResult,
    retryMs,
    message: async (lead) => {
      if (lead.kind === 'newsletter') return confirmationMail(lead, siteFile(), LEADS_FROM, await store.secret())
      const photos = lead.photos > 0 ? await store.photos(lead.id) : []
      return leadMail(lead, siteFile(), sender, photos)
    },
  })
  const answers = startOutbox({
    store: store.answers,
    transport,
    log: log.child({ mail: 'answer' }),
    onResult: onAnswer,
    retryMs,
    isOnce: true,
    message: async ({ id }) => {
      const answer = await store.answers.of(id)
      if (!answer) throw new Error('the answer was erased meanwhile')
      const { address: to, subject, text } = answer
      const mail = { id: `answer.${id}`, to, subject, text, cause: 'auto-replied' } as const
      return visitorMail(mail, siteFile().site, LEADS_FROM)
    },
  })
  const remind = async () => {
    if (HELD_REMINDER_HOURS === 0 || transport.waitMs() > 0) return
    const message: ReminderParts['message'] = (newest, amount) => heldMail(newest, amount, siteFile(), sender)
    await remindOfHeld({ store, transport, message, everyMs: HELD_REMINDER_HOURS * 60 * 60_000 })
  }
  const nudge = () => {
    outbox.nudge()
    answers.nudge()
  }
  const stop = async () => {
    await Promise.all([answers.stop(), outbox.stop()])
    transport.close()
  }
  return { transport, remind, nudge, stop }
}
