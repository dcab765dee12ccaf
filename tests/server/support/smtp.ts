/** A real mail server that behaves, or misbehaves, as told. */
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { freePort } from './postgres.ts'

export type Behaviour = 'accept' | 'later' | 'refuse' | 'cut' | 'hang' | 'lock'
export type ReceivedMail = { id: string; raw: string; isSecure: boolean; to: string[]; at: number }
export type Smtp = {
  url: string
  received: ReceivedMail[]
  /** How often somebody tried to log in. */
  logins: () => number
  behave: (behaviour: Behaviour) => void
  /** Starts listening again after a stop, on the same port. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

const answers = { later: [451, 'Greylisted, come back later'], refuse: [550, 'No such mailbox'] } as const

/** Ends connections without a word: the one with the id, or all. */
function breakOff(connections: Set<unknown>, id?: string): void {
  for (const connection of connections as Set<{ id: string; _socket: Socket }>) {
    if (id === undefined || connection.id === id) connection._socket.destroy()
  }
}

/** What it can do beside taking mail: nothing, unless said. `tls` has a certificate that nobody vouches for. */
type Extensions = { tls?: boolean }

/**
 * A server that greets, takes mail and keeps it. `cut` ends the connection when all of a mail was read, `lock` takes no
 * password. Who logs in has to do so before anything else.
 */
export async function startSmtp({ tls = false }: Extensions = {}): Promise<Smtp> {
  const port = await freePort()
  const received: ReceivedMail[] = []
  let behaviour: Behaviour = 'accept'
  let logins = 0
  let server: SMTPServer | Server
  const smtp = () =>
    new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: tls ? [] : ['STARTTLS'],
      disableReverseLookup: true,
      onAuth(_auth, _session, done) {
        logins += 1
        if (behaviour === 'lock') return done(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
        return done(null, { user: 'web' })
      },
      onRcptTo(_address, _session, done) {
        const [responseCode, text] = behaviour === 'later' || behaviour === 'refuse' ? answers[behaviour] : []
        done(responseCode ? Object.assign(new Error(text), { responseCode }) : undefined)
      },
      onData(stream, session, done) {
        let raw = ''
        stream.on('data', (chunk) => {
          raw += chunk
        })
        stream.on('end', () => {
          const id = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''
          received.push({
            id,
            raw,
            isSecure: session.secure,
            to: session.envelope.rcptTo.map(({ address }) => address),
            at: Date.now(),
          })
          if (behaviour !== 'cut') return done()
          breakOff((server as SMTPServer).connections, session.id)
        })
      },
    })
  /** Takes connections and says nothing at all. */
  const mute = () => createServer((socket) => void socket.on('error', () => {}))
  const start = async () => {
    server = behaviour === 'hang' ? mute() : smtp()
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server instanceof SMTPServer ? server.server : server, 'listening')
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server instanceof SMTPServer) {
        for (const connection of server.connections) (connection as unknown as { _socket: Socket })._socket.destroy()
      }
      server.close(() => resolve())
      if (!(server instanceof SMTPServer)) resolve()
    })
  await start()
  const behave = (next: Behaviour) => {
    behaviour = next
  }
  return { url: `smtp://127.0.0.1:${port}`, received, logins: () => logins, behave, start, stop }
}
