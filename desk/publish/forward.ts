import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitForLock } from '../../renderer/build/lock.ts'
import { changedFiles, filesDue, writeFiles } from './files.ts'
import { LIVE, NEXT, type Repository } from './repository.ts'

/** How far a publication is. */
export type Step = 'checked' | 'saved' | 'committed' | 'built'

export interface Making {
  build: () => Promise<void>
  tell?: ((step: Step) => void) | undefined
}

/**
 * Makes a commit what is published. It is noted first, and whatever interrupts this, {@link takeUp} goes on from there: the
 * site is the old one until the build is exchanged.
 */
export async function goForward(repository: Repository, commit: string, { build, tell }: Making): Promise<void> {
  await write(repository, commit, tell)
  await build()
  await repository.run(['update-ref', '--stdin'], { input: `update ${LIVE} ${commit}\ndelete ${NEXT}\n` })
  tell?.('built')
}

/** Brings the folder and its history to a commit. */
async function write(repository: Repository, commit: string, tell: Making['tell']): Promise<void> {
  const due = await filesDue(repository, await changedFiles(repository, await repository.head(), commit))
  await repository.setRef(NEXT, commit)
  await writeFiles(repository, due)
  tell?.('saved')
  await repository.run(['update-ref', '-m', 'published', 'HEAD', commit])
  // What a developer sees as changed here is then what is; nothing depends on it.
  await repository.run(['reset', '--quiet', '--mixed']).catch(() => {})
  tell?.('committed')
}

/** Finishes a publication that was begun; false where there is none. */
export async function takeUp(repository: Repository, making: Making): Promise<boolean> {
  const commit = await finishWriting(repository)
  if (commit) await goForward(repository, commit, making)
  return commit !== undefined
}

/** Of a publication that was begun all but its build, which the next one may mend. */
export async function finishWriting(repository: Repository): Promise<string | undefined> {
  await dropLocks(repository)
  const commit = await repository.commitAt(NEXT)
  if (commit) await write(repository, commit, undefined)
  return commit
}

/** One publication at a time, whichever process makes it: the system lets the lock go when that ends, however it ends. */
export async function alone<Result>(repository: Repository, run: () => Promise<Result>): Promise<Result> {
  const release = await waitForLock(join(repository.within, 'lock'))
  try {
    return await run()
  } finally {
    release()
  }
}

/** A git that is alive holds a lock for far less. */
const stillMs = 5_000

/** Removes the locks of names that a killed git has left: only who alone may publish calls this. */
async function dropLocks({ gitFolder }: Repository): Promise<void> {
  const named = (await readdir(join(gitFolder, 'refs'), { recursive: true })).map((name) => join('refs', name))
  const locks = [...named, 'HEAD.lock', 'index.lock', 'packed-refs.lock'].filter((name) => name.endsWith('.lock'))
  for (const path of locks.map((name) => join(gitFolder, name))) {
    const lock = await stat(path).catch(() => undefined)
    if (!lock) continue
    await sleep(Math.max(0, lock.mtimeMs + stillMs - Date.now()))
    const still = await stat(path).catch(() => undefined)
    if (still?.mtimeMs === lock.mtimeMs) await rm(path, { force: true })
  }
}
