/** How long an answer is kept, and how a failed read is tried again (spec section 7). */
const KEEP_MS = 5 * 60_000
const RETRIES = 3
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

const kept = new Map<string, { value: Promise<unknown>; until: number }>()

/** Milliseconds to wait before the nth retry, counted from 0. */
export const retryDelay = (retry: number) => Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_DELAY_MS)

/**
 * Reads JSON from the site: one request for all who ask at once, the answer kept for five minutes, up to three
 * retries. Rejects with the last failure. Form posts do not use it: a lead is sent once and its failure is shown.
 */
export function fetchData<Data>(url: string): Promise<Data> {
  const entry = kept.get(url)
  if (entry && entry.until > Date.now()) return entry.value as Promise<Data>
  const value = read(url, 0)
  kept.set(url, { value, until: Date.now() + KEEP_MS })
  value.catch(() => kept.delete(url))
  return value as Promise<Data>
}

async function read(url: string, retry: number): Promise<unknown> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (retry >= RETRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)))
    return read(url, retry + 1)
  }
}
