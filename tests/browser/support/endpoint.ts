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

type Answer = 'ok' | 'server error' | 'no connection' | Promise<void>

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
  if (answer === 'server error') return route.fulfill({ status: 503, body: 'not json' })
  if (answer !== 'ok') await answer
  // Only the status counts (section 7 of the specification), so the body is one that no script could read.
  return route.fulfill({ status: 200, body: 'not json' })
}
