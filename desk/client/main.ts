/** What pages of the desk do in the browser. Each of them works without it too, but for what only scripts can. */
import './desk.css'
import { askBefore } from './confirm.ts'
import { followLeads, noteReplies } from './live.ts'
import { clearBadge, offerNotifications, registerWorker } from './notifications.ts'
import { offerAdding, offerSigningIn } from './passkeys.ts'

/** Starts what belongs to a part of the page, where that is there. */
function start(part: string, begin: (element: HTMLElement) => unknown): void {
  const element = document.querySelector<HTMLElement>(`[data-${part}]`)
  if (element) begin(element)
}

askBefore()
registerWorker()
clearBadge()
start('passkey', offerSigningIn)
start('passkeys', offerAdding)
start('notifications', offerNotifications)
followLeads()
noteReplies()
