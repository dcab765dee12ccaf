import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allEnded } from '../common/all-ended.ts'
import { compressedEndings } from '../common/reserved.ts'
import { siteFolder } from '../common/site-folder.ts'
import { timed } from '../common/timed.ts'
import { publicFormsKey } from '../forms/public-key.ts'
import type { Site } from '../pipeline/index.ts'
import { type Builds, buildFolder, openBuilds, showBuild } from './builds.ts'
import { bundleCode } from './bundle.ts'
import type { LastBuild } from './files.ts'
import { makeFonts } from './fonts/make.ts'
import { emitHosts } from './hosts/index.ts'
import { iconOf } from './icons.ts'
import { processImages } from './images/process.ts'
import { IMAGE_CACHE, type MadeSite, makeSite } from './make.ts'
import type { BuildOptions } from './options.ts'
import type { PageTime } from './pages.ts'
import { putTogether, replaceFolder, takeNext } from './publish.ts'
import { type BuildRecord, dropRecords, readRecord, writeRecord } from './record.ts'
import { joinParts, recordPart, requirePlaceForShare, type Shard } from './shard.ts'
import { withStage } from './stage.ts'
import { type Stamp, scanTree, stampFiles, stampOf } from './tree.ts'

export interface BuildSummary {
  pages: number
  /** How many of them were rendered; the others had not changed. */
  rendered: number
  /** Files and their bytes, without the compressed copies. */
  files: number
  bytes: number
  seconds: number
  slowest: PageTime[]
  /** When something of the site begins or ends to show, in milliseconds: it has to be built again then. */
  nextChange?: number
}

/** Builds a checked site. Visitors get the last build until all of the new one is made. */
export async function buildSite(site: Site, options: BuildOptions): Promise<BuildSummary> {
  // Before it waits for its turn: what is edited meanwhile is newer than this build.
  const start = new Date()
  return withStage(options, (target, stage) =>
    options.shard
      ? buildShare(site, options.shard, { target, stage, options, start })
      : buildWhole(site, { target, stage, options, start }),
  )
}

interface Task {
  target: string
  stage: string
  options: BuildOptions
  start: Date
}

async function buildWhole(site: Site, { target, stage, options, start }: Task): Promise<BuildSummary> {
  const builds = openBuilds(target)
  const sources = await timed('pictures, fonts', () => prepare(site, options))
  const { bundle, icon, fonts } = sources
  const settings = `${bundle.key} ${options.precompress !== false} ${publicFormsKey(site.settings) ?? ''} ${icon} ${hash('sha1', fonts.styles)}`
  const before = options.clean ? undefined : await readLastBuild(builds, settings)
  const making = { ...sources, before, stage, options, build: builds.next }
  const [next, rendered] = await allEnded([takeNext(builds, before?.present.size ?? 0), makeSite(site, making)])
  const kept = before ? keptFiles(rendered, before) : new Map()
  return timed('publish', async () => {
    putTogether({ stage, fresh: rendered.fresh, kept, start: options.provisional ? new Date(0) : start }, next, builds)
    const record = recordBuild(rendered, settings, before, next.folder)
    await writeRecord(target, builds.next, record)
    showBuild(builds)
    await dropRecords(target, builds.next)
    return summarize(site, rendered, record, start)
  })
}

/** A share is not for visitors: it is a plain folder, for the machine that joins all. */
async function buildShare(site: Site, shard: Shard, { target, stage, options, start }: Task): Promise<BuildSummary> {
  requirePlaceForShare(target)
  const sources = await prepare(site, options)
  const rendered = await makeSite(site, { ...sources, before: undefined, stage, options })
  await recordPart(stage, shard, Object.keys(rendered.pages), sources.bundle.assets)
  await replaceFolder(stage, target)
  return summarize(site, rendered, recordBuild(rendered, '', undefined, target), start)
}

/**
 * Joins the shares of a build that other machines made, and shows them in place of the last good build. The files for
 * hosts are made again, since they name all endings.
 */
export async function joinBuilds(site: Site, parts: string[], options: Pick<BuildOptions, 'out' | 'onWait'>) {
  const start = new Date()
  await withStage(options, async (target, stage) => {
    const builds = openBuilds(target)
    await joinParts(site, parts, stage)
    const rules = JSON.parse(await readFile(join(stage, 'headers.json'), 'utf8'))
    await emitHosts(site, { rules, build: builds.next }, [...scanTree(join(stage, 'client')).keys()], stage)
    const next = await takeNext(builds, 0)
    putTogether({ stage, fresh: [...scanTree(stage).keys()], kept: new Map(), start }, next, builds)
    showBuild(builds)
  })
}

async function prepare(site: Site, { tell, pages, provisional, bundle: asked = bundleCode() }: BuildOptions) {
  const folder = siteFolder(pages)
  const tellPicture = (done: number) => tell?.({ what: 'pictures', done, total: site.images.length })
  // At once: pictures keep every processor busy, the bundler one.
  const [images, bundle, icon, fonts] = await Promise.all([
    processImages(site.images, folder.images, IMAGE_CACHE, {
      tell: tellPicture,
      onlyWidest: provisional,
      uprights: site.uprights,
    }),
    asked,
    iconOf(folder, site.settings),
    makeFonts(site.settings, folder.fonts),
  ])
  return { folder, images, bundle, icon, fonts }
}

/** What the last build left, where this one can build upon it: not where somebody has removed the link to it. */
async function readLastBuild(builds: Builds, settings: string): Promise<LastBuild | undefined> {
  const { target, shown } = builds
  if (shown === undefined || !existsSync(target)) return undefined
  const record = await readRecord(target, shown)
  if (record?.settings !== settings) return undefined
  return { record, present: stampFiles(buildFolder(builds, shown), Object.keys(record.files)) }
}

/** The files of the present build that the next one takes over. */
function keptFiles({ files, fresh }: MadeSite, { present }: LastBuild): Map<string, Stamp> {
  const freshPaths = new Set(fresh)
  const isKept = (file: string) => !freshPaths.has(file) && (files.has(file) || files.has(originalOf(file)))
  return new Map([...present].filter(([file]) => isKept(file)))
}

const originalOf = (file: string) =>
  compressedEndings.some((ending) => file.endsWith(ending)) ? file.slice(0, -'.br'.length) : file

function recordBuild(
  { pages, files, fresh }: MadeSite,
  settings: string,
  before: LastBuild | undefined,
  folder: string,
): BuildRecord {
  const freshPaths = new Set(fresh)
  const record: BuildRecord = { settings, pages, files: {} }
  for (const [file, holds] of files) {
    for (const path of [file, ...compressedEndings.map((ending) => file + ending)]) {
      const entry = freshPaths.has(path) ? { holds, stamp: stampOf(join(folder, path)) } : before?.record.files[path]
      if (entry) record.files[path] = entry
    }
  }
  return record
}

function summarize(
  { nextChange }: Site,
  { pages, times }: MadeSite,
  { files }: BuildRecord,
  start: Date,
): BuildSummary {
  const originals = Object.entries(files).filter(([file]) => originalOf(file) === file)
  return {
    pages: Object.keys(pages).length,
    rendered: times.length,
    files: originals.length,
    bytes: originals.reduce((sum, [, { stamp }]) => sum + stamp[0], 0),
    seconds: (Date.now() - start.getTime()) / 1000,
    slowest: times.toSorted((one, other) => other.time - one.time).slice(0, 3),
    ...(nextChange !== undefined && { nextChange }),
  }
}
