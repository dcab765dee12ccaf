/** Passkeys: adding and removing one's own, and signing in with one. The browser's part is desk/client/passkeys.ts. */
import { getCookie, setCookie } from 'hono/cookie'
import { challengeMs, createChallenges } from '../accounts/challenges.ts'
import { optionsToUse, type Party, partyOf, passkeysOf } from '../accounts/passkeys.ts'
import { newSecret } from '../accounts/secrets.ts'
import { cookieOf, needs, smallBody } from '../app.ts'
import { type Desk, type DeskApp, type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import type { Word } from '../words.ts'
import { letIn, mostFromClient } from './sign-in.ts'

/** Challenges within ten minutes: each look at the page to sign in takes one. */
const mostChallenges = 100
/** A session that somebody got hold of later gets no key of its own. */
const freshMs = 60 * 60_000

export const openPasskeys: OpenRoom = (app, desk) => {
  const party = partyOf(desk.origin)
  if (party) addSigningIn(app, desk, party)
  if (party) addKeeping(app, desk, party)
  return {}
}

const problem = (context: DeskContext, word: Word, status: 403 | 429) =>
  context.json({ problem: context.var.say(word) }, status)

type Sent = { response?: never; name?: unknown; to?: unknown }
const sentIn = async ({ req }: DeskContext): Promise<Sent> => (await req.json().catch(() => undefined)) ?? {}

function addSigningIn(app: DeskApp, desk: Desk, party: Party) {
  const { log, attempts, people } = desk
  const passkeys = passkeysOf(desk.database)
  const challenges = createChallenges()
  const cookie = `${cookieOf(desk)}-passkey`
  app.post('/sign-in/passkey/options', smallBody, async (context) => {
    if (attempts.add(`challenge ${context.var.client}`).amount > mostChallenges)
      return problem(context, 'tooMany.text', 429)
    const options = optionsToUse(party)
    const browser = getCookie(context, cookie) || newSecret()
    challenges.keep(browser, options.challenge)
    const secure = desk.origin.startsWith('https:')
    // The path of one with `__Host-` is always all of the site.
    const kept = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge: challengeMs / 1000 } as const
    setCookie(context, cookie, browser, kept)
    return context.json(options)
  })
  app.post('/sign-in/passkey', smallBody, async (context) => {
    const { client } = context.var
    if (attempts.add(`passkey ${client}`).amount > mostFromClient) return problem(context, 'tooMany.text', 429)
    const { response, to } = await sentIn(context)
    const browser = getCookie(context, cookie) ?? ''
    try {
      if (!response) throw new Error('nothing was sent')
      const take = (challenge: string) => challenges.take(browser, challenge)
      const person = await people.byId(await passkeys.use(party, response, take))
      if (!person) throw new Error('the key belongs to nobody')
      return context.json({ to: await letIn(context, person, 'passkey', to) })
    } catch (error) {
      log.warn({ client, reason: (error as Error).message }, 'a passkey did not sign in')
      return problem(context, 'passkey.refused', 403)
    }
  })
}

function addKeeping(app: DeskApp, desk: Desk, party: Party) {
  const passkeys = passkeysOf(desk.database)
  const challenges = createChallenges()
  app.post('/you/passkeys/options', needs(), smallBody, async (context) => {
    const { person, session } = visitOf(context)
    if (Date.now() - session.createdAt > freshMs) return problem(context, 'passkey.notFresh', 403)
    const options = await passkeys.optionsToAdd(party, desk.siteFile().site.brand, person)
    challenges.keep(session.id, options.challenge)
    return context.json(options)
  })
  app.post('/you/passkeys', needs(), smallBody, async (context) => {
    const { person, session } = visitOf(context)
    const { response, name: given } = await sentIn(context)
    const name = String(given ?? '')
      .trim()
      .slice(0, 60)
    try {
      if (!response) throw new Error('nothing was sent')
      const take = (challenge: string) => challenges.take(session.id, challenge)
      await passkeys.add(party, person.id, name || '?', response, take)
    } catch (error) {
      desk.log.warn({ person: person.id, reason: (error as Error).message }, 'a passkey was not added')
      return problem(context, 'passkey.notAdded', 403)
    }
    await desk.audit.add(person.id, 'passkey-added', { name })
    return context.json({ to: `${desk.path}/you` })
  })
  app.post('/you/passkeys/remove', needs(), smallBody, async (context) => {
    const { person } = visitOf(context)
    const { id } = await context.req.parseBody()
    const name = await passkeys.remove(person.id, String(id ?? ''))
    if (name !== undefined) await desk.audit.add(person.id, 'passkey-removed', { name: String(name) })
    return context.redirect(`${desk.path}/you`, 303)
  })
}
