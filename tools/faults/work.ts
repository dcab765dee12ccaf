/** Submissions that are made to take long: none may keep the others waiting. */
import { request } from 'node:http'
import { startProcess } from '../../tests/server/support/process.ts'
import { runsAll } from '../../tests/support/places.ts'
import type { Fault } from './fault.ts'
import { leadBody, percentile, runLoad } from './load.ts'

const size = 32_000
const fill = (field: string, text: string) => JSON.stringify({ ...JSON.parse(leadBody()), [field]: text })
const nested = (open: string, close: string) => `{"name":${open.repeat(5_000)}1${close.repeat(5_000)}}`
const list = (amount: number, of: (index: number) => string) => Array.from({ length: amount }, (_, index) => of(index))

/** Bodies of nearly the most bytes that are taken, each made to keep another part of the way busy. */
const bodies: [name: string, body: string, type?: string][] = [
  ['dots in an address', fill('email', `a@${'.'.repeat(size)} x`)],
  ['signs in an address', fill('email', 'a@'.repeat(size / 2))],
  ['digits in a phone number', fill('phone', '1x'.repeat(size / 2))],
  ['letters in a phone number', fill('phone', 'x'.repeat(size))],
  ['spaces in a name', fill('name', `a${' '.repeat(size)}b`)],
  ['line ends in a message', fill('message', '\r'.repeat(size / 2))],
  ['links in a message', fill('message', 'http://'.repeat(size / 7))],
  ['open tags in a message', fill('message', '<a'.repeat(size / 2))],
  ['lists in lists', nested('[', ']')],
  ['many names', JSON.stringify(Object.fromEntries(list(2_500, (index) => `f${index}`).map((name) => [name, 1])))],
  [
    'many pairs',
    list(6_000, (index) => `a${index}=`)
      .join('&')
      .slice(0, size),
    'application/x-www-form-urlencoded',
  ],
  ['many escapes', `message=${'%20'.repeat(10_000)}`, 'application/x-www-form-urlencoded'],
  ['equal signs', `message=${'='.repeat(size)}`, 'application/x-www-form-urlencoded'],
]

export const costlySubmissions: Fault = {
  name: 'submissions made to take long',
  kinds: ['SQLite'],
  isInTests: runsAll, // the tests of patterns and of what is sent have the parts
  async run({ isLong, place }) {
    const server = await startProcess({ ...(await place()).env, RATE_SOFT: '20', RATE_HARD: '200' })
    const send = (body: string, type = 'application/json') => postRaw(server.url, body, type)
    await send(leadBody())
    const costs = []
    for (const [name, body, type] of bodies) {
      const times = []
      for (let tries = 0; tries < (isLong ? 20 : 3); tries += 1) times.push(await send(body, type))
      costs.push({ name, ms: percentile(times, 0) })
    }
    costs.sort((one, other) => other.ms - one.ms)
    const post = async (ms: number) => {
      const end = Date.now() + ms
      return runLoad({ urls: [server.url], workers: 2, pauseMs: 20, until: () => Date.now() > end })
    }
    const calm = percentile((await post(isLong ? 5_000 : 500)).latencies, 0.99)
    let isOver = false
    const attack = Promise.all(
      list(4, () => '').map(async () => {
        while (!isOver) for (const [, body, type] of bodies) await send(body, type)
      }),
    )
    const honest = await post(isLong ? 10_000 : 1_000)
    isOver = true
    await attack
    await server.stop('SIGKILL')
    const p99 = percentile(honest.latencies, 0.99)
    const slack = isLong ? 1 : 4 // tests run beside each other; the long run has the machine to itself
    const [worst] = costs
    return {
      passed: (worst?.ms ?? 0) < 50 * slack && p99 < Math.max(250, calm * 5) * slack && honest.acknowledged.length > 0,
      figure: `the worst of ${costs.length} is "${worst?.name}" with ${worst?.ms.toFixed(1)} ms; honest posts p99 ${p99.toFixed(1)} ms among four who send nothing else, ${calm.toFixed(1)} ms without them`,
    }
  },
}

/** Milliseconds until the answer is there. */
function postRaw(url: string, body: string, type: string): Promise<number> {
  const started = performance.now()
  const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), accept: 'text/html' }
  return new Promise((resolve, reject) => {
    request(`${url}/submit-form.php`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - started))
    })
      .on('error', reject)
      .end(body)
  })
}
