/** One lead with everything that is known of it, and what can be made of it. */
import { html } from 'hono/html'
import { languageName } from '../../renderer/common/language-name.ts'
import { languageField } from '../../renderer/forms/wire.ts'
import { clockOf } from '../../server/clock.ts'
import { entriesOf, fileOf } from '../../server/mail/message.ts'
import { knownLanguage } from '../../server/site.ts'
import type { Lead } from '../../server/store/types.ts'
import { type Markup, page } from '../pages/layout.ts'
import type { DeskContext } from '../parts.ts'
import type { Word } from '../words.ts'
import { did, idIn, isUnsent } from './list.ts'
import { waysToAnswer } from './reply.ts'
import { nameOf, reasonsOf } from './words.ts'

export const longestNote = 2_000
type Row = [label: string, entry: string | Markup]

/** The lead that an address names; the server's own tests are nobody's. */
export async function findLead(context: DeskContext): Promise<Lead | undefined> {
  const id = idIn(context.req.param('id'))
  const lead = id && (await context.var.desk.store.lead(id))
  return lead && lead.state !== 'canary' ? lead : undefined
}

export async function show(context: DeskContext) {
  const { say, desk } = context.var
  const lead = await findLead(context)
  if (!lead) return context.notFound()
  const base = `${desk.path}/leads`
  const { forms, site } = fileOf(lead, desk.siteFile())
  const declared = forms[lead.form]?.fields ?? []
  const reasons = reasonsOf(lead, declared, say)
  const main = html`${did(context) ?? ''}<p><a class="back" href="${base}?box=${lead.box}">${say('leads.back', { box: lead.box === 'canary' ? '' : say(`box.${lead.box}`) })}</a></p>
${isUnsent(lead) ? html`<p class="problem">${say('leads.unsentWhy', { reason: lead.mail.lastError ?? '' })}</p>` : ''}
${reasons.length > 0 ? html`<div class="${lead.state === 'inbox' ? 'done' : 'problem'}"><p>${say(lead.state === 'held' ? 'leads.heldBecause' : 'leads.noticed')}</p><ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul></div>` : ''}
<div data-live>${actions(context, lead)}</div>
${rows(entriesOf(lead, declared, site.country))}
${pictures(context, lead)}
<h2>${say('leads.about')}</h2>${rows(facts(context, lead))}
<h2>${say('leads.notes')}</h2>${await notes(context, lead)}
<h2>${say('leads.putAway')}</h2><div class="row">${lead.state === 'spam' ? '' : button(context, lead, 'spam', 'leads.toSpam')}
<a class="button quiet" href="${base}/${lead.id}/erase">${say('leads.erase')}</a></div>`
  return page(context, { title: nameOf(lead, say), main })
}

const rows = (all: Row[]) => html`<dl>${all.map(([label, entry]) => html`<dt>${label}</dt><dd>${entry}</dd>`)}</dl>`

export const button = ({ var: { say, desk } }: DeskContext, { id }: Lead, action: string, word: Word, kind = 'quiet') =>
  html`<form method="post" action="${desk.path}/leads/${id}/${action}"><button class="${kind}">${say(word)}</button></form>`

/** What comes next stands first, where a thumb reaches it. */
function actions(context: DeskContext, lead: Lead): Markup {
  const { say, desk } = context.var
  const { call, mail } = waysToAnswer(lead, desk.siteFile())
  const isRequest = lead.state === 'inbox' && lead.kind === 'request'
  const answered = isRequest ? html` data-answered="${desk.path}/leads/${lead.id}/answered"` : ''
  return html`<div class="row">${call ? html`<a class="button" href="${call.href}">${say('leads.call', { number: call.shown })}</a>` : ''}
${mail ? html`<a class="button" href="${mail.href}"${answered}>${say('leads.reply', { address: mail.shown })}</a>` : ''}
${lead.state === 'inbox' ? '' : button(context, lead, 'release', 'leads.release', '')}
${isRequest && lead.answeredAt === null ? button(context, lead, 'answered', 'leads.markAnswered') : ''}
${isRequest && lead.doneAt === null ? button(context, lead, 'done', 'leads.markDone') : ''}
${isRequest && (lead.doneAt ?? lead.answeredAt) !== null ? button(context, lead, 'reopen', 'leads.reopen') : ''}
${lead.state === 'inbox' && lead.kind === 'request' && lead.mail.state !== 'pending' ? button(context, lead, 'resend', 'leads.resend') : ''}</div>`
}

