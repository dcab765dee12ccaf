/** The site as it was each time it was saved, here or by a commit, so that its owner can go back. */
import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import { git } from './git.ts'

export interface Version {
  /** The moment in which it was saved here, or the commit. */
  id: string
  at: number
  /** What was changed, in words. Nothing is known of what somebody wrote without the studio. */
  changes: string[]
  /** Who committed it. */
  by?: string
}

interface Kept {
  changes: string[]
  text: string
}

const folder = cacheFolder('versions')
const folderOf = (file: string) => join(folder, hash('sha1', resolve(file)))
const mostKept = 100
const mostSites = 50

/** Keeps the file as it is, unless that is the newest version already. */
export async function keepVersion(file: string, changes: string[] = []): Promise<void> {
  const [text, { mtimeMs }, [newest]] = await Promise.all([readFile(file, 'utf8'), stat(file), savedHere(file)])
  if (newest?.text === text) return
  const bytes = await promisify(gzip)(JSON.stringify({ changes, text } satisfies Kept))
  await writeWhole(join(folderOf(file), `${Math.round(mtimeMs)}.json.gz`), bytes)
  dropOldest(folderOf(file), mostKept)
  dropOldest(folder, mostSites)
}

/** The newest first. */
export async function versionsOf(file: string): Promise<Version[]> {
  const here = (await savedHere(file)).map(({ text: _, ...version }) => version)
  return [...here, ...(await committed(file))].toSorted((one, other) => other.at - one.at).slice(0, mostKept)
}

/** The text of a version that is listed; undefined where there is none any more. */
export async function textOfVersion(file: string, id: string): Promise<string | undefined> {
  const here = (await savedHere(file)).find((version) => version.id === id)
  const isCommit = !here && (await committed(file)).some((version) => version.id === id)
  return isCommit ? gitFor(file, ['cat-file', 'blob', `${id}:./${basename(file)}`]) : here?.text
}

async function savedHere(file: string): Promise<(Version & Kept)[]> {
  const names = await readdir(folderOf(file)).catch(() => [])
  const reading = names.map(async (name) => {
    const [id = ''] = name.split('.')
    const kept: Kept = JSON.parse(String(await promisify(gunzip)(await readFile(join(folderOf(file), name)))))
    return { ...kept, id, at: Number(id) }
  })
  const read = await Promise.allSettled(reading)
  return read
    .flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    .toSorted((one, other) => other.at - one.at)
}

/** What a repository has of the file, where it lies in one. */
async function committed(file: string): Promise<Version[]> {
  const format = '--format=%H%x00%at%x00%an%x00%s'
  const printed = await gitFor(file, ['log', `--max-count=${mostKept}`, format, '--', basename(file)]).catch(() => '')
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', at, by = '', subject = ''] = line.split('\0')
      return { id, at: Number(at) * 1000, by, changes: [subject] }
    })
}

const gitFor = (file: string, args: string[]) => git(dirname(resolve(file)), args)
