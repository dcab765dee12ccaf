import sharp from 'sharp'
import { mostPixels } from '../../renderer/common/picture-bounds.ts'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../edit/refusal.ts'
import { writeNew } from './write-new.ts'

export const mostPictureBytes = 40_000_000
/** A small file may unpack to more than fits into memory. */
const mostInput = { limitInputPixels: 200_000_000 }

/**
 * Puts a picture into the site's images/ and says under which name: turned as it was taken, no larger than anything shows it, and
 * encoded anew, without the place where it was taken and whatever else it carried.
 */
export async function addPicture(bytes: Uint8Array, given: string, { images }: SiteFolder): Promise<string> {
  return writeNew(images, { given, other: 'picture' }, await encodePicture(bytes))
}

/** The picture as it is stored: what shows through, such as the ground of a logo, stays so. Refuses what is no picture. */
export async function encodePicture(bytes: Uint8Array): Promise<{ content: Buffer; ending: 'png' | 'jpg' }> {
  try {
    const picture = sharp(bytes, mostInput)
      .autoOrient()
      .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    return (await sharp(bytes, mostInput).stats()).isOpaque
      ? { content: await picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending: 'jpg' }
      : { content: await picture.png({ compressionLevel: 9 }).toBuffer(), ending: 'png' }
  } catch (error) {
    if (/pixel limit/.test(String(error)))
      throw new Refusal(message('picture.too-large'), message('picture.too-large-hint'))
    throw new Refusal(message('picture.unreadable'), message('picture.unreadable-hint'))
  }
}
