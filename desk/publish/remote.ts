/** The same history in another place, where developers work: what they push comes here, and what is published goes there. */
import type { Said } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import { sayIn } from '../../renderer/messages/say.ts'
import { GitError, gitOr } from '../../studio/draft/git.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { type BothChanged, mergeTrees } from './merge.ts'
import type { By, Publication, Publisher } from './publish.ts'
import type { Repository } from './repository.ts'
import type { Choices } from './texts.ts'

/** Many pictures on a slow line take long; whoever publishes does not wait so long for what another place may have. */
const longestMs = 10 * 60_000
const patienceMs = 15_000
/** Somebody else may push at the same moment, and once more while that is taken in. */
const mostTries = 5

interface Remote {
  name: string
  /** What people call it. */
  called: string
  branch: string
  /** Where this repository notes what the other one has. */
  tracking: string
}

/** How this site stands to the other place. */
export interface RemoteState {
  name: string
  /** How many publications are not there yet. */
  ahead: number
  /** What was changed here and there, for somebody to choose. */
  conflicts: BothChanged[]
  /** Why the last try did not do. */
  failure?: Said | string
}

/** The one that the branch follows, else the only one there is. */
export async function remoteOf({ run, line, folder }: Repository): Promise<Remote | undefined> {
  const head = (await gitOr(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'], ''))?.trim()
  if (!head) return undefined
  const configured = (key: string) =>
    gitOr(folder, ['config', '--get', `branch.${head}.${key}`], '').then((value) => value.trim())
  const names = (await run(['remote'])).split('\n').filter(Boolean)
  const followed = await configured('remote')
  const name = names.includes(followed) ? followed : names.length === 1 ? names[0] : undefined
  if (name === undefined || name.startsWith('-')) return undefined
  const branch = (await configured('merge')).replace(/^refs\/heads\//, '') || head
  const { host, name: folderName } = placeIn(await line(['remote', 'get-url', name]))
  return { name, called: host ?? folderName, branch, tracking: `refs/remotes/${name}/${branch}` }
}

/** Steps of a publisher with the place besides. `robot` is who a merge is by that nobody has asked for. */
export function remoteFor(publisher: Publisher, robot: By) {
  const { repository, inTurn, check, become, assertClean } = publisher
  const { run, line, head, commitAt } = repository
  let conflicts: BothChanged[] = []
  let failure: Said | string | undefined

  const fetch = async ({ name, called, branch, tracking }: Remote, mostMs: number) => {
    const refs = `+refs/heads/${branch}:${tracking}`
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head']
    await answered(called, () =>
      run(['fetch', ...options, '--end-of-options', name, refs], { mostMs }).catch((error) => {
        // Nothing has been pushed there yet.
        if (!(error instanceof GitError && error.said.includes("couldn't find remote ref"))) throw error
      }),
    )
  }

  /** Has what the other place has; refuses where both changed the same and nobody has chosen. */
  const takeIn = async (remote: Remote, choices: Choices = {}, by = robot) => {
    const there = await commitAt(remote.tracking)
    const here = await head()
    conflicts = []
    if (!there || (here && (await isWithin(there, here)))) return
    await inTurn({ by }, async (making) => {
      const base = here && (await gitOr(repository.folder, ['merge-base', here, there], undefined))?.trim()
      if (here && !base)
        throw new Refusal(message('publish.unrelated', { remote: remote.called }), message('publish.unrelated-hint'))
      const isAhead = here === undefined || base === here
      const merged = isAhead ? await treeOf(there) : await mergeTrees(repository, [String(base), here, there], choices)
      conflicts = merged.conflicts
      if (conflicts.length > 0) throw conflictsRefusal(remote)
      await assertClean(here, merged.tree)
      await check(merged.tree, making)
      const words = message('publish.took-in', {
        remote: remote.called,
        words: await line(['log', '-1', '--format=%s', there]),
      })
      await become(
        isAhead ? there : await repository.commit(merged.tree, [here, there], by, sayIn(by.language)(words)),
        making,
      )
    })
  }

  const treeOf = async (commit: string) => ({ tree: await line(['rev-parse', `${commit}^{tree}`]), conflicts: [] })
  const isWithin = (commit: string, other: string) =>
    gitOr(repository.folder, ['merge-base', '--is-ancestor', commit, other], 'no').then((found) => found !== 'no')
  const conflictsRefusal = ({ called }: Remote) =>
    new Refusal(
      message('publish.conflicts', { count: conflicts.length, remote: called }),
      message('publish.conflicts-hint'),
    )

  /** Notes why something did not do, and goes on: another time it is tried again. */
  const noting = async (work: () => Promise<void>) => {
    try {
      await work()
      failure = undefined
    } catch (error) {
      failure = error instanceof Refusal ? error.said.message : String(error)
    }
  }

  /** Takes in what is there, and brings what is published here. */
  const bring = async () => {
    const remote = await remoteOf(repository)
    if (!remote) return
    for (let tries = 0; tries < mostTries; tries++) {
      await fetch(remote, longestMs)
      await takeIn(remote)
      if (await push(repository, remote)) return
    }
    throw new Refusal(message('github.too-busy'), message('publish.try-again'))
  }

  return {
    bring,
    /** The same every few minutes, and after each publication. */
    sync: () => noting(bring),
    async state(): Promise<RemoteState | undefined> {
      const remote = await remoteOf(repository)
      if (!remote || !(await head())) return undefined
      return { name: remote.called, ahead: await aheadOf(repository, remote), conflicts, ...(failure && { failure }) }
    },
    /** Publishes on what the other place has. That it does not answer, or that its site has mistakes, holds up nobody. */
    async publish(publication: Publication): Promise<string> {
      const remote = await remoteOf(repository)
      if (remote) {
        await noting(async () => {
          await fetch(remote, patienceMs)
          await takeIn(remote)
        })
        if (conflicts.length > 0) throw conflictsRefusal(remote)
      }
      return publisher.publish(publication)
    },
    /** Takes in what is there with somebody's choices. */
    async choose(choices: Choices, { by }: Publication): Promise<void> {
      const remote = await remoteOf(repository)
      if (remote) await takeIn(remote, choices, by)
    },
  }
}

async function aheadOf({ commitAt, line }: Repository, { tracking }: Remote): Promise<number> {
  const there = await commitAt(tracking)
  return Number(await line(['rev-list', '--count', '--first-parent', there ? `${there}..HEAD` : 'HEAD']))
}

/** False where somebody else has pushed meanwhile. */
async function push(repository: Repository, remote: Remote): Promise<boolean> {
  const here = await repository.head()
  if (!here || (await aheadOf(repository, remote)) === 0) return true
  const { name, called, branch, tracking } = remote
  const options = ['--quiet', '--no-verify', '--end-of-options']
  const isThere = await answered(called, () =>
    repository.run(['push', ...options, name, `${here}:refs/heads/${branch}`], { mostMs: longestMs }).then(
      () => true,
      (error) => {
        if (error instanceof GitError && error.said.includes('[rejected]')) return false
        throw error
      },
    ),
  )
  if (isThere) await repository.setRef(tracking, here)
  return isThere
}

/** A place that does not answer is told in its own last words, without the password that an address may have. */
async function answered<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    const lines = error.said.split('\n')
    const declined = lines.find((line) => line.includes('[remote rejected]'))?.trim()
    const told = { remote: name, reason: withoutPassword(declined ?? lines.at(-1) ?? '') }
    if (declined) throw new Refusal(message('publish.declined', told), message('publish.declined-hint'))
    if (isStranger.test(error.said))
      throw new Refusal(message('publish.no-entry', told), message('publish.no-entry-hint'))
    throw new Refusal(message('publish.no-answer', told), message('publish.no-answer-hint'))
  }
}

const isStranger = /could not read (Username|Password)|Authentication failed|Permission denied|error: 40[13]\b/i

const hosts: Record<string, string> = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'bitbucket.org': 'Bitbucket' }
const hosted = /^(?:[a-z+]+:\/\/)?(?:[^/@\s]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](.+)$/i

/** An address of a repository as people say it: the folder there, and who keeps it where that is no folder of this computer. */
export function placeIn(address: string): { host?: string; name: string } {
  const plain = address.trim().replace(/\/*$|\.git\/*$/g, '')
  const [, host, name] = hosted.exec(plain) ?? []
  if (host && name) return { host: hosts[host.toLowerCase()] ?? host, name: name.replace(/^\/+/, '') }
  return { name: plain.slice(plain.lastIndexOf('/') + 1) }
}

export const withoutPassword = (address: string) => address.replaceAll(/\/\/[^/@\s]*@/g, '//')
