import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { changesSince, goBack, pagesOf, versions } from '../../desk/publish/history.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { fill, mountSmallDisk } from '../../tools/faults/disk.ts'
import { runsAll } from '../support/places.ts'
import { ada, publishing, siteFolder } from './support/publishing.ts'

vi.setConfig({ testTimeout: 600_000 })

const by = ada
const noPages = async () => {}

test('what the draft has becomes the site, and a commit of who pressed the button in words of what changed', async () => {
  const { publisher, setHeading, html, git, file, draft } = await publishing()
  const steps: string[] = []
  await publisher.publish({ by, tell: (step) => steps.push(step) })
  expect(steps).toEqual(['checked', 'saved', 'committed', 'built'])
  expect(html()).toContain('Teeth for life')
  setHeading('A new smile')
  expect(readFileSync(file, 'utf8')).not.toContain('A new smile')
  const commit = await publisher.publish({ by })
  expect(html()).toContain('A new smile')
  expect(readFileSync(file, 'utf8')).toBe(draft.source())
  await vi.waitFor(() => expect(draft.changes()).toEqual([]), 5_000)
  expect(git('log', '-1', '--format=%H %an <%ae> %s')).toBe(
    `${commit} Ada Oak <ada@oak.example> Heading of the page hero on / changed`,
  )
  expect(git('ls-files')).toBe('pages.yaml\npublic/price-list.txt')
  expect(git('status', '--porcelain', '--', 'pages.yaml', 'public')).toBe('')
  await expect(publisher.publish({ by })).rejects.toThrow('Nothing has changed since the site was published last')
  const own = 'Call it "$(touch /tmp/x)"\n\n-F --amend'
  setHeading('Third')
  await publisher.publish({ by: { ...by, name: 'Eve\n<x>', language: 'de' }, message: own })
  const [newest, second] = await versions(publisher.repository)
  expect(newest).toMatchObject({ subject: 'Call it "$(touch /tmp/x)" -F --amend', isLive: true })
  expect(newest?.body).toBe('- „Überschrift“ in Abschnitt „Auftakt der Seite“ auf / geändert')
  expect(second).toMatchObject({ commit, by: 'Ada Oak', isLive: false })
})

// publish-pages.test.ts has an owner do it.
test.runIf(runsAll)(
  'an old version is shown as pages, compared in words, and becomes the site again as a new commit',
  async () => {
    const { publisher, setHeading, html, folder, draft } = await publishing()
    const { repository } = publisher
    const first = await publisher.publish({ by })
    setHeading('A new smile')
    writeFileSync(join(folder, 'public/price-list.txt'), 'Check-up 90\n')
    const second = await publisher.publish({ by })
    expect((await changesSince(repository, first)).map(({ words }) => inEnglish(words))).toEqual([
      'Heading of the page hero on / changed',
    ])
    const old = await pagesOf(repository, first)
    expect(readFileSync(join(old, 'client/index.html'), 'utf8')).toContain('Teeth for life')
    expect(html()).toContain('A new smile')
    draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'text'], value: 'Not published yet' }])
    const third = await goBack(publisher, first, { by })
    expect(html()).toContain('Teeth for life')
    expect(html()).not.toContain('Not published yet')
    expect(readFileSync(join(folder, 'dist/client/price-list.txt'), 'utf8')).toBe('Check-up 80\n')
    await vi.waitFor(() => expect(draft.source()).toContain('Teeth for life'), 5_000)
    expect(draft.source()).toContain('Not published yet')
    const all = await versions(repository)
    expect(all.map(({ commit, isLive }) => [commit, isLive])).toEqual([
      [third, true],
      [second, false],
      [first, false],
    ])
    expect(all[0]?.subject).toMatch(/^Back to: /)
    await expect(goBack(publisher, first, { by })).rejects.toThrow('The site is already as it was then')
    await publisher.publish({ by })
    expect(html()).toContain('Not published yet')
  },
)

test.runIf(runsAll)(
  'what is changed in the same place since an old version is a conflict after going back, and not lost',
  async () => {
    const { publisher, setHeading, draft } = await publishing()
    const first = await publisher.publish({ by })
    setHeading('A new smile')
    await publisher.publish({ by })
    setHeading('My own words')
    await goBack(publisher, first, { by })
    const conflict = { yours: 'My own words', theirs: 'Teeth for life' }
    await vi.waitFor(() => expect(draft.conflicts()).toMatchObject([conflict]), 5_000)
  },
)

