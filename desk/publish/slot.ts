/** The files of a commit in a folder of their own, to be checked and built without touching the site. */
import { hash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import { GitError } from '../../studio/draft/git.ts'
import type { Repository } from './repository.ts'

export interface Slot {
  /** The site's file in it. */
  pages: string
  /** For its build. */
  dist: string
}

/** That of the next publication, that of the draft, and of versions that somebody has looked at. */
const mostSlots = 6

const slotsOf = ({ folder }: Repository) => join(cacheFolder('desk'), hash('sha1', folder).slice(0, 12))

/**
 * Puts the site's files of a tree into the folder of a name. Where there are those of another tree, only what differs is
 * written.
 */
export async function fillSlot(repository: Repository, name: string, siteTree: string): Promise<Slot> {
  const all = slotsOf(repository)
  const slot = join(all, name)
  try {
    await fill(repository, slot, siteTree)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    // A process that was killed may have left what git cannot go on from.
    await rm(slot, { recursive: true, force: true })
    await fill(repository, slot, siteTree)
  }
  dropOldest(all, mostSlots)
  return { pages: join(slot, 'site', repository.file), dist: join(slot, 'dist') }
}

async function fill(repository: Repository, slot: string, siteTree: string): Promise<void> {
  const files = join(slot, 'site')
  const index = join(slot, 'index')
  await mkdir(files, { recursive: true })
  await rm(`${index}.lock`, { force: true })
  const where = [`--git-dir=${repository.gitFolder}`, `--work-tree=${files}`]
  const env = { GIT_INDEX_FILE: index }
  await repository.run([...where, 'read-tree', '--reset', '-u', siteTree], { env })
  // What was left otherwise than the list says.
  await repository.run([...where, 'checkout-index', '--all', '--force', '--quiet'], { env })
}
