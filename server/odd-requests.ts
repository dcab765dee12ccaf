/** Requests that no browser sends: refused before anything is done for them. */
import type { MiddlewareHandler } from 'hono'
import { ownHeaders } from './static/headers.ts'

type Bindings = { incoming?: { rawHeaders?: string[] } }

/** Answers 400 to a host that makes no address, such as "x1.1", and to two of them: each proxy takes another one. */
export const refuseOddRequests: MiddlewareHandler<{ Bindings: Bindings }> = async (context, next) => {
  const names = context.env?.incoming?.rawHeaders?.filter((_, index) => index % 2 === 0) ?? []
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  if (hosts <= 1 && URL.canParse(context.req.url)) return next()
  return context.text('Bad Request', 400, ownHeaders([]))
}
