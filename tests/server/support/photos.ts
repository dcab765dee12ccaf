/** Pictures, and posts of a form that takes them. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { newId } from '../../../server/store/ids.ts'

/** The form "damage" of the fixtures. */
export const photoPath = '/damage'

type Shape = { width?: number; height?: number; orientation?: number }

/** What the camera noted of {@link picture}. */
export const place = 'at 12 Example Street'

/** A JPEG like a phone's, with the place where it was taken. */
export const picture = ({ width = 60, height = 40, orientation = 1 }: Shape = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: place }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()

export const pictureOf = (format: 'png' | 'webp' | 'avif' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#25a' } })
    .toFormat(format)
    .toBuffer()

/** A small PNG that says it is 30,000 pixels wide and high: opened, it would take gigabytes. */
export async function bomb(): Promise<Buffer> {
  const png = await pictureOf('png')
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A small PNG that is what it says: 2 pixels wide and 31 million high, which take seconds and a gigabyte to unpack. */
export function thread(): Buffer {
  const [width, height] = [2, 31_000_000]
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1 // one bit a pixel, gray
  const rows = deflateSync(Buffer.alloc(2 * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A post of the form "damage" as scripts send it; `accept: text/html` makes it a plain one. Each is a lead of its own. */
export function photoPost(files: Record<string, Uint8Array>, headers: Record<string, string> = {}): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries({ form: 'damage', name: 'Ada', message: `Leak ${newId()}` }))
    body.set(name, value)
  for (const [name, bytes] of Object.entries(files)) body.append('photos', new Blob([Buffer.from(bytes)]), name)
  return { method: 'POST', redirect: 'manual', body, headers: { 'sec-fetch-mode': 'cors', ...headers } }
}
