/** Publishing from a studio on somebody's own machine: what changed of the site is committed, and brought to where its host takes it from. */
import { dirname, join } from 'node:path'
import { oneByOne } from '../../renderer/common/one-by-one.ts'
import { guide } from '../../renderer/folders.ts'
import type { Value } from '../../renderer/messages/message.ts'
import { message } from '../../renderer/messages/message.ts'
import { GitError, gitOr } from '../../studio/draft/git.ts'
import type { Draft } from '../../studio/draft/open-draft.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { SitePublisher, Standing } from '../../studio/server/publication.ts'
import { buildPages } from './build.ts'
import { changedFiles } from './files.ts'
import { type By, createPublisher, type Publisher, textOf } from './publish.ts'
import { placeIn, remoteFor, remoteOf } from './remote.ts'
import { repositoryAround } from './repository.ts'
import { ask } from './texts.ts'

const nothing = { changes: [], ahead: 0, conflicts: [] }

export function publisherFrom(draft: Draft): SitePublisher {
  const { file } = draft
  const folder = dirname(file)
  const inOrder = oneByOne()
  let opened: Promise<Opened> | undefined

  const open = async () => {
    if ((await repositoryAround(folder)) === undefined) return undefined
    opened ??= openAll(draft).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  /** Does what needs a place to publish to, alone, and tells what git has against it in words. */
  const toPlace = (work: (open: Opened) => Promise<void>) =>
    inOrder(async () => {
      try {
        const all = await open()
        if (!all || !(await remoteOf(all.publisher.repository)))
          throw new Refusal(message('publish.no-place'), message('publish.no-place-hint', { guide: guidePath }))
        await work(all)
      } catch (error) {
        throw inWords(error)
      }
    })
  const by = async (language: string): Promise<By> => {
    const configured = async (key: string) => (await gitOr(folder, ['config', '--get', key], '')).trim()
    return { name: await configured('user.name'), email: await configured('user.email'), language }
  }

  return {
    guide: guidePath,
    standing: async () => {
      try {
        const all = await open()
        return all ? await standingOf(all, draft) : { ...nothing, lacks: 'history' }
      } catch (error) {
        const refusal = inWords(error)
        if (refusal instanceof Refusal) return { ...nothing, reason: refusal.said }
        throw error
      }
    },
    publish: (language) =>
      toPlace(async ({ publisher, remote }) => {
        if (!(await publisher.pending()).isSame) await publisher.publish({ by: await by(language) })
        await remote.bring()
      }),
    choose: (choices, language) =>
      toPlace(async ({ remote }) => {
        await remote.choose(choices, { by: await by(language) })
        await remote.bring()
      }),
    build: () =>
      inOrder(async () => {
        const dist = join(folder, 'dist')
        await buildPages(file, dist)
        return join(dist, 'client')
      }),
  }
}

type Opened = Awaited<ReturnType<typeof openAll>>

const guidePath = guide('publishing.md')

async function openAll(draft: Draft) {
  // The host of the site makes its pages of what it is given.
  const build = async () => {}
  const look = async () => {
    const [text, saved] = [draft.source(), draft.saved()]
    return { text, saved, changes: await changesFrom(publisher, 'HEAD', text) }
  }
  const publisher: Publisher = await createPublisher({ file: draft.file, dist: '', look, build })
  const remote = remoteFor(publisher, { name: '', email: '', language: 'en' })
  return { publisher, remote }
}

/** Since a commit, in words; of a site that was in none yet nothing is told. */
async function changesFrom({ repository }: Publisher, commit: string, text: string) {
  const before = await textOf(repository, commit)
  return before === '' || before === text ? [] : ask('between', before, text)
}

async function standingOf({ publisher, remote }: Opened, draft: Draft): Promise<Standing> {
  const { repository } = publisher
  const to = await remoteOf(repository)
  if (!to) return { ...nothing, lacks: 'place' }
  const text = draft.source()
  const head = await repository.head()
  const [address, { ahead = 0, conflicts = [] } = {}, tree] = await Promise.all([
    repository.line(['remote', 'get-url', to.name]),
    remote.state(),
    repository.treeOfDisk(text),
  ])
  const files = await changedFiles(repository, head, tree)
  const own = repository.prefix + repository.file
  return {
    to: placeIn(address),
    ahead,
    conflicts,
    changes: [
      ...(await changesFrom(publisher, 'HEAD', text)),
      ...files.filter(({ path }) => path !== own).map((each) => ({ words: changeOf(each) })),
    ],
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof GitError)) return error
  return new Refusal(message('publish.git', { reason: error.said }), message('publish.try-again'))
}

function changeOf({ path, before, after }: Awaited<ReturnType<typeof changedFiles>>[number]) {
  const thing: Value = path
  if (before === undefined) return message('change.added', { thing })
  return message(after === undefined ? 'change.removed' : 'change.changed', { thing })
}
