import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Site } from '../content/index.ts'
import { publicFormsKey } from '../forms/public-key.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { processImages } from '../images/process.ts'
import { compressedEndings } from '../reserved.ts'
import { type SocialPicture, socialPictureUrl } from '../social/picture.ts'
import { provideSource } from '../source.ts'
import { type Builds, buildFolder, buildsFolder, openBuilds, showBuild } from './builds.ts'
import { type Bundle, bundleCode, type Hooks } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { type Before, type Copy, findCopies, isIntact, stageCopies, stageMade } from './files.ts'
import { emitHosts } from './hosts/index.ts'
import { takeTurn } from './lock.ts'
import { createAnswers, drawPages, type PageTime, type Progress, pageFile } from './pages.ts'
import { putTogether, replaceFolder } from './publish.ts'
import { type BuildRecord, type DrawnPage, dropRecords, readRecord, recordFile, writeRecord } from './record.ts'
import { emitRest } from './rest.ts'
import { joinParts, pagesOf, recordPart, type Shard } from './shard.ts'
import { drawSocialPictures } from './social.ts'
import { type Stamp, scanTree, stampOf } from './tree.ts'

export interface BuildOptions {
  /** The folder for the build; what stands there stays until the new build is complete. */
  out: string
  /** The file that the site was read from. */
  pages?: string
  /** The share of the pages to build, where several machines build one site. */
  shard?: Shard
  /** False leaves out the compressed copies of the files. */
  precompress?: boolean
  /** True makes everything anew, whatever the last build left. */
  clean?: boolean
  tell?: (progress: Progress) => void
  /** Told when another build of the same folder has to be waited for. */
  onWait?: () => void
}

export interface BuildSummary {
  pages: number
  /** How many of them were drawn; the others had not changed. */
  drawn: number
  /** Files and their bytes, without the compressed copies. */
  files: number
  bytes: number
  seconds: number
  slowest: PageTime[]
}

const IMAGE_CACHE = '.cache/images'

/** Builds a checked site. Visitors get the last build until all of the new one is made. */
export async function buildSite(site: Site, options: BuildOptions): Promise<BuildSummary> {
  return inTurn(options, (target, stage) =>
    options.shard
      ? buildShare(site, options.shard, { target, stage, options })
      : buildWhole(site, { target, stage, options }),
  )
}

interface Task {
  target: string
  stage: string
  options: BuildOptions
}

async function buildWhole(site: Site, { target, stage, options }: Task): Promise<BuildSummary> {
  const start = new Date()
  const builds = openBuilds(target)
  const { images, bundle } = await prepare(site, options)
  const settings = `${bundle.key} ${options.precompress !== false} ${publicFormsKey(site.settings) ?? ''}`
  const before = options.clean ? undefined : await readBefore(builds, settings)
  const made = await makeSite(site, { images, bundle, before, stage, options, build: builds.next })
  const kept = before ? keptFiles(made, before) : new Map()
  const folder = putTogether({ stage, fresh: made.fresh, kept, start }, builds)
  const record = recordBuild(made, settings, before, folder)
  await writeRecord(target, builds.next, record)
  showBuild(builds)
  await dropRecords(target, builds.next)
  return summarize(made, record, start)
}

/** A share is not for visitors: it is a plain folder, for the machine that joins all. */
async function buildShare(site: Site, shard: Shard, { target, stage, options }: Task): Promise<BuildSummary> {
  const start = new Date()
  const { images, bundle } = await prepare(site, options)
  const made = await makeSite(site, { images, bundle, before: undefined, stage, options })
  await recordPart(stage, shard, Object.keys(made.pages), bundle.assets)
  await replaceFolder(stage, target)
  return summarize(made, recordBuild(made, '', undefined, target), start)
}

/**
 * Joins the shares of a build that other machines made, and shows them in place of the last good build. The files for
 * hosts are made again, since they name all endings.
 */
export async function joinBuilds(site: Site, parts: string[], options: Pick<BuildOptions, 'out' | 'onWait'>) {
  await inTurn(options, async (target, stage) => {
    const builds = openBuilds(target)
    await joinParts(site, parts, stage)
    const rules = JSON.parse(await readFile(join(stage, 'headers.json'), 'utf8'))
    await emitHosts(site, { rules, build: builds.next }, [...scanTree(join(stage, 'client')).keys()], stage)
    putTogether({ stage, fresh: [...scanTree(stage).keys()], kept: new Map(), start: new Date() }, builds)
    showBuild(builds)
  })
}

/** Does something with a folder for new files, when no other build of the same target is under way. */
async function inTurn<Made>(
  { out, shard, onWait }: Pick<BuildOptions, 'out' | 'shard' | 'onWait'>,
  make: (target: string, stage: string) => Promise<Made>,
): Promise<Made> {
  const target = resolve(out)
  const release = await takeTurn(recordFile(target, 'lock'), onWait)
  const stage = shard ? `${target}.stage` : join(buildsFolder(target), 'stage')
  try {
    await emptyStage(stage)
    return await make(target, stage)
  } finally {
    for (const unfinished of [stage, join(buildsFolder(target), 'next')]) {
      await rm(unfinished, { recursive: true, force: true })
    }
    release()
  }
}

async function emptyStage(stage: string) {
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { recursive: true })
}

