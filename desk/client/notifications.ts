/** This browser as a device that is notified, and the worker that shows what comes. */
import { ask, attempt } from './ask.ts'

const base = document.body.dataset.base ?? ''

/** Also for the page that says that there is no connection. */
export const registerWorker = () =>
  navigator.serviceWorker?.register(`${base}/service-worker.js`, { scope: `${base}/` }).catch(() => undefined)

/** What the app's icon shows of new leads has been seen by whoever looks at them. */
export function clearBadge(): void {
  if (location.pathname.startsWith(`${base}/leads`)) navigator.clearAppBadge?.()
}

/** The name of an address in the desk's list: its hash, so that the list does not give it away. */
async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  const letters = { '+': '-', '/': '_', '=': '' } as Record<string, string>
  return btoa(String.fromCharCode(...hash)).replace(/[+/=]/g, (letter) => letters[letter] ?? '')
}

export async function offerNotifications(part: HTMLElement): Promise<void> {
  const [button, unsupported] = [part.querySelector(':scope > button'), part.querySelector<HTMLElement>('.hint')]
  const registration = await (window.PushManager ? registerWorker() : undefined)
  if (!(button instanceof HTMLElement) || !registration) {
    if (unsupported) unsupported.hidden = false
    return
  }
  const own = await registration.pushManager.getSubscription()
  const known = own && part.querySelector(`[data-device="${await nameOf(own)}"]`)
  known?.querySelector('em')?.removeAttribute('hidden')
  button.hidden = Boolean(known)
  button.addEventListener('click', () =>
    attempt(part, async () => {
      const { pushManager } = await navigator.serviceWorker.ready
      const applicationServerKey = part.dataset.key ?? ''
      // Of somebody else, or of a key that the desk had before.
      await (await pushManager.getSubscription())?.unsubscribe()
      await ask('/you/devices', await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
      location.reload()
    }),
  )
}