test('a draft with a mistake, or a picture that is not there, is refused before anything is touched', async () => {
  const { publisher, html, draft, file, git } = await publishing()
  await publisher.publish({ by })
  const before = [readFileSync(file, 'utf8'), git('rev-parse', 'HEAD')]
  draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'hedding'], value: 'x' }])
  await expect(publisher.publish({ by })).rejects.toThrow(/1 mistake keeps .* line 21: .*"hedding"/)
  expect([readFileSync(file, 'utf8'), git('rev-parse', 'HEAD')]).toEqual(before)
  expect(html()).toContain('Teeth for life')
  expect(await publisher.state()).toEqual({})
})

test('a build that fails leaves the last good site and says why; the next publication shows both', async () => {
  const { publisher, html, folder, setHeading } = await publishing()
  await publisher.publish({ by })
  setHeading('A new smile')
  // Where the next build is to be put together stands a file.
  const builds = join(folder, 'dist.builds')
  writeFileSync(join(builds, 'next'), 'in the way')
  const failing = publisher.publish({ by })
  await expect(failing).rejects.toThrow(/The pages cannot be made, so visitors go on seeing the site as it was: ./)
  expect(html()).toContain('Teeth for life')
  const { waiting } = await publisher.state()
  expect(waiting?.commit).toBe(await publisher.repository.head())
  expect(inEnglish(waiting?.reason ?? '')).toContain('The pages cannot be made')
  expect(existsSync(join(builds, 'next'))).toBe(false)
  await publisher.takeUp()
  expect(html()).toContain('A new smile')
  expect(await publisher.state()).toEqual({})
})

test.runIf(runsAll)('of two publications at once the second is told who is at it', async () => {
  const { publisher, setHeading } = await publishing()
  setHeading('A new smile')
  const first = publisher.publish({ by })
  await expect(publisher.publish({ by: { ...by, name: 'Bob' } })).rejects.toThrow('Ada Oak is publishing just now')
  await first
  const known = await versions(publisher.repository)
  expect(known.map(({ subject }) => subject)).toEqual([expect.stringContaining('Heading'), 'The site as it was before'])
})

test.runIf(runsAll)('no version goes by another name than its own whole one', async () => {
  const { publisher, git } = await publishing()
  const { repository } = publisher
  const tree = await repository.treeOfDisk('x')
  await repository.setRef('HEAD', await repository.commit(tree, [], by, 'x'))
  const other = git('commit-tree', tree, '-m', 'of another history')
  const names = ['HEAD', 'main', '--all', 'HEAD~1', other.slice(0, 7), '', tree, 'f'.repeat(40), other]
  const asks = [changesSince, pagesOf, (_: unknown, name: string) => goBack(publisher, name, { by })]
  for (const name of names)
    for (const ask of asks) await expect(ask(repository, name)).rejects.toThrow('There is no such version of this site')
})

test('hooks and settings of a repository run nothing', async () => {
  const { publisher, folder, git } = await publishing(undefined, noPages)
  const ran = join(folder, 'ran')
  const hooks = join(folder, '.git/hooks')
  mkdirSync(hooks, { recursive: true })
  for (const name of [
    'pre-commit',
    'post-commit',
    'reference-transaction',
    'post-index-change',
    'post-checkout',
    'pre-push',
  ])
    writeFileSync(join(hooks, name), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 })
  git('config', 'core.fsmonitor', `touch ${ran}; false`)
  git('config', 'core.pager', `touch ${ran}`)
  await publisher.publish({ by })
  expect(existsSync(ran)).toBe(false)
})

