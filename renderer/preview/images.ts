import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { withPicture } from '../build/images/picture-error.ts'
import type { ImageManifest, ProcessedImage } from '../html/image-manifest.ts'

/** Where the preview serves the pictures of the site as they are, and those of the gallery's examples. */
export const ORIGINALS_URL = '/_images/'
export const EXAMPLES_URL = '/_example-images/'

const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Describes pictures without processing them: the preview shows the originals, so that it starts at once and a new
 * picture shows as soon as it lies in the folder. Only the size is read, again when the file has changed.
 */
export function createOriginals(folder: string, url: string) {
  const processed = new Map<string, { changed: number; image: ProcessedImage }>()
  return async function describe(names: string[]): Promise<ImageManifest> {
    const entries = names.map(async (name) => {
      const path = join(folder, name)
      const changed = statSync(path).mtimeMs
      const before = processed.get(name)
      if (before?.changed === changed) return [name, before.image] as const
      const image = await withPicture(name, () => original(path, `${url}${name}?${changed}`))
      processed.set(name, { changed, image })
      return [name, image] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }
}

async function original(path: string, url: string): Promise<ProcessedImage> {
  const { width, height } = (await sharp(path).metadata()).autoOrient
  const variants = [{ url, width }]
  return { width, height, variants: { avif: variants, webp: variants }, placeholder: TRANSPARENT }
}
