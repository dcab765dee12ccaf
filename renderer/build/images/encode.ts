import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from '../../html/image-manifest.ts'
import { hasFineColors } from './fine-colors.ts'
import { uprightSize, uprightStart } from './upright.ts'

interface Format {
  format: ImageFormat
  /** In pixels: a phone's card up to a full-width picture on a laptop with two pixels for each of CSS. */
  widths: number[]
  /** By the widest picture that each counts for. */
  steps: Step[]
  encode: (image: Sharp, settings: Settings) => Sharp
}

interface Settings {
  quality: number
  effort: number
  /** "4:2:0" keeps one color for four pixels. */
  chromaSubsampling: '4:2:0' | '4:4:4'
}

interface Step {
  upTo: number
  effort: number
  /** From the first on, until the picture keeps to its weight: a field of shingles weighs three times a painted wall. */
  qualities: [number, ...number[]]
  /** Bytes a pixel may weigh: least where two pixels or more stand for one of CSS. */
  mostPerPixel: number
}

/**
 * What phones fetch takes longer to encode, but weighs less for the same likeness to the original. For wider pictures,
 * which have most of the pixels, a build would wait too long (`npm run tool -- bench:first`).
 */
const PHONE = { effort: 2, qualities: [42, 33, 25] } satisfies Partial<Step>
const WIDE = { effort: 0, qualities: [46, 36, 28] } satisfies Partial<Step>

/** Browsers without AVIF are few and old: one width does for them. */
const FORMATS: Format[] = [
  {
    format: 'avif',
    widths: [400, 560, 720, 1120, 1600, 2400],
    steps: [
      { upTo: 560, mostPerPixel: 0.035, ...PHONE },
      { upTo: 720, mostPerPixel: 0.03, ...PHONE },
      { upTo: 1600, mostPerPixel: 0.08, ...WIDE },
      { upTo: Number.POSITIVE_INFINITY, mostPerPixel: 0.05, ...WIDE },
    ],
    encode: (image, settings) => image.avif(settings),
  },
  {
    format: 'webp',
    widths: [800],
    steps: [{ upTo: 800, mostPerPixel: 0.08, effort: 2, qualities: [72, 62, 54] }],
    encode: (image, { quality, effort }) => image.webp({ quality, effort }),
  },
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
    return { ...format, widths: onlyWidest ? widths.slice(-1) : widths, weights: new Map<number, number>() }
  })
  const widths = [...new Set(formats.flatMap((format) => format.widths))].sort((one, other) => other - one)
  const whole = await unpack(sharp(source).autoOrient().resize(widths[0]))
  const chromaSubsampling = (await hasFineColors(whole())) ? '4:4:4' : '4:2:0'
  const files: EncodedImage['files'] = []
  for (const target of widths) {
    const scaled = await unpack(whole().resize(target))
    for (const { format, steps, encode, weights } of formats.filter((each) => each.widths.includes(target))) {
      const step = steps.find(({ upTo }) => target <= upTo) as Step
      const content = await keepToWeight(step, weights, (quality) =>
        encode(scaled(), { quality, effort: step.effort, chromaSubsampling }),
      )
      files.unshift({ format, width: target, content })
    }
  }
  const tiny = await whole().resize(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 30 }).toBuffer()
  return { width, height, files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/** Of what a phone shows upright behind words: under words, less detail is seen than beside them. */
const UPRIGHT: Step = { upTo: 720, effort: 2, qualities: [42, 33, 25, 19], mostPerPixel: 0.012 }

/** The part of a picture that a phone shows behind words, around the point that stays in view. */
export async function encodeUpright(source: Buffer, focus: string): Promise<Buffer> {
  const { height } = (await sharp(source).metadata()).autoOrient
  const size = uprightSize(height)
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ height: size.height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = uprightStart(info.width, size.width, focus)
  const cut = () => sharp(data, { raw: info }).extract({ left, top: 0, ...size })
  const chromaSubsampling = (await hasFineColors(cut())) ? '4:4:4' : '4:2:0'
  const { effort } = UPRIGHT
  return keepToWeight(UPRIGHT, new Map(), (quality) => cut().avif({ quality, effort, chromaSubsampling }))
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
  { qualities, mostPerPixel }: Step,
  weights: Map<number, number>,
  at: (quality: number) => Sharp,
): Promise<Buffer> {
  const fits = (quality: number) => (weights.get(quality) ?? 0) <= mostPerPixel
  const tried = qualities.filter((quality, index) => fits(quality) || index === qualities.length - 1)
  let encoded = Buffer.alloc(0)
  for (const quality of tried) {
    const { data, info } = await at(quality).toBuffer({ resolveWithObject: true })
    encoded = data
    weights.set(quality, data.length / (info.width * info.height))
    if (fits(quality)) break
  }
  return encoded
}
