/**
 * The process of the studio: its draft, its check and the pages that it shows. It takes more memory and work than all that
 * visitors ask for, so it is apart from what answers them, and ends when nobody has used it for a while.
 */

import { setFlagsFromString } from 'node:v8'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import type { Draft } from '../../studio/draft/open-draft.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { STEADY_ROOM, type Studio, startStudio } from '../../studio/server/server.ts'
import type { Beginning, Drafted, Question, Reply, Tasks } from './tasks.ts'

type Answers = { [Task in keyof Tasks]: (...given: Parameters<Tasks[Task]>) => unknown }

function answersOf(draft: Draft): Answers {
  const check = async (text: string) => (await readSite(draft.file, { unsaved: text })).problems
  return {
    draft: (): Drafted => ({
      version: draft.version(),
      text: draft.source(),
      saved: draft.saved(),
      changes: draft.changes(),
      conflicts: draft.conflicts(),
    }),
    async problems(language) {
      const say = sayAllIn(language)
      return (await check(draft.source())).map(({ severity, said, path = [] }) => ({
        severity,
        message: say(said.message),
        hint: say(said.hint),
        ...(path[0] === 'pages' && path.length > 1 && { page: String(path[1]) }),
      }))
    },
    save: () =>
      draft.save(async (text) => {
        const count = (await check(text)).filter(({ severity }) => severity === 'error').length
        if (count > 0) throw new Refusal(message('save.errors', { count }), message('save.errors-hint'))
      }),
    mergeFrom: (text) => draft.takeOver(text),
    reset: (text, by) => void draft.reset(text, by),
  }
}

async function reply(answers: Answers, { id, task, given }: Question): Promise<Reply> {
  try {
    return { id, result: await (answers[task] as (...given: unknown[]) => unknown)(...given) }
  } catch (error) {
    if (error instanceof Refusal) return { id, refused: error.said }
    console.error(error)
    return { id, failed: String(error) }
  }
}

setFlagsFromString(STEADY_ROOM)

// A terminal and systemd end all processes at once; this one goes when the server has no more work for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

process.once('message', async ({ file, socket, ...desk }: Beginning) => {
  let studio: Studio | undefined
  // The server has ended, or wants this to. What is not published is kept.
  process.once('disconnect', async () => {
    await studio?.close()
    process.exit()
  })
  try {
    studio = await startStudio({ file, port: socket, desk })
  } catch (error) {
    const said = error instanceof Refusal ? { refused: error.said } : { failed: String(error) }
    process.send?.({ id: 0, ...said } satisfies Reply, () => process.exit(1))
    return
  }
  const answers = answersOf(studio.draft)
  process.on('message', async (question: Question) => process.send?.(await reply(answers, question)))
  process.send?.({ id: 0, result: 'ready' } satisfies Reply)
})
