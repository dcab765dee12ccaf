import type { Path } from '../../../renderer/common/problem.ts'
import { language, place, words } from '../words/index.ts'

const KEY = 'studio-token'
const AGAIN_MS = 2000

/** The token came behind the "#" of the address, which no server sees, and stays with this tab alone. */
function readToken(): string {
  const given = location.hash.slice(1)
  if (given) sessionStorage.setItem(KEY, given)
  const page = new URLSearchParams(location.search).get('page')
  if (page) sessionStorage.setItem('studio-route', page)
  if (given || page) history.replaceState(null, '', location.pathname)
  return sessionStorage.getItem(KEY) ?? ''
}

const token = readToken()
/** Tells this page from another one that the same person has open. */
export const tab = [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16)).join('')

/** The status of a request that nobody answered. */
const UNREACHED = 0
/** Behind a desk: somebody is not signed in any more, or the studio is being started again. What was typed waits. */
const laterStatuses = [401, 502, 503]

export const notReached = place.desk === undefined ? words.notReached : words.deskNotReached

/** What the server would not do, or a server that does not answer. */
export class Failure extends Error {
  readonly hint: string
  readonly status: number
  /** Where a YAML alias stood in the way: what it stands for is written elsewhere. */
  readonly alias: Path | undefined

  constructor(message: string, hint: string, status: number, alias?: Path) {
    super(message)
    this.hint = hint
    this.status = status
    this.alias = alias
  }
}

export const isUnreached = (error: unknown) => error instanceof Failure && error.status === UNREACHED

async function send<Answer>(name: string, init: RequestInit): Promise<Answer> {
  const headers = { ...init.headers, 'x-studio-token': token, 'x-studio-tab': tab, 'x-studio-language': language }
  const response = await fetch(`api/${name}`, { ...init, headers }).catch(() => {
    throw new Failure(notReached, '', UNREACHED)
  })
  if (response.redirected || laterStatuses.includes(response.status)) throw new Failure(notReached, '', UNREACHED)
  if (response.ok) return response.json()
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const { message, hint, alias } = isJson ? JSON.parse(text) : { message: text, hint: '' }
  throw new Failure(message, hint, response.status, alias)
}

export function ask<Answer>(name: string, query: Record<string, string> = {}): Promise<Answer> {
  return send(`${name}?${new URLSearchParams(query)}`, {})
}

export const askValue = (path: Path) => ask<{ version: number; value: unknown }>('value', { at: JSON.stringify(path) })

/** A text as addresses can say it. What knows the letters of all scripts is larger than the studio's own script. */
export const askAddressWords = (text: string) => ask<string>('address-words', { text })

export function tell<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  return send(name, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
}

/** Sends a file as it is. */
export function sendFile<Answer>(
  name: string,
  file: Blob,
  query: Record<string, string>,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  return send(`${name}?${new URLSearchParams(query)}`, {
    method: 'POST',
    body: file,
    signal,
    headers: { 'content-type': 'application/octet-stream' },
  })
}

/** Calls back with what the server tells by itself, and when it cannot be reached. */
export function listen(told: (name: string, data: unknown) => void, reached: (isReached: boolean) => void): void {
  const events = new EventSource(`api/events?${new URLSearchParams({ token, tab, language })}`)
  for (const name of ['message', 'people']) events.addEventListener(name, ({ data }) => told(name, JSON.parse(data)))
  events.onopen = () => reached(true)
  events.onerror = () => {
    reached(false)
    // A browser tries again by itself only while nothing at all has answered.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN_MS, told, reached)
  }
}
