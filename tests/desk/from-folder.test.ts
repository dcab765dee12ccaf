/** Publishing from a studio of one's own, to a place that others publish to as well. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { publisherFrom } from '../../desk/publish/from-folder.ts'
import { placeIn } from '../../desk/publish/remote.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { openDraft } from '../../studio/draft/open-draft.ts'
import { runsAll } from '../support/places.ts'
import { gitIn, siteFolder } from './support/publishing.ts'

vi.setConfig({ testTimeout: 600_000 })

const temporary = (name: string) => mkdtempSync(join(tmpdir(), name))

async function inFolder() {
  const folder = await siteFolder()
  const file = join(folder, 'pages.yaml')
  const draft = await openDraft(file)
  const publisher = publisherFrom(draft)
  const git = (...args: string[]) => gitIn(folder, ...args)
  const set = (key: string, value: string) =>
    draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, key], value }])
  const told = async () => {
    const { changes, ...rest } = await publisher.standing()
    return { ...rest, changes: changes.map(({ words }) => inEnglish(words)) }
  }
  const publish = async () => {
    await draft.save()
    await publisher.publish('en')
  }
  return { folder, file, draft, publisher, git, set, told, publish }
}

/** With a bare repository as its place, and the clone of somebody else who publishes there. */
async function withPlace() {
  const site = await inFolder()
  const bare = temporary('own-bare-')
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  site.git('init', '--quiet', '--initial-branch=main')
  site.git('config', 'user.name', 'Ada Oak')
  site.git('config', 'user.email', 'ada@oak.example')
  site.git('add', 'pages.yaml', 'public')
  site.git('commit', '--quiet', '-m', 'The site')
  site.git('remote', 'add', 'origin', bare)
  site.git('push', '--quiet', '--set-upstream', 'origin', 'main')
  const clone = temporary('own-clone-')
  execFileSync('git', ['clone', '--quiet', bare, clone], { stdio: 'ignore' })
  const push = (from: string, to: string) => {
    const file = join(clone, 'pages.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    gitIn(clone, 'commit', '--quiet', '--all', '-m', 'From elsewhere')
    gitIn(clone, 'push', '--quiet')
  }
  return { ...site, bare, clone, push }
}

test('what changed of the site is committed in its words and pushed; nothing else of the folder is', async () => {
  const { folder, bare, set, told, publish, git } = await withPlace()
  expect(await told()).toEqual({ to: { name: basename(bare) }, ahead: 0, conflicts: [], changes: [] })
  set('heading', 'A new smile')
  writeFileSync(join(folder, 'public/hours.txt'), 'Mornings\n')
  writeFileSync(join(folder, 'notes.txt'), 'Of nobody else\n')
  expect((await told()).changes).toEqual(['Heading of the page hero on / changed', 'public/hours.txt added'])
  await publish()
  expect(gitIn(bare, 'log', '-1', '--format=%an <%ae> %s', 'main')).toBe(
    'Ada Oak <ada@oak.example> Heading of the page hero on / changed',
  )
  expect(gitIn(bare, 'ls-tree', '-r', '--name-only', 'main')).toBe(
    'pages.yaml\npublic/hours.txt\npublic/price-list.txt',
  )
  expect(git('status', '--porcelain').split('\n').toSorted()).toEqual(['?? .env', '?? data/', '?? notes.txt'])
  expect(existsSync(join(folder, 'dist'))).toBe(false)
  expect(await told()).toMatchObject({ ahead: 0, changes: [] })
})

test.runIf(runsAll)('what was saved before without being published goes along, and is told', async () => {
  const { set, told, draft, publish, bare } = await withPlace()
  set('heading', 'A new smile')
  await draft.save()
  expect((await told()).changes).toEqual(['Heading of the page hero on / changed'])
  await publish()
  expect(gitIn(bare, 'show', 'main:pages.yaml')).toContain('A new smile')
})

test('what somebody else has published meanwhile is taken in, and nothing of either is lost', async () => {
  const { set, publish, push, bare, draft, file } = await withPlace()
  push('Come by.', 'Come by soon.')
  set('heading', 'A new smile')
  await publish()
  const published = gitIn(bare, 'show', 'main:pages.yaml')
  expect(published).toContain('A new smile')
  expect(published).toContain('Come by soon.')
  expect(gitIn(bare, 'log', '--format=%s', 'main')).toContain('From elsewhere')
  expect(readFileSync(file, 'utf8').trim()).toBe(published)
  await vi.waitFor(() => expect(draft.source()).toContain('Come by soon.'), 5_000)
})

test('where both changed the same nothing is pushed until somebody has chosen, and one chooses either', async () => {
  const { set, publish, push, bare, publisher, told, file } = await withPlace()
  push('Teeth for life', 'Teeth for ever')
  set('heading', 'A new smile')
  await expect(publish()).rejects.toThrow(`1 place was changed here and at ${basename(bare)} at once`)
  const [conflict] = (await told()).conflicts
  expect(conflict).toMatchObject({ ours: 'A new smile', theirs: 'Teeth for ever' })
  expect(gitIn(bare, 'show', 'main:pages.yaml')).toContain('Teeth for ever')
  expect(readFileSync(file, 'utf8')).toContain('A new smile')
  await publisher.choose({ [String(conflict?.id)]: 'ours' }, 'en')
  expect(gitIn(bare, 'show', 'main:pages.yaml')).toContain('A new smile')
  expect(await told()).toMatchObject({ ahead: 0, conflicts: [], changes: [] })
})

test.runIf(runsAll)('a site with a mistake is not published, and the mistake is said', async () => {
  const { draft, publish, bare, git } = await withPlace()
  draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'text'], value: '[away](/nowhere)' }])
  const before = git('rev-parse', 'HEAD')
  await expect(publish()).rejects.toThrow('1 mistake keeps the site from being published')
  expect(git('rev-parse', 'HEAD')).toBe(before)
  expect(gitIn(bare, 'rev-parse', 'main')).toBe(before)
})

