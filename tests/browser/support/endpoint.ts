/** Stands between a form and its endpoint: notes what was sent and decides what comes back. */
import type { Page, Route } from 'playwright/test'

export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
}

export const quotePath = '/submit-form.php'
export const messagePath = '/functions/v1/send-contact-email'

/** Every way in which a post can fail; the visitor is told the same (section 8 of the specification). */
export const failures = ['server error', 'no connection', 'invalid (422)', 'too many (429)'] as const

type Answer = 'ok' | (typeof failures)[number] | Promise<void>

const statuses = { ok: 200, 'server error': 503, 'invalid (422)': 422, 'too many (429)': 429 }

/** Answers posts to a path without the server. A promise keeps the visitor waiting until it resolves. */
export async function answerPosts(page: Page, path: string, answer: Answer): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route(`**${path}`, async (route) => {
    const request = route.request()
    const body = request.postDataJSON()
    sent.push({ method: request.method(), path: new URL(request.url()).pathname, headers: request.headers(), body })
    await respond(route, answer)
  })
  return sent
}

async function respond(route: Route, answer: Answer) {
  if (answer === 'no connection') return route.abort('connectionrefused')
  const status = typeof answer === 'string' ? statuses[answer] : 200
  await answer
  // Only the status counts (section 7 of the specification), so the body is one that no script could read.
  return route.fulfill({ status, body: 'not json' })
}
