/** Signing in by a link in a mail, and signing out. No answer tells whether an address is known. */
import { html } from 'hono/html'
import { lifetimes } from '../accounts/links.ts'
import { sendLink } from '../accounts/mail.ts'
import type { Person } from '../accounts/people.ts'
import { forgetCookie, signIn, smallBody } from '../app.ts'
import type { DeskApp, DeskContext, OpenRoom } from '../parts.ts'
import { firstPlace, type Markup, page } from './layout.ts'
import { signInPart } from './passkey-parts.ts'

/** Attempts within ten minutes: from one network, and mails to one address. */
export const mostFromClient = 20
const mostToAddress = 3

export const openSignIn: OpenRoom = (app: DeskApp) => {
  app.get('/sign-in', (context) =>
    page(context, { title: context.var.say('signIn.title'), main: form(context), isBare: true }),
  )
  app.post('/sign-in', smallBody, askForLink)
  app.get('/sign-in/link', showLink)
  app.post('/sign-in/link', smallBody, followLink)
  app.post('/sign-out', async (context) => {
    const { desk, visit } = context.var
    if (visit) {
      await desk.sessions.end(visit.person.id, visit.session.id)
      await desk.audit.add(visit.person.id, 'signed-out')
    }
    forgetCookie(context)
    return context.redirect(`${desk.path}/sign-in`, 303)
  })
  return {}
}

/** Where somebody wanted to go: an address of the desk, never one elsewhere. */
const wayOf = (given: unknown) => {
  const to = String(given ?? '')
  return /^\/(?![/\\])[\w/?=&%.~-]*$/.test(to) ? to : ''
}

function form(context: DeskContext): Markup {
  const { say, desk } = context.var
  const to = wayOf(context.req.query('to'))
  const mail = desk.mail
    ? html`<form method="post" action="${desk.path}/sign-in">
<label for="address">${say('signIn.address')}</label>
<input id="address" name="address" type="email" autocomplete="username webauthn" required maxlength="200">
<input type="hidden" name="to" value="${to}">
<button>${say('signIn.send')}</button></form>`
    : html`<p>${say('signIn.noMail')}</p>`
  return html`${signInPart(context, to)}${mail}`
}

async function askForLink(context: DeskContext) {
  const { desk, say, client } = context.var
  const { address, to } = await context.req.parseBody()
  const asked = String(address ?? '')
    .trim()
    .slice(0, 200)
  if (desk.attempts.add(`client ${client}`).amount > mostFromClient) return tooMany(context)
  // After the answer, so that not even its time tells whether the address is known.
  setImmediate(() => {
    sendIfKnown(context, asked, wayOf(to)).catch((err) => desk.log.error({ err }, 'the link to sign in was not sent'))
  })
  const main = html`<p>${say('signIn.sent', { address: asked })}</p><p>${say('signIn.sentHint', { minutes: lifetimes.signIn / 60_000 })}</p>`
  return page(context, { title: say('signIn.sentTitle'), main, isBare: true })
}

async function sendIfKnown(
  { var: { desk, client, language } }: DeskContext,
  address: string,
  to: string,
): Promise<void> {
  const person = await desk.people.byAddress(address)
  if (!person) return desk.log.warn({ client }, 'somebody unknown asked for a link to the desk')
  if (desk.attempts.add(`address ${person.id}`).amount > mostToAddress)
    return desk.log.warn({ person: person.id, client }, 'too many links were asked for')
  await desk.audit.add(person.id, 'link-sent', { client })
  await sendLink(desk, person, { lifetime: lifetimes.signIn, language, to })
}

function tooMany(context: DeskContext) {
  const { say } = context.var
  context.header('retry-after', '600')
  return page(context, {
    title: say('tooMany.title'),
    main: html`<p>${say('tooMany.text')}</p>`,
    status: 429,
    isBare: true,
  })
}

/** Programs that look at mails open their links: only the button signs in. */
async function showLink(context: DeskContext) {
  const { say, desk } = context.var
  const token = context.req.query('token') ?? ''
  if (!(await desk.links.isGood(token))) return worn(context)
  const main = html`<p>${say('link.text')}</p><form method="post" action="${desk.path}/sign-in/link">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="to" value="${wayOf(context.req.query('to'))}">
<button>${say('link.go')}</button></form>`
  return page(context, { title: say('link.title'), main, isBare: true })
}

async function followLink(context: DeskContext) {
  const { desk, client } = context.var
  const { token, to } = await context.req.parseBody()
  if (desk.attempts.add(`link ${client}`).amount > mostFromClient) return tooMany(context)
  const id = await desk.links.take(String(token ?? ''))
  const person = id === undefined ? undefined : await desk.people.byId(id)
  if (!person) {
    desk.log.warn({ client }, 'a link to the desk was used that is none')
    return worn(context)
  }
  return context.redirect(await letIn(context, person, 'link', to), 303)
}

/** Signs somebody in who has proved who that is, and says where it goes on. */
export async function letIn(
  context: DeskContext,
  person: Person,
  by: 'link' | 'passkey',
  to: unknown,
): Promise<string> {
  const { desk, client } = context.var
  await signIn(context, person.id)
  await desk.audit.add(person.id, 'signed-in', { by, client })
  return `${desk.path}${wayOf(to) || firstPlace(person)}`
}

function worn(context: DeskContext) {
  const { say, desk } = context.var
  const main = html`<p>${say('link.worn')}</p><p><a href="${desk.path}/sign-in">${say('signIn.title')}</a></p>`
  return page(context, { title: say('link.wornTitle'), main, status: 403, isBare: true })
}
