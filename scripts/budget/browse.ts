import type { CDPSession, Page } from 'playwright'

/** One file that came over the wire. */
export interface Fetched {
  url: string
  kind: string
  /** The body as it was sent, compressed; headers do not count. */
  bytes: number
}

export interface Traffic {
  fetched: Fetched[]
  /** Resolves when nothing is under way any more and the page has been painted since. */
  settled: () => Promise<void>
}

/** Follows what a page fetches, its icon included, from now on. */
export async function watchTraffic(page: Page, session: CDPSession): Promise<Traffic> {
  const fetched: Fetched[] = []
  const open = new Map<string, { url: string; kind: string; headers: number }>()
  let onIdle: (() => void) | undefined
  const end = (requestId: string, total?: number) => {
    const request = open.get(requestId)
    open.delete(requestId)
    if (request && total !== undefined) fetched.push({ ...request, bytes: total - request.headers })
    if (open.size === 0) onIdle?.()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) open.set(requestId, { url: request.url, kind: type ?? 'Other', headers: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId)
    if (request) request.headers = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')

  const idle = () => (open.size === 0 ? undefined : new Promise<void>((resolve) => (onIdle = resolve)))
  const settled = async () => {
    do {
      await idle()
      await page.evaluate(painted)
    } while (open.size > 0)
  }
  return { fetched, settled }
}

/** The first paint and three frames more: what it sets off, such as fonts and pictures nearby, is asked for by then. */
const painted = async () => {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  for (let frame = 0; frame < 3; frame++) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  await document.fonts.ready
}