test('a place that does not answer, or takes nothing, is told in words; the next try brings all', async () => {
  const { set, publish, bare, told, git } = await withPlace()
  git('remote', 'set-url', 'origin', 'https://ada:secret@127.0.0.1:9/site.git')
  set('heading', 'A new smile')
  const refused = await publish().catch((error) => inEnglish(error.said.message))
  expect(refused).toMatch(/^127\.0\.0\.1 does not answer: .*127\.0\.0\.1/)
  expect(refused).not.toContain('secret')
  expect(await told()).toMatchObject({ to: { host: '127.0.0.1', name: 'site' }, ahead: 1, changes: [] })
  git('remote', 'set-url', 'origin', bare)
  const hook = join(bare, 'hooks/pre-receive')
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await expect(publish()).rejects.toThrow(`${basename(bare)} does not take the changes: ! [remote rejected]`)
  rmSync(hook)
  await publish()
  expect(gitIn(bare, 'show', 'main:pages.yaml')).toContain('A new smile')
})

test('without a history, or a place for it, that is told, nothing is begun, and the pages can be made', async () => {
  const { folder, told, publish, git, publisher, draft } = await inFolder()
  expect(await told()).toMatchObject({ lacks: 'history', changes: [] })
  await expect(publish()).rejects.toThrow('This site has no place yet')
  expect(existsSync(join(folder, '.git'))).toBe(false)
  git('init', '--quiet')
  expect(await told()).toMatchObject({ lacks: 'place' })
  await expect(publish()).rejects.toThrow('This site has no place yet')
  draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'heading'], value: 'A new smile' }])
  await draft.save()
  const made = await publisher.build()
  expect(made).toBe(join(folder, 'dist/client'))
  expect(readFileSync(join(made, 'index.html'), 'utf8')).toContain('A new smile')
})

test.runIf(runsAll)('what git has against the folder is told in words, and no lack of a place', async () => {
  const { told, git, folder } = await withPlace()
  writeFileSync(join(folder, '.git/config'), 'no such thing\n')
  expect(await told()).toMatchObject({ reason: { message: { id: 'publish.git' } }, changes: [] })
  expect((await told()).lacks).toBeUndefined()
  expect(() => git('status')).toThrow()
})

test.each([
  ['https://github.com/oak/site.git', { host: 'GitHub', name: 'oak/site' }],
  ['git@github.com:oak/site.git', { host: 'GitHub', name: 'oak/site' }],
  ['ssh://git@gitlab.com:22/oak/site', { host: 'GitLab', name: 'oak/site' }],
  ['https://ada:secret@git.oak.example/site.git/', { host: 'git.oak.example', name: 'site' }],
  ['/srv/sites/oak.git', { name: 'oak' }],
  ['../bare', { name: 'bare' }],
])('a place is called as people do: %s', (address, called) => expect(placeIn(address)).toEqual(called))
