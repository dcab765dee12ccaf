import sharp from 'sharp'

/** The size of every picture of a starter, in pixels. */
export const size = { width: 1600, height: 1067 }

export type Attributes = Record<string, string | number>

/** An element with its attributes, `stroke_width` for "stroke-width". */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key.replaceAll('_', '-')}="${value}"`)
  return `<${name}${written.join('')}>${children.join('')}</${name}>`
}

export const group = (attributes: Attributes, ...children: string[]) => tag('g', attributes, ...children)
export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes })
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more })
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number) =>
  tag('line', { x1, y1, x2, y2, stroke, stroke_width: width, stroke_linecap: 'round' })

/** A rectangle by its left upper corner, with rounded corners if `rx` is among `more`. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  tag('rect', { x, y, width, height, fill, ...more })

export const at = (x: number, y: number, ...children: string[]) =>
  group({ transform: `translate(${x} ${y})` }, ...children)

/** A vertical gradient, or a slanted one, for use as `url(#id)`. */
export function gradient(id: string, stops: readonly string[], slant = false): string {
  const steps = stops.map((color, index) => tag('stop', { offset: index / (stops.length - 1), stop_color: color }))
  return tag('linearGradient', { id, x1: 0, y1: 0, x2: slant ? 1 : 0, y2: 1 }, ...steps)
}

/** A filter that puts a soft shadow under what it is given, as under a piece of cut paper. */
export function shadow(id: string, dx: number, dy: number, blur: number, color: string, opacity: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="below"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="below" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
}

export function blur(id: string, by: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`
}

/** Numbers from 0 to 1 that are the same at each run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The grain of paper over a whole picture: a transparent layer of noise. */
async function grain({ width, height }: typeof size, strength: number): Promise<Buffer> {
  const random = randomFrom(7)
  const pixels = Buffer.alloc(width * height * 4)
  for (let index = 0; index < pixels.length; index += 4) {
    pixels.fill(random() < 0.5 ? 0 : 255, index, index + 3)
    pixels[index + 3] = random() * strength
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Draws a picture from its elements, with a grain of 0 (none) to some 40 over it. */
export async function draw(definitions: string[], elements: string[], strength: number, area = size): Promise<Buffer> {
  const { width, height } = area
  const svg = tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    tag('defs', {}, ...definitions),
    ...elements,
  )
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
  const grained = strength > 0 ? drawn.composite([{ input: await grain(area, strength) }]) : drawn
  return grained.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
