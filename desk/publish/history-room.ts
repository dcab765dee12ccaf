/** Every publication: as pages, in words beside what visitors see now, and back again. */
import { html } from 'hono/html'
import { clockOf } from '../../server/clock.ts'
import { needs, smallBody } from '../app.ts'
import { type Markup, page } from '../pages/layout.ts'
import { type Desk, type DeskApp, type DeskContext, visitOf } from '../parts.ts'
import { changesSince, goBack, pagesOf, type Version, versions } from './history.ts'
import { byOf, type Publishing, problemOf } from './opened.ts'
import { showFile } from './show.ts'
import { changeList, latestOf, problemBox, within } from './views.ts'

const mostShown = 20
/** Versions whose pages are at hand; the folder of a version is its own as long as it is kept. */
const mostAtHand = 4

export function openHistory(app: DeskApp, desk: Desk, publishing: Publishing): void {
  const { path: base } = desk
  const made = new Map<string, ReturnType<typeof latestOf<string>>>()
  const pagesAt: PagesAt = (commit) => {
    const pages = made.get(commit) ?? latestOf<string>()
    made.delete(commit)
    made.set(commit, pages)
    for (const old of [...made.keys()].slice(0, -mostAtHand)) made.delete(old)
    return pages.ask(async () => pagesOf((await publishing.open()).publisher.repository, commit))
  }
  app.get('/publish/history', needs('publish'), (context) => list(context, publishing))
  app.get('/publish/history/:commit', needs('publish'), (context) => one(context, publishing, pagesAt))
  app.get('/publish/history/:commit/pages/*', needs('publish'), async (context) => {
    const commit = context.req.param('commit')
    const known = made.get(commit)?.last()
    const { value: dist = known, error } = known ? {} : await pagesAt(commit)
    if (error) return refused(context, error)
    if (!dist) return context.text(context.var.say('look.making'), 503, { 'retry-after': '2' })
    const at = `${base}/publish/history/${commit}/pages`
    return (await showFile(dist, context.req.path.slice(at.length) || '/', at)) ?? context.notFound()
  })
  app.post('/publish/history/:commit/back', needs('publish'), smallBody, async (context) => {
    const { person } = visitOf(context)
    const by = byOf(person, context.var.language)
    const commit = context.req.param('commit') ?? ''
    await within(publishing.beginCommit(person.id, 'went-back', ({ publisher }) => goBack(publisher, commit, { by })))
    return context.redirect(`${base}/publish`, 303)
  })
}

const refused = (context: DeskContext, error: unknown) => {
  const { say, desk, language } = context.var
  return page(context, {
    title: say('history.title'),
    main: problemBox(problemOf(error, desk.log), language),
    status: 404,
  })
}

function headOf(context: DeskContext, { at, by, isLive }: Version): Markup {
  const { say, desk } = context.var
  const time = clockOf(desk.siteFile().site).long(at)
  return html`<span>${say('history.by', { time, name: by })}</span>${isLive ? html` <em>${say('history.live')}</em>` : ''}`
}

async function list(context: DeskContext, publishing: Publishing) {
  const { say, desk } = context.var
  const skip = Number(/^\d{1,6}$/.exec(context.req.query('skip') ?? '')?.[0] ?? 0)
  try {
    const { repository } = (await publishing.open()).publisher
    const found = await versions(repository, { skip, most: mostShown + 1 })
    const rows = found
      .slice(0, mostShown)
      .map(
        (version) =>
          html`<li><a href="${desk.path}/publish/history/${version.commit}"><strong>${version.subject}</strong></a> ${headOf(context, version)}</li>`,
      )
    const older = found.length > mostShown
    const main = html`${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${say('history.none')}</p>`}
${older ? html`<p><a class="button quiet" href="${desk.path}/publish/history?skip=${skip + mostShown}">${say('history.older')}</a></p>` : ''}`
    return page(context, { title: say('history.title'), main })
  } catch (error) {
    return refused(context, error)
  }
}

type PagesAt = (commit: string) => Promise<{ value?: string | undefined; error?: unknown }>

async function one(context: DeskContext, publishing: Publishing, pagesAt: PagesAt) {
  const { say, desk, language } = context.var
  const commit = context.req.param('commit') ?? ''
  const base = `${desk.path}/publish/history/${commit}`
  try {
    const { repository } = (await publishing.open()).publisher
    const changes = await changesSince(repository, commit)
    const [version] = await versions(repository, { from: commit, most: 1 })
    if (!version) return context.notFound()
    const { value: pages, error } = await pagesAt(commit)
    // A frame that may run nothing cannot look again by itself.
    if (!pages && !error) context.header('refresh', '2')
    const whole = pages
      ? html`<iframe class="whole" src="${base}/pages/" title="${say('history.pages')}" sandbox="allow-same-origin"></iframe>`
      : error
        ? problemBox(problemOf(error, desk.log), language)
        : html`<p role="status" class="done">${say('look.making')}</p>`
    const body = version.body === '' ? '' : html`<p class="lines">${version.body}</p>`
    const different = changes.length > 0 ? changeList(changes, language) : html`<p>${say('history.same')}</p>`
    const back = html`<form method="post" action="${base}/back" data-confirm="${say('history.backSure')}"><button>${say('history.back')}</button></form>`
    const main = html`<p>${headOf(context, version)}</p>${body}
<h2>${say('history.now')}</h2>${different}
${version.isLive ? '' : back}
<h2>${say('history.pages')}</h2>
${whole}`
    return page(context, { title: version.subject, main })
  } catch (error) {
    return refused(context, error)
  }
}
