/** Publishing as the desk has it: opened when it is needed first, with its chores. */

import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { spokenOf } from '../../renderer/messages/catalogues.ts'
import type { Said } from '../../renderer/messages/english.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import { repeat } from '../../server/repeat.ts'
import { GitError } from '../../studio/draft/git.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { may, type Person } from '../accounts/people.ts'
import type { Desk } from '../parts.ts'
import { askStudio, isStudioOpen } from '../studio/studio.ts'
import { laterOf } from './later.ts'
import { plansFor } from './plan.ts'
import { type By, createPublisher, isSaid } from './publish.ts'
import { remoteFor } from './remote.ts'
import { ask } from './texts.ts'

const dueMs = 5_000
const syncMs = 3 * 60_000

/** What is told of something that was not done. */
export interface Problem {
  message: Said | string
  hint: Said | string
}

export type Open = Awaited<ReturnType<typeof openAll>>
export type Publishing = ReturnType<typeof publishingOf>

/** By whom something is; the history is written in their language. */
export const byOf = ({ name, address }: Person, language: string): By => ({
  name: name || address,
  email: address,
  language,
})

async function openAll(desk: Desk, language: string) {
  const { siteFile, settings } = desk
  const file = siteFile().pages ?? DEFAULT_FILE
  const look = () => (isStudioOpen(desk) ? askStudio(desk, 'draft') : ask('draft', file))
  const publisher = await createPublisher({ file, dist: settings.DIST_DIR, look })
  const { brand } = siteFile().site
  const remote = remoteFor(publisher, { name: brand, email: 'desk@localhost', language })
  return { publisher, remote, plan: plansFor(publisher) }
}

/** Why something was not done, in words for people; what is no fault of theirs is in the log besides. */
export function problemOf(error: unknown, log: Desk['log']): Problem {
  if (error instanceof Refusal) return error.said
  log.error({ err: error }, 'publishing failed')
  const reason = error instanceof GitError ? error.said : String(error)
  return { message: message('publish.git', { reason }), hint: message('publish.git-hint') }
}

export function publishingOf(desk: Desk) {
  const { database, store, log } = desk
  const language = spokenOf([desk.siteFile().site.language])
  const later = laterOf(database, store)
  let opened: Promise<Open> | undefined
  let problem: Problem | undefined

  const open = () => {
    opened ??= openAll(desk, language).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  /** Does something that takes its time, and keeps what became of it for whoever looks. */
  const begin = (person: string, action: string, work: (open: Open) => Promise<unknown>): Promise<void> => {
    problem = undefined
    return open()
      .then(work)
      .then(
        (commit) => {
          problem = undefined
          return desk.audit.add(person, action, typeof commit === 'string' ? { commit } : {})
        },
        (error) => {
          problem = problemOf(error, log)
        },
      )
      .catch((err) => log.error({ err }, 'a publication is not in the list of who did what'))
  }

  /** The same with what makes a commit. Whoever waits for it need not wait for another place to have it. */
  const beginCommit = (person: string, action: string, work: (open: Open) => Promise<string>) =>
    begin(person, action, async (all) => {
      const commit = await work(all)
      all.remote.sync().catch((err) => log.error({ err }, 'the other place was not reached'))
      return commit
    })

  const makeDue = () =>
    later.makeDue(
      async ({ person: id, words }) => {
        const person = await desk.people.byId(id)
        if (!person || !may(person, 'publish')) throw new Error(`${id} may not publish any more`)
        const { remote } = await open()
        const commit = await remote.publish({ by: byOf(person, language), message: words })
        await desk.audit.add(id, 'published', { commit, planned: 'yes' })
        await remote.sync()
      },
      (error) => {
        const { message: said } = problemOf(error, log)
        if (isSaid(said, 'publish.nothing')) return undefined
        return isSaid(said, 'publish.busy') ? 'busy' : sayAllIn(language)(said)
      },
    )

  const chores = [
    repeat('publishing what is due', dueMs, makeDue, log),
    repeat('looking what was pushed', syncMs, async () => (await open()).remote.sync(), log),
  ]
  return {
    open,
    later,
    begin,
    beginCommit,
    /** What became of the last that was begun. */
    problem: () => problem,
    stop() {
      for (const end of chores) end()
    },
  }
}
