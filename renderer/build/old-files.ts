import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashedFolders } from '../common/reserved.ts'
import { searchFolder } from '../common/search/files.ts'
import { SOCIAL_URL } from '../html/social-picture.ts'
import { scanTree } from './tree.ts'

/** Notes for each file that only older pages ask for since when that is so. */
export const OLD_FILES = 'old-files.json'
/** A page that somebody has left open that long may have to be loaded again. */
const KEPT_DAYS = 7
const DAY = 86_400_000

/**
 * The scripts, styles, fonts and pictures of the last build that the next one does not have, and since when it is so.
 * Who has an old page open still asks for them: a form that is touched loads its script then. Pictures for sharing are
 * not among them, since no visitor's browser asks for those, nor files of the search, which finds its way to the new ones.
 */
export function findOldFiles(shown: string, next: ReadonlySet<string>, now = Date.now()): Record<string, string> {
  const noted = readNotes(shown)
  const folders = hashedFolders.map((folder) => join('client', folder.slice(1, -1)))
  const files = folders.flatMap((folder) => [...scanTree(join(shown, folder)).keys()].map((file) => join(folder, file)))
  const isKept = (file: string) => ![SOCIAL_URL, searchFolder].some((folder) => file.startsWith(`client${folder}`))
  const beside = [...next].filter((file) => folders.some((folder) => isInside(file, folder)))
  const isInTheWay = (file: string) => beside.some((other) => isInside(other, file) || isInside(file, other))
  const old = files.filter((file) => !next.has(file) && isKept(file) && !isInTheWay(file))
  const since = old.map((file) => [file, noted[file] ?? new Date(now).toISOString()] as const)
  return Object.fromEntries(since.filter(([, day]) => now - Date.parse(day) < KEPT_DAYS * DAY))
}

const isInside = (file: string, folder: string) => file.startsWith(`${folder}/`)

export function readNotes(build: string): Record<string, string> {
  const file = join(build, OLD_FILES)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
