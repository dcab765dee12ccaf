import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { remoteFor } from '../../desk/publish/remote.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { ada, gitIn, publishing } from './support/publishing.ts'

vi.setConfig({ testTimeout: 600_000 })

const by = ada
const robot = { ...ada, name: 'Desk' }

/** A published site, a bare repository that it is pushed to, and the clone of a developer. */
async function withDeveloper() {
  const site = await publishing()
  const bare = mkdtempSync(join(tmpdir(), 'desk-bare-'))
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  await site.publisher.publish({ by })
  site.git('remote', 'add', 'origin', bare)
  const remote = remoteFor(site.publisher, robot)
  await remote.sync()
  const clone = mkdtempSync(join(tmpdir(), 'desk-clone-'))
  execFileSync('git', ['clone', '--quiet', bare, clone], { stdio: 'ignore' })
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(clone, file), readFileSync(join(clone, file), 'utf8').replace(from, to))
  const push = (words: string) => {
    gitIn(clone, 'add', '-A')
    gitIn(clone, 'commit', '--quiet', '-m', words)
    gitIn(clone, 'push', '--quiet')
  }
  return { ...site, bare, clone, remote, edit, push }
}

test('what is published is pushed, and what a developer pushes is taken in and shown', async () => {
  const { remote, setHeading, clone, edit, push, html, bare, draft, publisher, git } = await withDeveloper()
  expect(await remote.state()).toEqual({ name: 'origin', ahead: 0, conflicts: [] })
  setHeading('A new smile')
  await remote.publish({ by })
  expect((await remote.state())?.ahead).toBe(1)
  await remote.sync()
  expect(gitIn(bare, 'rev-parse', 'main')).toBe(git('rev-parse', 'HEAD'))
  gitIn(clone, 'pull', '--quiet')
  edit('pages.yaml', 'Come by.', 'Come by soon.')
  push('Ask people to come soon')
  draft.apply([{ do: 'set', path: ['pages', '/', 'title'], value: 'Not published' }])
  await remote.sync()
  expect(html()).toContain('Come by soon.')
  expect(html()).toContain('A new smile')
  await vi.waitFor(() => expect(draft.source()).toContain('Come by soon.'), 5_000)
  expect(draft.source()).toContain('title: Not published')
  expect(await publisher.repository.head()).toBe(gitIn(clone, 'rev-parse', 'HEAD'))
})

test('what both changed in other places is merged when the owner publishes', async () => {
  const { remote, setHeading, edit, push, html, bare, clone, git, folder } = await withDeveloper()
  edit('pages.yaml', 'Come by.', 'Come by soon.')
  writeFileSync(join(clone, 'public/hours.txt'), 'Mornings\n')
  push('Opening hours')
  setHeading('A new smile')
  await remote.publish({ by })
  expect(html()).toContain('A new smile')
  expect(html()).toContain('Come by soon.')
  expect(readFileSync(join(folder, 'dist/client/hours.txt'), 'utf8')).toBe('Mornings\n')
  await remote.sync()
  expect(gitIn(bare, 'rev-parse', 'main')).toBe(git('rev-parse', 'HEAD'))
})

test('two lines of publications are merged by operations, each in its own field', async () => {
  const { remote, publisher, setHeading, edit, push, html, git } = await withDeveloper()
  setHeading('A new smile')
  await publisher.publish({ by })
  edit('pages.yaml', 'Come by.', 'Come by soon.')
  push('Ask people to come soon')
  await remote.sync()
  expect(html()).toContain('A new smile')
  expect(html()).toContain('Come by soon.')
  expect(git('log', '-1', '--format=%s|%an|%P').split('|')).toMatchObject([
    'Taken in from origin: Ask people to come soon',
    'Desk',
    expect.stringMatching(/^\w{40} \w{40}$/),
  ])
})

