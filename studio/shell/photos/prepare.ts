import { oneByOne } from '../../../renderer/common/one-by-one.ts'
import { mostPixels } from '../../../renderer/common/picture-bounds.ts'
import { readHeic } from './heic.ts'

/** So large a file may go up as it is where its picture is no larger than what is kept. */
const smallBytes = 2_000_000
const quality = 0.92

/** A large photo takes hundreds of megabytes while it is read. */
const inOrder = oneByOne()

/**
 * A picture as it goes up: turned as it was taken, and no larger than anything shows it. What the browser cannot read
 * goes up as it is: the server says what is wrong with it.
 */
export const prepared = (file: Blob): Promise<Blob> => inOrder(() => prepare(file).catch(() => file))

async function prepare(file: Blob): Promise<Blob> {
  const picture = await read(file)
  if (!picture) return file
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height))
  if (scale === 1 && file.size <= smallBytes && !(await isHeic(file))) return file
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const isSeenThrough = !/jpe?g/.test(file.type) && hasHoles(context.getImageData(0, 0, canvas.width, canvas.height))
  return canvas.convertToBlob(isSeenThrough ? { type: 'image/png' } : { type: 'image/jpeg', quality })
}

async function read(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const pixels = (await isHeic(file)) ? await readHeic(file) : undefined
    return pixels && createImageBitmap(pixels)
  }
}

/** By how it begins: many systems do not know what to call it. Only its browser and this studio can read it. */
async function isHeic(file: Blob): Promise<boolean> {
  return /^.{4}ftyp(?:he[iv]|mif1|msf1)/s.test(await file.slice(0, 12).text())
}

function hasHoles({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}
