/** Pictures, and posts of a form that takes them. */
import { crc32 } from 'node:zlib'
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

/** A post of the form "damage" as scripts send it; `accept: text/html` makes it a plain one. Each is a lead of its own. */
export function photoPost(files: Record<string, Uint8Array>, headers: Record<string, string> = {}): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries({ form: 'damage', name: 'Ada', message: `Leak ${newId()}` }))
    body.set(name, value)
  for (const [name, bytes] of Object.entries(files)) body.append('photos', new Blob([Buffer.from(bytes)]), name)
  return { method: 'POST', redirect: 'manual', body, headers: { 'sec-fetch-mode': 'cors', ...headers } }
}
