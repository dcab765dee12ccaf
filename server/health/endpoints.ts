/** What machines ask a server: does it live, is it ready, how is it doing. */
import { type Context, Hono } from 'hono'
import { machinePaths } from '../../renderer/common/reserved.ts'
import { hasBearer } from '../intake/key.ts'
import { ownHeaders } from '../static/headers.ts'
import type { Counts } from '../store/types.ts'
import type { CanaryResult } from './canary.ts'
import type { Readiness } from './readiness.ts'

export type HealthParts = {
  token: string | undefined
  readiness: () => Promise<Readiness>
  counts: () => Promise<Counts>
  renderMetrics: (counts: Counts | undefined) => string
  canary: () => Promise<CanaryResult>
}

/** A canary waits for its mail, longer than connections may be silent otherwise. */
const longestSilenceMs = 60_000
type Bindings = { incoming?: { socket: { setTimeout?: (ms: number) => void } } }

/** Figures and the canary are for who knows the token: a proxy on this machine would make everybody look local. */
export function healthRoutes(parts: HealthParts) {
  const app = new Hono<{ Bindings: Bindings }>()
  const isAllowed = ({ req }: Context) => parts.token !== undefined && hasBearer(req.raw.headers, parts.token)
  app.on('ALL', Object.values(machinePaths), async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(ownHeaders([]))) context.header(name, value)
    context.header('cache-control', 'no-store')
  })
  app.get(machinePaths.alive, (context) => context.json({ alive: true }))
  app.get(machinePaths.ready, async (context) => {
    const readiness = await parts.readiness()
    return context.json(readiness, readiness.ready ? 200 : 503)
  })
  app.get(machinePaths.metrics, async (context) => {
    if (!isAllowed(context)) return context.text('Forbidden', 403)
    const counts = await parts.counts().catch(() => undefined)
    return context.text(parts.renderMetrics(counts), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
  app.post(machinePaths.canary, async (context) => {
    if (!isAllowed(context)) return context.text('Forbidden', 403)
    context.env?.incoming?.socket.setTimeout?.(longestSilenceMs)
    const result = await parts.canary()
    return context.json(result, result.ok ? 200 : 503)
  })
  return app
}
