/** What pages show of passkeys. The buttons appear where the browser knows them: desk/client/passkeys.ts. */
import { html } from 'hono/html'
import { clockOf } from '../../server/clock.ts'
import { partyOf, passkeysOf } from '../accounts/passkeys.ts'
import { type DeskContext, visitOf } from '../parts.ts'
import { browserIn } from './browser.ts'
import { type Markup, problemPlace } from './layout.ts'

/** What scripts say of themselves, and where they say it. */
const said = ({ var: { say } }: DeskContext) =>
  html`data-cancelled="${say('passkey.cancelled')}" data-failed="${say('failed.text')}"`

export function signInPart(context: DeskContext, to: string): Markup | '' {
  const { say, desk } = context.var
  if (!partyOf(desk.origin)) return ''
  return html`<div data-passkey ${said(context)} hidden><button type="button" data-to="${to}">${say('passkey.use')}</button>${problemPlace}</div>`
}

/** One's own, and adding one. */
export async function passkeyPart(context: DeskContext): Promise<Markup | ''> {
  const { say, desk } = context.var
  if (!partyOf(desk.origin)) return ''
  const clock = clockOf(desk.siteFile().site)
  const all = await passkeysOf(desk.database).all(visitOf(context).person.id)
  const rows = all.map(
    ({ id, name, createdAt, usedAt }) => html`<li><strong>${name}</strong>
<span>${say('passkey.added', { time: clock.long(createdAt) })}</span>
<span>${usedAt ? say('passkey.used', { time: clock.long(usedAt) }) : ''}</span>
<form method="post" action="${desk.path}/you/passkeys/remove" data-confirm="${say('passkey.removeSure', { name })}"><input type="hidden" name="id" value="${id}"><button class="quiet">${say('people.remove')}</button></form></li>`,
  )
  const name = browserIn(context.req.header('user-agent') ?? '', say)
  return html`<section data-passkeys ${said(context)}><h2>${say('passkey.title')}</h2><p>${say('passkey.text')}</p>
<ul class="rows">${rows}</ul>
<form hidden><label for="passkey-name">${say('people.name')}</label><input id="passkey-name" name="name" value="${name}" required maxlength="60">
<button>${say('passkey.add')}</button>${problemPlace}</form></section>`
}
