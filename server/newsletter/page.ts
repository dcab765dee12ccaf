/**
 * The pages that links in mails open. Programs that look through mail follow links too, so a link alone changes nothing:
 * its page has a button, and only that posts.
 */
import { fill, type Words } from '../../renderer/languages/index.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { attributes, escapeHtml } from '../pages/html.ts'
import type { Store } from '../store/store.ts'
import type { Lead } from '../store/types.ts'
import { confirmWithinMs } from './confirmation.ts'
import { leadOfToken, type Purpose } from './links.ts'

export type NewsletterStore = Pick<Store, 'lead' | 'confirm' | 'leave' | 'secret'>
/** What stands on a page, and what is said to programs. */
export type Page = { status: 200 | 410 | 503; title: string; main: string }
export type PageParts = {
  words: Words['newsletter']
  brand: string
  linkToLeave: (lead: Lead, secret: string) => string
}

/** What a link opens: the button where there is something to do, else how things stand. */
export async function showLink(
  store: NewsletterStore,
  purpose: Purpose,
  token: string,
  context: PageParts,
): Promise<Page> {
  const { words } = context
  const secret = await store.secret()
  const id = leadOfToken(purpose, token, secret)
  const entry = id && (await store.lead(id))
  const lead = entry && entry.kind === 'newsletter' && entry.state === 'inbox' ? entry : undefined
  if (purpose === 'leave') {
    if (lead) return asking(words.leave, words.leaveText, words.leaveButton, context)
    return id ? saying(words.left, words.leftText, context) : gone(context)
  }
  if (!lead || isLate(lead)) return gone(context)
  if (lead.confirmedAt === null) return asking(words.confirm, words.confirmText, words.confirmButton, context)
  const link = `<p><a${attributes({ href: context.linkToLeave(lead, secret) })}>${escapeHtml(words.confirmedLeave)}</a></p>`
  return saying(words.confirmed, words.confirmedText, context, link)
}

/** Does what the button of the page stands for. Again and again is once. */
export async function followLink(store: NewsletterStore, purpose: Purpose, token: string): Promise<void> {
  const id = leadOfToken(purpose, token, await store.secret())
  if (id === undefined) return
  if (purpose === 'confirm') await store.confirm(id, confirmWithinMs)
  else await store.leave(id)
}

/** What a form without scripts leads to: the words that its page would have shown. */
export const sentPage = ({ success: { title, text } }: Form): Page => ({ status: 200, title, main: page(title, text) })

/** While the database cannot be asked the link keeps for later. */
export const busyPage = ({ answer, newsletter }: Words): Page => ({
  status: 503,
  title: answer.error,
  main: page(answer.error, newsletter.busy),
})

const isLate = ({ confirmedAt, receivedAt, mail }: Lead) =>
  confirmedAt === null && (mail.firstAttemptAt ?? receivedAt) + confirmWithinMs < Date.now()

const page = (title: string, text: string, more = '') =>
  `<div class="section-head rich-text"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</div>`

function saying(title: string, text: string, { brand }: PageParts, more = ''): Page {
  return { status: 200, title, main: page(title, fill(text, { brand }), more) }
}

const gone = (context: PageParts): Page => ({
  ...saying(context.words.gone, context.words.goneText, context),
  status: 410,
})

/** The form has no address of its own: it posts to that of the page, with what is signed. */
function asking(title: string, text: string, button: string, context: PageParts): Page {
  const form = `<form method="post"><button type="submit" class="button button-primary">${escapeHtml(button)}</button></form>`
  return saying(title, text, context, form)
}
