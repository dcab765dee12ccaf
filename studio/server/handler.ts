import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from '../../renderer/preview/address.ts'
import { refusalOf } from '../../renderer/preview/guard.ts'
import { guardPage } from '../../renderer/preview/policy.ts'
import type { Author } from '../draft/author.ts'
import type { Addresses } from './addresses.ts'
import type { createApi } from './api.ts'
import type { Shell } from './bundle.ts'
import type { createEvents } from './events.ts'
import type { Speak } from './on-screen.ts'
import { hasToken, languageOf, sendError, tabOf, visitorOf } from './request.ts'

interface Parts {
  /** The address at which the studio listens. */
  host: string
  token: string
  addresses: Addresses
  /** Behind a desk, which says who asks: nobody else is answered at all. */
  isShared: boolean
  api: ReturnType<typeof createApi>
  events: ReturnType<typeof createEvents>
  /** What is said to whoever works in the studio, in their language. */
  speak: Speak
  /** Answers with a file of the studio's own page. */
  shell: Shell
  /** Answers with the site. */
  routes: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Answers all requests. None of them, however odd, may end the studio: it holds a draft that nobody has saved. */
export function createHandler({ host, token, addresses, isShared, api, events, speak, shell, routes }: Parts) {
  const { studio, api: apiUrl, site } = addresses
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, searchParams }: URL,
    by: Author,
  ) {
    // On a host of its own, all that is not the studio's is the site's.
    if (pathname.startsWith(site) && (site !== '/' || !pathname.startsWith(studio))) return routes(request, response)
    if (!pathname.startsWith(studio)) return refuse(response, 'There is nothing here.\n', 404)
    if (!pathname.startsWith(apiUrl)) {
      const name = pathname.slice(studio.length)
      if (/^heic-worker-[^/]*\.js$/.test(name)) response.appendHeader('content-security-policy', ofDecoder)
      else guardPage(response)
      return shell(name, request, response)
    }
    if (!isShared && !hasToken(request.headers['x-studio-token'] ?? searchParams.get('token'), token))
      return refuse(response, 'Open the address that the studio printed.\n')
    const name = pathname.slice(apiUrl.length)
    const viewer = { by, language: languageOf(request, searchParams), tab: tabOf(request, searchParams) }
    if (name === 'events') return events.open(response, viewer)
    return api(name, request, response, searchParams, viewer)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request, host)
    if (refusal) return refuse(response, refusal)
    const by = isShared ? visitorOf(request, token)?.person : 'owner'
    if (!by) return refuse(response, 'Sign in at the desk.\n')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const address = addressOf(request)
    const language = languageOf(request, address.searchParams)
    answer(request, response, address, by).catch((error) => sendError(response, error, speak(language)))
  }
}

const refuse = (response: ServerResponse, reason: string, status = 403): void =>
  void response.writeHead(status, { 'content-type': 'text/plain' }).end(reason)

/**
 * Of the decoder of photos, which is compiled in the browser. It runs beside the studio's page, which has no part in this,
 * reaches nothing but its own code, and gets nothing but the photo.
 */
const ofDecoder = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

/** No page of another site may show the studio within it, or learn its address. */
const headers = {
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
