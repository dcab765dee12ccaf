/** Milliseconds after which a page looks at the clock again. */
const EVERY = 30_000

let timer = 0

/** Fetches what says whether it is open now, on pages that have a place for it. */
export async function startOpening() {
  if (!document.querySelector('[data-opening]')) return
  const fetched = await import('./open-now.client.ts')
  fetched.showOpenNow()
  clearInterval(timer)
  timer = window.setInterval(fetched.showOpenNow, EVERY)
}
