/** Visitors in numbers: posts of different leads over kept connections, with a record of what was acknowledged. */
import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../server/store/ids.ts'
import { quote, quotePath } from '../../tests/server/support/post.ts'

export type Load = {
  /** Ids that the server answered with 2xx. */
  acknowledged: string[]
  /** Answers by status, and errors by code. */
  outcomes: Map<string, number>
  latencies: number[]
}
type Options = { urls: string[]; workers: number; until: () => boolean; pauseMs?: number }
type Answer = { status: number; body: string }

/** Every worker posts one lead after another until told to stop. Nothing is sent twice. */
export async function runLoad({ urls, workers, until, pauseMs = 0 }: Options): Promise<Load> {
  const load: Load = { acknowledged: [], outcomes: new Map(), latencies: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  const worker = async (number: number) => {
    for (let round = 0; !until(); round += 1) {
      await postOne(`${urls[(number + round) % urls.length]}`, agent, load)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, number) => worker(number)))
  agent.destroy()
  return load
}

async function postOne(url: string, agent: Agent, load: Load): Promise<void> {
  const started = performance.now()
  const outcome = await post(url, agent, leadBody(), newId()).catch((error: NodeJS.ErrnoException) => error)
  const name = outcome instanceof Error ? (outcome.code ?? outcome.message) : String(outcome.status)
  load.outcomes.set(name, (load.outcomes.get(name) ?? 0) + 1)
  if (outcome instanceof Error) return sleep(5)
  load.latencies.push(performance.now() - started)
  if (outcome.status === 200) load.acknowledged.push(JSON.parse(outcome.body).id)
  else await sleep(20)
}

/** A lead like no other: equal texts would count as spam, equal content as a repeat. */
export const leadBody = () => JSON.stringify({ ...quote, email: `${newId()}@example.com`, message: `Lead ${newId()}` })

/** One JSON post with a key. Rejects when the connection fails. */
export function post(url: string, agent: Agent | undefined, body: string, key: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ 'content-type': 'application/json', 'sec-fetch-mode': 'cors', 'idempotency-key': key },
      'content-length': Buffer.byteLength(body),
    }
    const sent: ClientRequest = request(
      url + quotePath,
      { method: 'POST', agent, headers, timeout: 15_000 },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
        response.on('error', reject)
      },
    )
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })))
    sent.on('error', reject).end(body)
  })
}

/** The value below which the given share of the values lies; 0 of none. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Answers by status in one line, such as "200: 512, ECONNRESET: 3". */
export const outcomeText = (load: Load) => [...load.outcomes].map(([name, amount]) => `${name}: ${amount}`).join(', ')
