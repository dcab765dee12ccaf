/** What the pages about publishing have in common. */
import { html } from 'hono/html'
import { sayAllIn } from '../../renderer/messages/english.ts'
import type { Change } from '../../studio/draft/words.ts'
import type { Markup } from '../pages/layout.ts'
import type { Problem } from './opened.ts'

/** Longer than most sites take; what takes longer is looked at again by the browser. */
const patienceMs = 1_500

/** Waits a little: most is done by then, and the browser shows how it went at once. */
export const within = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])

/** Something that is made for who looks, once for all who look while it is made. */
export function latestOf<Value>() {
  let making: Promise<void> | undefined
  let value: Value | undefined
  let error: unknown
  return {
    /** The last that was made, whether or not it is still what would be made now. */
    last: () => value,
    /** What was made just now; nothing while it is still being made. The next who asks then has it made anew. */
    async ask(make: () => Promise<Value>): Promise<{ value?: Value | undefined; error?: unknown }> {
      let isDone = false
      making ??= make().then(
        (made) => {
          value = made
          error = undefined
        },
        (reason) => {
          error = reason ?? new Error()
        },
      )
      await within(
        making.then(() => {
          isDone = true
        }),
      )
      if (!isDone) return {}
      making = undefined
      return error ? { error } : { value }
    },
  }
}

export const problemBox = ({ message: problem, hint }: Problem, language: string): Markup => {
  const say = sayAllIn(language)
  return html`<p role="alert" class="problem">${say(problem)}. ${say(hint)}</p>`
}

export const changeList = (changes: readonly Change[], language: string): Markup =>
  html`<ul>${changes.map(({ words }) => html`<li>${sayAllIn(language)(words)}</li>`)}</ul>`
