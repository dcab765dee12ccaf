import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { message } from '../../renderer/messages/message.ts'
import { sayIn } from '../../renderer/messages/say.ts'
import type { Change } from '../../studio/draft/words.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { buildPages } from './build.ts'
import { type Publication, type Publisher, textOf } from './publish.ts'
import { LIVE, type Repository } from './repository.ts'
import { fillSlot } from './slot.ts'
import { ask } from './texts.ts'

/** A publication, or what a developer did to the site. */
export interface Version {
  commit: string
  by: string
  at: number
  /** The first line, and what stands below it. */
  subject: string
  body: string
  isLive: boolean
}

const fields = 4

/** The newest versions of the site, so many at a time. */
export async function versions(
  repository: Repository,
  { skip = 0, most = 50, from = 'HEAD' } = {},
): Promise<Version[]> {
  if (!(await repository.head())) return []
  const live = await repository.commitAt(LIVE)
  const options = ['--first-parent', `--max-count=${most}`, `--skip=${skip}`, '--format=%H%x00%an%x00%at%x00%B%x00']
  const printed = await repository.run(['log', ...options, from, '--', ...repository.own])
  const parts = printed.split('\0')
  const found: Version[] = []
  for (let index = 0; index + fields <= parts.length; index += fields) {
    const [commit = '', by = '', at = '', words = ''] = parts.slice(index, index + fields)
    const [subject = '', ...body] = words.trim().split('\n')
    const id = commit.trim()
    found.push({ commit: id, by, at: Number(at) * 1000, subject, body: body.join('\n').trim(), isLive: id === live })
  }
  return found
}

/** Refuses whatever is no whole name of a version of this site: a name of git's can mean much else. */
export async function assertOurs({ run }: Repository, commit: string): Promise<void> {
  const isName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)
  const isOurs =
    isName &&
    (await run(['merge-base', '--is-ancestor', commit, 'HEAD']).then(
      () => true,
      () => false,
    ))
  if (!isOurs) throw new Refusal(message('publish.no-version'), message('publish.no-version-hint'))
}

/** What differs between a version and the site as it is published now. */
export async function changesSince(repository: Repository, commit: string): Promise<Change[]> {
  await assertOurs(repository, commit)
  return ask('between', await textOf(repository, commit), await textOf(repository, 'HEAD'))
}

/** The pages of a version as a folder of files, built by the program as it is now where they are not there yet. */
export async function pagesOf(repository: Repository, commit: string): Promise<string> {
  await assertOurs(repository, commit)
  const tree = await repository.siteTree(commit)
  const slot = await fillSlot(repository, tree.slice(0, 16), tree)
  if (!existsSync(join(slot.dist, 'forms.json'))) await buildPages(slot.pages, slot.dist, ['--no-precompress'])
  // The versions that were looked at last are kept.
  const now = new Date()
  await utimes(dirname(slot.dist), now, now)
  return slot.dist
}

/** Makes an old version the site again, as a new one: the history grows. What the draft has besides stays in it. */
export const goBack = (
  { repository, inTurn, check, become, assertClean }: Publisher,
  commit: string,
  who: Publication,
) =>
  inTurn(who, async (making) => {
    await assertOurs(repository, commit)
    const head = (await repository.head()) ?? commit
    const tree = await repository.treeWith(commit, head)
    if (tree === (await repository.line(['rev-parse', `${head}^{tree}`])))
      throw new Refusal(message('publish.same-version'), message('publish.nothing-hint'))
    await assertClean(head, tree)
    await check(tree, making)
    const [version] = await versionAt(repository, commit)
    const words = message('publish.went-back', { version: version ?? commit.slice(0, 12) })
    const next = await repository.commit(tree, [head], who.by, sayIn(who.by.language)(words))
    await become(next, making)
    return next
  })

const versionAt = async ({ run }: Repository, commit: string) =>
  (await run(['log', '--max-count=1', '--format=%s', commit])).trim().split('\n').filter(Boolean)