test('links of a commit are never put on the disk, and nothing is written through a link', async () => {
  const { publisher, folder, git } = await publishing(undefined, noPages)
  const first = await publisher.publish({ by })
  const outside = await siteFolder()
  const commitWith = (mode: string, path: string, content: string) => {
    const blob = git('hash-object', '-w', join(outside, content))
    git('read-tree', first)
    git('update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`)
    return git('commit-tree', git('write-tree'), '-p', first, '-m', 'odd')
  }
  writeFileSync(join(outside, 'target'), '/etc/hostname')
  const linked = commitWith('120000', 'public/host.txt', 'target')
  await expect(publisher.become(linked, { build: noPages })).rejects.toThrow('public/host.txt is a link')
  symlinkSync(outside, join(folder, 'images'))
  const through = commitWith('100644', 'images/pages.yaml', 'target')
  await expect(publisher.become(through, { build: noPages })).rejects.toThrow('images/pages.yaml is a link')
  expect(readFileSync(join(outside, 'pages.yaml'), 'utf8')).toContain('Lime Street')
  expect(existsSync(join(folder, 'public/host.txt'))).toBe(false)
  expect(await publisher.state()).toEqual({})
})

test.runIf(runsAll)('files with any name are published; one with a line break in it stays where it is', async () => {
  const { publisher, folder, git } = await publishing()
  for (const name of ['-rf', '--all', 'a b "c".txt', 'übung.txt', '*.txt', 'new\nline.txt', '$(x).txt'])
    writeFileSync(join(folder, 'public', name), name)
  await publisher.publish({ by })
  const names = git('ls-files', '-z', 'public').split('\0').filter(Boolean)
  expect(names.toSorted()).toEqual(
    ['$(x).txt', '*.txt', '--all', '-rf', 'a b "c".txt', 'price-list.txt', 'übung.txt']
      .map((name) => `public/${name}`)
      .toSorted(),
  )
})

test.runIf(runsAll)('without git it is said what to install', async () => {
  const { PATH } = process.env
  process.env.PATH = '/nowhere'
  try {
    await expect(publishing()).rejects.toThrow('Publishing needs the program "git", which this computer does not have')
  } finally {
    process.env.PATH = PATH
  }
})

test.runIf(runsAll)('git gets none of the passwords of the server, and asks nobody', async () => {
  const { publisher, folder, git } = await publishing()
  await publisher.publish({ by })
  const seen = join(folder, 'seen')
  const transport = join(folder, 'ssh')
  writeFileSync(transport, `#!/bin/sh\nenv > ${seen}\nexit 1\n`, { mode: 0o755 })
  git('remote', 'add', 'origin', 'ssh://host/site.git')
  process.env.GIT_SSH_COMMAND = transport
  process.env.SMTP_URL = 'smtp://user:secret@mail'
  try {
    await expect(publisher.repository.run(['fetch', 'origin'])).rejects.toThrow()
  } finally {
    delete process.env.GIT_SSH_COMMAND
    delete process.env.SMTP_URL
  }
  const environment = readFileSync(seen, 'utf8')
  expect(environment).toContain('GIT_TERMINAL_PROMPT=0')
  expect(environment).not.toContain('secret')
})

test.runIf(runsAll)('what git prints without an end is cut off, and so is what takes too long', async () => {
  const { publisher, folder } = await publishing()
  writeFileSync(join(folder, 'public/large.bin'), Buffer.alloc(70 * 2 ** 20, 1))
  const blob = await publisher.repository.line(['hash-object', '-w', 'public/large.bin'])
  await expect(publisher.repository.run(['cat-file', 'blob', blob])).rejects.toThrow(
    'ERR_CHILD_PROCESS_STDIO_MAXBUFFER',
  )
  await expect(publisher.repository.run(['cat-file', 'blob', blob], { mostMs: 1 })).rejects.toThrow(
    /too long|MAXBUFFER/,
  )
})

test.runIf(process.getuid?.() === 0)(
  'on a full disk nothing is published and nothing lost, and with room again it is',
  async () => {
    const disk = await mountSmallDisk(24)
    try {
      const from = await siteFolder()
      cpSync(from, disk, { recursive: true })
      const { publisher, setHeading, html, draft } = await publishing(disk)
      await publisher.publish({ by })
      setHeading('A new smile')
      fill(join(disk, 'filler'), disk)
      await expect(publisher.publish({ by })).rejects.toThrow(/[Dd]isk is full/)
      expect(html()).toContain('Teeth for life')
      expect(draft.source()).toContain('A new smile')
      rmSync(join(disk, 'filler'))
      await publisher.publish({ by })
      expect(html()).toContain('A new smile')
      await draft.close()
    } finally {
      spawnSync('umount', ['-l', disk])
    }
  },
)
