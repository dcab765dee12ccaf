import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

/** One file that came over the wire. */
export interface Fetched {
  url: string
  kind: string
  /** The body as it was sent, compressed; headers do not count. */
  bytes: number
}

export interface Traffic {
  /** What came since the cache was emptied. */
  fetched: Fetched[]
  /** Resolves when nothing is under way any more and the page has come to rest; rejects where it never does. */
  settled: () => Promise<void>
  /** Makes the next visit a first one: throws away what browser and page keep. */
  emptyCache: () => Promise<void>
}

/** A page that fetches or changes by a timer would be waited for without end. */
const LONGEST_MS = 60_000

/** Follows what a page fetches, its icon included, from now on. */
export async function watchTraffic(page: Page, session: CDPSession, longestMs = LONGEST_MS): Promise<Traffic> {
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
  const comeToRest = async () => {
    do {
      await idle()
      await page.evaluate(rest)
    } while (open.size > 0)
  }
  const settled = async () => {
    const end = new AbortController()
    const late = sleep(longestMs, undefined, { signal: end.signal }).then(() => {
      const waitedFor = [...open.values()].map(({ url }) => url).join(', ') || 'what it changes of itself'
      throw new Error(`${page.url()} does not come to rest in ${longestMs / 1000} s: ${waitedFor}`)
    })
    await Promise.race([comeToRest(), late]).finally(() => end.abort())
  }
  const emptyCache = async () => {
    await session.send('Network.clearBrowserCache')
    // What a renderer keeps in memory goes when its cache is turned off.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.setCacheDisabled', { cacheDisabled: false })
    fetched.length = 0
    open.clear()
  }
  return { fetched, settled, emptyCache }
}

/**
 * The first paint, then three frames in which nothing of the page changed. What those set off, such as fonts, pictures
 * nearby and the fonts of the design in section after section, has begun by then.
 */
const rest = async () => {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  let still = 0
  const observer = new MutationObserver(() => (still = 0))
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  while (still < 3 || document.fonts.status === 'loading') {
    still++
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  observer.disconnect()
}
