import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../edit/refusal.ts'
import { anthropic } from './anthropic.ts'
import { openai } from './openai.ts'
import type { Asked, Protocol, Reply, Service } from './protocol.ts'

const protocols: Record<Service['kind'], Protocol> = { openai, anthropic }

/** For one reply; a large model on a small machine takes its time. */
const mostMs = 180_000
const mostBytes = 2_000_000

export const hostOf = ({ address }: Pick<Service, 'address'>) => new URL(address).host

/** Asks a service once. What goes wrong is a Refusal in the owner's words; whoever stops it finds it aborted. */
export async function sendTo(
  service: Service,
  asked: Asked,
  stopped: AbortSignal,
  most = { ms: mostMs },
): Promise<Reply> {
  const { url, headers, body, read } = protocols[service.kind]
  const host = hostOf(service)
  const tooLong = AbortSignal.timeout(most.ms)
  try {
    const response = await fetch(url(service.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(service.key && headers(service.key)) },
      body: JSON.stringify(body(asked, service)),
      // A key is for the service that the owner named, and for no other.
      redirect: 'error',
      signal: AbortSignal.any([stopped, tooLong]),
    })
    const text = await textOf(response)
    if (!response.ok) throw refusalOf(response.status, text, host)
    const reply = read(JSON.parse(text))
    if (reply.text === '' && reply.calls.length === 0) throw refused('assistant.strange', host)
    return reply
  } catch (error) {
    if (error instanceof Refusal || stopped.aborted) throw error
    if (tooLong.aborted) throw refused('assistant.too-slow', host)
    throw refused(error instanceof SyntaxError ? 'assistant.strange' : 'assistant.not-reached', host)
  }
}

/** What was sent, up to so much of it. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > mostBytes) throw new SyntaxError()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function refusalOf(status: number, text: string, host: string): Refusal {
  if ([400, 402, 403, 429].includes(status) && /credit|quota|billing|balance/i.test(text))
    return refused('assistant.no-credit', host)
  if (status === 401 || status === 403) return refused('assistant.wrong-key', host)
  if (status === 404) return refused('assistant.no-model', host, saidIn(text, status))
  if (status === 429 || status === 503 || status === 529) return refused('assistant.busy', host)
  return refused('assistant.refused', host, saidIn(text, status))
}

/** The words of the service itself, which may help where ours do not know more. */
function saidIn(text: string, status: number): string {
  try {
    const { error, message: own } = Object(JSON.parse(text))
    const said = Object(error).message ?? own ?? error
    return typeof said === 'string' && said !== '' ? said.slice(0, 200) : String(status)
  } catch {
    return String(status)
  }
}

type Wrong = keyof typeof hints
const hints = {
  'assistant.no-credit': 'assistant.no-credit-hint',
  'assistant.wrong-key': 'assistant.wrong-key-hint',
  'assistant.no-model': 'assistant.no-model-hint',
  'assistant.busy': 'assistant.busy-hint',
  'assistant.refused': 'assistant.refused-hint',
  'assistant.strange': 'assistant.strange-hint',
  'assistant.too-slow': 'assistant.too-slow-hint',
  'assistant.not-reached': 'assistant.not-reached-hint',
} as const

const refused = (id: Wrong, host: string, said?: string) =>
  new Refusal(message(id, { host, ...(said && { said }) }), message(hints[id]))
