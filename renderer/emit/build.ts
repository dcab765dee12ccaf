import { utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Site } from '../content/index.ts'
import { publicFormsKey } from '../forms/public-key.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { processImages } from '../images/process.ts'
import { compressedEndings } from '../reserved.ts'
import { type SocialPicture, socialPictureUrl } from '../social/picture.ts'
import { provideSource } from '../source.ts'
import { type Bundle, bundleCode, type Hooks } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { type Before, type Copy, findCopies, isIntact, stageCopies, stageMade } from './files.ts'
import { emitHosts } from './hosts/index.ts'
import { createAnswers, drawPages, type PageTime, type Progress, pageFile } from './pages.ts'
import { changeSite, emptyStage, finishChange, replaceSite } from './publish.ts'
import { type BuildRecord, type DrawnPage, readRecord, writeRecord } from './record.ts'
import { emitRest } from './rest.ts'
import { joinParts, pagesOf, recordPart, type Shard } from './shard.ts'
import { drawSocialPictures } from './social.ts'
import { scanTree, stampOf } from './tree.ts'

export interface BuildOptions {
  /** The folder for the build; what stands there stays until the new build is complete. */
  out: string
  /** The share of the pages to build, where several machines build one site. */
  shard?: Shard
  /** False leaves out the compressed copies of the files. */
  precompress?: boolean
  /** True makes everything anew, whatever the last build left. */
  clean?: boolean
  tell?: (progress: Progress) => void
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
/** Its time says when the site was built last: the server and `npm start` go by it. */
const MARK = 'forms.json'

/** Builds a checked site. The site that stands in the folder stays as it is until all is made. */
export async function buildSite(site: Site, options: BuildOptions): Promise<BuildSummary> {
  const start = performance.now()
  const target = resolve(options.out)
  await finishChange(target)
  const images = await processImages(site.images, 'images', IMAGE_CACHE, (done) =>
    options.tell?.({ what: 'pictures', done, total: site.images.length }),
  )
  const bundle = await bundleCode()
  provideSource(site, images)
  const settings = `${bundle.key} ${options.precompress !== false} ${publicFormsKey(site.settings) ?? ''}`
  const before = options.clean || options.shard ? undefined : await readBefore(target, settings)
  const stage = await emptyStage(target)
  const made = await makeSite(site, { images, bundle, before, stage, options })
  if (options.shard) await recordPart(stage, options.shard, Object.keys(made.pages), bundle.assets)
  if (before) await changeSite({ stage, files: inOrder(made.fresh), gone: goneFiles(made, before) }, target)
  else await replaceSite(stage, target)
  if (!options.shard) touch(join(target, MARK))
  const record = recordBuild(made, settings, before, target)
  if (!options.shard) await writeRecord(target, record)
  return summarize(made, record, start)
}

/**
 * Joins the shares of a build that other machines made, and puts them in place of the last good build. The files for
 * hosts are made again, since they name all endings.
 */
export async function joinBuilds(site: Site, parts: string[], out: string): Promise<void> {
  const target = resolve(out)
  const stage = await emptyStage(target)
  await joinParts(site, parts, stage)
  const rules = JSON.parse(await readFile(join(stage, 'headers.json'), 'utf8'))
  await emitHosts(site, rules, [...scanTree(join(stage, 'client')).keys()], stage)
  await replaceSite(stage, target)
}

/** What the last build left, where this one can build upon it. */
async function readBefore(target: string, settings: string): Promise<Before | undefined> {
  const record = await readRecord(target)
  if (record?.settings !== settings) return undefined
  const present = scanTree(target)
  return present.size === 0 ? undefined : { record, present }
}

interface Making {
  images: ImageManifest
  bundle: Bundle
  before: Before | undefined
  stage: string
  options: BuildOptions
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
  const { images, bundle, before, stage, options } = making
  const hooks = await bundle.hooks()
  const { pages, times } = await makePages(site, hooks, making)
  const files = new Map(Object.keys(pages).map((route) => [pageFile(route), 'page']))
  const isFirst = !options.shard || options.shard.index === 1
  const copies = isFirst ? findCopies(bundle, images, IMAGE_CACHE) : new Map<string, Copy>()
  for (const [file, copy] of await socialCopies(pages, making)) copies.set(file, copy)
  for (const [file, { holds }] of copies) files.set(file, holds)
  const fresh = [...times.map(({ route }) => pageFile(route)), ...stageCopies(copies, before, stage)]
  if (isFirst) {
    await emitRest(site, hooks, [...files.keys()], `${stage}-rest`)
    const rest = stageMade(`${stage}-rest`, before, stage)
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

const touch = (file: string) => utimesSync(file, new Date(), new Date())

/** What others need comes first. */
function inOrder(files: readonly string[]): string[] {
  const rank = (file: string) => (file.startsWith('client/assets/') ? 0 : file.startsWith('client/') ? 1 : 2)
  return files.toSorted((one, other) => rank(one) - rank(other))
}

function goneFiles({ files, fresh }: MadeSite, { present }: Before): string[] {
  const made = new Set(fresh)
  const isWanted = (file: string) => files.has(file) || made.has(file) || files.has(originalOf(file))
  return [...present.keys()].filter((file) => !isWanted(file))
}

const originalOf = (file: string) =>
  compressedEndings.some((ending) => file.endsWith(ending)) ? file.slice(0, -'.br'.length) : file

function recordBuild(
  { pages, files, fresh }: MadeSite,
  settings: string,
  before: Before | undefined,
  target: string,
): BuildRecord {
  const made = new Set([...fresh, MARK])
  const record: BuildRecord = { settings, pages, files: {} }
  for (const [file, holds] of files) {
    for (const path of [file, ...compressedEndings.map((ending) => file + ending)]) {
      const known = made.has(path) ? { holds, stamp: stampOf(join(target, path)) } : before?.record.files[path]
      if (known) record.files[path] = known
    }
  }
  return record
}

function summarize({ pages, times }: MadeSite, { files }: BuildRecord, start: number): BuildSummary {
  const originals = Object.entries(files).filter(([file]) => originalOf(file) === file)
  return {
    pages: Object.keys(pages).length,
    drawn: times.length,
    files: originals.length,
    bytes: originals.reduce((sum, [, { stamp }]) => sum + stamp[0], 0),
    seconds: (performance.now() - start) / 1000,
    slowest: times.toSorted((one, other) => other.time - one.time).slice(0, 3),
  }
}