test('what cannot be merged is shown with both versions, and nothing is published over it until somebody chooses', async () => {
  const { remote, publisher, setHeading, edit, push, html, clone, folder, git } = await withDeveloper()
  setHeading('A new smile')
  writeFileSync(join(folder, 'public/price-list.txt'), 'Check-up 90\n')
  await publisher.publish({ by })
  edit('pages.yaml', 'Teeth for life', 'Bright teeth')
  edit('pages.yaml', 'Come by.', 'Come by soon.')
  writeFileSync(join(clone, 'public/price-list.txt'), 'Check-up 100\n')
  push('Bright')
  await remote.sync()
  const path = ['pages', '/', 'blocks', 0, 'heading']
  const id = JSON.stringify(path)
  const state = await remote.state()
  expect(state?.conflicts).toMatchObject([
    { id, path, ours: 'A new smile', theirs: 'Bright teeth' },
    { id: 'public/price-list.txt', ours: expect.any(String), theirs: expect.any(String) },
  ])
  expect(inEnglish(state?.failure ?? '')).toMatch(/^2 places were changed here and at origin at once/)
  const before = git('rev-parse', 'HEAD')
  setHeading('Over it')
  await expect(remote.publish({ by })).rejects.toThrow('2 places were changed here and at origin at once')
  expect([git('rev-parse', 'HEAD'), html().includes('Come by soon.')]).toEqual([before, false])
  await remote.choose({ [id]: 'ours', 'public/price-list.txt': 'theirs' }, { by })
  expect(html()).toContain('A new smile')
  expect(html()).toContain('Come by soon.')
  expect(readFileSync(join(folder, 'public/price-list.txt'), 'utf8')).toBe('Check-up 100\n')
  await remote.publish({ by })
  expect(html()).toContain('Over it')
  expect((await remote.state())?.conflicts).toEqual([])
})

test('a push with a mistake is not taken in, says why, and keeps nobody from publishing', async () => {
  const { remote, setHeading, edit, push, html } = await withDeveloper()
  edit('pages.yaml', 'heading: Teeth', 'hedding: Teeth')
  push('Oh')
  await remote.sync()
  expect(inEnglish((await remote.state())?.failure ?? '')).toMatch(/keep.* the site from being published.*"hedding"/)
  expect(html()).toContain('Teeth for life')
  setHeading('A new smile')
  await remote.publish({ by })
  expect(html()).toContain('A new smile')
})

test('a place that does not answer holds up nothing, and its password is not told', async () => {
  const { remote, setHeading, html, git } = await withDeveloper()
  git('remote', 'set-url', 'origin', 'http://desk:secret@127.0.0.1:9/site.git')
  setHeading('A new smile')
  await remote.publish({ by })
  expect(html()).toContain('A new smile')
  const { failure = '' } = (await remote.state()) ?? {}
  expect(inEnglish(failure)).toMatch(/^origin does not answer: /)
  expect(inEnglish(failure)).not.toContain('secret')
})

test('a push that was made by another history is refused, and one by force is no reason to lose what is published', async () => {
  const { remote, clone, git, html, publisher, setHeading } = await withDeveloper()
  setHeading('A new smile')
  await publisher.publish({ by })
  gitIn(clone, 'checkout', '--quiet', '--orphan', 'other')
  gitIn(clone, 'commit', '--quiet', '-m', 'other')
  gitIn(clone, 'push', '--quiet', '--force', 'origin', 'other:main')
  const before = git('rev-parse', 'HEAD')
  await remote.sync()
  expect(inEnglish((await remote.state())?.failure ?? '')).toContain('is another site')
  expect([git('rev-parse', 'HEAD'), html().includes('A new smile')]).toEqual([before, true])
})

test('without another place there is nothing to tell, and an empty one is filled', async () => {
  const site = await publishing()
  const remote = remoteFor(site.publisher, robot)
  await remote.publish({ by })
  await remote.sync()
  expect(await remote.state()).toBeUndefined()
  const bare = mkdtempSync(join(tmpdir(), 'desk-bare-'))
  rmSync(bare, { recursive: true })
  execFileSync('git', ['init', '--quiet', '--bare', bare])
  site.git('remote', 'add', 'there', bare)
  await remote.sync()
  expect(gitIn(bare, 'rev-parse', 'refs/heads/main')).toBe(site.git('rev-parse', 'HEAD'))
})
