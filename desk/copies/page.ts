/** What the owner sees of the copies: when the last good one was made, and which others there are. */
import { html } from 'hono/html'
import { clockOf } from '../../server/clock.ts'
import { needs, smallBody } from '../app.ts'
import { page } from '../pages/layout.ts'
import { type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import { type Copies, hoursSince, watchCopies } from './chore.ts'

export const openCopies: OpenRoom = (app, desk) => {
  const copies = desk.settings.COPIES_TO ? watchCopies(desk) : undefined
  app.get('/copies', needs('copies'), (context) => show(context, copies))
  app.post('/copies', needs('copies'), smallBody, async (context) => {
    copies?.make().catch((err) => desk.log.error({ err }, 'copies failed'))
    if (copies) await desk.audit.add(visitOf(context).person.id, 'copy-made')
    return context.redirect(`${desk.path}/copies`, 303)
  })
  if (!copies) return {}
  const told = () => {
    const last = copies.last()
    if (!copies.isLate()) return 'ok'
    return last ? `late: the last good one is ${hoursSince(last.madeAt)} hours old` : 'late: there is none'
  }
  return { checks: () => ({ copies: told() }), stop: copies.stop }
}

function show(context: DeskContext, copies: Copies | undefined) {
  const { say, desk } = context.var
  const title = say('copies.title')
  if (!copies) return page(context, { title, main: html`<p>${say('copies.off')}</p>` })
  const clock = clockOf(desk.siteFile().site)
  const last = copies.last()
  const state = last
    ? say('copies.last', { time: clock.long(last.madeAt), hours: hoursSince(last.madeAt) })
    : say('copies.none')
  const rows = copies.copies().map(({ name, madeAt, isGood }) => {
    const verdict = say(isGood ? 'copies.good' : 'copies.unproved')
    return html`<li><strong>${clock.long(madeAt)}</strong> <span>${verdict}</span> <span>${name}</span></li>`
  })
  const button = html`<form method="post" action="${desk.path}/copies"><button>${say('copies.make')}</button></form>`
  const main = html`<p${copies.isLate() ? html` role="alert" class="problem"` : ''}>${state}</p>
<p>${say('copies.hint')}</p>
${copies.isRunning() ? html`<p role="status">${say('copies.running')}</p>` : button}
${rows.length > 0 ? html`<h2>${say('copies.all')}</h2><ul class="rows">${rows}</ul>` : ''}`
  return page(context, { title, main })
}
