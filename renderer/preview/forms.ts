import type { IncomingMessage, ServerResponse } from 'node:http'
import { withBase } from '../common/base.ts'
import { plainFormPaths, thankYouPath } from '../common/reserved.ts'
import type { Site } from '../pipeline/index.ts'

/** True for a path to which a form of the site is sent. */
export const isFormPath = (site: Site, path: string) =>
  plainFormPaths(site.settings).includes(path) || Object.values(site.forms).some(({ endpoint }) => endpoint === path)

/** Answers a form as the live site does when all is well. What was typed is read and forgotten. */
export async function answerForm(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  base?: string,
): Promise<void> {
  for await (const _ of request);
  console.log(`A form was sent to ${request.url}. The preview stores nothing; the visitor sees its thanks.`)
  if (request.headers['content-type']?.includes('json')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: true, id: 'preview' }))
  } else response.writeHead(303, { location: withBase(site.settings.thankYouPage ?? thankYouPath, base) }).end()
}
