import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Question } from '../questions.ts'
import type { SocialPicture } from '../social/picture.ts'
import { writeWhole } from '../write-whole.ts'
import type { Stamp } from './tree.ts'

const FOLDER = '.cache/builds'

/** What a page was drawn from, and what came with it. */
export interface DrawnPage {
  /** What it was drawn from but the code: see `Site.hashOf`. */
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
  pages: Record<string, DrawnPage>
  /** What each file holds, as a hash or as what it follows from, and how it was left on the disk. */
  files: Record<string, { holds: string; stamp: Stamp }>
}

/** Where the record of a folder's build is kept: outside it, since it is nothing to publish. */
export function recordFile(out: string, ending = 'json'): string {
  const target = resolve(out)
  const name = `${basename(target)}-${createHash('sha1').update(target).digest('hex').slice(0, 8)}`
  return join(FOLDER, `${name}.${ending}`)
}

export async function readRecord(out: string): Promise<BuildRecord | undefined> {
  const text = await readFile(recordFile(out), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

export async function writeRecord(out: string, record: BuildRecord): Promise<void> {
  await writeWhole(recordFile(out), JSON.stringify(record))
}

/** Without a record the next build makes everything anew. */
export const dropRecord = (out: string) => rm(recordFile(out), { force: true })
