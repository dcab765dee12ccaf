/** Turns what became of a submission into what the browser gets: JSON for scripts, pages and redirects for forms. */

import { thankYouPath } from '../renderer/common/reserved.ts'
import { fill, type Words } from '../renderer/languages/index.ts'
import type { Answer } from './intake/intake.ts'
import { sentPath } from './newsletter/links.ts'
import { formPage } from './pages/form-page.ts'
import { escapeHtml, type Layout } from './pages/html.ts'
import { newId } from './store/ids.ts'

export type AnswerParts = {
  layout: Layout
  security: Record<string, string>
  phone?: string | undefined
  words: Words['answer']
  photoWords: Words['photos']
  /** The page of thanks, and where forms are posted, where they are not the usual ones. */
  thanks?: string | undefined
  action?: string | undefined
}

/** The response for a submission. Nothing of it may be kept by a cache. */
export function respond(answer: Answer, parts: AnswerParts, prefersHtml: boolean): Response {
  const isPage = 'kind' in answer ? answer.kind === 'form' : prefersHtml
  const headers = new Headers({ ...parts.security, 'cache-control': 'no-store' })
  if ('retryAfterSeconds' in answer) headers.set('retry-after', String(answer.retryAfterSeconds))
  if (answer.status === 401) headers.set('www-authenticate', 'Bearer')
  if (!isPage) return Response.json(jsonOf(answer, parts), { status: answer.status, headers })
  if (answer.status === 200 && !noticeOf(answer, parts)) {
    headers.set('location', thanksFor(answer, parts))
    return new Response(null, { status: 303, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const { title, main } = pageOf(answer, parts)
  return new Response(parts.layout(title, main), { status: answer.status, headers })
}

/** Who enters an address for a newsletter reads what the form says of it: a mail comes first. */
function thanksFor(answer: Answer, { thanks = thankYouPath }: AnswerParts): string {
  const isNewsletter = 'kind' in answer && answer.match.form.newsletter !== undefined
  return isNewsletter ? sentPath(answer.match.name, answer.language) : thanks
}

/** What a visitor has to know of an entry that arrived. */
const noticeOf = (answer: Answer, { photoWords }: AnswerParts) =>
  'isWithoutPictures' in answer && answer.isWithoutPictures ? photoWords.notTaken : undefined

function jsonOf(answer: Answer, parts: AnswerParts): object {
  if (!('kind' in answer)) return { ok: false, message: answer.message }
  const { failure } = answer.match.form
  if (answer.status === 200) {
    // Nobody learns whether an address was entered before.
    const isOpen = !answer.match.form.newsletter || answer.state === 'canary'
    const notice = noticeOf(answer, parts)
    return { ok: true, ...(isOpen && { id: answer.id, repeated: answer.repeated }), ...(notice && { notice }) }
  }
  if (answer.status === 422) return { ok: false, message: Object.values(answer.errors)[0], fields: answer.errors }
  return { ok: false, message: failure.text, retryAfterSeconds: answer.retryAfterSeconds }
}

function reasonOf({ status, hasPictures }: Exclude<Answer, { kind: unknown }>) {
  if (status !== 413) return status === 503 || status === 429 ? 'busy' : 'unreadable'
  return hasPictures ? 'picturesTooLarge' : 'tooLarge'
}

function pageOf(answer: Answer, parts: AnswerParts): { title: string; main: string } {
  const { words, photoWords, phone, action } = parts
  const notice = noticeOf(answer, parts)
  if (notice) return { title: words.thanks, main: `<h1>${escapeHtml(words.thanks)}</h1><p>${escapeHtml(notice)}</p>` }
  const withCall = (html: string) => {
    const text = fill(html, { phone: phone ?? '' })
      .trim()
      .replace(/\.?$/, '.')
    return !phone || text.includes(phone) ? text : `${text} ${fill(words.call, { phone })}`
  }
  if (!('kind' in answer)) {
    const text = withCall(words[reasonOf(answer)])
    return { title: words.error, main: `<h1>${escapeHtml(words.error)}</h1><p>${escapeHtml(text)}</p>` }
  }
  const { match, values, language, origin } = answer
  const isFieldProblem = answer.status === 422
  const failure = isFieldProblem ? undefined : withCall(match.form.failure.text)
  const errors = isFieldProblem ? answer.errors : {}
  const main = formPage({
    match,
    values,
    page: origin.page,
    language,
    errors,
    failure,
    key: newId(),
    words,
    photoWords,
    action,
  })
  return { title: isFieldProblem ? words.check : match.form.failure.title, main }
}
