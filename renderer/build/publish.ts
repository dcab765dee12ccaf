import { copyFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Builds, buildFolder, takeFolder } from './builds.ts'
import { drop, fillBeside, linkOrCopy, place } from './links.ts'
import { findOldFiles, OLD_FILES } from './old-files.ts'
import { isSame, type Stamp, scanTree } from './tree.ts'

/** Its time says when the build was begun: `npm start` goes by it. */
const MARK = 'forms.json'

/** What the next build consists of. */
export interface Parts {
  /** The folder with the new files. */
  stage: string
  /** Their paths. */
  fresh: readonly string[]
  /** The files that stay as they are in the present build, as they are on the disk. */
  kept: ReadonlyMap<string, Stamp>
  /** When the build was begun. */
  start: Date
}

/** The folder of the next build, which nobody looks at yet, and what is in it from an old build. */
export interface Next {
  folder: string
  there: ReadonlyMap<string, Stamp>
}

/** Fewer files are looked through in the time in which a thread starts. */
const many = 3000

/** `mayStay` says how many files of the present build may be in the next. */
export async function takeNext(builds: Builds, mayStay: number): Promise<Next> {
  const folder = takeFolder(builds)
  if (mayStay === 0 || builds.shown === undefined) return { folder, there: new Map() }
  const shown = buildFolder(builds, builds.shown)
  return { folder, there: await (mayStay > many ? fillBeside(folder, shown) : scanTree(folder)) }
}

/**
 * Puts the next build together in its folder. What did not change is linked from the present build. As the folder is that
 * of an old build where there is one, most is there already: an edit of one page costs as much on a site of ten thousand.
 */
export function putTogether({ stage, fresh, kept, start }: Parts, { folder: next, there }: Next, builds: Builds): void {
  const wanted = new Set([...kept.keys(), ...fresh])
  const shown = builds.shown === undefined ? undefined : buildFolder(builds, builds.shown)
  if (kept.size > 0 || !becomes(stage, next)) {
    for (const file of there.keys()) if (!wanted.has(file)) drop(file, next)
    for (const [file, stamp] of kept) {
      if (!isSame(there.get(file), stamp)) place(join(`${shown}`, file), join(next, file), linkOrCopy)
    }
    for (const file of fresh) place(join(stage, file), join(next, file), renameSync)
  }
  if (shown) keepOldFiles(shown, next, wanted)
  renew(join(next, MARK), start)
}

/**
 * Makes a folder the other, at once: to make each of its folders a second time takes a tenth of a clean build. Returns
 * whether it could: some file systems of containers cannot rename folders.
 */
function becomes(stage: string, next: string): boolean {
  rmSync(next, { recursive: true })
  try {
    renameSync(stage, next)
    return true
  } catch {
    return false
  }
}

/** Links what only the readers of old pages still need. */
function keepOldFiles(shown: string, next: string, wanted: ReadonlySet<string>): void {
  const old = findOldFiles(shown, wanted)
  for (const file of Object.keys(old)) place(join(shown, file), join(next, file), linkOrCopy)
  if (Object.keys(old).length > 0) writeFileSync(join(next, OLD_FILES), JSON.stringify(old, null, 2))
}

/** Puts a folder in place of another that nobody visits, such as a share of a build. */
export async function replaceFolder(stage: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await rename(stage, target).catch(() => cp(stage, target, { recursive: true }))
}

/** Makes a file one of this build's own, so that its time is not that of the builds that hold the same one. */
function renew(file: string, time: Date): void {
  copyFileSync(file, `${file}.next`)
  utimesSync(`${file}.next`, time, time)
  renameSync(`${file}.next`, file)
}
