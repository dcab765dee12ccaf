import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { Refusal } from '../../authoring/refusal.ts'
import { writeWhole } from '../../library/write-whole.ts'
import { tidySlug } from '../../schema/route.ts'

export const mostPictureBytes = 40_000_000
/** Nothing on a page shows more, on the densest screens. */
const mostPixels = 2560
const folder = 'images'

/**
 * Puts a picture into images/ and says under which name: turned as it was taken, no larger than anything shows it, and
 * encoded anew, without the place where it was taken and whatever else it carried.
 */
export async function addPicture(bytes: Uint8Array, given: string): Promise<string> {
  const made = await encode(bytes)
  const stem = tidySlug(basename(given, extname(given))).replaceAll('/', '-') || 'picture'
  for (let count = 1; ; count++) {
    const name = `${stem}${count > 1 ? `-${count}` : ''}.jpg`
    if (existsSync(join(folder, name))) continue
    await writeWhole(join(folder, name), made)
    return name
  }
}

async function encode(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: 200_000_000 })
      .rotate()
      .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer()
  } catch {
    throw new Refusal('This is no picture that can be read', 'Choose a JPEG, PNG, WebP or AVIF file.')
  }
}
