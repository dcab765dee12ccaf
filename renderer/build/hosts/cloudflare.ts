import type { HostData } from './host.ts'

/** `_routes.json`: only forms reach the worker, every page comes from Cloudflare's files. */
export function cloudflareRoutes({ endpoints }: Pick<HostData, 'endpoints'>): string {
  return `${JSON.stringify({ version: 1, include: endpoints, exclude: [] }, null, 2)}\n`
}

/**
 * `_worker.js`: passes forms on to the server that takes them, with the visitor's address. A redirect to the
 * thank-you page belongs to the visitor's browser, so the worker does not follow it.
 */
export const cloudflareWorker = (intake: string) => `const intake = ${JSON.stringify(intake)}

export default {
  fetch(request) {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '')
    headers.set('x-forwarded-proto', 'https')
    const { method, body } = request
    return fetch(intake + pathname + search, { method, headers, body, duplex: 'half', redirect: 'manual' })
  },
}
`
