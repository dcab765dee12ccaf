import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepVersion, textOfVersion, versionsOf } from '../../studio/draft/versions.ts'

async function siteFile() {
  const folder = await mkdtemp(join(tmpdir(), 'versions-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'pages.yaml')
}
async function save(file: string, text: string, at: number, changes?: string[]) {
  await writeFile(file, text)
  await utimes(file, at, at)
  await keepVersion(file, changes)
}

test('what is saved is kept with what was changed, the newest first, and once', async () => {
  const file = await siteFile()
  expect(await versionsOf(file)).toEqual([])
  await save(file, 'one', 1000)
  await save(file, 'two', 2000, ['Heading changed'])
  await save(file, 'two', 3000, ['Nothing'])
  expect(await versionsOf(file)).toEqual([
    { id: '2000000', at: 2_000_000, changes: ['Heading changed'] },
    { id: '1000000', at: 1_000_000, changes: [] },
  ])
  expect(await textOfVersion(file, '1000000')).toBe('one')
  expect(await textOfVersion(file, '1500000')).toBeUndefined()
})

test('of many the newest are kept', async () => {
  const file = await siteFile()
  for (let at = 1; at <= 103; at++) await save(file, `text ${at}`, at)
  const kept = await versionsOf(file)
  expect([kept.length, kept[0]?.id]).toEqual([100, '103000'])
})

test('what a repository has of the file is among them, and nothing else of it is given', async () => {
  const file = await siteFile()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@lime.example', ...args], {
      cwd: dirname(file),
      encoding: 'utf8',
    })
  git('init', '--quiet')
  await writeFile(join(dirname(file), 'other.txt'), 'secret')
  git('add', 'other.txt')
  git('commit', '--quiet', '--message', 'Not of the pages')
  await writeFile(file, 'committed: é\n')
  git('add', 'pages.yaml')
  git('commit', '--quiet', '--message', 'Open the workshop')
  await save(file, 'saved', Date.now() / 1000 + 60)
  const [saved, committed, ...more] = await versionsOf(file)
  expect([saved?.changes, committed?.changes, committed?.by, more]).toEqual([[], ['Open the workshop'], 'Nora', []])
  expect(await textOfVersion(file, committed?.id ?? '')).toBe('committed: é\n')
  expect(await textOfVersion(file, git('rev-parse', 'HEAD~1').trim())).toBeUndefined()
  expect(await textOfVersion(file, 'HEAD')).toBeUndefined()
})

test('the repository is that of the file, whatever the process was started in, and runs nothing of its own', async () => {
  const [file, other] = [await siteFile(), await siteFile()]
  const git = (at: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@lime.example', ...args], { cwd: dirname(at) })
  for (const [at, text] of [
    [file, 'ours'],
    [other, 'theirs'],
  ] as const) {
    git(at, 'init', '--quiet')
    await writeFile(at, text)
    await writeFile(join(dirname(at), '.gitattributes'), 'pages.yaml diff=odd\n')
    git(at, 'add', '.')
    git(at, 'commit', '--quiet', '--message', `What is ${text}`)
  }
  const mark = join(dirname(file), 'was-run')
  for (const name of ['diff.odd.textconv', 'diff.external', 'core.fsmonitor', 'gpg.program'])
    git(file, 'config', name, `touch ${mark};`)
  git(file, 'config', 'log.showSignature', 'true')
  vi.stubEnv('GIT_DIR', join(dirname(other), '.git'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const [committed] = await versionsOf(file)
  expect(committed?.changes).toEqual(['What is ours'])
  expect(await textOfVersion(file, committed?.id ?? '')).toBe('ours')
  expect(existsSync(mark)).toBe(false)
})
