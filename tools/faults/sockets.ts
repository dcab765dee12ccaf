/** Senders that are slow on purpose. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../../tests/server/support/process.ts'
import { runsAll } from '../../tests/support/places.ts'
import type { Fault } from './fault.ts'
import { outcomeText, percentile, runLoad } from './load.ts'

export const slowSockets: Fault = {
  name: '500 sockets dripping a byte a second',
  kinds: ['SQLite'],
  isInTests: runsAll, // the tests of connections have slow senders
  async run({ isLong, place }) {
    const server = await startProcess((await place()).env)
    const begun = Date.now()
    const quiet = await runLoad({
      urls: [server.url],
      workers: 2,
      pauseMs: 20,
      until: () => Date.now() > begun + (isLong ? 10_000 : 2_000),
    })
    const started = Date.now()
    const ends = Array.from({ length: 500 }, (_, index) => drip(Number(new URL(server.url).port), index))
    let open = ends.length
    let closedMs = 0
    for (const end of ends) {
      end.then((lifeMs) => {
        open -= 1
        closedMs = Math.max(closedMs, lifeMs)
      })
    }
    const load = await runLoad({
      urls: [server.url],
      workers: 2,
      pauseMs: 20,
      until: () => open === 0 || Date.now() > started + 15_000,
    })
    await server.stop('SIGKILL')
    const [before, p99] = [percentile(quiet.latencies, 0.99), percentile(load.latencies, 0.99)]
    return {
      passed:
        open === 0 &&
        closedMs < 10_000 &&
        p99 < Math.max(isLong ? 100 : 500, before * 2) &&
        load.outcomes.size === 1 &&
        load.outcomes.has('200'),
      figure: `all closed after ${(closedMs / 1000).toFixed(1)} s; honest posts p99 ${p99.toFixed(1)} ms, without them ${before.toFixed(1)} ms (${outcomeText(load)})`,
    }
  },
}

/**
 * Half of them drip headers, half a body; they begin spread over a second, as they share a process with the honest
 * visitors. Resolves with the socket's life when the server has closed it.
 */
async function drip(port: number, index: number): Promise<number> {
  await sleep(index * 2)
  const begun = Date.now()
  const head = 'POST /submit-form.php HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write(index % 2 === 0 ? head : `${head}Content-Length: 500\r\n\r\n`)
  const timer = setInterval(() => socket.write(index % 2 === 0 ? 'X' : ' '), 1_000)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return Date.now() - begun
}
