import { html } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import type { DeskContext } from '../parts.ts'
import { problemOf } from './opened.ts'
import type { Plan } from './plan.ts'
import { problemBox } from './views.ts'

/** Pairs of frames on one page; of the rest the number is said. */
const mostPairs = 12

const kinds = ['changed', 'added', 'removed', 'restyled'] as const

/** The pages that look different, each as it is and as it will be. */
export function look(context: DeskContext, plan: Plan | undefined, error: unknown) {
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
