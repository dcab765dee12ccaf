/**
 * A site whose home is a repository: its files are in a folder here, and publishing is a commit there. What stands in
 * pages.yaml on the disk is always what the repository had last; changes live in the draft until they are published.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pMap from 'p-map'
import { filesIn } from '../../renderer/common/files-in.ts'
import { oneByOne } from '../../renderer/common/one-by-one.ts'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import type { Draft } from '../../studio/draft/open-draft.ts'
import { assertReadable } from '../../studio/draft/pages-file.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { isCopied } from '../copies/paths.ts'
import type { Change, Files, Repository } from './api.ts'

/** What the studio writes. Other files of a repository are read, and left as they are. */
const own = [DEFAULT_FILE, 'images/', 'public/', 'fonts/']
const isOwn = (path: string) => own.some((part) => path === part || (part.endsWith('/') && path.startsWith(part)))
const stateFile = '.cache/github.json'
/** Somebody else may publish at the same moment, and once more while that is merged. */
const mostTries = 5
const longestSubject = 72

type State = { name: string; branch: string; commit: string; tree: string; files: Files }
export type GithubSite = Awaited<ReturnType<typeof openGithubSite>>

const shaOf = (bytes: Uint8Array) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** Brings the repository into the folder, which is new or was made by this before. */
export async function openGithubSite(repository: Repository, folder: string) {
  const place = join(folder, stateFile)
  const bytesAt = (path: string) => readFile(join(folder, path)).catch(() => undefined)
  const shaAt = async (path: string) => {
    const bytes = await bytesAt(path)
    return bytes && shaOf(bytes)
  }
  let state = await begin()

  async function begin(): Promise<State> {
    const known: State | undefined = await readFile(place, 'utf8').then(JSON.parse, () => undefined)
    if (known?.name === repository.name) return known
    const names = await readdir(folder).catch(() => [])
    if (known || names.length > 0)
      throw new Refusal(message('github.folder-there', { folder }), message('github.folder-there-hint'))
    return { name: repository.name, branch: await repository.defaultBranch(), commit: '', tree: '', files: {} }
  }
  async function keep(next: State): Promise<void> {
    state = next
    await writeWhole(place, JSON.stringify(state))
  }

  /** Takes over what others have published. Throws, before anything is written, where it was changed here too. */
  async function pull(draft?: Draft): Promise<void> {
    const head = await repository.head(state.branch)
    if (head.commit === state.commit) return
    const paths = new Set([...Object.keys(state.files), ...Object.keys(head.files)])
    const theirs = [...paths].filter((path) => isCopied(path) && head.files[path] !== state.files[path])
    const coming = await pMap(theirs, async (path) => ({ path, sha: head.files[path], here: await shaAt(path) }), {
      concurrency: 8,
    })
    const wanted = coming.filter(({ sha, here }) => sha !== here)
    const both = wanted.filter(({ path, here }) => here !== state.files[path]).map(({ path }) => path)
    if (both.length > 0)
      throw new Refusal(
        message('github.both-changed', { files: { list: both, quoted: true } }),
        message('github.both-changed-hint'),
      )
    const [page] = wanted.filter(({ path }) => path === DEFAULT_FILE)
    const theirText = page?.sha && Buffer.from(await repository.read(page.sha)).toString()
    if (draft && theirText) assertReadable(DEFAULT_FILE, theirText, draft.source())
    const write = async ({ path, sha }: (typeof wanted)[number]) => {
      const file = join(folder, path)
      if (sha === undefined) return rm(file, { force: true })
      const bytes = await repository.read(sha)
      await mkdir(dirname(file), { recursive: true })
      await writeWhole(file, bytes)
      if (path === DEFAULT_FILE) draft?.merge(Buffer.from(bytes).toString())
    }
    await pMap(wanted, write, { concurrency: 4 })
    await keep({ ...state, ...head })
  }

  /** What differs from the repository, with the draft in place of the file. */
  async function changes(text: string): Promise<Change[]> {
    const here = filesIn(folder, (path) => !isCopied(path)).files.filter((path) => isOwn(path) && path !== DEFAULT_FILE)
    const gone = Object.keys(state.files).filter((path) => isOwn(path) && path !== DEFAULT_FILE && !here.includes(path))
    const changed: Change[] = gone.map((path) => ({ path, bytes: undefined }))
    for (const [path, bytes] of [
      ...here.map((path) => [path, undefined] as const),
      [DEFAULT_FILE, Buffer.from(text)] as const,
    ]) {
      const now = bytes ?? (await readFile(join(folder, path)))
      if (shaOf(now) !== state.files[path]) changed.push({ path, bytes: now })
    }
    return changed
  }

  /** Commits the draft with the pictures and files beside it. What others published meanwhile is merged first. */
  async function publish(draft: Draft): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries++) {
      await pull(draft)
      const words = draft.changes()
      const { text, done } = draft.beginSave()
      const changed = await changes(text)
      if (changed.length === 0) return false
      const stand = await repository.commit(state.branch, state, changed, wordsOf(words, changed))
      if (!stand) continue
      done()
      await writeWhole(join(folder, DEFAULT_FILE), text, { isLasting: true })
      await keep({ ...state, ...stand, files: filesAfter(state.files, changed) })
      return true
    }
    throw new Refusal(message('github.too-busy'), message('github.too-busy-hint'))
  }

  await keep(state)
  await pull()
  const inOrder = oneByOne()
  return {
    file: join(folder, DEFAULT_FILE),
    /** The draft for the studio: saving it publishes. */
    publishing: (draft: Draft): Draft => ({
      ...draft,
      save: () =>
        inOrder(async () => {
          const written = await publish(draft)
          return { written, conflicts: draft.conflicts() }
        }),
    }),
  }
}

function filesAfter(files: Files, changed: readonly Change[]): Files {
  const after = { ...files }
  for (const { path, bytes } of changed) {
    if (bytes) after[path] = shaOf(bytes)
    else delete after[path]
  }
  return after
}

/** In the words in which the studio tells the changes. */
function wordsOf(told: ReturnType<Draft['changes']>, changed: readonly Change[]): string {
  const said = told.map(({ words }) => inEnglish(words))
  const words = said.length > 0 ? said : changed.map(({ path }) => `${basename(path)} changed`)
  const [first = ''] = words
  const subject = first.length > longestSubject ? `${first.slice(0, longestSubject - 2)} …` : first
  return words.length > 1 || subject !== first
    ? `${subject}\n\n${words.map((each) => `- ${each}`).join('\n')}`
    : subject
}
