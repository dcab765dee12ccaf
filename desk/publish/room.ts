/** The desk's pages for publishing, and what their buttons do. */
import { html } from 'hono/html'
import { isTimeZone } from '../../renderer/common/time-zone.ts'
import { withOffset } from '../../renderer/common/zone-time.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { clockOf } from '../../server/clock.ts'
import { needs, smallBody } from '../app.ts'
import { type Markup, page } from '../pages/layout.ts'
import { type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import { openHistory } from './history-room.ts'
import { byOf, type Problem, type Publishing, problemOf, publishingOf } from './opened.ts'
import type { Plan } from './plan.ts'
import type { RemoteState } from './remote.ts'
import { showFile } from './show.ts'
import { changeList, latestOf, problemBox, within } from './views.ts'

/** Pairs of frames on one page; the next ones are named. */
const mostPairs = 12

export const openPublish: OpenRoom = (app, desk) => {
  const publishing = publishingOf(desk)
  const plans = latestOf<Plan>()
  const base = desk.path
  const toPublish = (context: DeskContext) => context.redirect(`${base}/publish`, 303)
  app.get('/publish', needs('publish'), (context) => overview(context, publishing))
  app.post('/publish', needs('publish'), smallBody, async (context) => {
    const { person } = visitOf(context)
    const words = String((await context.req.parseBody()).words ?? '').slice(0, 500)
    const publication = { by: byOf(person, context.var.language), message: words }
    const work = publishing.begin(person.id, 'published', async ({ remote }) => {
      const commit = await remote.publish(publication)
      // Whoever waits for this page need not wait for another place.
      remote.sync().catch((err) => desk.log.error({ err }, 'the other place was not reached'))
      return commit
    })
    await within(work)
    return toPublish(context)
  })
  app.post('/publish/again', needs('publish'), smallBody, async (context) => {
    await within(publishing.begin(visitOf(context).person.id, 'published', async ({ publisher }) => publisher.takeUp()))
    return toPublish(context)
  })
  app.post('/publish/later', needs('publish'), smallBody, async (context) => {
    const { when = '', words = '' } = await context.req.parseBody()
    const { person } = visitOf(context)
    try {
      await publishing.later.plan(momentOf(String(when), desk.siteFile().site), person.id, String(words).slice(0, 500))
    } catch (error) {
      return overview(context, publishing, problemOf(error, desk.log))
    }
    await desk.audit.add(person.id, 'publication-planned', { when: String(when).slice(0, 40) })
    return toPublish(context)
  })
  app.post('/publish/later/:id/off', needs('publish'), smallBody, async (context) => {
    if (await publishing.later.callOff(context.req.param('id') ?? ''))
      await desk.audit.add(visitOf(context).person.id, 'publication-called-off')
    return toPublish(context)
  })
  app.post('/publish/choose', needs('publish'), smallBody, async (context) => {
    const { person } = visitOf(context)
    const given = Object.entries(await context.req.parseBody())
    const choices = given.flatMap(([id, side]) => (side === 'ours' || side === 'theirs' ? [[id, side] as const] : []))
    const by = byOf(person, context.var.language)
    await within(
      publishing.begin(person.id, 'conflicts-chosen', async ({ remote }) =>
        remote.choose(Object.fromEntries(choices), { by }),
      ),
    )
    return toPublish(context)
  })
  app.get('/publish/look', needs('publish'), async (context) => {
    const { value, error } = await plans.ask(async () => (await publishing.open()).plan())
    return look(context, value, error)
  })
  app.get('/publish/pages/:side/*', needs('publish'), async (context) => {
    const side = context.req.param('side')
    const dist = side === 'before' ? desk.settings.DIST_DIR : side === 'after' ? plans.last()?.dist : undefined
    const at = `${base}/publish/pages/${side}`
    return (dist && (await showFile(dist, context.req.path.slice(at.length) || '/', at))) || context.notFound()
  })
  openHistory(app, desk, publishing)
  return { stop: async () => publishing.stop() }
}

/** What an input for day and time says, by the clock of the site. */
function momentOf(when: string, { timeZone }: { timeZone?: string }): number {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(when) ?? []
  return day ? Date.parse(withOffset(day, time, zoneOf(timeZone))) : Number.NaN
}

const zoneOf = (timeZone = 'UTC') => (isTimeZone(timeZone) ? timeZone : 'UTC')

async function overview(context: DeskContext, publishing: Publishing, refused?: Problem) {
  const { say, desk, language } = context.var
  const base = desk.path
  const clock = clockOf(desk.siteFile().site)
  const show = (main: Markup, status: 200 | 422 = 200) => page(context, { title: say('publish.title'), main, status })
  let opened: Awaited<ReturnType<Publishing['open']>>
  try {
    opened = await publishing.open()
  } catch (error) {
    return show(problemBox(problemOf(error, desk.log), language))
  }
  const { publisher, remote } = opened
  const { running, waiting } = await publisher.state()
  if (running) {
    context.header('refresh', '2')
    const step = say(`publish.${running.step ?? 'begun'}`)
    return show(html`<p role="status" class="done">${say('publish.running', { name: running.by, step })}</p>`)
  }
  const [{ changes, isPublished }, state, planned, people] = await Promise.all([
    publisher.pending(),
    remote.state(),
    publishing.later.planned(),
    desk.people.all(),
  ])
  const problem = refused ?? publishing.problem()
  const nameOf = (id: string) => people.find((each) => each.id === id)
  const wordsField = (id: string) =>
    html`<label for="${id}">${say('publish.words')}</label><input id="${id}" name="words" maxlength="200">`
  const main = html`${problem ? problemBox(problem, language) : ''}
${
  waiting
    ? html`<h2>${say('publish.waiting')}</h2><p>${say('publish.waitingText')}</p>
<form method="post" action="${base}/publish/again"><button>${say('publish.again')}</button></form>`
    : ''
}
${state ? conflictsForm(context, state) : ''}
<h2>${say('publish.changes')}</h2>
${
  isPublished
    ? html`<p>${say('publish.nothing')}</p>`
    : html`${changeList(changes, language)}
<p><a class="button quiet" href="${base}/publish/look">${say('publish.look')}</a></p>
<form method="post" action="${base}/publish">${wordsField('words')}<button>${say('publish.go')}</button></form>`
}
<p><a class="button quiet" href="${base}/history">${say('history.title')}</a></p>
<h2>${say('publish.later')}</h2>
<form method="post" action="${base}/publish/later">
<label for="when">${say('publish.when')}</label><input id="when" name="when" type="datetime-local" required>
<p class="hint">${say('publish.whenHint', { zone: zoneOf(desk.siteFile().site.timeZone) })}</p>
${wordsField('later-words')}<button class="quiet">${say('publish.plan')}</button></form>
${planned.length > 0 ? html`<h2>${say('publish.planned')}</h2>` : ''}
<ul class="rows">${planned.map(({ id, at, person, words, problem: reason }) => {
    const name = nameOf(person)?.name || (nameOf(person)?.address ?? '')
    return html`<li><strong>${words || say('publish.title')}</strong> <span>${say('publish.plannedBy', { time: clock.long(at), name })}</span>
${reason ? html`<p class="problem">${reason}</p>` : ''}
<form method="post" action="${base}/publish/later/${id}/off"><button class="quiet">${say('publish.callOff')}</button></form></li>`
  })}</ul>
${state ? html`<h2>${say('publish.remote')}</h2><p>${say('publish.ahead', { name: state.name, count: state.ahead })}</p>${state.failure && state.conflicts.length === 0 ? html`<p class="hint">${sayAllIn(language)(state.failure)}</p>` : ''}` : ''}`
  return show(main, refused ? 422 : 200)
}

/** Both versions of each place, of which one is chosen. */
function conflictsForm(context: DeskContext, { conflicts }: RemoteState): Markup {
  const { say, desk, language } = context.var
  if (conflicts.length === 0) return html``
  const shown = (value: unknown, isFile: boolean) => {
    if (value === undefined) return say('publish.gone')
    if (isFile) return say('publish.wholeFile')
    return (typeof value === 'string' ? value : JSON.stringify(value, null, 1)).slice(0, 2_000)
  }
  const fields = conflicts.map(({ id, file, path, ours, theirs }) => {
    const place = path ? sayAllIn(language)(message('publish.place', { place: at(path) })) : file
    const sides = [
      ['ours', 'publish.keepOurs', ours],
      ['theirs', 'publish.keepTheirs', theirs],
    ] as const
    return html`<fieldset><legend>${place}</legend>${sides.map(
      ([side, word, value]) =>
        html`<label class="choice"><input type="radio" name="${id}" value="${side}" required> ${say(word, { text: shown(value, !path) })}</label>`,
    )}</fieldset>`
  })
  return html`<h2>${say('publish.conflicts')}</h2>
<form method="post" action="${desk.path}/publish/choose">${fields}<button>${say('publish.choose')}</button></form>`
}

const kinds = ['changed', 'added', 'removed', 'restyled'] as const

/** The pages that look different, each as it is and as it will be. */
function look(context: DeskContext, plan: Plan | undefined, error: unknown) {
  const { say, desk, language } = context.var
  const show = (main: Markup) => page(context, { title: say('look.title'), main })
  if (error) return show(problemBox(problemOf(error, desk.log), language))
  if (!plan) {
    context.header('refresh', '2')
    return show(html`<p role="status" class="done">${say('look.making')}</p>`)
  }
  const all = kinds.flatMap((kind) => plan.changes[kind].map((route) => ({ kind, route })))
  const frame = (side: 'before' | 'after', route: string) => {
    const address = `${desk.path}/publish/pages/${side}${encodeURI(route)}`
    const words = side === 'before' ? 'look.before' : 'look.after'
    return html`<figure><figcaption>${say(`${words}Short`)}</figcaption><iframe src="${address}" title="${say(words, { route })}" loading="lazy" sandbox="allow-same-origin"></iframe></figure>`
  }
  const pairs = all.slice(0, mostPairs).map(
    ({ kind, route }) => html`<section><h2>${route} <small>${say(`look.${kind}`)}</small></h2><div class="pair">
${kind === 'added' ? '' : frame('before', route)}${kind === 'removed' ? '' : frame('after', route)}</div></section>`,
  )
  const left = all.length - pairs.length
  return show(html`${pairs.length > 0 ? pairs : html`<p>${say('look.none')}</p>`}
${left > 0 ? html`<p>${say('look.more', { count: left })}</p>` : ''}
<p><a class="button quiet" href="${desk.path}/publish">${say('publish.title')}</a></p>`)
}
