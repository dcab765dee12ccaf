/** A stand-in for GitHub: its sign-in by device, and its Git Data API with one repository in memory. */
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

type Entry = { path: string; mode: string; type: string; sha: string }
type Commit = { tree: string; parents: string[]; message: string }
export type Github = Awaited<ReturnType<typeof startGithub>>

const hash = (kind: string, data: string | Buffer) =>
  createHash('sha1')
    .update(`${kind} ${Buffer.byteLength(data)}\0`)
    .update(data)
    .digest('hex')

export async function startGithub(files: Record<string, string | { link: string }>, tokens = ['token']) {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Entry[]>()
  const commits = new Map<string, Commit>()
  let head = ''
  /** Something that happens at GitHub between a commit and its branch. */
  let meanwhile: (() => void) | undefined
  /** What GitHub says, one after the other, while the person has not typed the code. */
  const waiting: Record<string, unknown>[] = []
  const asked: string[] = []

  const addBlob = (bytes: Buffer) => {
    const sha = hash('blob', bytes)
    blobs.set(sha, bytes)
    return sha
  }
  const addTree = (entries: Entry[]) => {
    const sha = hash('tree', JSON.stringify(entries))
    trees.set(sha, entries)
    return sha
  }
  const addCommit = (commit: Commit) => {
    const sha = hash('commit', JSON.stringify([commit, commits.size]))
    commits.set(sha, commit)
    return sha
  }
  const entriesAt = (commit: string) => trees.get(commits.get(commit)?.tree ?? '') ?? []
  const textsAt = (commit: string) =>
    Object.fromEntries(entriesAt(commit).map(({ path, sha }) => [path, String(blobs.get(sha))]))
  /** What somebody else does there: undefined takes a file away. */
  const push = (changed: Record<string, string | { link: string } | undefined>, message = 'By somebody else') => {
    const rest = entriesAt(head).filter(({ path }) => !Object.hasOwn(changed, path))
    const added = Object.entries(changed).flatMap(([path, text]) =>
      text === undefined
        ? []
        : typeof text === 'string'
          ? [{ path, mode: '100644', type: 'blob', sha: addBlob(Buffer.from(text)) }]
          : [{ path, mode: '120000', type: 'blob', sha: addBlob(Buffer.from(text.link)) }],
    )
    head = addCommit({ tree: addTree([...rest, ...added]), parents: head ? [head] : [], message })
  }
  push(files, 'Begin')

  const app = new Hono()
  app.use('/api/v3/*', async (context, next) => {
    const token = context.req.header('authorization')?.replace('Bearer ', '') ?? ''
    return tokens.includes(token) ? next() : context.json({ message: 'Bad credentials' }, 401)
  })
  const git = new Hono()
  git.get('/', ({ json }) => json({ default_branch: 'main' }))
  git.get('/git/ref/heads/main', ({ json }) => json({ object: { sha: head } }))
  git.get('/git/commits/:sha', ({ req, json }) => json({ tree: { sha: commits.get(req.param('sha'))?.tree } }))
  git.get('/git/trees/:sha', ({ req, json }) => json({ tree: trees.get(req.param('sha')), truncated: false }))
  git.get('/git/blobs/:sha', ({ req, json }) =>
    json({ content: blobs.get(req.param('sha'))?.toString('base64').replace(/.{60}/g, '$&\n'), encoding: 'base64' }),
  )
  git.post('/git/blobs', async ({ req, json }) =>
    json({ sha: addBlob(Buffer.from((await req.json()).content, 'base64')) }),
  )
  git.post('/git/trees', async ({ req, json }) => {
    const { base_tree: base, tree } = (await req.json()) as {
      base_tree: string
      tree: (Entry & { sha: string | null })[]
    }
    const rest = (trees.get(base) ?? []).filter(({ path }) => !tree.some((entry) => entry.path === path))
    return json({ sha: addTree([...rest, ...tree.filter(({ sha }) => sha !== null)]) })
  })
  git.post('/git/commits', async ({ req, json }) => json({ sha: addCommit(await req.json()) }))
  git.patch('/git/refs/heads/main', async ({ req, json }) => {
    meanwhile?.()
    const { sha, force } = await req.json()
    if (force || !commits.get(sha)?.parents.includes(head))
      return json({ message: 'Update is not a fast forward' }, 422)
    head = sha
    return json({ object: { sha } })
  })
  app.route('/api/v3/repos/ada/oak', git)
  app.post('/login/device/code', async ({ req, json }) => {
    asked.push(String((await req.parseBody()).scope))
    return json({
      device_code: 'd',
      user_code: 'WDJB-MJHT',
      verification_uri: 'https://github.example/device',
      expires_in: 900,
      interval: 0.01,
    })
  })
  app.post('/login/oauth/access_token', async ({ req, json }) => {
    const { grant_type: grant, device_code: device } = await req.parseBody()
    asked.push(`${grant} ${device}`)
    return json(waiting.shift() ?? { access_token: 'token' })
  })
  app.notFound(({ json }) => json({ message: 'Not Found' }, 404))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    push,
    waiting,
    asked,
    tokens,
    texts: () => textsAt(head),
    /** The newest first. */
    messages: () => {
      const found: string[] = []
      for (let at: string | undefined = head; at; at = commits.get(at)?.parents[0])
        found.push(String(commits.get(at)?.message))
      return found
    },
    happensMeanwhile(what: (() => void) | undefined) {
      meanwhile = what
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
