/** What is seldom needed: one's own sessions, people, and who did what. */
import { html } from 'hono/html'
import { clockOf } from '../../server/clock.ts'
import { bareAddress } from '../../server/mail/address.ts'
import { lifetimes } from '../accounts/links.ts'
import { sendLink } from '../accounts/mail.ts'
import { may, type Permission, type Role, roles } from '../accounts/people.ts'
import { needs, smallBody } from '../app.ts'
import { type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import { devicePart } from '../push/room.ts'
import type { Word } from '../words.ts'
import { browserIn } from './browser.ts'
import { page } from './layout.ts'
import { passkeyPart } from './passkey-parts.ts'

export const openMore: OpenRoom = (app, { path: base }) => {
  app.get('/more', needs(), more)
  app.get('/you', needs(), you)
  app.post('/you/sessions', needs(), smallBody, endSession)
  app.get('/people', needs('people'), (context) => people(context))
  app.post('/people', needs('people'), smallBody, invite)
  app.post('/people/:id/role', needs('people'), smallBody, changeRole)
  app.post('/people/:id/remove', needs('people'), smallBody, remove)
  app.get('/audit', needs('people'), audit)
  app.get('/', needs(), (context) => context.redirect(`${base}/more`, 303))
  return {}
}

/** What is reached from this page, and by whom. */
const places: readonly { path: string; word: Word; needs?: Permission }[] = [
  { path: '/you', word: 'you.title' },
  { path: '/copies', word: 'copies.title', needs: 'copies' },
  { path: '/people', word: 'people.title', needs: 'people' },
  { path: '/audit', word: 'audit.title', needs: 'people' },
]

const more = (context: DeskContext) => {
  const { say, desk } = context.var
  const { person } = visitOf(context)
  const links = places.filter(({ needs: permission }) => !permission || may(person, permission))
  const items = links.map(({ path, word }) => html`<li><a href="${desk.path}${path}">${say(word)}</a></li>`)
  const main = html`<p>${say('more.you', { address: person.address, role: say(`role.${person.role}`) })}</p>
<ul class="links">${items}</ul>
<form method="post" action="${desk.path}/sign-out"><button class="quiet">${say('signOut')}</button></form>`
  return page(context, { title: say('nav.more'), main })
}

async function you(context: DeskContext) {
  const { say, desk } = context.var
  const { person, session } = visitOf(context)
  const clock = clockOf(desk.siteFile().site)
  const sessions = await desk.sessions.all(person.id)
  const rows = sessions.map(({ id, agent, client, seenAt }) => {
    const isThis = id === session.id
    return html`<li><strong>${browserIn(agent, say)}</strong>${isThis ? html` <em>${say('you.this')}</em>` : ''}
<span>${say('you.seen', { time: clock.long(seenAt), client })}</span>
${isThis ? '' : html`<form method="post" action="${desk.path}/you/sessions"><input type="hidden" name="id" value="${id}"><button class="quiet">${say('you.end')}</button></form>`}</li>`
  })
  const main = html`<p>${person.address}</p>
${await passkeyPart(context)}
${await devicePart(context)}
<h2>${say('you.sessions')}</h2><ul class="rows">${rows}</ul>
<form method="post" action="${desk.path}/you/sessions"><button class="quiet">${say('you.endOthers')}</button></form>`
  return page(context, { title: say('you.title'), main })
}

/** One session of one's own, or all but this one. */
async function endSession(context: DeskContext) {
  const { desk } = context.var
  const { person, session } = visitOf(context)
  const { id } = await context.req.parseBody()
  if (typeof id === 'string' && id !== '') await desk.sessions.end(person.id, id)
  else await desk.sessions.endOthers(person.id, session.id)
  await desk.audit.add(person.id, 'sessions-ended')
  return context.redirect(`${desk.path}/you`, 303)
}

interface Told {
  problem?: string
  done?: string
}

async function people(context: DeskContext, { problem, done }: Told = {}) {
  const { say, desk } = context.var
  const all = await desk.people.all()
  const choices = (chosen: Role) =>
    roles.map(
      (role) => html`<option value="${role}"${role === chosen ? html` selected` : ''}>${say(`role.${role}`)}</option>`,
    )
  const rows = all.map(
    ({ id, address, name, role }) => html`<li><strong>${name || address}</strong> <span>${name ? address : ''}</span>
<form method="post" action="${desk.path}/people/${id}/role"><label>${say('people.role')} <select name="role">${choices(role)}</select></label> <button class="quiet">${say('people.change')}</button></form>
<form method="post" action="${desk.path}/people/${id}/remove" data-confirm="${say('people.removeSure', { address })}"><button class="quiet">${say('people.remove')}</button></form></li>`,
  )
  const main = html`${problem ? html`<p role="alert" class="problem">${problem}</p>` : ''}${done ? html`<p role="status" class="done">${done}</p>` : ''}
<ul class="rows">${rows}</ul>
<h2>${say('people.invite')}</h2>
<form method="post" action="${desk.path}/people">
<label for="address">${say('signIn.address')}</label><input id="address" name="address" type="email" required maxlength="200">
<label for="name">${say('people.name')}</label><input id="name" name="name" maxlength="100">
<label for="role">${say('people.role')}</label><select id="role" name="role">${choices('reader')}</select>
<p class="hint">${say('people.roles')}</p>
<button>${say('people.send')}</button></form>`
  return page(context, { title: say('people.title'), main, status: problem ? 422 : 200 })
}

const roleOf = (given: unknown) => roles.find((role) => role === given)

async function invite(context: DeskContext) {
  const { say, desk, language } = context.var
  const { person } = visitOf(context)
  const given = await context.req.parseBody()
  const [address, name] = [
    String(given.address ?? '').trim(),
    String(given.name ?? '')
      .trim()
      .slice(0, 100),
  ]
  const role = roleOf(given.role)
  if (!role || !bareAddress.test(address) || address.length > 200)
    return people(context, { problem: say('people.wrongAddress', { address: address.slice(0, 100) }) })
  const invited = await desk.people.add({ address, name, role })
  await desk.audit.add(person.id, 'invited', { person: invited.id, address: invited.address, role: invited.role })
  const options = { lifetime: lifetimes.invitation, language, by: person.name || person.address }
  const isSent = await sendLink(desk, invited, options).catch((err) => {
    desk.log.error({ err }, 'the invitation was not sent')
    return false
  })
  if (!isSent) return people(context, { problem: say('people.notSent', { address: invited.address }) })
  return people(context, { done: say('people.sent', { address: invited.address }) })
}

async function changeRole(context: DeskContext) {
  const { say, desk } = context.var
  const id = context.req.param('id') ?? ''
  const role = roleOf((await context.req.parseBody()).role)
  if (!role || !(await desk.people.changeRole(id, role))) return people(context, { problem: say('people.lastOwner') })
  await desk.audit.add(visitOf(context).person.id, 'role-changed', { person: id, role })
  return context.redirect(`${desk.path}/people`, 303)
}

async function remove(context: DeskContext) {
  const { say, desk } = context.var
  const id = context.req.param('id') ?? ''
  if (!(await desk.people.remove(id))) return people(context, { problem: say('people.lastOwner') })
  await desk.audit.add(visitOf(context).person.id, 'removed', { person: id })
  return context.redirect(`${desk.path}/people`, 303)
}

const mostEntries = 200

async function audit(context: DeskContext) {
  const { say, desk } = context.var
  const [entries, all, wrong] = [
    await desk.audit.latest(mostEntries),
    await desk.people.all(),
    await desk.audit.firstWrong(),
  ]
  const clock = clockOf(desk.siteFile().site)
  const nameOf = (id: string) => all.find((each) => each.id === id)?.address ?? (id || say('audit.commandLine'))
  const rows = entries.map(
    ({
      at,
      person,
      action,
      details,
    }) => html`<li><time datetime="${new Date(at).toISOString()}">${clock.short(at)}</time>
<strong>${nameOf(person)}</strong> <span>${action}${Object.entries(details)
      .map(([key, value]) => ` ${key}: ${key === 'person' ? nameOf(String(value)) : value}`)
      .join(',')}</span></li>`,
  )
  const main = html`${wrong === undefined ? '' : html`<p role="alert" class="problem">${say('audit.wrong', { number: wrong })}</p>`}
<p>${say('audit.text')}</p><ul class="rows">${rows}</ul>`
  return page(context, { title: say('audit.title'), main })
}
