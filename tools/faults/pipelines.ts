/**
 * Requests sent ahead by the thousand, on connections that are gone before any answer. One sender has a hundred
 * connections at most; here all come from this machine, which may be a proxy, and so from twenty senders at least.
 */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { quotePath } from '../../tests/server/support/post.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import type { Fault } from './fault.ts'

const page = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'
const body = 'name=Ada&phone=5025550100&email=a%40example.com&zip=40217&serviceType=roofing'
const post = `POST ${quotePath} HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`

export const pipelinedRequests: Fault = {
  name: 'a thousand requests sent ahead on each of many connections',
  kinds: ['SQLite'],
  isInTests: false,
  async run({ isLong, place }) {
    const server = await startProcess((await place()).env)
    const port = Number(new URL(server.url).port)
    const amount = isLong ? 2_000 : 300
    const flood = [page, post].map((request) => Buffer.from(request.repeat(1_000)))
    const gone = Array.from({ length: amount }, (_, index) => sendAndLeave(port, flood[index % 2] ?? flood[0]))
    await Promise.all(gone)
    const started = performance.now()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const lead = await statusOf(server.url + quotePath, { method: 'POST', redirect: 'manual', headers, body })
    const leadMs = performance.now() - started
    const shown = await statusOf(server.url)
    const pageMs = performance.now() - started - leadMs
    await server.stop('SIGKILL')
    return {
      passed: lead === 303 && shown === 200 && leadMs < (isLong ? 5_000 : 3_000),
      figure: `${amount} connections; once they are gone a lead is taken after ${Math.round(leadMs)} ms (${lead}), a page comes after ${Math.round(pageMs)} ms (${shown})`,
    }
  },
}

const statusOf = (url: string, init?: RequestInit): Promise<number | string> =>
  fetch(url, init).then(
    ({ status }) => status,
    ({ cause }) => String(cause),
  )

/** Sends all of it, waits a moment and goes. */
async function sendAndLeave(port: number, bytes: Buffer | undefined): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  if (bytes) socket.write(bytes)
  await Promise.race([closed, sleep(1_000)])
  socket.destroy()
}
