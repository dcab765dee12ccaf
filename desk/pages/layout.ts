/** The frame of every page of the desk. What stands in it is escaped by `html`. */
import { html } from 'hono/html'
import { may, type Person } from '../accounts/people.ts'
import type { DeskContext, Entry } from '../parts.ts'

export type Markup = ReturnType<typeof html>

/** Where a script says what went wrong. */
export const problemPlace = html`<p role="alert" class="problem" hidden></p>`

/** The main places, at the lower edge of a phone where a thumb reaches them. */
const entries: readonly Entry[] = [
  { path: '/leads', word: 'nav.leads', needs: 'leads' },
  { path: '/studio/', word: 'nav.studio', needs: 'studio' },
  { path: '/publish', word: 'nav.publish', needs: 'publish' },
  { path: '/figures', word: 'nav.figures', needs: 'figures' },
  { path: '/more', word: 'nav.more', needs: undefined },
]

const entriesFor = (person: Person) => entries.filter(({ needs }) => !needs || may(person, needs))

/** Where somebody begins: the first place that is theirs. */
export const firstPlace = (person: Person) => entriesFor(person)[0]?.path ?? '/more'

interface Page {
  title: string
  main: Markup
  status?: 200 | 400 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503
  /** Without the navigation, as for who is not signed in. */
  isBare?: boolean
}

function navigation(context: DeskContext, person: Person): Markup {
  const { say, desk } = context.var
  const here = `${context.req.path}/`
  const links = entriesFor(person).map(({ path, word }) => {
    const address = `${desk.path}${path}`
    const isHere = here.startsWith(`${address.replace(/\/$/, '')}/`)
    return html`<li><a href="${address}"${isHere ? html` aria-current="page"` : ''}>${say(word)}</a></li>`
  })
  return html`<nav aria-label="${say('nav.label')}"><ul>${links}</ul></nav>`
}

export async function page(context: DeskContext, { title, main, status = 200, isBare = false }: Page) {
  const { say, language, desk, visit } = context.var
  const base = desk.path
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${desk.siteFile().site.brand}</title>
<link rel="stylesheet" href="${base}/desk.css">
<link rel="manifest" href="${base}/manifest.webmanifest">
<link rel="icon" href="${base}/icon.svg">
<link rel="apple-touch-icon" href="${base}/icon-192.png">
<meta name="theme-color" content="#1f4e79">
<script type="module" src="${base}/desk.js"></script>
</head>
<body data-base="${base}">
<a class="skip" href="#main">${say('skip')}</a>
${visit && !isBare ? navigation(context, visit.person) : ''}
<main id="main" tabindex="-1"><h1>${title}</h1>${main}</main>
</body>
</html>`
  return context.html(document, status)
}
