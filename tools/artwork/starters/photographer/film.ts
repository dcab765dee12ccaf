import sharp, { type Sharp } from 'sharp'
import { randomFrom } from '../svg.ts'

/** Light as it falls on a film, row by row; 1 is a bright wall. */
export interface Film {
  width: number
  height: number
  light: Float32Array
}

export const formats = {
  wide: { width: 1600, height: 1067 },
  square: { width: 1300, height: 1300 },
  upright: { width: 1200, height: 1500 },
}
export type Format = keyof typeof formats

export const clamp = (value: number, from = 0, to = 1) => Math.max(from, Math.min(to, value))
export const mix = (one: number, other: number, share: number) => one + (other - one) * share
export const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** Exposes each point of a film: y goes from 0 at the top to 1, x as far as the format is wide. */
export function expose(format: Format, at: (x: number, y: number, index: number) => number): Film {
  const { width, height } = formats[format]
  const light = new Float32Array(width * height)
  for (let index = 0; index < light.length; index++)
    light[index] = at(((index % width) + 0.5) / height, (Math.floor(index / width) + 0.5) / height, index)
  return { width, height, light }
}

/** What white shapes leave on a film; they are drawn on a sheet that is 1000 high. */
export async function shape(format: Format, shapes: string, softness = 0): Promise<Film> {
  const { width, height } = formats[format]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${(width / height) * 1000} 1000"><rect width="2000" height="1000"/>${shapes}</svg>`
  const pixels = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer()
  return blurred({ width, height, light: Float32Array.from(pixels, (value) => value / 255) }, softness * height)
}

/** The mean of the values around each, along rows or columns. */
function boxed({ width, height, light }: Film, reach: number, down: boolean): Film {
  const [lines, length, next, step] = down ? [width, height, 1, width] : [height, width, width, 1]
  const result = new Float32Array(light.length)
  for (let line = 0; line < lines; line++) {
    const value = (place: number) => light[line * next + clamp(place, 0, length - 1) * step] ?? 0
    let sum = 0
    for (let place = -reach; place <= reach; place++) sum += value(place)
    for (let place = 0; place < length; place++) {
      result[line * next + place * step] = sum / (2 * reach + 1)
      sum += value(place + reach + 1) - value(place - reach)
    }
  }
  return { width, height, light: result }
}

/** Out of focus by so many pixels. */
export function blurred(film: Film, by: number): Film {
  const reach = Math.round((Math.sqrt(4 * by * by + 1) - 1) / 2)
  if (reach < 1) return film
  let result = film
  for (let pass = 0; pass < 3; pass++) result = boxed(boxed(result, reach, false), reach, true)
  return result
}

/** The light at a point between the pixels, in the measures of expose(). */
export function seen({ width, height, light }: Film, x: number, y: number): number {
  const column = clamp(Math.floor(x * height), 0, width - 1)
  return light[clamp(Math.floor(y * height), 0, height - 1) * width + column] ?? 0
}

function chance(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Clouds: from 0 to 1, as coarse as one unit, finer with each octave. */
export function cloud(x: number, y: number, octaves = 5): number {
  let [sum, weight, scale] = [0, 0.5, 1]
  for (let octave = 0; octave < octaves; octave++) {
    const [u, v] = [x * scale + octave * 17.3, y * scale + octave * 9.1]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [across, down] = [smooth(0, 1, u - column), smooth(0, 1, v - row)]
    const above = mix(chance(column, row), chance(column + 1, row), across)
    sum += weight * mix(above, mix(chance(column, row + 1), chance(column + 1, row + 1), across), down)
    weight /= 2
    scale *= 2
  }
  return sum / (1 - 2 * weight)
}

/** From light to the gray of a print: steep in the middle, soft at both ends. */
const tone = (light: number) => ((1 - Math.exp(-1.6 * Math.max(0, light))) / (1 - Math.exp(-4))) ** 0.8

/** The print of a film: bright places glow into dark ones, the corners darken, and the grain shows. */
export async function print(film: Film, { glow = 0.12, corners = 0.4, grain = 1 } = {}): Promise<Buffer> {
  const { width, height, light } = film
  const [near, far] = [blurred(film, height / 110), blurred(film, height / 18)]
  const random = randomFrom(7)
  const noise = new Float32Array(light.length)
  for (let index = 0; index < noise.length; index++) noise[index] = random() + random() + random() - 1.5
  const grains = blurred({ width, height, light: noise }, 0.9).light
  const pixels = Buffer.alloc(light.length)
  for (let index = 0; index < pixels.length; index++) {
    const [x, y] = [(index % width) / width - 0.5, Math.floor(index / width) / height - 0.5]
    const bright =
      (light[index] ?? 0) * (1 - glow) + glow * (0.4 * (near.light[index] ?? 0) + 0.6 * (far.light[index] ?? 0))
    const gray = clamp(tone(bright * (1 - corners * 2 * (x * x + y * y))))
    const rough = (grains[index] ?? 0) * grain * (0.05 + 0.2 * Math.sqrt(gray * (1 - gray)))
    pixels[index] = clamp(9 + 240 * (gray + rough), 0, 255)
  }
  return packed(sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace('b-w'))
}

/** As good as 150 kB allow. */
async function packed(image: Sharp): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length < 150_000 || quality < 50) return file
  }
}
