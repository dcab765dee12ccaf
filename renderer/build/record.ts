import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { writeWhole } from '../common/write-whole.ts'
import { cacheFolder } from '../folders.ts'
import type { Question } from '../html/questions.ts'
import type { SocialPicture } from '../html/social-picture.ts'
import type { Stamp } from './tree.ts'

const FOLDER = cacheFolder('builds')

/** What a page was rendered from, and what came with it. */
export interface RenderedPage {
  /** What it was rendered from but the code: see `Site.hashOf`. */
  from: string
  /** What it asked of the rest of the site, and a hash of the answers. */
  asked: Question[]
  answers: string
  social?: SocialPicture
}

/** What the last build of a folder was made from, so that the next one makes only what has changed. */
export interface BuildRecord {
  /** The code and the options of the build: with other ones everything is made anew. */
  settings: string
  pages: Record<string, RenderedPage>
  /** What each file holds, as a hash or as what it follows from, and how it was left on the disk. */
  files: Record<string, { holds: string; stamp: Stamp }>
}

/** Where something about the builds of a folder is kept: outside it, since it is nothing to publish. */
export function recordFile(out: string, name: string): string {
  const target = resolve(out)
  const folder = `${basename(target)}-${createHash('sha1').update(target).digest('hex').slice(0, 8)}`
  return join(FOLDER, folder, name)
}

/** The record of the build with a number, as its name is written before that build is shown. */
export async function readRecord(out: string, build: number): Promise<BuildRecord | undefined> {
  const text = await readFile(recordFile(out, `${build}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

export async function writeRecord(out: string, build: number, record: BuildRecord): Promise<void> {
  await writeWhole(recordFile(out, `${build}.json`), JSON.stringify(record))
}

/** Drops the records of all builds but one. */
export async function dropRecords(out: string, except: number): Promise<void> {
  const names = await readdir(recordFile(out, ''))
  const old = names.filter((name) => /^\d+\.json/.test(name) && name !== `${except}.json`)
  await Promise.all(old.map((name) => rm(recordFile(out, name), { force: true })))
}
