/**
 * The process that opens what visitors send as pictures. A broken or malicious file can bring down or stop nothing but
 * this process. It gets one picture at a time and gives back a JPEG that holds the visible picture and nothing else.
 */
import sharp from 'sharp'

/** A picture to open, and how long its longer side may be; the usual length where nothing is said. */
export type PhotoJob = { bytes: Uint8Array; side?: number }

/** `refused` is the picture's own fault. */
export type PhotoReply = { ready: true } | { jpeg: Uint8Array } | { refused: string }

/** More than any phone's usual picture (48 to 50 million), few enough to be held in memory uncompressed. */
const mostPixels = 64_000_000
/** Wider than any panorama of a phone. A picture of few, endless rows takes seconds and a gigabyte. */
const mostToOneSide = 30_000
const longestSide = 2_000
const quality = 80

sharp.cache(false)
sharp.concurrency(1)
// All other formats stay closed, above all those that read further files (SVG) or run scripts (PDF, ImageMagick).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`) })

async function reencode({ bytes, side = longestSide }: PhotoJob): Promise<PhotoReply> {
  try {
    // Of the header alone, before anything is unpacked.
    const { width, height } = await sharp(bytes, { failOn: 'error' }).metadata()
    if (Math.max(width, height) > mostToOneSide) return { refused: `${width} × ${height} pixels` }
    const jpeg = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer()
    return { jpeg }
  } catch (error) {
    return { refused: (error as Error).message }
  }
}

// A terminal and systemd end all processes at once; this one goes when the server has no more work for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (job: PhotoJob) => process.send?.(await reencode(job)))
process.send?.({ ready: true } satisfies PhotoReply)
