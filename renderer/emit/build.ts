import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vike/api'
import type { Site } from '../content/index.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { processImages } from '../images/process.ts'
import { provideSource } from '../source.ts'
import { compressFiles } from './compress.ts'
import { emitData } from './data.ts'
import { emitFeed } from './feed.ts'
import { emitHeaders } from './headers.ts'
import { emitHosts } from './hosts/index.ts'
import { emitManifest } from './manifest.ts'
import { emitRedirects } from './redirects.ts'
import { emitSearchFiles } from './search.ts'
import { joinParts, keepPages, pagesOf, recordPart, type Shard } from './shard.ts'
import { emitSocialPictures } from './social.ts'

export interface BuildOptions {
  /** The folder for the build; what stands there is replaced when the new build is complete. */
  out: string
  /** The share of the pages to build, where several machines build one site. */
  shard?: Shard
  /** False leaves out the compressed copies of the files. */
  precompress?: boolean
}

export interface BuildSummary {
  pages: number
  files: number
  bytes: number
  seconds: number
}

const IMAGE_CACHE = '.cache/images'
/** Pages are rendered inside the project, whatever the target: the bundle finds its packages from where it lies. */
const WORK_FOLDER = '.cache/build'

/** Builds a checked site beside the last good one and swaps the two at the end. */
export async function buildSite(site: Site, { out, shard, precompress = true }: BuildOptions): Promise<BuildSummary> {
  const start = performance.now()
  const target = resolve(out)
  const work = join(WORK_FOLDER, String(process.pid))
  const images = await processImages(site.images, 'images', IMAGE_CACHE)
  const pages = pagesOf(site, shard)
  provideSource(site, images, pages)
  await renderPages(work)
  const client = join(work, 'client')
  if (shard) await recordPart(work, shard, pages)
  if (shard && shard.index > 1) await keepPages(client, pages)
  const rules = shard && shard.index > 1 ? undefined : await emitRest(site, images, work)
  const { files, bytes } = await compressFiles(client, precompress)
  if (rules) await emitHosts(site, rules, work)
  await swap(work, target)
  return { pages: pages.length, files, bytes, seconds: (performance.now() - start) / 1000 }
}

/**
 * Joins the shares of a build that other machines made, and puts them in place of the last good build. The headers are
 * made again, since their hashes are those of all pages.
 */
export async function joinBuilds(site: Site, parts: string[], out: string): Promise<void> {
  const work = join(WORK_FOLDER, String(process.pid))
  await rm(work, { recursive: true, force: true })
  await joinParts(site, parts, work)
  await emitHosts(site, await emitHeaders(site, work), work)
  await swap(work, resolve(out))
}

/** Everything of a site besides its pages. */
async function emitRest(site: Site, images: ImageManifest, work: string) {
  const client = join(work, 'client')
  await copyImages(images, client)
  await emitSocialPictures(site, images, client)
  await emitSearchFiles(site, client)
  await emitManifest(site, client)
  await emitFeed(site, client)
  await emitRedirects(site, client)
  await emitData(site, work)
  return emitHeaders(site, work)
}

async function renderPages(outDir: string) {
  process.env.BUILD_DIR = outDir
  process.env.NODE_ENV = 'production'
  await build({ viteConfig: { logLevel: 'warn', build: { emptyOutDir: true } } })
}

async function copyImages(images: ImageManifest, client: string) {
  await mkdir(join(client, 'assets/images'), { recursive: true })
  const urls = Object.values(images).flatMap(({ variants }) =>
    Object.values(variants)
      .flat()
      .map(({ url }) => url),
  )
  await Promise.all(urls.map((url) => cp(join(IMAGE_CACHE, 'files', url.split('/').at(-1) ?? ''), join(client, url))))
}

/** Puts the new build in place of the old one by two renames, so that a half-written site is never served. */
async function swap(work: string, target: string) {
  await Promise.all(['server', 'assets.json'].map((name) => rm(join(work, name), { recursive: true, force: true })))
  const next = `${target}.next`
  const old = `${target}.old`
  await Promise.all([next, old].map((folder) => rm(folder, { recursive: true, force: true })))
  await mkdir(dirname(target), { recursive: true })
  await move(work, next)
  await rename(target, old).catch(() => {})
  await rename(next, target)
  await rm(old, { recursive: true, force: true })
}

/** Renames a folder, or copies it where the target lies on another disk. */
async function move(from: string, to: string) {
  try {
    await rename(from, to)
  } catch {
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  }
}
