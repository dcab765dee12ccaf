/** Notifications of new leads: the devices of a person, and what tells them. The browser's part is desk/client/. */
import { html } from 'hono/html'
import { clockOf } from '../../server/clock.ts'
import { may } from '../accounts/people.ts'
import { needs, smallBody } from '../app.ts'
import { browserIn } from '../pages/browser.ts'
import { type Markup, problemPlace } from '../pages/layout.ts'
import { type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import { senderOfDesk, startNotifier } from './notifier.ts'
import { subscriptionIn, subscriptionsOf } from './subscriptions.ts'

export const openPush: OpenRoom = async (app, desk) => {
  const subscriptions = subscriptionsOf(desk.database)
  const notifier = await startNotifier(desk)
  app.post('/you/devices', needs('leads'), smallBody, async (context) => {
    const { say, language } = context.var
    const { person } = visitOf(context)
    const given = subscriptionIn(await context.req.json().catch(() => undefined))
    if (!given) return context.json({ problem: say('push.refused') }, 422)
    await subscriptions.add({ ...given, personId: person.id, language, agent: context.req.header('user-agent') ?? '' })
    await desk.audit.add(person.id, 'device-added', { service: new URL(given.endpoint).host })
    return context.json({})
  })
  app.post('/you/devices/remove', needs(), smallBody, async (context) => {
    const { person } = visitOf(context)
    const { id } = await context.req.parseBody()
    if (await subscriptions.remove(person.id, String(id ?? ''))) await desk.audit.add(person.id, 'device-removed')
    return context.redirect(`${desk.path}/you`, 303)
  })
  return { onLead: notifier.onLead, stop: async () => notifier.stop() }
}

/** One's own devices, and adding the one that shows this. */
export async function devicePart(context: DeskContext): Promise<Markup | ''> {
  const { say, desk } = context.var
  const { person } = visitOf(context)
  if (!may(person, 'leads')) return ''
  const clock = clockOf(desk.siteFile().site)
  const all = (await subscriptionsOf(desk.database).all()).filter(({ personId }) => personId === person.id)
  const rows = all.map(({ id, agent, createdAt }) => {
    const device = browserIn(agent, say)
    return html`<li data-device="${id}"><strong>${device}</strong> <em hidden>${say('you.this')}</em>
<span>${say('push.since', { time: clock.long(createdAt) })}</span>
<form method="post" action="${desk.path}/you/devices/remove" data-confirm="${say('push.removeSure', { device })}"><input type="hidden" name="id" value="${id}"><button class="quiet">${say('people.remove')}</button></form></li>`
  })
  const { publicKey } = await senderOfDesk(desk)
  return html`<section data-notifications data-key="${publicKey}" data-cancelled="${say('push.denied')}" data-failed="${say('failed.text')}">
<h2>${say('push.title')}</h2><p>${say('push.text')}</p>
<ul class="rows">${rows}</ul>
<button type="button" hidden>${say('push.allow')}</button><p class="hint" hidden>${say('push.unsupported')}</p>${problemPlace}</section>`
}
