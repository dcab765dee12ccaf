/** The desk's pages for publishing, and what their buttons do. */
import { withOffset } from '../../renderer/common/zone-time.ts'
import { needs, smallBody } from '../app.ts'
import { type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import { openHistory } from './history-room.ts'
import { look } from './look.ts'
import { byOf, problemOf, publishingOf } from './opened.ts'
import { overview, zoneOf } from './overview.ts'
import type { Plan } from './plan.ts'
import { showFile } from './show.ts'
import { latestOf, within } from './views.ts'

export const openPublish: OpenRoom = (app, desk) => {
  const publishing = publishingOf(desk)
  const plans = latestOf<Plan>()
  const base = desk.path
  const toPublish = (context: DeskContext) => context.redirect(`${base}/publish`, 303)
  app.get('/publish', needs('publish'), (context) => overview(context, publishing))
  app.post('/publish', needs('publish'), smallBody, async (context) => {
    const { person } = visitOf(context)
    const words = String((await context.req.parseBody()).words ?? '').slice(0, 500)
    const publication = { by: byOf(person, context.var.language), message: words }
    await within(publishing.beginCommit(person.id, 'published', ({ remote }) => remote.publish(publication)))
    return toPublish(context)
  })
  app.post('/publish/again', needs('publish'), smallBody, async (context) => {
    await within(publishing.begin(visitOf(context).person.id, 'published', async ({ publisher }) => publisher.takeUp()))
    return toPublish(context)
  })
  app.post('/publish/later', needs('publish'), smallBody, async (context) => {
    const { when = '', words = '' } = await context.req.parseBody()
    const { person } = visitOf(context)
    try {
      await publishing.later.plan(momentOf(String(when), desk.siteFile().site), person.id, String(words).slice(0, 500))
    } catch (error) {
      return overview(context, publishing, problemOf(error, desk.log))
    }
    await desk.audit.add(person.id, 'publication-planned', { when: String(when).slice(0, 40) })
    return toPublish(context)
  })
  app.post('/publish/later/:id/off', needs('publish'), smallBody, async (context) => {
    if (await publishing.later.callOff(context.req.param('id') ?? ''))
      await desk.audit.add(visitOf(context).person.id, 'publication-called-off')
    return toPublish(context)
  })
  app.post('/publish/choose', needs('publish'), smallBody, async (context) => {
    const { person } = visitOf(context)
    const given = Object.entries(await context.req.parseBody())
    const choices = given.flatMap(([id, side]) => (side === 'ours' || side === 'theirs' ? [[id, side] as const] : []))
    const by = byOf(person, context.var.language)
    await within(
      publishing.begin(person.id, 'conflicts-chosen', async ({ remote }) =>
        remote.choose(Object.fromEntries(choices), { by }),
      ),
    )
    return toPublish(context)
  })
  app.get('/publish/look', needs('publish'), async (context) => {
    const { value, error } = await plans.ask(async () => (await publishing.open()).plan())
    return look(context, value, error)
  })
  app.get('/publish/pages/:side/*', needs('publish'), async (context) => {
    const side = context.req.param('side')
    const dist = side === 'before' ? desk.settings.DIST_DIR : side === 'after' ? plans.last()?.dist : undefined
    const at = `${base}/publish/pages/${side}`
    return (dist && (await showFile(dist, context.req.path.slice(at.length) || '/', at))) || context.notFound()
  })
  openHistory(app, desk, publishing)
  return { stop: async () => publishing.stop() }
}

/** What an input for day and time says, by the clock of the site. */
function momentOf(when: string, { timeZone }: { timeZone?: string }): number {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(when) ?? []
  return day ? Date.parse(withOffset(day, time, zoneOf(timeZone))) : Number.NaN
}
