/** Keeps the inbox as the server has it, without a reload: what is read, focused and scrolled to stays where it is. */

const part = '[data-live]'

/** Fetches this page again and takes over what of it is live. */
export async function refresh(): Promise<void> {
  const old = document.querySelector(part)
  if (!old) return
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.ok || response.redirected) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector(part)
  if (!fresh) return
  const focused = old.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  const anchor = [...old.querySelectorAll('[data-lead]')].find((row) => row.getBoundingClientRect().bottom > 0)
  const top = anchor?.getBoundingClientRect().top ?? 0
  old.replaceChildren(...fresh.childNodes)
  if (focused) old.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
  const moved = anchor && old.querySelector(`[data-lead="${anchor.getAttribute('data-lead')}"]`)
  if (moved && scrollY > 0) scrollBy({ top: moved.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** The server says what to say; nothing of a visitor is in it. */
export function followLeads(): void {
  const address = document.querySelector<HTMLElement>(part)?.dataset.events
  if (!address) return
  const events = new EventSource(address)
  events.addEventListener('leads', async ({ data }: MessageEvent<string>) => {
    await refresh().catch(() => {})
    const said = document.querySelector('[data-arrived]')
    if (said && data) said.textContent = data
  })
}

/** Whoever writes a reply has answered: noted while the program for mail opens. */
export function noteReplies(): void {
  document.addEventListener('click', async ({ target }) => {
    const address = (target as Element).closest<HTMLElement>('a[data-answered]')?.dataset.answered
    if (!address) return
    const { ok } = await fetch(address, { method: 'POST', keepalive: true }).catch(() => Response.error())
    if (ok) await refresh()
  })
}
