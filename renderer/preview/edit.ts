import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from './address.ts'
import { EDIT_URL } from './messages.ts'

export const isEditing = ({ url = '' }: IncomingMessage) => url.startsWith(EDIT_URL)

/**
 * Leads whoever follows the link of a page to the place where it is changed. The address holds a token: a page of
 * another site can neither ask for it nor read where it leads.
 */
export async function leadToEditor(
  edit: (page: string) => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request
  const site = headers['sec-fetch-site']
  if (headers['sec-fetch-mode'] !== 'navigate' || (site !== 'same-origin' && site !== 'none')) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Follow the link on a page of the preview.\n')
    return
  }
  const page = addressOf(request).searchParams.get('page') ?? '/'
  response.writeHead(303, { location: await edit(page), 'cache-control': 'no-store' }).end()
}
