/** The page from which the site is published: what will change, who is at it, what is planned, and what developers did. */
import { html } from 'hono/html'
import { isChanged, remarksIn } from '../../renderer/check/mistakes/remarks.ts'
import { isTimeZone } from '../../renderer/common/time-zone.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { clockOf } from '../../server/clock.ts'
import { type Markup, page } from '../pages/layout.ts'
import type { DeskContext } from '../parts.ts'
import { type Problem, type Publishing, problemOf } from './opened.ts'
import type { RemoteState } from './remote.ts'
import { changeList, problemBox } from './views.ts'

/** The clock by which times are entered. */
export const zoneOf = (timeZone = 'UTC') => (isTimeZone(timeZone) ? timeZone : 'UTC')

export async function overview(context: DeskContext, publishing: Publishing, refused?: Problem) {
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
  const [{ changes, isPublished, text }, state, planned, people] = await Promise.all([
    publisher.pending(),
    remote.state(),
    publishing.later.planned(),
    desk.people.all(),
  ])
  const asked = remarksIn(text).filter((remark) => !isChanged(remark)).length
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
${asked > 0 ? html`<p class="hint">${say('publish.asked', { count: asked })}</p>` : ''}
<p><a class="button quiet" href="${base}/publish/look">${say('publish.look')}</a></p>
<form method="post" action="${base}/publish">${wordsField('words')}<button>${say('publish.go')}</button></form>`
}
<p><a class="button quiet" href="${base}/publish/history">${say('history.title')}</a></p>
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