function pictures({ var: { say, desk } }: DeskContext, { id, photos }: Lead): Markup | string {
  if (photos === 0) return ''
  const all = Array.from({ length: photos }, (_, index) => {
    const address = `${desk.path}/leads/${id}/photos/${index + 1}`
    return html`<li><a href="${address}"><img src="${address}/small" loading="lazy" width="160" height="120" alt="${say('leads.picture', { number: index + 1 })}"></a></li>`
  })
  return html`<h2>${say('leads.pictures', { count: photos })}</h2><ul class="pictures">${all}</ul>`
}

/** What the lead did not say itself: when and whence it came, and what became of it. */
function facts({ var: { say, desk } }: DeskContext, lead: Lead): Row[] {
  const {
    box,
    form,
    page: from,
    source,
    extra,
    receivedAt,
    confirmedAt,
    answeredAt,
    doneAt,
    mail,
    answer,
    client,
  } = lead
  const { site } = desk.siteFile()
  const clock = clockOf(site)
  const language = knownLanguage(desk.siteFile(), extra[languageField])
  const told = (word: Word, entry: string | Markup | undefined): Row[] => (entry ? [[say(word), entry]] : [])
  const time = (word: Word, at: number | null) => told(word, at === null ? undefined : clock.long(at))
  const sent = mail.state === 'sent' && mail.sentAt !== null ? clock.short(mail.sentAt) : ''
  return [
    ...told('leads.box', box === 'canary' ? undefined : say(`box.${box}`)),
    ...time('leads.received', receivedAt),
    ...time('leads.confirmedAt', confirmedAt),
    ...time('leads.answeredAt', answeredAt),
    ...time('leads.doneAt', doneAt),
    ...told('leads.form', form),
    ...told('leads.page', isOwnPage(from, site.url) ? html`<a href="${from}" rel="noreferrer">${from}</a>` : from),
    ...told('leads.campaign', [source.source, source.medium, source.campaign].filter(Boolean).join(', ')),
    ...told('leads.referrer', source.referrer),
    ...told('leads.language', language ? languageName(language) : ''),
    ...told('leads.mail', [say(`mailState.${mail.state}`), sent].filter(Boolean).join(', ')),
    ...told('leads.answer', answer && say(`mailState.${answer}`)),
    ...told('leads.client', client),
  ]
}

/** What a browser, or a program, said of the page is text, unless it leads to the site itself. */
const isOwnPage = (address: string, site: string) =>
  URL.canParse(address) && new URL(address).origin === new URL(site).origin

async function notes(context: DeskContext, { id }: Lead): Promise<Markup> {
  const { say, desk } = context.var
  const [all, people] = await Promise.all([desk.store.notes(id), desk.people.all()])
  const clock = clockOf(desk.siteFile().site)
  const nameIn = (person: string) => {
    const found = people.find((each) => each.id === person)
    return found ? found.name || found.address : say(person ? 'leads.formerPerson' : 'audit.commandLine')
  }
  const items = all.map(
    ({ person, text, createdAt }) =>
      html`<li><strong>${nameIn(person)}</strong> <time datetime="${new Date(createdAt).toISOString()}">${clock.short(createdAt)}</time><p class="as-written">${text}</p></li>`,
  )
  return html`${all.length > 0 ? html`<ul class="rows">${items}</ul>` : ''}
<form method="post" action="${desk.path}/leads/${id}/note"><label for="note">${say('leads.note')}</label>
<textarea id="note" name="text" rows="3" maxlength="${longestNote}" required></textarea><button class="quiet">${say('leads.addNote')}</button></form>`
}
