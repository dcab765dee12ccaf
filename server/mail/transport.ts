/** The connection to the mail server. */
import { createTransport } from 'nodemailer'
import type { MailMessage } from './message.ts'

export type SendResult = { refusedRecipients: string[] }
export type Transport = {
  /** Sends one mail; `onHandedOver` is called when all of it was written to the server. */
  send: (message: MailMessage, onHandedOver: () => void) => Promise<SendResult>
  /** Connects and logs in without sending anything. Throws what went wrong. */
  verify: () => Promise<void>
  close: () => void
}

export const mostConnections = 5

/** One try never outlives the lease of its mail, whatever the server trickles. */
const longestTryMs = 50_000

export function createSmtpTransport(url: string): Transport {
  const transport = createTransport({
    ...{ url, pool: true as const, maxConnections: mostConnections, maxMessages: 100, maxRequeues: 0 },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  transport.use('stream', (mail, done) => {
    const { onHandedOver } = mail.data as { onHandedOver?: () => void }
    mail.message.processFunc((input) => input.once('end', () => onHandedOver?.()))
    done()
  })
  return {
    async send(message, onHandedOver) {
      const signal = AbortSignal.timeout(longestTryMs)
      const info = await transport.sendMail({ ...message, signal, onHandedOver } as Parameters<
        typeof transport.sendMail
      >[0])
      return { refusedRecipients: (info.rejected ?? []).map(String) }
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}
