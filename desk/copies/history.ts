/** The history of a site as one file. Git's own folder is never brought back as files: hooks and settings are programs. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../renderer/messages/message.ts'
import { git as carefulGit, GitError } from '../../studio/draft/git.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

const longestMs = 10 * 60_000

async function git(folder: string, ...args: string[]): Promise<string> {
  // What comes from a copy may be anybody's: each object is looked at.
  const all = ['-c', 'fetch.fsckObjects=true', ...args]
  const said = await carefulGit(folder, all, { mostMs: longestMs }).catch((error) => {
    if (!(error instanceof GitError)) throw error
    throw new Refusal(message('copy.history', { reason: error.said.slice(0, 300) }), message('copy.history-hint'))
  })
  return said.trim()
}

export type History = { branch?: string; remote?: string }

/** Writes all branches and tags to a file. Undefined where the folder has no history of its own. */
export async function saveHistory(folder: string, file: string): Promise<History | undefined> {
  if (!existsSync(join(folder, '.git'))) return undefined
  if ((await git(folder, 'for-each-ref', '--count=1')) === '') return undefined
  await git(folder, 'bundle', 'create', '--quiet', file, '--all')
  const branch = await git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => '')
  const remote = withoutPassword(await git(folder, 'remote', 'get-url', 'origin').catch(() => ''))
  return { ...(branch && { branch }), ...(remote && { remote }) }
}

/** Gives a folder its history, beside the files that it has. Of what the copy says nothing is run. */
export async function bringHistory(file: string, folder: string, { branch, remote }: History): Promise<void> {
  const isBranch = branch !== undefined && (await isBranchName(folder, branch))
  await git(folder, 'init', '--quiet', ...(isBranch ? [`--initial-branch=${branch}`] : []))
  await git(folder, 'fetch', '--quiet', '--update-head-ok', file, '+refs/*:refs/*')
  if (await git(folder, 'rev-parse', '--quiet', '--verify', 'HEAD').catch(() => ''))
    await git(folder, 'reset', '--quiet')
  if (remote !== undefined && isRemote(remote)) await git(folder, 'remote', 'add', 'origin', remote)
}

/** Reads a saved history as it would be brought back: every object is looked at. */
export async function proveHistory(file: string, folder: string): Promise<void> {
  await git(folder, 'init', '--quiet', '--bare', 'proof')
  await git(`${folder}/proof`, 'fetch', '--quiet', file, '+refs/*:refs/*')
  await rm(`${folder}/proof`, { recursive: true })
}

const isBranchName = (folder: string, name: string) =>
  git(folder, 'check-ref-format', '--branch', name).then(
    (said) => said === name,
    () => false,
  )

/** Git knows addresses that run a program. */
const isRemote = (address: string) => /^(?:https:\/\/|ssh:\/\/|[\w.-]+@[\w.-]+:)[\w@:/.~-]+$/.test(address)

const withoutPassword = (address: string) => address.replace(/^(https?:\/\/)[^/@]*@/, '$1')
