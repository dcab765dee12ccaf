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
    const meant = message('did-you-mean', { name: tidyRoute(route) })
    throw new Refusal(message('address.wrong', { route }), [meant, message('address.rules')])
  }
  const reason = reservedReason(route, file.outline)
  if (reason !== undefined)
    throw new Refusal(message('address.reserved', { route, reason }), message('address.reserved-hint'))
  if (file.outline.pages.has(route)) {
    const line = lineOf(file, 'pages', route)
    throw new Refusal(message('address.taken', { route, line }), message('address.choose-another'))
  }
  const template = file.made.get(route)
  if (template !== undefined) {
    throw new Refusal(message('address.made', { route, template }), message('address.choose-another'))
  }
  if (!mayRedirect && Object.hasOwn(file.outline.redirects, route)) {
    const [line, target] = [lineOf(file, 'redirects', route), String(file.outline.redirects[route])]
    throw new Refusal(message('address.old', { route, line }), message('address.old-hint', { target }))
  }
}

/** 0 where it cannot be found. */
function lineOf(file: SourceFile, group: string, route: string): number {
  const span = file.keyOf([group, route])
  return span ? file.lineOf(span[0]).line : 0
}
