import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from '../../html/image-manifest.ts'

interface Format {
  format: ImageFormat
  /** In pixels: a phone's card up to a full-width picture on a laptop with two pixels for each of CSS. */
  widths: number[]
  encode: (image: Sharp, quality: number) => Sharp
}

/**
 * One step more of effort would save a fifteenth of the bytes and take two or three times as long. Browsers without AVIF
 * are few and old: one width does for them.
 */
const FORMATS: Format[] = [
  {
    format: 'avif',
    widths: [400, 560, 720, 1120, 1600, 2400],
    encode: (image, quality) => image.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }),
  },
  { format: 'webp', widths: [800], encode: (image, quality) => image.webp({ quality: quality + 26, effort: 2 }) },
]
/** From the first on, until the picture keeps to its weight: a field of shingles weighs three times a painted wall. */
const QUALITIES = [46, 36, 28]
/** Bytes a pixel may weigh by the widest picture it counts for: least where two pixels or more stand for one of CSS. */
const MOST_BYTES_PER_PIXEL: [width: number, bytes: number][] = [
  [560, 0.05],
  [720, 0.045],
  [1600, 0.08],
  [Number.POSITIVE_INFINITY, 0.05],
]
const PLACEHOLDER_WIDTH = 16

// Several pictures are made at once, which keeps the processors busier than several threads for one.
sharp.concurrency(1)

export interface EncodedImage {
  /** The picture's own size in pixels, upright. */
  width: number
  height: number
  /** Of each format from narrow to wide. */
  files: { format: ImageFormat; width: number; content: Buffer }[]
  /** A tiny blurred copy as a data: address. */
  placeholder: string
}

/**
 * Makes the formats and widths of a picture, none wider than its source. It is unpacked once for all of them. The
 * widest of a format has the same bytes where it is made alone.
 */
export async function encodeImage(source: Buffer, onlyWidest = false): Promise<EncodedImage> {
  const { width, height } = (await sharp(source).metadata()).autoOrient
  const formats = FORMATS.map((format) => {
    const widths = widthsUpTo(width, format.widths)
    return { ...format, widths: onlyWidest ? widths.slice(-1) : widths, weights: new Map() }
  })
  const widths = [...new Set(formats.flatMap((format) => format.widths))].sort((one, other) => other - one)
  const whole = await unpack(sharp(source).autoOrient().resize(widths[0]))
  const files: EncodedImage['files'] = []
  for (const target of widths) {
    const scaled = await unpack(whole().resize(target))
    for (const { format, encode, weights } of formats.filter((each) => each.widths.includes(target))) {
      const content = await keepToWeight(target, weights, (quality) => encode(scaled(), quality))
      files.unshift({ format, width: target, content })
    }
  }
  const tiny = await whole().resize(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 30 }).toBuffer()
  return { width, height, files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

function widthsUpTo(width: number, widths: number[]): number[] {
  return [...widths.filter((each) => each < width), Math.min(width, Math.max(...widths))]
}

/** Reads a picture to its pixels, and returns what starts from them. */
async function unpack(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: info })
}

/**
 * The picture in the best quality that keeps to its weight. The narrower it is, the more a pixel weighs, so that no
 * quality is tried that was too heavy for a wider one. `weights` holds their bytes per pixel.
 */
async function keepToWeight(
  width: number,
  weights: Map<number, number>,
  at: (quality: number) => Sharp,
): Promise<Buffer> {
  const limit = MOST_BYTES_PER_PIXEL.find(([widest]) => width <= widest)?.[1] ?? 0
  const fits = (quality: number) => (weights.get(quality) ?? 0) <= limit
  const tried = QUALITIES.filter((quality, index) => fits(quality) || index === QUALITIES.length - 1)
  let encoded = Buffer.alloc(0)
  for (const quality of tried) {
    const { data, info } = await at(quality).toBuffer({ resolveWithObject: true })
    encoded = data
    weights.set(quality, data.length / (info.width * info.height))
    if (fits(quality)) break
  }
  return encoded
}
