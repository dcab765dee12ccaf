import { copyFileSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Builds, buildFolder, takeFolder } from './builds.ts'
import { findOldFiles, OLD_FILES } from './old-files.ts'
import { isSame, type Stamp, scanBeside, scanTree } from './tree.ts'

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

/** Fewer are found in the time in which a thread starts. */
const many = 3000

/** `expected` says how many files there may be. */
export async function takeNext(builds: Builds, expected = 0): Promise<Next> {
  const folder = takeFolder(builds)
  return { folder, there: await (expected > many ? scanBeside(folder) : scanTree(folder)) }
}

/**
 * Puts the next build together in its folder. What did not change is linked from the present build. As the folder is that
 * of an old build where there is one, most is there already: an edit of one page costs as much on a site of ten thousand.
 */
export function putTogether({ stage, fresh, kept, start }: Parts, { folder: made, there }: Next, builds: Builds): void {
  const wanted = new Set([...kept.keys(), ...fresh])
  const shown = builds.shown === undefined ? undefined : buildFolder(builds, builds.shown)
  if (kept.size > 0 || !becomes(stage, made)) {
    for (const file of there.keys()) if (!wanted.has(file)) drop(file, made)
    for (const [file, stamp] of kept) {
      if (!isSame(there.get(file), stamp)) place(join(`${shown}`, file), join(made, file), linkOrCopy)
    }
    for (const file of fresh) place(join(stage, file), join(made, file), renameSync)
  }
  if (shown) keepOldFiles(shown, made, wanted)
  renew(join(made, MARK), start)
}

/**
 * Makes a folder the other, at once: to make each of its folders a second time takes a tenth of a clean build. Returns
 * whether it could: some file systems of containers cannot rename folders.
 */
function becomes(stage: string, made: string): boolean {
  rmSync(made, { recursive: true })
  try {
    renameSync(stage, made)
    return true
  } catch {
    return false
  }
}

/** Links what only the readers of old pages still need. */
function keepOldFiles(shown: string, made: string, wanted: ReadonlySet<string>): void {
  const old = findOldFiles(shown, wanted)
  for (const file of Object.keys(old)) place(join(shown, file), join(made, file), linkOrCopy)
  if (Object.keys(old).length > 0) writeFileSync(join(made, OLD_FILES), JSON.stringify(old, null, 2))
}

/** Puts a folder in place of another that nobody visits, such as a share of a build. */
export async function replaceFolder(stage: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await rename(stage, target).catch(() => cp(stage, target, { recursive: true }))
}

/** Puts a file in its place with a call that wants the folder to be there and, as a link does, no file. */
function place(from: string, to: string, put: (from: string, to: string) => void): void {
  try {
    put(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
    if (code === 'ENOENT') mkdirSync(dirname(to), { recursive: true })
    else rmSync(to, { recursive: true })
    put(from, to)
  }
}

/** On a disk that knows no links, files are copied: the next build takes such copies for changed ones and makes them anew. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV'].includes(`${(error as NodeJS.ErrnoException).code}`)) throw error
    copyFileSync(from, to)
  }
}

/** Makes a file one of this build's own, so that its time is not that of the builds that hold the same one. */
function renew(file: string, time: Date): void {
  copyFileSync(file, `${file}.next`)
  utimesSync(`${file}.next`, time, time)
  renameSync(`${file}.next`, file)
}

function drop(file: string, folder: string): void {
  rmSync(join(folder, file), { force: true })
  for (let path = dirname(file); path !== '.'; path = dirname(path)) {
    try {
      rmdirSync(join(folder, path))
    } catch {
      return
    }
  }
}
