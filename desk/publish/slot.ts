/** The files of a commit in a folder of their own, to be checked and built without touching the site. */
import { hash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import type { Repository } from './repository.ts'

export interface Slot {
  /** The site's file in it. */
  pages: string
  /** For its build. */
  dist: string
}

/** The one of the next publication, and of versions that somebody has looked at. */
const mostSlots = 5

const slotsOf = ({ folder }: Repository) => join(cacheFolder('desk'), hash('sha1', folder).slice(0, 12))

/**
 * Puts the site's files of a tree into the folder of a name. Where there are those of another tree, only what differs is
 * written.
 */
export async function fillSlot(repository: Repository, name: string, siteTree: string): Promise<Slot> {
  const all = slotsOf(repository)
  const slot = join(all, name)
  const files = join(slot, 'site')
  await mkdir(files, { recursive: true })
  const index = join(slot, 'index')
  await rm(`${index}.lock`, { force: true })
  const where = [`--git-dir=${repository.gitFolder}`, `--work-tree=${files}`]
  await repository.run([...where, 'read-tree', '--reset', '-u', siteTree], { env: { GIT_INDEX_FILE: index } })
  // A process that was killed may have left some otherwise.
  await repository.run([...where, 'checkout-index', '--all', '--force', '--quiet'], { env: { GIT_INDEX_FILE: index } })
  dropOldest(all, mostSlots)
  return { pages: join(files, repository.file), dist: join(slot, 'dist') }
}
