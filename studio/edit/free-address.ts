import { reservedReason } from '../../renderer/check/checks/reserved.ts'
import { message } from '../../renderer/messages/message.ts'
import { tidyRoute } from '../../renderer/schema/route.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import { Refusal } from './refusal.ts'
import type { SourceFile } from './source-file.ts'

const pattern = new RegExp(String(schemaOf('common').definitions?.route?.pattern))

/** Refuses an address that is not well formed, is the server's own, is taken by a page, or belongs to a redirect (unless `mayRedirect`). */
export function assertFree(file: SourceFile, route: string, mayRedirect = false): void {
  if (!pattern.test(route)) {
    const rules = 'An address has small letters, digits and hyphens, and starts with "/".'
    throw new Refusal(`"${route}" cannot be the address of a page`, `Did you mean "${tidyRoute(route)}"? ${rules}`)
  }
  const reason = reservedReason(route, file.outline)
  if (reason) throw new Refusal(message('reserved-route.no-page', { route, reason }), 'Choose another.')
  if (file.outline.pages.has(route)) {
    throw new Refusal(`There is a page ${route} already${lineOf(file, 'pages', route)}`, 'Choose another address.')
  }
  const template = file.made.get(route)
  if (template !== undefined) {
    throw new Refusal(`There is a page ${route} already, made from ${template}`, 'Choose another address.')
  }
  if (!mayRedirect && Object.hasOwn(file.outline.redirects, route)) {
    const hint = `It leads to ${String(file.outline.redirects[route])}. Choose another address, or remove that line.`
    throw new Refusal(`${route} is an old address under "redirects:"${lineOf(file, 'redirects', route)}`, hint)
  }
}

function lineOf(file: SourceFile, group: string, route: string): string {
  const span = file.keyOf([group, route])
  return span ? ` (line ${file.lineOf(span[0]).line})` : ''
}
