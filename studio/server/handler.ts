import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from '../../renderer/preview/address.ts'
import { refusalOf } from '../../renderer/preview/guard.ts'
import { guardPage } from '../../renderer/preview/policy.ts'
import type { createApi } from './api.ts'
import type { createEvents } from './events.ts'
import { hasToken, languageOf, readerOf, sendError } from './request.ts'

export const STUDIO_URL = '/_studio/'
export const API_URL = `${STUDIO_URL}api/`

interface Parts {
  /** The address at which the studio listens. */
  host: string
  token: string
  api: ReturnType<typeof createApi>
  events: ReturnType<typeof createEvents>
  /** Answers with a file of the studio's own page. */
  shell: (name: string, language: string, response: ServerResponse) => void
  /** Answers with the site. */
  routes: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Answers all requests. None of them, however odd, may end the studio: it holds a draft that nobody has saved. */
export function createHandler({ host, token, api, events, shell, routes }: Parts) {
  async function answer(request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) {
    if (!pathname.startsWith(STUDIO_URL)) return routes(request, response)
    if (!pathname.startsWith(API_URL)) {
      guardPage(response)
      return shell(pathname.slice(STUDIO_URL.length), readerOf(request), response)
    }
    if (!hasToken(request.headers['x-studio-token'] ?? searchParams.get('token'), token))
      return refuse(response, 'Open the address that the studio printed.\n')
    const name = pathname.slice(API_URL.length)
    if (name === 'events') return events.open(response, languageOf(request, searchParams))
    return api(name, request, response, searchParams)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request, host)
    if (refusal) return refuse(response, refusal)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const address = addressOf(request)
    const language = languageOf(request, address.searchParams)
    answer(request, response, address).catch((error) => sendError(response, error, language))
  }
}

const refuse = (response: ServerResponse, reason: string): void =>
  void response.writeHead(403, { 'content-type': 'text/plain' }).end(reason)

/** No page of another site may show the studio within it, or learn its address. */
const headers = {
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
