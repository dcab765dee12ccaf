/** What machines ask a server: does it live, is it ready, how is it doing. */
import { type Context, Hono } from 'hono'
import { machinePaths } from '../../renderer/reserved.ts'
import { isLocal } from '../intake/client.ts'
import { hasBearer } from '../intake/key.ts'
import type { Counts } from '../store/types.ts'
import type { CanaryResult } from './canary.ts'
import type { Readiness } from './readiness.ts'

export type HealthParts = {
  metricsToken: string | undefined
  socketAddress: (context: Context) => string
  readiness: () => Promise<Readiness>
  counts: () => Promise<Counts>
  renderMetrics: (counts: Counts | undefined) => string
  canary: () => Promise<CanaryResult>
}

/** Figures and the canary are for this machine, or for who knows the token. */
export function healthRoutes(parts: HealthParts) {
  const app = new Hono()
  const isAllowed = (context: Context) => {
    const { headers } = context.req.raw
    if (parts.metricsToken && hasBearer(headers, parts.metricsToken)) return true
    return isLocal(headers, parts.socketAddress(context))
  }
  app.on('ALL', Object.values(machinePaths), async (context, next) => {
    await next()
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
    const result = await parts.canary()
    return context.json(result, result.ok ? 200 : 503)
  })
  return app
}
