import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { fromUprightKey } from '../../common/upright.ts'
import { writeWhole } from '../../common/write-whole.ts'
import type { ImageManifest, ProcessedImage } from '../../html/image-manifest.ts'
import { ofPictures, withPicture } from './picture-error.ts'
import { isCutUpright, uprightSize } from './upright.ts'

/** Part of every cache key: raise it when encode.ts makes other files of the same picture. */
const SETTINGS_VERSION = 9

/** Where the processed pictures stand under the site's root. */
export const IMAGES_URL = '/assets/images/'

interface Options {
  tell?: (done: number) => void
  /** True makes the widest alone of what is not made yet. */
  onlyWidest?: boolean | undefined
  /** The pictures that phones show upright behind words, by the keys of common/upright.ts. */
  uprights?: readonly string[]
}

/**
 * Makes the formats and widths of the named pictures of images/, in a cache folder, and returns what was made.
 * A picture whose bytes did not change is not processed again. No picture is made wider than its source. One that a
 * phone took on its side stands upright.
 */
export async function processImages(
  names: string[],
  folder: string,
  cache: string,
  { tell, onlyWidest = false, uprights = [] }: Options = {},
): Promise<ImageManifest> {
  await mkdir(join(cache, 'files'), { recursive: true })
  const present = new Set(await readdir(join(cache, 'files')))
  const pictures = new Map<string, ProcessedImage>()
  const make = async (name: string) => {
    pictures.set(
      name,
      await withPicture(name, () => processImage({ folder, name, cache, present, onlyWidest, uprights })),
    )
    tell?.(pictures.size)
  }
  const all = pMap(names, make, { concurrency: availableParallelism(), stopOnError: false })
  await all.catch((error) => {
    throw error instanceof AggregateError ? ofPictures(error) : error
  })
  return Object.fromEntries(names.map((name) => [name, pictures.get(name) as ProcessedImage]))
}

interface Picture {
  folder: string
  name: string
  cache: string
  /** The files that the cache has. */
  present: ReadonlySet<string>
  onlyWidest: boolean
  uprights: readonly string[]
}

async function processImage(picture: Picture): Promise<ProcessedImage> {
  const { folder, name, cache, onlyWidest, uprights } = picture
  const source = await readFile(join(folder, name))
  // Pages name it once for each width. Six digits tell the states of one picture apart.
  const hash = createHash('sha256').update(`${SETTINGS_VERSION}`).update(source).digest('hex').slice(0, 6)
  const stem = `${name.replace(/\.[a-z]+$/, '')}.${hash}`
  const processed = await processWidths(picture, source, stem)
  const own = uprights.map((key) => ({ key, ...fromUprightKey(key) })).filter((upright) => upright.name === name)
  const { width, height } = processed
  if (onlyWidest || own.length === 0 || !isCutUpright(width, height)) return processed
  const upright: ProcessedImage['upright'] = {}
  for (const { key, focus } of own) {
    const file = `${stem}-upright-${focus.replaceAll('%', '').replace(' ', '-')}.avif`
    upright[key] = { url: `${IMAGES_URL}${file}`, ...uprightSize(height) }
    if (picture.present.has(file)) continue
    const { encodeUpright } = await import('./encode.ts')
    await writeWhole(join(cache, 'files', file), await encodeUpright(source, focus))
  }
  return { ...processed, upright }
}

/** The picture in its widths, by a cache that has the record of one whose bytes did not change. */
async function processWidths({ cache, present, onlyWidest }: Picture, source: Buffer, stem: string) {
  const record = `${stem}.json`
  if (present.has(record)) return JSON.parse(await readFile(join(cache, 'files', record), 'utf8')) as ProcessedImage

  // Loaded only when there is something to do: most builds find every picture made.
  const { encodeImage } = await import('./encode.ts')
  const { width, height, files, placeholder } = await encodeImage(source, onlyWidest)
  const processed: ProcessedImage = { width, height, variants: { avif: [], webp: [] }, placeholder }
  for (const { format, width: target, content } of files) {
    const file = `${stem}-${target}.${format}`
    await writeWhole(join(cache, 'files', file), content)
    processed.variants[format].push({ url: `${IMAGES_URL}${file}`, width: target })
  }
  if (!onlyWidest) await writeWhole(join(cache, 'files', record), JSON.stringify(processed))
  return processed
}
