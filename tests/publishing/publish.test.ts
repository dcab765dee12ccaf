import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSite, joinBuilds } from '../../renderer/build/build.ts'
import { buildFolder, openBuilds, showBuild } from '../../renderer/build/builds.ts'
import { fillBeside } from '../../renderer/build/links.ts'
import { waitForLock } from '../../renderer/build/lock.ts'
import { findOldFiles } from '../../renderer/build/old-files.ts'
import { putTogether, takeNext } from '../../renderer/build/publish.ts'
import { recordFile } from '../../renderer/build/record.ts'
import { scanTree } from '../../renderer/build/tree.ts'
import { allEnded } from '../../renderer/common/all-ended.ts'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'

let folder: string
let target: string

beforeEach(async () => {
  await mkdir('.cache', { recursive: true })
  folder = resolve(await mkdtemp('.cache/publish-'))
  target = join(folder, 'site')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Publishes a build of new files and of those that the last one leaves, as the build command does. */
async function publish(fresh: Record<string, string>, keeps: (file: string) => boolean = () => false): Promise<string> {
  const made = await make(fresh, keeps)
  showBuild(made.builds)
  return buildFolder(made.builds, made.builds.next)
}

/** All of a build but the moment in which it is shown. */
async function make(fresh: Record<string, string>, keeps: (file: string) => boolean = () => false) {
  const builds = openBuilds(target)
  const stage = join(builds.folder, 'stage')
  await write(stage, { 'forms.json': '{}', ...fresh })
  const files = Object.keys({ 'forms.json': '', ...fresh })
  const present = builds.shown === undefined ? new Map() : scanTree(buildFolder(builds, builds.shown))
  const kept = new Map([...present].filter(([file]) => !files.includes(file) && keeps(file)))
  putTogether({ stage, fresh: files, kept, start: new Date() }, await takeNext(builds, kept.size), builds)
  return { builds }
}

test('a build is shown by one link, and the one before it stays whole for who has not looked since', async () => {
  const first = await publish({
    'client/index.html': 'old',
    'client/gone/index.html': 'old',
    'client/a/b.html': 'same',
  })
  const second = await publish({ 'client/index.html': 'new' }, (file) => file === 'client/a/b.html')
  expect(await read(target)).toEqual({ 'client/a/b.html': 'same', 'client/index.html': 'new', 'forms.json': '{}' })
  expect(Object.keys(await read(first))).toContain('client/gone/index.html')
  expect(readlinkSync(join(`${target}.builds`, 'current'))).toBe('2')
  expect(statSync(join(first, 'client/a/b.html')).ino).toBe(statSync(join(second, 'client/a/b.html')).ino)
})

test('what is copied from the place of the site is plain files', async () => {
  await publish({ 'client/index.html': 'page', 'client/assets/a.js': 'script' })
  const copies = {
    cp: ['-r', join(target, 'client'), join(folder, 'copy')],
    tar: ['-chf', join(folder, 'all.tar'), '-C', folder, 'site'],
  }
  for (const [command, args] of Object.entries(copies)) execFileSync(command, args)
  expect(await read(join(folder, 'copy'))).toEqual({ 'assets/a.js': 'script', 'index.html': 'page' })
  expect(lstatSync(join(folder, 'copy')).isDirectory()).toBe(true)
  expect(`${execFileSync('tar', ['-tf', join(folder, 'all.tar')])}`).toContain('site/client/index.html\n')
})

test('for a large site a thread links what the present build holds into an empty folder, and leaves an old one', async () => {
  const shown = await publish({ 'client/index.html': 'page', 'client/a/index.html': 'a' })
  const next = join(folder, 'next')
  const there = await fillBeside(next, shown)
  expect([...there.keys()].toSorted()).toEqual(['client/a/index.html', 'client/index.html', 'forms.json'])
  expect(statSync(join(next, 'client/a/index.html')).ino).toBe(statSync(join(shown, 'client/a/index.html')).ino)
  await rm(join(next, 'client/a'), { recursive: true })
  expect(await fillBeside(next, shown)).toEqual(scanTree(next))
})

test('a build that fails clears away its folder when nothing is linked into it any more', async () => {
  const [shown, next] = [join(folder, 'shown'), join(folder, 'next')]
  await write(shown, Object.fromEntries(Array.from({ length: 500 }, (_, page) => [`client/${page}/index.html`, ''])))
  await expect(allEnded([fillBeside(next, shown), Promise.reject(new Error('no room'))])).rejects.toThrow('no room')
  expect(scanTree(next).size).toBe(500)
})

test('until the link is exchanged nothing of the next build is seen', async () => {
  await publish({ 'client/index.html': 'one' })
  await publish({ 'client/index.html': 'two' })
  await make({ 'client/index.html': 'three' })
  expect((await read(target))['client/index.html']).toBe('two')
  await publish({ 'client/index.html': 'four' })
  expect(await read(target)).toEqual({ 'client/index.html': 'four', 'forms.json': '{}' })
})

test('the folder of an old build serves the next one, whatever it held', async () => {
  const keeps = (file: string) => file !== 'client/gone/index.html'
  await publish({ 'client/a/index.html': '1', 'client/b/index.html': '1', 'client/gone/index.html': '1' })
  await publish({ 'client/a/index.html': '2' }, keeps)
  await write(buildFolder(openBuilds(target), 1), {
    'client/b/index.html': 'by hand',
    'client/stray/x.html': 'by hand',
  })
  const inode = statSync(join(`${target}.builds/1`)).ino
  await publish({ 'client/c/index.html': '3' }, keeps)
  const last = await publish({ 'client/d/index.html': '4' }, keeps)
  const wanted = { a: '2', b: '1', c: '3', d: '4' }
  expect(await read(last)).toEqual({
    ...Object.fromEntries(Object.entries(wanted).map(([page, text]) => [`client/${page}/index.html`, text])),
    'forms.json': '{}',
  })
  expect(existsSync(join(last, 'client/stray'))).toBe(false)
  expect((await readdir(`${target}.builds`)).sort()).toEqual(['2', '3', '4', 'current', 'stage'])
  expect(statSync(last).ino).toBe(inode)
})

test('scripts of old pages stay for a week, pictures for sharing do not', async () => {
  await publish({
    'client/assets/a.1.js': 'old',
    'client/fonts/b.1.woff2': 'old',
    'client/assets/social/c.1.png': 'old',
  })
  const second = await publish({ 'client/assets/a.2.js': 'new' })
  const old = ['client/assets/a.1.js', 'client/fonts/b.1.woff2']
  expect(Object.keys(await read(second))).toEqual([
    ...old.slice(0, 1),
    'client/assets/a.2.js',
    ...old.slice(1),
    'forms.json',
    'old-files.json',
  ])
  const later = (days: number) =>
    findOldFiles(second, new Set(['client/assets/a.2.js']), Date.now() + days * 86_400_000)
  expect([Object.keys(later(6)), Object.keys(later(8))]).toEqual([old, []])
  const third = await publish({ 'client/assets/a.2.js': 'new' })
  expect(await read(third)).toMatchObject(Object.fromEntries(old.map((file) => [file, 'old'])))
})

test('what somebody put by hand in the place of a folder or file of scripts does not stay as one of old pages', async () => {
  const files = { 'client/assets/a.js': 'script', 'client/assets/parts/b.js': 'part', 'forms.json': '{}' }
  const first = join(await publish(files), 'client/assets')
  await rm(first, { recursive: true })
  await write(first, { 'a.js/by-hand.js': '', parts: '' })
  expect(await read(await publish(files))).toEqual(files)
})

test('the time of a build is its own, though it shares its files with others', async () => {
  const first = await publish({})
  const before = statSync(join(first, 'forms.json')).mtimeMs
  const second = await publish({ 'client/index.html': '' }, () => true)
  expect(statSync(join(second, 'forms.json')).ino).not.toBe(statSync(join(first, 'forms.json')).ino)
  expect(statSync(join(first, 'forms.json')).mtimeMs).toBe(before)
})

test('a site that is a folder, as all once were, becomes the first build', async () => {
  await write(target, { 'client/index.html': 'old', 'client/assets/a.1.js': 'old', 'forms.json': '{}' })
  await publish({ 'client/index.html': 'new' })
  expect(lstatSync(target).isSymbolicLink()).toBe(true)
  expect(await read(target)).toMatchObject({ 'client/index.html': 'new', 'client/assets/a.1.js': 'old' })
})

test('a folder with other files is left alone, and the sentence says why', async () => {
  await write(target, { 'letters/to-mother.txt': 'Dear Mother' })
  expect(() => openBuilds(target)).toThrow('holds files that are no build of a site, such as "letters"')
  expect(await read(target)).toEqual({ 'letters/to-mother.txt': 'Dear Mother' })
})

test('neither a file nor a link to something else becomes a site', async () => {
  await writeFile(target, 'mine')
  expect(() => openBuilds(target)).toThrow('is a file. Name a folder with --out.')
  await rm(target)
  await symlink(folder, target)
  expect(() => openBuilds(target)).toThrow(`is a link to "${folder}". Name another folder with --out.`)
  expect(readlinkSync(target)).toBe(folder)
})

test('a share of a build takes the place of no site', { timeout: 60_000 }, async () => {
  await publish({ 'client/index.html': 'page' })
  const options = { pages: 'pages.yaml', out: target, shard: { index: 1, count: 2 } }
  await expect(buildSite(await realSite(), options)).rejects.toThrow('is no share of a build')
  expect((await read(target))['client/index.html']).toBe('page')
})

test('a joined build is as old as the wish for it, however long it waits for its turn', {
  timeout: 60_000,
}, async () => {
  const site = await realSite()
  const record = { index: 1, count: 1, pages: site.routes, assets: [] }
  const part = {
    'part.json': JSON.stringify(record),
    'headers.json': '[]',
    'forms.json': '{}',
    'client/index.html': '',
  }
  await write(join(folder, 'part'), part)
  const release = await waitForLock(recordFile(target, 'lock'))
  let joined: Promise<void> | undefined
  await new Promise<void>((onWait) => {
    joined = joinBuilds(site, [join(folder, 'part')], { out: target, onWait })
  })
  const released = Date.now()
  release()
  await joined
  expect(statSync(join(target, 'forms.json')).mtimeMs).toBeLessThanOrEqual(released)
})

test('a link that is gone, or leads nowhere, is put right by the next build', async () => {
  await publish({ 'client/index.html': 'one' })
  await rm(target)
  await publish({ 'client/index.html': 'two' })
  expect((await read(target))['client/index.html']).toBe('two')
  await rm(target)
  await symlink('/nowhere', target)
  await publish({ 'client/index.html': 'three' })
  expect((await read(target))['client/index.html']).toBe('three')
})

test('of two that want a turn, the second waits and is told so', async () => {
  const lock = join(folder, 'lock')
  const release = await waitForLock(lock)
  const told: string[] = []
  const second = waitForLock(lock, () => told.push('waits')).then((end) => {
    told.push('works')
    end()
  })
  expect(told).toEqual(['waits'])
  release()
  await second
  expect(told).toEqual(['waits', 'works'])
})

async function realSite(): Promise<Site> {
  const { site } = await readSite('pages.yaml')
  if (!site) throw new Error('pages.yaml has mistakes')
  return site
}

async function write(root: string, texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await rm(join(root, path), { force: true })
    await writeFile(join(root, path), text)
  }
}

async function read(root: string): Promise<Record<string, string>> {
  const paths = [...scanTree(root).keys()].sort()
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')])),
  )
}
