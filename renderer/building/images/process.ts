import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import type { Sharp } from 'sharp'
import { writeWhole } from '../../library/write-whole.ts'
import type { ImageFormat, ImageManifest, ProcessedImage } from '../../page/image-manifest.ts'
import { withPicture } from './picture-error.ts'

/** Widths in pixels that the layouts use: a phone's card up to a full-width picture on a large screen. */
const WIDTHS = [400, 560, 800, 1120, 1600]
const PLACEHOLDER_WIDTH = 16
const FORMATS: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
  webp: (image, quality) => image.webp({ quality: quality + 26, effort: 4 }),
}
/** From the first on, until the picture keeps to its weight: a field of shingles weighs three times a painted wall. */
const QUALITIES = [46, 36, 28]
/** Bytes a pixel may weigh, for pictures of phones and for larger ones. */
const PHONE_WIDTH = 560
const MOST_BYTES_PER_PIXEL = { phone: 0.05, larger: 0.08 }
/** Part of every cache key: raise it when the settings above change. */
const SETTINGS_VERSION = 5

/** Where the processed pictures stand under the site's root. */
export const IMAGES_URL = '/assets/images/'

/**
 * Makes the formats and widths of the named pictures of images/, in a cache folder, and returns what was made.
 * A picture whose bytes did not change is not processed again. No picture is made wider than its source. One that a
 * phone took on its side stands upright.
 */
export async function processImages(
  names: string[],
  folder: string,
  cache: string,
  tell?: (done: number) => void,
): Promise<ImageManifest> {
  await mkdir(join(cache, 'files'), { recursive: true })
  const present = new Set(await readdir(join(cache, 'files')))
  const made = new Map<string, ProcessedImage>()
  const make = async (name: string) => {
    made.set(name, await withPicture(name, () => processImage(join(folder, name), name, cache, present)))
    tell?.(made.size)
  }
  await pMap(names, make, { concurrency: availableParallelism() })
  return Object.fromEntries(names.map((name) => [name, made.get(name) as ProcessedImage]))
}

async function processImage(path: string, name: string, cache: string, present: Set<string>): Promise<ProcessedImage> {
  const source = await readFile(path)
  const hash = createHash('sha256').update(`${SETTINGS_VERSION}`).update(source).digest('hex').slice(0, 10)
  const stem = `${name.replace(/\.[a-z]+$/, '')}.${hash}`
  const record = `${stem}.json`
  if (present.has(record)) return JSON.parse(await readFile(join(cache, 'files', record), 'utf8'))

  // Loaded only when there is something to do: most builds find every picture made.
  const { default: sharp } = await import('sharp')
  // Several pictures are made at once, which keeps the processors busier than several threads for one.
  sharp.concurrency(1)
  const { width, height } = (await sharp(source).metadata()).autoOrient
  const widths = [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, WIDTHS.at(-1) ?? width)]
  const variants: ProcessedImage['variants'] = { avif: [], webp: [] }
  for (const format of Object.keys(FORMATS) as ImageFormat[]) {
    for (const target of new Set(widths)) {
      const file = `${stem}-${target}.${format}`
      await writeWhole(
        join(cache, 'files', file),
        await encode(sharp(source).autoOrient().resize(target), format, target),
      )
      variants[format].push({ url: `${IMAGES_URL}${file}`, width: target })
    }
  }
  const tiny = await sharp(source).autoOrient().resize(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 30 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  const processed: ProcessedImage = { width, height, variants, placeholder }
  await writeWhole(join(cache, 'files', record), JSON.stringify(processed))
  return processed
}

/** The picture in the best quality that keeps to its weight. */
async function encode(image: Sharp, format: ImageFormat, width: number): Promise<Buffer> {
  const limit = width <= PHONE_WIDTH ? MOST_BYTES_PER_PIXEL.phone : MOST_BYTES_PER_PIXEL.larger
  let encoded = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const { data, info } = await FORMATS[format](image.clone(), quality).toBuffer({ resolveWithObject: true })
    encoded = data
    if (data.length <= limit * info.width * info.height) break
  }
  return encoded
}
