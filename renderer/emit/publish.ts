import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeWhole } from '../write-whole.ts'
import { dropRecord, recordFile } from './record.ts'
import { isRunning } from './running.ts'

/** New files in a folder beside the site, and what of the site is to go. */
export interface Change {
  /** The folder with the new files. */
  stage: string
  /** Their paths, in the order in which they take their places: first what others need. */
  files: string[]
  gone: string[]
}

/** A new folder for files that are made for a target. What a build that was killed left there goes. */
export async function emptyStage(target: string): Promise<string> {
  const folder = recordFile(target, 'stages')
  for (const pid of await readdir(folder).catch(() => [])) {
    if (!isRunning(Number.parseInt(pid, 10))) await rm(join(folder, pid), { recursive: true, force: true })
  }
  const stage = join(folder, String(process.pid))
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { recursive: true })
  return stage
}

/** Puts a whole new site in place of the old one by two renames, so that a half-written site is never served. */
export async function replaceSite(stage: string, target: string): Promise<void> {
  await dropRecord(target)
  const next = `${target}.next`
  const old = `${target}.old`
  await Promise.all([next, old].map((folder) => rm(folder, { recursive: true, force: true })))
  await mkdir(dirname(target), { recursive: true })
  await move(stage, next)
  await rename(target, old).catch(() => {})
  await rename(next, target)
  await rm(old, { recursive: true, force: true })
}

/**
 * Puts new files into a site, each by one rename, and takes away what is gone. What is to be done is written down
 * before: when the machine stops in between, {@link finishChange} does the rest.
 */
export async function changeSite(change: Change, target: string): Promise<void> {
  await dropRecord(target)
  await writeWhole(recordFile(target, 'change.json'), JSON.stringify(change))
  apply(change, target)
  await rm(recordFile(target, 'change.json'))
}

/** Finishes a change of the site in a folder that was interrupted, if there is one. */
export async function finishChange(target: string): Promise<void> {
  const text = await readFile(recordFile(target, 'change.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return
  apply(JSON.parse(text), target)
  await rm(recordFile(target, 'change.json'))
}

function apply({ stage, files, gone }: Change, target: string): void {
  for (const file of files) moveFile(join(stage, file), join(target, file))
  for (const file of gone) {
    rmSync(join(target, file), { force: true })
    dropEmpty(dirname(file), target)
  }
  rmSync(stage, { recursive: true, force: true })
}

/** A file that is not in the stage any more was moved before an interruption. */
function moveFile(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, `${to}.next`)
    renameSync(`${to}.next`, to)
  }
}

function dropEmpty(folder: string, target: string): void {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    try {
      rmdirSync(join(target, path))
    } catch {
      return
    }
  }
}

/** Renames a folder, or copies it where the target lies on another disk. */
async function move(from: string, to: string) {
  try {
    await rename(from, to)
  } catch {
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  }
}
