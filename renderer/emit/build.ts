import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build } from 'vike/api'
import type { Site } from '../content/index.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { imageNames } from '../images/names.ts'
import { processImages } from '../images/process.ts'
import { provideSource } from '../source.ts'
import { compressFiles } from './compress.ts'
import { emitData } from './data.ts'
import { emitHeaders } from './headers.ts'
import { emitRedirects } from './redirects.ts'
import { emitSearchFiles } from './search.ts'

export interface BuildOptions {
  /** The folder for the build; what stands there is replaced when the new build is complete. */
  out: string
}

export interface BuildSummary {
  pages: number
  files: number
  bytes: number
  seconds: number
}

const IMAGE_CACHE = '.cache/images'

/** Builds a checked site beside the last good one and swaps the two at the end. */
export async function buildSite(site: Site, { out }: BuildOptions): Promise<BuildSummary> {
  const start = performance.now()
  const target = resolve(out)
  const next = `${target}.next`
  await rm(next, { recursive: true, force: true })
  const images = await processImages(imageNames(site), 'images', IMAGE_CACHE)
  provideSource(site, images)
  await renderPages(next)
  const client = join(next, 'client')
  await copyImages(images, client)
  await emitSearchFiles(site, client)
  await emitRedirects(site, client)
  await emitData(site, next)
  await emitHeaders(next)
  const { files, bytes } = await compressFiles(client)
  await swap(next, target)
  return { pages: site.pages.length, files, bytes, seconds: (performance.now() - start) / 1000 }
}

async function renderPages(outDir: string) {
  // vike joins this with the project's folder even when it is absolute.
  process.env.BUILD_DIR = relative(process.cwd(), outDir)
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

/** Puts the new build in place of the old one; two renames, so that a half-written site is never served. */
async function swap(next: string, target: string) {
  const old = `${target}.old`
  await rm(old, { recursive: true, force: true })
  await rename(target, old).catch(() => {})
  await rename(next, target)
  await rm(old, { recursive: true, force: true })
}
