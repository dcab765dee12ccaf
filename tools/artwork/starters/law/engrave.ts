import sharp from 'sharp'
import { draw, size } from '../svg.ts'

const ink = [29, 42, 36] as const
const paper = [253, 252, 248] as const
/** Pixels from one line to the next. */
const pitch = 7

/** How much ink a family of lines puts on a place: they run at an angle, and are as wide as the place is dark. */
function lines(x: number, y: number, angle: number, darkness: number): number {
  const across =
    -x * Math.sin(angle) + y * Math.cos(angle) + 1.6 * Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) / 53)
  const from = Math.abs(across - pitch * Math.round(across / pitch))
  return Math.max(0, Math.min(1, (darkness * pitch) / 2 - from + 0.5))
}

/** The darker a place, the more families of lines cross there. */
function inkAt(x: number, y: number, darkness: number): number {
  if (darkness > 0.96) return 1
  if (darkness < 0.1) return 0
  const first = lines(x, y, 0.12, Math.min(0.62, darkness * 0.9))
  const second = darkness > 0.42 ? lines(x, y, -0.62, (darkness - 0.42) * 0.85) : 0
  const third = darkness > 0.68 ? lines(x, y, 1.05, (darkness - 0.68) * 1.1) : 0
  return 1 - (1 - first) * (1 - second) * (1 - third)
}

/** A drawing in grays, cut into lines as on a copper plate; what is black or nearly so stays whole. */
export async function engrave(definitions: string[], elements: string[]): Promise<Buffer> {
  const { width, height } = size
  const grays = await sharp(await draw(definitions, elements, 0))
    .grayscale()
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < grays.length; index++) {
    const share = inkAt(index % width, Math.floor(index / width), 1 - (grays[index] ?? 255) / 255)
    for (let channel = 0; channel < 3; channel++)
      pixels[index * 3 + channel] = (paper[channel] ?? 0) * (1 - share) + (ink[channel] ?? 0) * share
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer()
}
