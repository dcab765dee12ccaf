/** The server as one function from Request to Response; main.ts gives it a port. */
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { withQuery } from '../renderer/common/redirect.ts'
import { formPaths, hashedFolders, newsletterPaths, thankYouPath } from '../renderer/common/reserved.ts'
import { vitalsPath } from '../renderer/common/vitals.ts'
import { type AnswerParts, respond } from './answers.ts'
import { type Answer, type IntakeParts, takeSubmission } from './intake/intake.ts'
import { answerLink } from './newsletter/answer.ts'
import type { Purpose } from './newsletter/links.ts'
import type { NewsletterStore } from './newsletter/page.ts'
import { escapeHtml, type Layout } from './pages/html.ts'
import { inLanguage, type SiteFile, wordsOfSite } from './site.ts'
import { serveFile } from './static/files.ts'
import { applyRules, type HeaderRule, ownHeaders } from './static/headers.ts'
import { takeVitals } from './vitals/take.ts'
import type { VitalsTally } from './vitals/tally.ts'

export type AppParts = IntakeParts & {
  store: NewsletterStore
  vitals: VitalsTally
  log: Logger
  /** The folder of the build. */
  folder: string
  layout: Layout
  layouts: Record<string, Layout>
  headerRules: HeaderRule[]
  /** Told of each submission's headers, to notice a proxy that the settings do not know of. */
  noteProxy: (headers: Headers) => void
  onAnswer: (answer: Answer, elapsedMs: number) => void
}
/** What Node's server passes along with a request; absent in tests that call the app directly. */
type Bindings = { incoming?: { socket: { remoteAddress?: string } } }
type AppContext = Context<{ Bindings: Bindings }>

const socketAddress = (context: AppContext) => context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'

/** Makes the app: form endpoints first, then whatever the build made. */
export function createApp(parts: AppParts) {
  const { site: first, forms, security, translations = {} } = parts.siteFile
  const app = new Hono<{ Bindings: Bindings }>()
  const secure = Object.keys(security).length > 0 ? security : ownHeaders(parts.headerRules)
  const answerParts = (language: string | undefined): AnswerParts => {
    const { site } = inLanguage(parts.siteFile, language)
    const layout = parts.layouts[language ?? ''] ?? parts.layout
    const { thanks = site.thankYouPage } = translations[language ?? ''] ?? {}
    const { phone, formsAddress: action } = site
    const { answer: words, photos: photoWords } = wordsOfSite(site)
    return { layout, security: secure, phone, words, photoWords, thanks, action }
  }
  for (const path of formPaths(first, forms)) {
    app.post(path, (context) => {
      parts.noteProxy(context.req.raw.headers)
      return intake(parts, answerParts, context)
    })
    app.all(path, (context) => notAllowed(context, 'POST', secure))
  }
  for (const [purpose, path] of Object.entries(newsletterPaths)) {
    app.on(['GET', 'POST'], path, ({ req }) => answerLink({ ...parts, answerParts }, purpose as Purpose, req.raw))
    app.all(path, (context) => notAllowed(context, 'GET, HEAD, POST', secure))
  }
  if (parts.siteFile.measured ?? parts.siteFile.startsCounted) {
    app.post(vitalsPath, async (context) => {
      const status = await takeVitals(parts, context.req.raw, socketAddress(context))
      return new Response(null, { status, headers: { ...secure, 'cache-control': 'no-store' } })
    })
    app.all(vitalsPath, (context) => notAllowed(context, 'POST', secure))
  }
  app.get('*', (context) => page(parts, context))
  app.all('*', (context) => notAllowed(context, 'GET, HEAD', secure))
  app.onError((error, context) => {
    parts.log.error({ err: error, path: context.req.path }, 'request failed')
    return context.text('Internal Server Error', 500, secure)
  })
  return app
}

const notAllowed = (context: AppContext, allow: string, secure: Record<string, string>) =>
  context.text('Method Not Allowed', 405, { allow, ...secure })

async function intake(
  parts: AppParts,
  answerParts: (language: string | undefined) => AnswerParts,
  context: AppContext,
): Promise<Response> {
  const started = performance.now()
  const answer = await takeSubmission(parts, context.req.raw, socketAddress(context))
  parts.onAnswer(answer, performance.now() - started)
  const prefersHtml = (context.req.header('accept') ?? '').includes('text/html')
  return respond(answer, answerParts('language' in answer ? answer.language : undefined), prefersHtml)
}

async function page(
  { settings, folder, siteFile, layout, headerRules }: AppParts,
  { req }: AppContext,
): Promise<Response> {
  const path = req.path.length > 1 ? req.path.replace(/\/$/, '') : req.path
  const root = join(folder, 'client')
  const target = Object.hasOwn(siteFile.redirects, path) ? siteFile.redirects[path] : undefined
  const response = target
    ? moved(withQuery(target, new URL(req.url).search))
    : ((await serveFile(isHashed(path) ? join(settings.DIST_DIR, 'client') : root, req.raw)) ??
      thankYou(path, layout, siteFile.site) ??
      (await notFound(root, req.raw, missingPage(siteFile, path))))
  const caching = response.headers.get('cache-control')
  applyRules(headerRules, req.path, response.headers)
  if (caching && (response.status === 404 || target)) response.headers.set('cache-control', caching)
  return response
}

/** Files with a hash in their name are right in any build, and the newest has those of the old ones too. */
const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))

const moved = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })

/** Where a plain form leads when the site has no page of its own for it. */
function thankYou(path: string, layout: Layout, site: SiteFile['site']): Response | undefined {
  if (path !== thankYouPath) return undefined
  const { answer, document } = wordsOfSite(site)
  const [thanks, received, home] = [answer.thanks, answer.received, document.home].map(escapeHtml)
  const main = `<h1>${thanks}</h1><p>${received}</p><p><a href="/">${home}</a></p>`
  return new Response(layout(answer.thanks, main), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The page for addresses without one, in the language of the pages around it. */
function missingPage({ translations = {} }: SiteFile, path: string): string {
  const homes = Object.values(translations).map(({ home }) => home)
  const home = homes.find((route) => route !== '/' && path.startsWith(`${route}/`))
  return `${home ?? ''}/404.html`
}

async function notFound(root: string, request: Request, file: string): Promise<Response> {
  const response = await serveFile(root, request, 404, file)
  response?.headers.set('cache-control', 'no-cache')
  return response ?? new Response('Not Found', { status: 404 })
}
