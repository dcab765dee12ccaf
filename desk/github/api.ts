/** GitHub's interface, as far as a site in a repository needs it. */
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

/** Git's way to say that the file is one, and may be run. Links and other repositories within this one are left alone. */
const fileModes = ['100644', '100755']
const longestMs = 60_000

/** The files of a commit: the hash of each, by its path. */
export type Files = Readonly<Record<string, string>>
export type Change = { path: string; bytes: Uint8Array | undefined }

/** Where a branch stands. */
export type Stand = { commit: string; tree: string }

type Json = Record<string, unknown>
export type Repository = ReturnType<typeof repositoryOf>

/** Where GitHub answers: its own server, or one of a company. */
export const addressesOf = (url = 'https://github.com') =>
  url === 'https://github.com' ? { url, api: 'https://api.github.com' } : { url, api: `${url}/api/v3` }

/** Slashes in the name of a branch stay. */
const refOf = (branch: string) => branch.split('/').map(encodeURIComponent).join('/')

/** `name` is as in its address: `ada/roofing`. */
export function repositoryOf(name: string, token: string, api: string) {
  async function ask(method: string, path: string, body?: Json): Promise<{ status: number; data: Json }> {
    const response = await fetch(`${api}/repos/${name}${path}`, {
      method,
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(longestMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => {
      throw refused(name, String(error.cause?.message ?? error.message))
    })
    const data = (await response.json().catch(() => ({}))) as Json
    return { status: response.status, data }
  }
  const must = async (method: string, path: string, body?: Json) => {
    const { status, data } = await ask(method, path, body)
    if (status >= 400) throw refused(name, `${status} ${data.message ?? ''}`.trim())
    return data
  }
  return {
    name,
    defaultBranch: async () => String((await must('GET', '')).default_branch),
    /** The commit at which a branch stands, and its files. */
    async head(branch: string): Promise<Stand & { files: Files }> {
      const { object } = await must('GET', `/git/ref/heads/${refOf(branch)}`)
      const commit = String(Object(object).sha)
      const tree = String(Object((await must('GET', `/git/commits/${commit}`)).tree).sha)
      const listed = await must('GET', `/git/trees/${tree}?recursive=1`)
      if (listed.truncated) throw refused(name, 'too many files')
      const entries = (listed.tree as Json[]).filter(({ mode }) => fileModes.includes(String(mode)))
      return { commit, tree, files: Object.fromEntries(entries.map(({ path, sha }) => [String(path), String(sha)])) }
    },
    async read(sha: string): Promise<Uint8Array> {
      return Buffer.from(String((await must('GET', `/git/blobs/${sha}`)).content), 'base64')
    },
    /** Puts a commit on the branch. Undefined where that stands at another commit by now: then nothing has changed. */
    async commit(branch: string, parent: Stand, changes: readonly Change[], words: string): Promise<Stand | undefined> {
      const entries = []
      for (const { path, bytes } of changes) {
        const content = bytes && Buffer.from(bytes).toString('base64')
        const sha =
          content === undefined ? null : (await must('POST', '/git/blobs', { content, encoding: 'base64' })).sha
        entries.push({ path, mode: '100644', type: 'blob', sha })
      }
      const tree = await must('POST', '/git/trees', { base_tree: parent.tree, tree: entries })
      const made = await must('POST', '/git/commits', { message: words, tree: tree.sha, parents: [parent.commit] })
      const moved = { sha: made.sha, force: false }
      const { status, data } = await ask('PATCH', `/git/refs/heads/${refOf(branch)}`, moved)
      // "Update is not a fast forward", or another update at the same moment.
      if (status === 422 || status === 409) return undefined
      if (status >= 400) throw refused(name, `${status} ${data.message ?? ''}`.trim())
      return { commit: String(made.sha), tree: String(tree.sha) }
    },
  }
}

export const refused = (name: string, reason: string) =>
  new Refusal(message('github.refused', { name, reason }), message('github.refused-hint'))
