/** Joins the site, its health and its chores into one function from Request to Response. */
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { type Build, followBuild, readBuild } from './build.ts'
import { type Extension, type ExtensionParts, isOf } from './extension.ts'
import { healthRoutes } from './health/endpoints.ts'
import { createMetrics } from './health/metrics.ts'
import { checkReadiness, watchCommits } from './health/readiness.ts'
import { recordAnswer, recordedCanary } from './health/record.ts'
import { shareRunning } from './health/share.ts'
import { makeToken } from './health/token.ts'
import { letGoWhenCalm } from './held.ts'
import { watchForProxy } from './intake/client.ts'
import { createVelocityCounter } from './intake/velocity.ts'
import { startMail } from './mail/start.ts'
import { refuseOddRequests } from './odd-requests.ts'
import { createPhotoDesk } from './photos/desk.ts'
import { repeat } from './repeat.ts'
import { applyRetention } from './retention.ts'
import type { Settings } from './settings.ts'
import { ownHeaders } from './static/headers.ts'
import { newId } from './store/ids.ts'
import type { Store } from './store/store.ts'
import { createVitalsTally } from './vitals/tally.ts'
import { startWebhooks } from './webhooks/start.ts'

/** How often the server looks for a new build. */
const BUILD_CHECK_MS = 500
/** How often it looks for held leads to remind the owner of. */
const REMINDER_CHECK_MS = 10 * 60_000
/** How often it writes how fast pages were. */
const VITALS_MS = 5_000
/** How often it looks whether held leads can go. */
const CALM_CHECK_MS = 10_000

export type Assembled = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  extension: Extension | undefined
  /** From now on not ready, so that a proxy sends visitors elsewhere. */
  beUnready: () => void
  /** From now on every answer asks its connection to close. */
  endConnections: () => void
  /** Ends the chores and the mail that is on its way. */
  stop: () => Promise<void>
}

export async function assemble(
  settings: Settings,
  opened: Store,
  log: Logger,
  openExtension?: (parts: Omit<ExtensionParts, 'database'>) => Promise<Extension>,
): Promise<Assembled> {
  let build = await readBuild(settings.DIST_DIR)
  const { store, seen } = watchCommits(opened)
  const metrics = createMetrics()
  const counting = (what: string) => (result: string) => metrics.count(`${what}_results_total{result="${result}"}`)
  const results = { onResult: counting('mail'), onAnswer: counting('answer') }
  const common = { settings, store, log, siteFile: () => build.siteFile }
  const mail = startMail({ ...common, ...results })
  const webhooks = startWebhooks({ ...common, onResult: counting('webhook') })
  const photos = createPhotoDesk()
  const extension = await openExtension?.({ ...common, photos, gauge: metrics.set, mail: mail.transport })
  const canaryToken = newId()
  const proxy = watchForProxy({ settings, log })
  const vitals = createVitalsTally(store)
  const velocity = createVelocityCounter()
  const parts = { settings, log, store, canaryToken, velocity, photos, vitals, noteProxy: proxy.note }
  const siteOf = (from: Build) =>
    createApp({
      ...parts,
      ...from,
      onAnswer: (answer, elapsedMs) => {
        recordAnswer(answer, elapsedMs, metrics, log)
        if (answer.status !== 200) return
        mail.nudge()
        webhooks.nudge()
        extension?.onLead()
      },
    })
  let site = siteOf(build)
  const readNewBuild = followBuild(settings.DIST_DIR, build, (next) => {
    site = siteOf(next)
    build = next
  })
  const canary = () =>
    recordedCanary(
      { fetch: (request) => site.fetch(request), siteFile: build.siteFile, settings, store, canaryToken, ...mail },
      metrics,
      log,
    )
  let isDraining = false
  let endsConnections = false
  const root = new Hono<{ Bindings: { incoming?: { rawHeaders?: string[] } } }>()
  root.use(async (context, next) => {
    await next()
    if (endsConnections) context.header('connection', 'close')
  })
  root.use(refuseOddRequests)
  root.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'request failed')
    return context.text('Internal Server Error', 500, ownHeaders([]))
  })
  const mailProblem = () => mail.transport?.problem()
  const told = { mailProblem, proxyProblem: proxy.problem, further: extension?.checks }
  const readiness = shareRunning(() => checkReadiness({ store, seen, settings, isDraining: () => isDraining, ...told }))
  const { counts } = store
  const token = await makeToken(settings)
  root.route('/', healthRoutes({ token, readiness, counts, canary, renderMetrics: metrics.render }))
  root.all('*', async ({ req, env }) => {
    if (isOf(extension, req.path)) return extension.fetch(req.raw, env as object)
    await readNewBuild()?.catch((err) => log.error({ err }, 'the new build cannot be read'))
    return site.fetch(req.raw, env as object)
  })
  const endChores = [
    repeat('reading the new build', BUILD_CHECK_MS, async () => readNewBuild(), log),
    repeat('canary', settings.CANARY_MINUTES * 60_000, canary, log),
    repeat('reminder', REMINDER_CHECK_MS, mail.remind, log),
    repeat('letting held leads go', CALM_CHECK_MS, () => letGoWhenCalm(store, settings, log), log),
    repeat('writing how fast pages were', VITALS_MS, vitals.write, log),
    repeat('retention', 60 * 60_000, () => applyRetention(store, settings), log),
  ]
  return {
    fetch: root.fetch,
    extension,
    beUnready: () => {
      isDraining = true
    },
    endConnections: () => {
      endsConnections = true
    },
    stop: async () => {
      for (const end of endChores) end()
      metrics.stop()
      await Promise.all([mail.stop(), webhooks.stop(), extension?.stop()])
      await photos.stop()
      await vitals.write().catch((err) => log.error({ err }, 'writing how fast pages were failed'))
    },
  }
}