async function prepare(site: Site, { tell }: BuildOptions) {
  const images = await processImages(site.images, 'images', IMAGE_CACHE, (done) =>
    tell?.({ what: 'pictures', done, total: site.images.length }),
  )
  const bundle = await bundleCode()
  provideSource(site, images)
  return { images, bundle }
}

/** What the last build left, where this one can build upon it: not where somebody has removed the link to it. */
async function readBefore(builds: Builds, settings: string): Promise<Before | undefined> {
  const { target, shown } = builds
  if (shown === undefined || !existsSync(target)) return undefined
  const record = await readRecord(target, shown)
  if (record?.settings !== settings) return undefined
  return { record, present: scanTree(buildFolder(builds, shown)) }
}

interface Making {
  images: ImageManifest
  bundle: Bundle
  before: Before | undefined
  stage: string
  options: BuildOptions
  /** Its number, where it has one. */
  build?: number
}

interface MadeSite {
  pages: Record<string, DrawnPage>
  times: PageTime[]
  /** What each file of the site holds, those included that the last build left; the compressed copies are not. */
  files: Map<string, string>
  /** The files in the stage, with the compressed copies. */
  fresh: string[]
}

async function makeSite(site: Site, making: Making): Promise<MadeSite> {
  const { images, bundle, before, stage, options, build } = making
  const hooks = await bundle.hooks()
  const { pages, times } = await makePages(site, hooks, making)
  const files = new Map(Object.keys(pages).map((route) => [pageFile(route), 'page']))
  const isFirst = !options.shard || options.shard.index === 1
  const copies = isFirst ? findCopies(bundle, images, IMAGE_CACHE) : new Map<string, Copy>()
  for (const [file, copy] of await socialCopies(pages, making)) copies.set(file, copy)
  for (const [file, { holds }] of copies) files.set(file, holds)
  const fresh = [...times.map(({ route }) => pageFile(route)), ...stageCopies(copies, before, stage)]
  if (isFirst) {
    await emitRest(site, hooks, { files: [...files.keys()], out: join(stage, 'rest'), build, pages: options.pages })
    const rest = stageMade(join(stage, 'rest'), before, stage)
    for (const [file, holds] of rest.all) files.set(file, holds)
    fresh.push(...rest.fresh)
  }
  if (options.precompress !== false) fresh.push(...(await compressFiles(stage, fresh, options.tell)))
  return { pages, times, files, fresh }
}

/** The pictures for sharing pages; what the last build left need not even be in the cache. */
async function socialCopies(pages: MadeSite['pages'], { before, options }: Making): Promise<Map<string, Copy>> {
  const pictures = Object.values(pages).flatMap(({ social }) => social ?? [])
  const fileOf = (picture: SocialPicture) => join('client', socialPictureUrl(picture))
  const missing = pictures.filter((picture) => !isIntact(fileOf(picture), before))
  const drawn = await drawSocialPictures(missing, options.tell)
  return new Map(
    pictures.map((picture) => [fileOf(picture), { from: drawn.get(socialPictureUrl(picture)) ?? '', holds: 'named' }]),
  )
}

/** Draws the pages that changed; of the others what is known of them stays. */
async function makePages(site: Site, hooks: Hooks, { images, before, stage, options }: Making) {
  const answers = createAnswers(site, images)
  const routes = pagesOf(site.routes, options.shard)
  const isCurrent = (route: string) => {
    const page = before?.record.pages[route]
    return (
      page?.from === site.hashOf(route) && page.answers === answers(page.asked) && isIntact(pageFile(route), before)
    )
  }
  const stale = routes.filter((route) => !isCurrent(route))
  const { drawn, times } = await drawPages(stale, { site, hooks, answers, stage }, options.tell)
  const pages = Object.fromEntries(
    routes.map((route) => [route, drawn[route] ?? (before?.record.pages[route] as DrawnPage)]),
  )
  return { pages, times }
}

/** The files of the present build that the next one takes over. */
function keptFiles({ files, fresh }: MadeSite, { present }: Before): Map<string, Stamp> {
  const made = new Set(fresh)
  const isKept = (file: string) => !made.has(file) && (files.has(file) || files.has(originalOf(file)))
  return new Map([...present].filter(([file]) => isKept(file)))
}

const originalOf = (file: string) =>
  compressedEndings.some((ending) => file.endsWith(ending)) ? file.slice(0, -'.br'.length) : file

function recordBuild(
  { pages, files, fresh }: MadeSite,
  settings: string,
  before: Before | undefined,
  folder: string,
): BuildRecord {
  const made = new Set(fresh)
  const record: BuildRecord = { settings, pages, files: {} }
  for (const [file, holds] of files) {
    for (const path of [file, ...compressedEndings.map((ending) => file + ending)]) {
      const known = made.has(path) ? { holds, stamp: stampOf(join(folder, path)) } : before?.record.files[path]
      if (known) record.files[path] = known
    }
  }
  return record
}

function summarize({ pages, times }: MadeSite, { files }: BuildRecord, start: Date): BuildSummary {
  const originals = Object.entries(files).filter(([file]) => originalOf(file) === file)
  return {
    pages: Object.keys(pages).length,
    drawn: times.length,
    files: originals.length,
    bytes: originals.reduce((sum, [, { stamp }]) => sum + stamp[0], 0),
    seconds: (Date.now() - start.getTime()) / 1000,
    slowest: times.toSorted((one, other) => other.time - one.time).slice(0, 3),
  }
}
