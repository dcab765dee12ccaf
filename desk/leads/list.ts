/** The inbox: leads by box, those whose mail did not go out, and what a search finds. */
import { html } from 'hono/html'
import { type Clock, clockOf } from '../../server/clock.ts'
import { cleanLine } from '../../server/intake/clean.ts'
import { type Box, boxes, type Lead } from '../../server/store/types.ts'
import { type Markup, page } from '../pages/layout.ts'
import type { Desk, DeskContext } from '../parts.ts'
import { nameOf, shorten } from './words.ts'

export type Shown = { box: Box | 'unsent'; text: string }

const leadsOnPage = 30
const longestSearch = 100

/** The id of a lead; undefined for what is none. */
export const idIn = (text: string | undefined) => /^[0-9a-f-]{36}$/.exec(text ?? '')?.[0]

/** What an address of the inbox asks for. */
export function shownOf(context: DeskContext): Shown {
  const asked = context.req.query('box')
  return {
    box: asked === 'unsent' ? asked : (boxes.find((box) => box === asked) ?? 'new'),
    text: cleanLine((context.req.query('q') ?? '').slice(0, longestSearch)),
  }
}

/** The next leads of what is shown, newest first; a search goes through all boxes. */
export const readLeads = ({ store }: Pick<Desk, 'store'>, { box, text }: Shown, before?: string, most = leadsOnPage) =>
  text ? store.search(text, { before, most }) : store.inBox(box, { before, most })

/** As an address names it. */
export const queryOf = ({ box, text }: Shown, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(text ? { q: text } : { box }), ...more }).toString()

export async function list(context: DeskContext) {
  const { say, desk } = context.var
  const shown = shownOf(context)
  const before = idIn(context.req.query('before'))
  const [amounts, leads] = await Promise.all([desk.store.countBoxes(), readLeads(desk, shown, before, leadsOnPage + 1)])
  const rest = leads.splice(leadsOnPage).length > 0
  const base = `${desk.path}/leads`
  const clock = clockOf(desk.siteFile().site)
  const last = leads.at(-1)
  const main = html`<form action="${base}" role="search" class="search"><label for="q" class="unseen">${say('leads.search')}</label>
<input id="q" name="q" type="search" maxlength="${longestSearch}" value="${shown.text}" placeholder="${say('leads.searchHint')}"><button class="quiet">${say('leads.find')}</button></form>
<p role="status" class="unseen" data-arrived></p>
<div data-live data-events="${base}/events">${tabs(context, shown, amounts)}
${shown.text ? html`<h2>${say('leads.found', { text: shown.text })}</h2>` : ''}
${leads.length === 0 ? html`<p>${say(shown.text ? 'leads.nothingFound' : 'leads.none')}</p>` : html`<ul class="rows">${leads.map((lead) => row(context, lead, { clock, shown }))}</ul>`}
<p class="row">${rest && last ? html`<a class="button quiet" href="${base}?${queryOf(shown, { before: last.id })}">${say('leads.older')}</a>` : ''}
${before ? html`<a class="button quiet" href="${base}?${queryOf(shown)}">${say('leads.newest')}</a>` : ''}
${leads.length === 0 ? '' : html`<a class="button quiet" href="${base}/export?${queryOf(shown)}">${say('leads.export')}</a>`}</p></div>`
  const told = did(context)
  return page(context, { title: say('nav.leads'), main: told ? html`${told}${main}` : main })
}

/** What was just done, as the address says it; nothing else can be put there. */
export function did(context: DeskContext): Markup | undefined {
  const known = ['answered', 'done', 'reopened', 'released', 'spam', 'noted', 'resent', 'erased'] as const
  const done = known.find((each) => each === context.req.query('did'))
  return done && html`<p role="status" class="done">${context.var.say(`did.${done}`)}</p>`
}

function tabs(context: DeskContext, shown: Shown, amounts: Partial<Record<Shown['box'], number>>): Markup {
  const { say, desk } = context.var
  const links = [...boxes, ...(amounts.unsent ? (['unsent'] as const) : [])].map((box) => {
    const isHere = !shown.text && box === shown.box
    return html`<li><a href="${desk.path}/leads?${queryOf({ box, text: '' })}"${isHere ? html` aria-current="page"` : ''}>${say(`box.${box}`)} <b>${amounts[box] ?? 0}</b></a></li>`
  })
  return html`<ul class="tabs" aria-label="${say('leads.boxes')}">${links}</ul>`
}

function row(context: DeskContext, lead: Lead, { clock, shown }: { clock: Clock; shown: Shown }): Markup {
  const { say, desk } = context.var
  const { id, box, kind, receivedAt, confirmedAt, mail, photos, fields } = lead
  const marks = [
    ...(shown.text && box !== 'canary' ? [say(`box.${box}`)] : []),
    ...(isUnsent(lead) ? [say('leads.unsent')] : []),
    ...(kind === 'newsletter' ? [say(confirmedAt === null ? 'leads.unconfirmed' : 'leads.confirmed')] : []),
    ...(photos > 0 ? [say('leads.pictures', { count: photos })] : []),
  ]
  const about = shorten(fields.message || lead.form, 140)
  const received = new Date(receivedAt).toISOString()
  return html`<li data-lead="${id}"${mail.state === 'dead' ? html` class="wrong"` : ''}><a href="${desk.path}/leads/${id}"><strong>${nameOf(lead, say)}</strong>
<time datetime="${received}">${clock.short(receivedAt)}</time><span>${about}</span>
${marks.map((mark) => html`<em>${mark}</em> `)}</a></li>`
}

/** Whether the mail to the owner was refused or given up, or failed so far. */
export const isUnsent = ({ kind, mail }: Lead) =>
  kind === 'request' && (mail.state === 'dead' || (mail.state === 'pending' && mail.lastError !== null))
