/** The desk as one function from Request to Response: what holds for each of its addresses. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { spokenOf } from '../renderer/messages/catalogues.ts'
import { clientAddress, rateKey } from '../server/intake/client.ts'
import { StoreUnavailable } from '../server/store/database.ts'
import { may, type Permission } from './accounts/people.ts'
import { longestMs } from './accounts/sessions.ts'
import { page } from './pages/layout.ts'
import type { Desk, DeskApp, DeskContext, DeskEnv } from './parts.ts'
import { sayIn } from './words.ts'

/** Forms of the desk; what is larger, such as pictures for the studio, has an address of its own. */
const mostBytes = 64 * 1024

/** Nothing but the desk's own files, nothing in a frame, and no address of it for anybody else. */
export const ownHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // With none at all browsers would send no Origin with forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
}

export function createDeskApp(desk: Desk): DeskApp {
  const app = new Hono<DeskEnv>({ strict: false }).basePath(desk.path)
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(ownHeaders))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    if (isSecure(desk)) context.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.use(async (context, next) => {
    const language = spokenOf(context.req.header('accept-language')?.split(',') ?? [])
    const address = clientAddress(
      context.req.raw.headers,
      context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1',
      desk.settings.TRUSTED_PROXY_HOPS,
    )
    context.set('desk', desk)
    context.set('language', language)
    context.set('say', sayIn(language))
    context.set('client', rateKey(address))
    await next()
  })
  app.use(refuseOthers)
  app.use(async (context, next) => {
    const secret = getCookie(context, cookieOf(desk))
    context.set('visit', secret ? await desk.sessions.of(secret) : undefined)
    await next()
  })
  app.notFound((context: DeskContext) =>
    page(context, {
      title: context.var.say('notFound.title'),
      main: html`<p>${context.var.say('notFound.text')}</p>`,
      status: 404,
    }),
  )
  app.onError((error, context: DeskContext) => {
    const isBusy = error instanceof StoreUnavailable
    if (!isBusy) desk.log.error({ err: error, path: context.req.path }, 'request failed')
    const { say } = context.var
    const main = html`<p>${say(isBusy ? 'busy.text' : 'failed.text')}</p>`
    return page(context, { title: say(isBusy ? 'busy.title' : 'failed.title'), main, status: isBusy ? 503 : 500 })
  })
  return app
}

/**
 * Whatever changes something has to come from the desk's own pages (CSRF): a browser says from where a post comes, and a
 * page of another origin cannot say otherwise.
 */
const refuseOthers: MiddlewareHandler<DeskEnv> = async (context, next) => {
  const { desk, say } = context.var
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
  const origin = context.req.header('origin')
  const isOwn = origin === undefined ? context.req.header('sec-fetch-site') === 'same-origin' : origin === desk.origin
  if (isOwn) return next()
  const main = html`<p>${say('foreign.text', { origin: desk.origin })}</p>`
  return page(context, { title: say('foreign.title'), main, status: 403, isBare: true })
}

/** For addresses that take forms. */
export const smallBody = bodyLimit({
  maxSize: mostBytes,
  onError: (context) => {
    const { say } = (context as unknown as DeskContext).var
    return page(context as unknown as DeskContext, {
      title: say('tooLarge.title'),
      main: html`<p>${say('tooLarge.text')}</p>`,
      status: 413,
    })
  },
})

/**
 * Lets on who is signed in and may do what stands behind an address. The others sign in first and come back, or read
 * that it is not theirs; scripts get the status alone.
 */
export const needs =
  (permission?: Permission): MiddlewareHandler<DeskEnv> =>
  async (context, next) => {
    const { visit, say, desk } = context.var
    const isPage = context.req.method === 'GET' && (context.req.header('accept') ?? '').includes('text/html')
    if (!visit) {
      if (!isPage) return context.text(say('signIn.again'), 401)
      const { pathname, search } = new URL(context.req.url)
      const to =
        pathname === desk.path ? '' : `?${new URLSearchParams({ to: `${pathname}${search}`.slice(desk.path.length) })}`
      return context.redirect(`${desk.path}/sign-in${to}`, 303)
    }
    if (!permission || may(visit.person, permission)) return next()
    return page(context, { title: say('forbidden.title'), main: html`<p>${say('forbidden.text')}</p>`, status: 403 })
  }

/** With `__Host-` no other host, such as one beside it in the domain, can set it; that needs HTTPS. */
export const cookieOf = (desk: Pick<Desk, 'origin'>) => (isSecure(desk) ? '__Host-desk' : 'desk')

const isSecure = ({ origin }: Pick<Desk, 'origin'>) => origin.startsWith('https:')

/** Signs somebody in; the session that the browser had before ends, whoever began it (session fixation). */
export async function signIn(context: DeskContext, person: string): Promise<void> {
  const { desk, visit, client } = context.var
  if (visit) await desk.sessions.end(visit.person.id, visit.session.id)
  const secret = await desk.sessions.begin(person, context.req.header('user-agent') ?? '', client)
  // Lax: whoever comes from a mail is signed in; what changes something is a post, and those are guarded above.
  setCookie(context as Context, cookieOf(desk), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(desk),
    maxAge: longestMs / 1000,
  })
}

export const forgetCookie = (context: DeskContext) =>
  deleteCookie(context as Context, cookieOf(context.var.desk), {
    path: '/',
    secure: isSecure(context.var.desk),
  })
