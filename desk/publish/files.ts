/** The files on the disk, as a commit wants them. */
import { lstat, readlink, realpath, rm, rmdir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { isDiskFull } from '../../renderer/common/disk-full.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { message } from '../../renderer/messages/message.ts'
import { gitBytes } from '../../studio/draft/git.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { Repository } from './repository.ts'

/** A file in which two trees differ, by its path from the top of the repository. */
export interface Changed {
  path: string
  /** What stood there; undefined where there was nothing. */
  before: string | undefined
  after: string | undefined
  /** What git calls the sort of the file: a plain one, a link, a repository within. */
  mode: string
}

const nothing = /^0+$/
const plain = /^100(644|755)$/
const link = '120000'

/** Where two commits or trees differ; of none, every file of the second one. */
export async function changedFiles(repository: Repository, from: string | undefined, to: string): Promise<Changed[]> {
  const empty = from ?? (await repository.line(['hash-object', '-t', 'tree', '--stdin'], { input: '' }))
  const raw = await repository.run(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--full-index', empty, to])
  const parts = raw.split('\0')
  const changed: Changed[] = []
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [, mode = '', before = '', after = ''] = (parts[index] ?? '').split(' ')
    const id = (text: string) => (nothing.test(text) ? undefined : text)
    changed.push({ path: parts[index + 1] ?? '', before: id(before), after: id(after), mode })
  }
  return changed
}

/** The files that lie on the disk otherwise than both trees have them: somebody's work that is in neither. */
export async function otherwiseOnDisk(repository: Repository, changed: readonly Changed[]): Promise<string[]> {
  const known = await idsOnDisk(repository, changed)
  return changed.flatMap(({ path, before, after }) => {
    const now = known.get(path)
    return now === before || now === after ? [] : [path]
  })
}

/** What has to be written or removed. Refuses what would lead out of the site. */
export async function filesDue(repository: Repository, changed: readonly Changed[]): Promise<Changed[]> {
  const known = await idsOnDisk(repository, changed)
  const due = changed.filter(({ path, after }) => known.get(path) !== after)
  for (const each of due) await assertSafe(topOf(repository), each)
  return due
}

/** Brings files to what they are in a commit, each at once. Whoever begins it a second time ends with the same. */
export async function writeFiles(repository: Repository, due: readonly Changed[]): Promise<void> {
  const top = topOf(repository)
  try {
    // What goes makes room for what comes in its place: a folder where a file was, or the other way round.
    for (const { path, after } of due) if (after === undefined) await removeFile(top, path)
    for (const { path, after } of due) {
      if (after === undefined) continue
      const bytes = await gitBytes(top, ['cat-file', '--filters', `--path=${path}`, after])
      await writeWhole(join(top, path), bytes, { isLasting: true })
    }
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal(message('publish.disk-full'), message('publish.disk-full-hint'))
    throw error
  }
}

/** With the folders that are empty then. */
async function removeFile(top: string, path: string): Promise<void> {
  await rm(join(top, path), { force: true })
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const isGone = await rmdir(join(top, folder)).then(
      () => true,
      () => false,
    )
    if (!isGone) return
  }
}

const topOf = ({ folder, prefix }: Repository) => (prefix === '' ? folder : folder.slice(0, -prefix.length))

/** What lies on the disk, by the names that git gives to contents. */
async function idsOnDisk(repository: Repository, changed: readonly Changed[]): Promise<Map<string, string>> {
  const top = topOf(repository)
  const found = await Promise.all(changed.map(async ({ path }) => ({ path, stats: await statsOf(join(top, path)) })))
  const files = found.filter(({ path, stats }) => stats?.isFile() && !path.includes('\n')).map(({ path }) => path)
  const input = files.map((path) => `${join(top, path)}\n`).join('')
  const ids = input === '' ? [] : (await repository.run(['hash-object', '--stdin-paths'], { input })).trim().split('\n')
  const known = new Map(files.map((path, index) => [path, ids[index] ?? '']))
  for (const { path, stats } of found) {
    if (!stats?.isSymbolicLink()) continue
    known.set(path, await repository.line(['hash-object', '--stdin'], { input: await readlink(join(top, path)) }))
  }
  return known
}

const statsOf = (path: string) => lstat(path).catch(() => undefined)

/** A commit may come from somebody else: it says which file, and that must be one of this folder. */
async function assertSafe(top: string, { path, mode, after }: Changed): Promise<void> {
  const steps = path.split('/')
  const isOdd =
    steps.some((step) => ['', '.', '..'].includes(step) || /^\.git$|^git~\d/i.test(step)) || /\p{Cc}|\\/u.test(path)
  if (isOdd) throw new Refusal(message('publish.odd-name', { file: path }), message('publish.odd-name-hint'))
  if (after !== undefined && !plain.test(mode)) {
    const id = mode === link ? 'publish.link' : 'publish.repository-within'
    throw new Refusal(message(id, { file: path }), message('publish.link-hint'))
  }
  if (await leadsOut(top, path))
    throw new Refusal(message('publish.link', { file: path }), message('publish.link-hint'))
}

/** Whether a folder on the way is a link, or the file itself is one that leads out of the folder. */
async function leadsOut(top: string, path: string): Promise<boolean> {
  const real = await realpath(top)
  for (let at = join(top, path); at !== top && at.length > top.length; at = dirname(at)) {
    const found = await realpath(at).catch(() => undefined)
    if (found !== undefined && found !== real && !found.startsWith(real + sep)) return true
  }
  return false
}
