import { readFile } from 'node:fs/promises'
import type { Said } from '../../renderer/messages/english.ts'
import { type MessageId, message } from '../../renderer/messages/message.ts'
import { sayIn } from '../../renderer/messages/say.ts'
import type { Change } from '../../studio/draft/words.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { buildPages, checkSite } from './build.ts'
import { changedFiles, otherwiseOnDisk } from './files.ts'
import { alone, finishWriting, goForward, type Step, takeUp } from './forward.ts'
import { type CommitAuthor, LIVE, NEXT, openRepository, type Repository } from './repository.ts'
import { fillSlot } from './slot.ts'
import { ask, type Drafted } from './texts.ts'

/** Whether something said is a certain sentence. */
export const isSaid = (said: Said | string, id: MessageId) => typeof said === 'object' && 'id' in said && said.id === id

/** Who presses a button, and in which language the history is written for them. */
export interface By extends CommitAuthor {
  language: string
}

export interface PublisherParts {
  /** As `npm start` has it. */
  file: string
  dist: string
  /** The draft as it is; what is kept of it on the disk, where nobody says otherwise. */
  look?: () => Promise<Drafted>
  /** Makes the pages, where it is not another machine that does. */
  build?: () => Promise<void>
}

export interface Publication {
  by: By
  /** What the person says of it; what changed is said besides. */
  message?: string
  tell?: (step: Step) => void
}

/** Where publishing stands. */
export interface Publishing {
  /** Who is publishing just now, and how far it is. */
  running?: { by: string; step?: Step }
  /** A commit that the site does not show yet, since its build failed, and why. */
  waiting?: { commit: string; reason?: Said | string }
}

export type Publisher = Awaited<ReturnType<typeof createPublisher>>

/** Publishes a site from its folder: draft, commit, build. One at a time. */
export async function createPublisher({
  file,
  dist,
  look = () => ask('draft', file),
  build = () => buildPages(file, dist),
}: PublisherParts) {
  const repository = await openRepository(file)
  let running: Publishing['running']
  let failure: Said | string | undefined

  /** Does what changes the site, alone. Whatever was begun before is finished first. */
  const inTurn = async <Result>({ by, tell }: Publication, run: (making: Making) => Promise<Result>) => {
    if (running) throw new Refusal(message('publish.busy', { name: running.by }), message('publish.busy-hint'))
    running = { by: by.name }
    const making: Making = {
      build,
      tell: (step) => {
        running = { by: by.name, step }
        tell?.(step)
      },
    }
    try {
      return await alone(repository, async () => {
        await finishWriting(repository)
        return run(making)
      })
    } catch (error) {
      failure = error instanceof Refusal ? error.said.message : String(error)
      throw error
    } finally {
      running = undefined
    }
  }

  /** Refuses a tree whose site has an error, before anything is touched. */
  const check = async (tree: string, making: Making) => {
    const slot = await fillSlot(repository, 'next', await repository.siteTree(tree))
    await checkSite(slot.pages)
    making.tell?.('checked')
  }

  /** Makes a commit the site. Whoever has the draft open follows the file. */
  const become = async (commit: string, making: Making) => {
    await goForward(repository, commit, making)
    failure = undefined
  }

  /** What the draft has that visitors do not see yet. */
  const pending = async () => {
    const drafted = await look()
    const head = await repository.head()
    const tree = await repository.treeOfDisk(drafted.text)
    const isSame = head !== undefined && tree === (await repository.line(['rev-parse', `${head}^{tree}`]))
    return { ...drafted, head, tree, isSame, isPublished: isSame && head === (await repository.commitAt(LIVE)) }
  }

  /** Where there was no history yet, what visitors see by now is its first version: one can go back to it. */
  const asFound = async (saved: string, by: By) =>
    repository.commit(await repository.treeOfDisk(saved), [], by, sayIn(by.language)(message('publish.as-found')))

  return {
    repository,
    pending,
    dist,
    inTurn,
    check,
    become,
    async state(): Promise<Publishing> {
      const commit = running ? undefined : await repository.commitAt(NEXT)
      return {
        ...(running && { running }),
        ...(commit && { waiting: { commit, ...(failure && { reason: failure }) } }),
      }
    },
    /** Goes on with what was interrupted; false where nothing was. */
    takeUp: () => alone(repository, () => takeUp(repository, { build })),
    /** What the draft has becomes the site. Returns the commit. */
    publish: (publication: Publication) =>
      inTurn(publication, async (making) => {
        const { text, saved, changes, head, tree, isSame, isPublished } = await pending()
        if (isPublished) throw new Refusal(message('publish.nothing'), message('publish.nothing-hint'))
        await check(tree, making)
        const now = await readFile(file, 'utf8')
        if (now !== saved && now !== text)
          throw new Refusal(message('publish.changed-meanwhile'), message('publish.try-again'))
        const words = wordsOf(changes, publication)
        const first = head ?? (await asFound(saved, publication.by))
        const isFirst = tree === (await repository.line(['rev-parse', `${first}^{tree}`]))
        const commit = isSame || isFirst ? first : await repository.commit(tree, [first], publication.by, words)
        await become(commit, making)
        return commit
      }),
    /** Refuses to write over files that somebody has changed on the disk. */
    async assertClean(from: string | undefined, to: string) {
      const files = await otherwiseOnDisk(repository, await changedFiles(repository, from, to))
      if (files.length > 0)
        throw new Refusal(
          message('publish.unpublished', { files: { list: files } }),
          message('publish.unpublished-hint'),
        )
    },
  }
}

export type Making = Parameters<typeof goForward>[2]

export const textOf = async (repository: Repository, commit: string): Promise<string> =>
  (await repository.fileAt(commit, repository.file))?.toString('utf8') ?? ''

const longestSubject = 72

/** A subject and what changed, as the history shows it. */
function wordsOf(changes: readonly Change[], { by, message: own = '' }: Publication): string {
  const say = sayIn(by.language)
  const said = changes.map(({ words }) => (typeof words === 'string' ? words : say(words)))
  const [first = say(message('publish.files'))] = said
  const subject =
    own.trim() || (said.length > 1 ? say(message('change.more', { change: first, count: said.length - 1 })) : first)
  return [
    shortened(subject),
    ...(said.length > 1 || own.trim() !== '' ? ['', ...said.map((line) => `- ${line}`)] : []),
  ].join('\n')
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line
}
