import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat, ImageManifest, ProcessedImage } from './manifest.ts'

/** Widths in pixels that the layouts use: a phone's card up to a full-width picture on a large screen. */
const WIDTHS = [400, 640, 960, 1280, 1920]
const PLACEHOLDER_WIDTH = 16
const FORMATS: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 44, effort: 2 }),
  webp: (image) => image.webp({ quality: 72, effort: 4 }),
}
/** Part of every cache key: raise it when the settings above change. */
const SETTINGS_VERSION = 3

/** Where the processed pictures stand under the site's root. */
export const IMAGES_URL = '/assets/images/'

/**
 * Makes the formats and widths of the named pictures of images/, in a cache folder, and returns what was made.
 * A picture whose bytes did not change is not processed again. No picture is made wider than its source.
 */
export async function processImages(names: string[], folder: string, cache: string): Promise<ImageManifest> {
  await mkdir(join(cache, 'files'), { recursive: true })
  const present = new Set(await readdir(join(cache, 'files')))
  const manifest: ImageManifest = {}
  for (const name of names) manifest[name] = await processImage(join(folder, name), name, cache, present)
  await writeFile(join(cache, 'manifest.json'), JSON.stringify(manifest))
  return manifest
}

async function processImage(path: string, name: string, cache: string, present: Set<string>): Promise<ProcessedImage> {
  const source = await readFile(path)
  const hash = createHash('sha256').update(`${SETTINGS_VERSION}`).update(source).digest('hex').slice(0, 10)
  const stem = `${name.replace(/\.[a-z]+$/, '')}.${hash}`
  const record = `${stem}.json`
  if (present.has(record)) return JSON.parse(await readFile(join(cache, 'files', record), 'utf8'))

  const { width, height } = await sharp(source).metadata()
  const widths = [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, WIDTHS.at(-1) ?? width)]
  const variants: ProcessedImage['variants'] = { avif: [], webp: [] }
  for (const format of Object.keys(FORMATS) as ImageFormat[]) {
    for (const target of new Set(widths)) {
      const file = `${stem}-${target}.${format}`
      await FORMATS[format](sharp(source).resize(target)).toFile(join(cache, 'files', file))
      variants[format].push({ url: `${IMAGES_URL}${file}`, width: target })
    }
  }
  const tiny = await sharp(source).resize(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 30 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  const processed: ProcessedImage = { width, height, variants, placeholder }
  await writeFile(join(cache, 'files', record), JSON.stringify(processed))
  return processed
}
