import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { oneByOne } from '../../renderer/common/one-by-one.ts'
import { ownFolders } from '../../renderer/own.ts'
import { GitError, type GitOptions, git, gitBytes, gitOr } from '../../studio/draft/git.ts'

/** Who a commit is by. */
export interface CommitAuthor {
  name: string
  email: string
}

export type Repository = Awaited<ReturnType<typeof openRepository>>

/** The commit that is being published: it stands here until the site shows it. */
export const NEXT = 'refs/desk/next'
/** The commit that the site shows. */
export const LIVE = 'refs/desk/live'

/** The repository in which a site lies, which is made where there is none. */
export async function openRepository(file: string) {
  const folder = resolve(dirname(file))
  const [prefix = '', gitFolder = ''] = (await placeOf(folder)).split('\n')
  const run = (args: readonly string[], options?: GitOptions) => git(folder, args, options)
  const within = join(gitFolder, 'desk')
  await mkdir(within, { recursive: true })
  const index = join(within, 'index')
  const inOrder = oneByOne()
  const own = ownFilesOf(folder, basename(file))
  const line = async (args: readonly string[], options?: GitOptions) => (await run(args, options)).trim()
  const commitAt = (name: string) =>
    gitOr(folder, ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`], undefined).then(
      (found) => found?.trim(),
    )

  /** The site's files as they are on the disk, and the file with another text, on all else that a commit has. */
  const treeOfDisk = (text: string) =>
    inOrder(async () => {
      // It may have been left by a process that was killed.
      await rm(`${index}.lock`, { force: true })
      const env = { GIT_INDEX_FILE: index }
      const head = await commitAt('HEAD')
      await run(['read-tree', ...(head ? ['--reset', head] : ['--empty'])], { env })
      const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...own]
      const files = (await run(listed, { env })).split('\0').filter(isPlainName)
      await run(['update-index', '-z', '--add', '--remove', '--stdin'], { env, input: files.join('\0') })
      const path = prefix + basename(file)
      const blob = await line(['hash-object', '-w', '--stdin', `--path=${basename(file)}`], { input: text })
      await run(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], { env })
      return line(['write-tree'], { env })
    })

  return {
    folder,
    file: basename(file),
    /** The site's folder in its repository, with a slash at the end; empty where they are one. */
    prefix,
    /** A folder for what is to be known of publications, which is no part of any. */
    within,
    gitFolder,
    run,
    line,
    own,
    head: () => commitAt('HEAD'),
    commitAt,
    treeOfDisk,
    /** The same tree with other site's files: those of another commit. */
    treeWith: (from: string, commit: string) =>
      inOrder(async () => {
        await rm(`${index}.lock`, { force: true })
        const env = { GIT_INDEX_FILE: index }
        await run(['read-tree', '--reset', commit], { env })
        await run(['rm', '-r', '--cached', '--quiet', '--ignore-unmatch', '--', ...own], { env })
        const entries = await run([
          'ls-tree',
          '-r',
          '-z',
          '--full-tree',
          from,
          '--',
          ...own.map((name) => prefix + name),
        ])
        await run(['update-index', '-z', '--add', '--index-info'], { env, input: entries })
        return line(['write-tree'], { env })
      }),
    commit: (tree: string, parents: readonly string[], author: CommitAuthor, words: string) => {
      const { name, email } = author
      const env = {
        GIT_AUTHOR_NAME: name || 'Owner',
        GIT_AUTHOR_EMAIL: email || 'owner@localhost',
        GIT_COMMITTER_NAME: name || 'Owner',
        GIT_COMMITTER_EMAIL: email || 'owner@localhost',
      }
      const input = words.replaceAll('\0', '')
      return line(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'], { env, input })
    },
    /** The tree of the site's own files in a commit or tree, from the site's folder on: what pages are made of. */
    siteTree: async (of: string) => {
      const at = prefix === '' ? of : `${of}:${prefix.replace(/\/$/, '')}`
      const entries = await run(['ls-tree', '-z', '--full-tree', at, '--', ...own])
      return line(['mktree', '-z'], { input: entries })
    },
    /** A file of a commit as it would be on the disk; undefined where there is none. */
    fileAt: (commit: string, path: string): Promise<Buffer | undefined> =>
      gitBytes(folder, ['cat-file', '--filters', `${commit}:${prefix}${path}`]).catch((error) => {
        if (error instanceof GitError && error.status === 128) return undefined
        throw error
      }),
    setRef: (name: string, commit: string) => run(['update-ref', name, commit]),
  }
}

const askPlace = ['rev-parse', '--show-prefix', '--absolute-git-dir']

async function placeOf(folder: string): Promise<string> {
  const found = await repositoryAround(folder)
  if (found !== undefined) return found
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  return git(folder, askPlace)
}

/** Where a folder lies in its repository, as git says it; undefined where it lies in none. */
export const repositoryAround = (folder: string): Promise<string | undefined> =>
  git(folder, askPlace).catch((error) => {
    if (error instanceof GitError && error.said.includes('not a git repository')) return undefined
    throw error
  })

/** What of the site's folder is the site: nothing else of it is committed, or goes back. */
function ownFilesOf(folder: string, file: string): string[] {
  const code = ownFolders.map((path) => relative(folder, path)).filter((path) => path !== '' && !path.startsWith('..'))
  return [file, 'images', 'public', 'fonts', ...code]
}

/** A folder is a repository within this one. Names with signs of a terminal are left where they are. */
const isPlainName = (name: string) => name !== '' && !name.endsWith('/') && !/\p{Cc}/u.test(name)
