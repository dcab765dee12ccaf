/** What is made of a lead at the desk, by the functions that the commands of `npm run leads` have. */
import { html } from 'hono/html'
import { cleanText } from '../../server/intake/clean.ts'
import { eraseAll, peopleWith } from '../../server/owner/erase.ts'
import type { Store } from '../../server/store/store.ts'
import type { Lead } from '../../server/store/types.ts'
import { page } from '../pages/layout.ts'
import { type DeskContext, visitOf } from '../parts.ts'
import { findLead, longestNote } from './lead.ts'
import { nameOf } from './words.ts'

type Change = (store: Store, lead: Lead, context: DeskContext) => Promise<boolean>

/** By the name in the address: what it does, what is told then, and how the audit has it. */
const changes: Record<string, [change: Change, did: string, action: string]> = {
  answered: [(store, { id }) => store.markAnswered(id), 'answered', 'lead-answered'],
  done: [(store, { id }) => store.markDone(id), 'done', 'lead-done'],
  reopen: [(store, { id }) => store.reopen(id), 'reopened', 'lead-reopened'],
  // A mail that has gone once does not go again because somebody pressed twice.
  release: [async (store, { id, state }) => state !== 'inbox' && store.release(id), 'released', 'lead-released'],
  spam: [(store, { id }) => store.markSpam(id), 'spam', 'lead-spam'],
  resend: [(store, { id }) => store.resend(id), 'resent', 'lead-resent'],
  note: [addNote, 'noted', 'lead-noted'],
}

async function addNote(store: Store, { id }: Lead, context: DeskContext): Promise<boolean> {
  const { text } = await context.req.parseBody()
  const note = typeof text === 'string' ? cleanText(text.slice(0, longestNote)) : ''
  return note !== '' && store.addNote(id, visitOf(context).person.id, note)
}

export async function changeLead(context: DeskContext, onChange: () => void) {
  const { desk } = context.var
  const asked = context.req.param('action') ?? ''
  const lead = await findLead(context)
  if (!lead || !Object.hasOwn(changes, asked)) return context.notFound()
  const [change, did, action] = changes[asked] as (typeof changes)[string]
  const isDone = await change(desk.store, lead, context)
  if (isDone) {
    await desk.audit.add(visitOf(context).person.id, action, { lead: lead.id })
    onChange()
  }
  return context.redirect(`${desk.path}/leads/${lead.id}${isDone ? `?did=${did}` : ''}`, 303)
}

/** Asks before anything is gone: the lead alone, or everything of whoever sent it. */
export async function askToErase(context: DeskContext) {
  const { say, desk } = context.var
  const lead = await findLead(context)
  if (!lead) return context.notFound()
  const { email = '', phone = '' } = lead.fields
  const action = `${desk.path}/leads/${lead.id}/erase`
  const person = [email, phone].filter(Boolean).join(', ')
  const main = html`<p>${say('leads.eraseText', { name: nameOf(lead, say) })}</p>
<form method="post" action="${action}"><button class="danger">${say('leads.eraseOne')}</button></form>
${person ? html`<form method="post" action="${action}"><input type="hidden" name="all" value="person"><button class="danger">${say('leads.eraseAll', { person })}</button></form>` : ''}
<p><a class="button quiet" href="${desk.path}/leads/${lead.id}">${say('leads.keep')}</a></p>`
  return page(context, { title: say('leads.eraseTitle'), main })
}

export async function eraseLead(context: DeskContext, onChange: () => void) {
  const { say, desk } = context.var
  const { store, settings } = desk
  const lead = await findLead(context)
  if (!lead) return context.notFound()
  const { email = '', phone = '' } = lead.fields
  const { all } = await context.req.parseBody()
  const { country } = desk.siteFile().site
  const others = all === 'person' ? peopleWith({ email, phone, country }) : []
  const folder = settings.DATABASE_URL ? undefined : settings.DATA_DIR
  const { gone, problem } = await eraseAll(store, [{ id: lead.id }, ...others], folder)
  await desk.audit.add(visitOf(context).person.id, 'lead-erased', { lead: lead.id, leads: gone.length })
  onChange()
  if (!problem) return context.redirect(`${desk.path}/leads?did=erased`, 303)
  desk.log.error({ reason: problem }, 'files could not be cleared of what was erased')
  const main = html`<p role="alert" class="problem">${say('leads.eraseProblem', { count: gone.length })}</p>`
  return page(context, { title: say('leads.eraseTitle'), main, status: 500 })
}
