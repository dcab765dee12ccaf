/** The studio behind the desk: for whoever may change the site, and several at once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { html } from 'hono/html'
import { oncePer } from '../../renderer/common/once-per.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { may } from '../accounts/people.ts'
import type { Visit } from '../accounts/sessions.ts'
import { needs } from '../app.ts'
import { page } from '../pages/layout.ts'
import { type Desk, type DeskContext, type OpenRoom, visitOf } from '../parts.ts'
import { createProcess, type StudioProcess } from './control.ts'
import { connect, type Ended, forward, TooLarge } from './proxy.ts'
import type { Tasks } from './tasks.ts'

/** The studio of a desk; its process begins when something is asked of it. */
const processOf = oncePer(
  (desk: Desk): StudioProcess =>
    createProcess({
      file: desk.siteFile().pages ?? 'pages.yaml',
      base: baseOf(desk),
      home: `${desk.path}/`,
      publish: `${desk.path}/publish`,
    }),
)

const baseOf = ({ path }: Pick<Desk, 'path'>) => `${path}/studio/`

/** Asks about the draft. A Refusal says in words why something was not done. */
export async function askStudio<Task extends keyof Tasks>(
  desk: Desk,
  task: Task,
  ...given: Parameters<Tasks[Task]>
): Promise<ReturnType<Tasks[Task]>> {
  const { ask, release } = await processOf(desk).use()
  try {
    return await ask(task, ...given)
  } finally {
    release()
  }
}

/** Whether somebody has the studio open, or had it a moment ago: it knows the draft sooner than the disk then. */
export const isStudioOpen = (desk: Desk): boolean => processOf(desk).isRunning()

export const openStudio: OpenRoom = (app, desk) => {
  const base = baseOf(desk)
  const studio = processOf(desk)
  app.all('/studio/*', needs('studio'), async (context) => {
    const { pathname } = new URL(context.req.url)
    if (!pathname.startsWith(base)) return context.redirect(base, 308)
    return pass(context, studio)
  })
  return {
    upgrade(request, socket, head, visit) {
      const { person } = visit
      if (new URL(request.url ?? '/', desk.origin).pathname !== `${base}site/` || !may(person, 'studio')) return false
      studio.use().then(
        ({ release, ...place }) => connect(request, socket, head, place, person, untilLeft(desk, visit, release)),
        () => socket.destroy(),
      )
      return true
    },
    stop: async () => void (await studio.end()),
  }
}

/** So long after somebody was signed out, or may do something else, what they had open ends too. */
const lookEveryMs = 15_000

/** What is told at the end of a request, and ends it once who asked is not signed in any more. */
function untilLeft(desk: Desk, { person, session }: Visit, release: () => void): Ended {
  const left = new AbortController()
  const look = async () => {
    const [known, sessions] = await Promise.all([desk.people.byId(person.id), desk.sessions.all(person.id)])
    if (known?.role !== person.role || !sessions.some(({ id }) => id === session.id)) left.abort()
  }
  // Where the database does not answer, the next look will.
  const timer = setInterval(() => look().catch(() => {}), lookEveryMs).unref()
  const done = () => {
    clearInterval(timer)
    release()
  }
  return { done, signal: left.signal }
}

/** On a connection without a sign of life nobody waits long: the process may take longer to begin. */
const longestWaitMs = 8_000

async function pass(context: DeskContext, studio: StudioProcess): Promise<Response> {
  const { desk, language, say } = context.var
  const using = studio.use()
  try {
    const place = await Promise.race([using, sleep(longestWaitMs, undefined, { ref: false })])
    if (!place) {
      using.then(
        ({ release }) => release(),
        () => {},
      )
      return later(context, say('studio.begins'))
    }
    const visit = visitOf(context)
    const answer = await forward(context.req.raw, place, visit.person, untilLeft(desk, visit, place.release))
    if (answer.ok) await note(context, visit)
    return answer
  } catch (error) {
    if (error instanceof TooLarge) return context.text(say('tooLarge.text'), 413)
    if (error instanceof Refusal) {
      const tell = sayAllIn(language)
      return later(context, `${tell(error.said.message)}. ${tell(error.said.hint)}`)
    }
    desk.log.error({ err: error }, 'the studio could not answer')
    return later(context, say('studio.text'))
  }
}

/** What changes files at once, by the name under which the studio's page asks it; the draft itself says who changed it. */
const noted: Record<string, string> = {
  picture: 'picture-added',
  file: 'file-added',
  'crop-picture': 'picture-added',
  'remove-picture': 'picture-removed',
}

async function note({ req, var: { desk } }: DeskContext, { person }: Visit): Promise<void> {
  const action = req.method === 'POST' ? noted[req.path.slice(`${baseOf(desk)}api/`.length)] : undefined
  const name = req.query('name')
  if (action) await desk.audit.add(person.id, action, name === undefined ? {} : { name: name.slice(0, 200) })
}

/** Its page asks again by itself, and so does this one. */
function later(context: DeskContext, text: string): Response | Promise<Response> {
  context.header('retry-after', '3')
  if (!(context.req.header('accept') ?? '').includes('text/html')) return context.text(text, 503)
  context.header('refresh', '3')
  return page(context, {
    title: context.var.say('studio.title'),
    main: html`<p role="status">${text}</p>`,
    status: 503,
  })
}
