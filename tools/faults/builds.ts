/** New builds while visitors come: exchanged under load, and killed at any moment. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scanTree } from '../../renderer/build/tree.ts'
import { ownSite } from '../../renderer/common/site-folder.ts'
import { treeOf } from '../../tests/publishing/support/tree.ts'
import { component } from '../../tests/server/support/components.ts'
import { type Nginx, startNginx } from '../../tests/server/support/nginx.ts'
import { freePort } from '../../tests/server/support/postgres.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { temporaryFolder } from '../../tests/server/support/site.ts'
import { copySite } from '../../tests/support/copy-site.ts'
import { runsAll } from '../../tests/support/places.ts'
import { fill, mountSmallDisk } from './disk.ts'
import type { Fault } from './fault.ts'
import { ask, publishVersion, routes, type Visits, visit } from './versions.ts'

const visitors = 4

export const exchanges: Fault = {
  name: 'builds exchanged under visitors',
  kinds: ['SQLite'],
  isInTests: runsAll, // a killed build has visitors too, and nginx its own tests
  async run({ isLong, place }) {
    const target = join(await temporaryFolder('exchanges'), 'dist')
    await publishVersion(target, 1)
    const server = await startProcess({ ...(await place()).env, DIST_DIR: target })
    const front = component('nginx').path ? await serveWithNginx(target) : undefined
    let isOver = false
    const urls = [server.url, ...(front ? [front.url] : [])]
    const running = urls.map((url) => Array.from({ length: visitors }, () => visit(url, () => isOver)))
    for (let version = 2; version <= (isLong ? 200 : 8); version++) {
      await publishVersion(target, version)
      // nginx is told of each build, as docs/publishing.md has it, and looks at the next when it has heard of this one.
      if (front) await reloaded(front, version)
    }
    isOver = true
    const [own, nginx] = await Promise.all(running.map(async (visits) => together(await Promise.all(visits))))
    await Promise.all([server.stop('SIGKILL'), front?.stop()])
    const all = [own, ...(nginx ? [nginx] : [])] as Visits[]
    return {
      passed: all.every(({ faults, versions }) => faults.length === 0 && versions.size > (isLong ? 50 : 3)),
      figure: `our server: ${said(own)}; nginx: ${nginx ? said(nginx) : component('nginx').missing}`,
    }
  },
}

const together = (all: Visits[]): Visits => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  faults: all.flatMap(({ faults }) => faults),
  versions: new Set(all.flatMap(({ versions }) => [...versions])),
})

const said = (visits: Visits | undefined) =>
  `${visits?.count} visits of ${visits?.versions.size} builds, ${visits?.faults.length} of two at once${visits?.faults.length ? ` (${visits.faults.slice(0, 3).join('; ')})` : ''}`

async function serveWithNginx(target: string): Promise<Nginx> {
  const port = await freePort()
  const lines = [
    `listen 127.0.0.1:${port};`,
    `root ${target}.builds/$site_build/client;`,
    `include ${target}.builds/current/hosts/nginx/site.conf;`,
  ]
  return startNginx({ http: `server { ${lines.join(' ')} }`, port })
}

async function reloaded(front: Nginx, version: number): Promise<void> {
  front.reload()
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(10)) {
    const html = await ask(front.url).then((answer) => answer.text())
    if (html.includes(`<title>${version}<`)) return
  }
  throw new Error(`nginx did not take version ${version}: ${front.errors()}`)
}

export const killedBuilds: Fault = {
  name: 'a build killed at any moment',
  kinds: ['SQLite'],
  isInTests: true,
  async run({ isLong, place }) {
    const target = join(await temporaryFolder('kills'), 'dist')
    await publishVersion(target, 1)
    const server = await startProcess({ ...(await place()).env, DIST_DIR: target })
    let isOver = false
    const running = visit(server.url, () => isOver)
    const mixed: string[] = []
    let version = 1
    const kills = isLong ? 200 : 3
    for (let kill = 0; kill < kills; kill++) {
      version = await publishAndKill(target, version + 1, kill)
      const found = await versionsIn(target)
      if (found.length !== 1) mixed.push(`after kill ${kill}: ${found.join(' and ')}`)
    }
    isOver = true
    const visits = await running
    await server.stop('SIGKILL')
    return {
      passed: mixed.length === 0 && visits.faults.length === 0,
      figure: `${kills} kills, ${mixed.length} left two versions${mixed.slice(0, 3).map((text) => ` (${text})`)}; ${said(visits)}`,
    }
  },
}

/** Lets builds follow one another and kills one in its middle, a little later each time. Returns the last that was begun. */
async function publishAndKill(target: string, first: number, kill: number): Promise<number> {
  const child = spawn(process.execPath, ['tools/faults/publisher.ts', target, `${first}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let shown = first
  child.stdout.on('data', (text) => {
    shown = Number(`${text}`.trim().split('\n').at(-1))
  })
  await once(child.stdout, 'data')
  await sleep((kill * 7) % 60)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  return shown + 1
}

/** The versions of all pages that stand where visitors get them; one, with its headers, where all is well. */
async function versionsIn(target: string): Promise<string[]> {
  const pages = [...scanTree(join(target, 'client')).keys()].filter((file) => file.endsWith('.html'))
  const texts = await Promise.all(pages.map((file) => readFile(join(target, 'client', file), 'utf8')))
  const found = new Set(texts.map((text) => /<title>(\d+)/.exec(text)?.[1] ?? 'none'))
  if (pages.length !== routes.length + 1) found.add(`${pages.length} pages`)
  return [...found]
}

export const fullDisk: Fault = {
  name: 'disk full during a build',
  kinds: ['SQLite'],
  isInTests: runsAll, // a killed build leaves the last good one too
  async run({ isLong }) {
    const disk = await mountSmallDisk(24)
    try {
      return await (isLong
        ? buildOnFullDisk(disk, [0, 4, 20, 60, 200, 400])
        : buildOnFullDisk(disk, [60], '--no-precompress'))
    } finally {
      spawnSync('umount', ['-l', disk])
    }
  },
}

/** Builds a small site, fills the disk up to some kilobytes, and builds again after a change of every page. */
async function buildOnFullDisk(disk: string, free: number[], ...options: string[]) {
  const [pages, out, filler] = ['pages.yaml', 'dist', 'filler'].map((name) => join(disk, name)) as [
    string,
    string,
    string,
  ]
  const build = () =>
    spawnSync(process.execPath, ['scripts/pages-from-yaml.mjs', 'build', '--pages', pages, '--out', out, ...options], {
      encoding: 'utf8',
    })
  await copySite(ownSite.file, disk, await readFile('renderer/gallery/examples/host.yaml', 'utf8'))
  const first = build()
  if (first.status !== 0) throw new Error(first.stderr)
  const text = await readFile(pages, 'utf8')
  await writeFile(pages, text.replace(/^( {2}brand: ).*$/m, '$1Another Name'))
  const before = await treeOf(out)
  const wrong: string[] = []
  for (const kilobytes of free) {
    await writeFile(join(disk, 'room'), Buffer.alloc(kilobytes * 1024, 1))
    fill(filler, disk)
    await rm(join(disk, 'room'))
    const { status, stderr } = build()
    if (status !== 1 || !stderr.includes('The disk is full, so nothing was built'))
      wrong.push(`${kilobytes} KB: ${status}`)
    if (/ENOSPC|\n {4}at /.test(stderr)) wrong.push(`${kilobytes} KB: ${stderr.slice(0, 200)}`)
    if (JSON.stringify([...(await treeOf(out))]) !== JSON.stringify([...before]))
      wrong.push(`${kilobytes} KB: not as it was`)
    await rm(filler)
  }
  const last = build().status
  return {
    passed: wrong.length === 0 && last === 0,
    figure: `${free.length} builds with ${free.join(', ')} KB left: ${wrong.length} without their sentence or with another site${wrong.map((text) => ` (${text})`).join('')}; with room again the build left with ${last}`,
  }
}
