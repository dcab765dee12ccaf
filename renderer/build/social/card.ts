import { SOCIAL_SIZE, type SocialPicture } from '../../html/social-picture.ts'
import { type Typesetter, UNITS } from './glyphs.ts'
import { balancedLines } from './lines.ts'
import { markPaths, markScale } from './mark.ts'

/** The site's two faces. */
export interface Faces {
  display: Typesetter
  body: Typesetter
}

const LEFT = 72
/** The most that the mark beside the name takes. */
const MARK = { width: 160, height: 48 }
const TEXT_WIDTH = 570
/** From large to small: the first size at which a title keeps to its number of lines is taken. */
const TITLE_SIZES = [
  { size: 92, lines: 2 },
  { size: 80, lines: 3 },
  { size: 66, lines: 3 },
  { size: 56, lines: 4 },
  { size: 44, lines: 5 },
]
const SMALLEST = { size: 36, lines: 6 }
const LINE_HEIGHT = 1.06
/** The title stands in the middle between the name above and the line below. */
const TITLE_MIDDLE = 307
/** What a capital letter takes of the size. */
const CAPITAL = 0.66

/** The words of a picture and the mark of the site, to be laid over its ground; ink lies between them and a photograph. */
export function cardSvg(picture: SocialPicture, { display, body }: Faces): string {
  const { mark, colours } = picture
  const [title, brand] = [picture.title, picture.brand].map(display.drawable) as [string, string]
  const [place, phone] = [picture.place ?? '', picture.phone ?? ''].map(body.drawable) as [string, string]
  const { accent, highlight } = colours
  const scale = mark ? markScale(mark, MARK) : 0
  const afterMark = mark ? LEFT - 4 + mark.width * scale + 16 : LEFT
  const afterPhone = phone ? LEFT + 24 + body.width(phone) * 32 : LEFT
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height}">
${picture.picture ? shade(colours.ink) : ''}
${mark ? `<g transform="translate(${LEFT - 4} 62) scale(${scale})">${markPaths(mark, { text: '#fff', accent: highlight })}</g>` : ''}
${line(display, brand, { x: afterMark, y: 104, size: 34, fill: '#fff' })}
${titleLines(title, display)}
<path d="M${LEFT} 511.5h96" stroke="${accent}" stroke-width="5"/>
${line(body, phone, { x: LEFT, y: 564, size: 32, fill: '#fff' })}
${line(body, place, { x: afterPhone, y: 564, size: 32, fill: highlight })}
</svg>`
}

/** The ground of a page without a picture: the mark, large and faint. */
export function plainGroundSvg({ mark }: SocialPicture): string {
  const { width, height } = SOCIAL_SIZE
  const drawn = mark ? markPaths(mark, { text: '#fff', accent: '#fff' }) : ''
  const scale = mark ? markScale(mark, { width, height: 0.8 * height }) : 1
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g opacity=".09" transform="translate(560 150) scale(${scale})">${drawn}</g></svg>`
}

/** Ink under the words, gone before the right third; eased, so that no edge shows. */
function shade(ink: string): string {
  const stops = [
    [0.44, 1],
    [0.51, 0.92],
    [0.57, 0.7],
    [0.63, 0.4],
    [0.69, 0.15],
    [0.75, 0.04],
    [0.82, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`)
  return `<linearGradient id="shade">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#shade)"/>`
}

function titleLines(title: string, display: Typesetter): string {
  const { size, lines } = fitted(title, display)
  const first = TITLE_MIDDLE + (size * (CAPITAL - (lines.length - 1) * LINE_HEIGHT)) / 2
  const at = (index: number) => ({ x: LEFT, y: first + index * size * LINE_HEIGHT, size, fill: '#fff' })
  return lines.map((text, index) => line(display, text, at(index))).join('\n')
}

function fitted(title: string, display: Typesetter) {
  const width = remembered(display.width)
  for (const { size, lines: most } of TITLE_SIZES) {
    const lines = balancedLines(title, TEXT_WIDTH / size, width)
    if (lines.length <= most && lines.every((text) => width(text) * size <= TEXT_WIDTH)) return { size, lines }
  }
  const { size, lines: most } = SMALLEST
  return { size, lines: balancedLines(title, TEXT_WIDTH / size, width).slice(0, most) }
}

/** The same words are measured at every size. */
function remembered(measure: (text: string) => number) {
  const widths = new Map<string, number>()
  return (text: string) => {
    const width = widths.get(text) ?? measure(text)
    widths.set(text, width)
    return width
  }
}

interface Place {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
}

function line(face: Typesetter, text: string, { x, y, size, fill }: Place): string {
  const scale = size / UNITS
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})`
  return `<path transform="${place}" fill="${fill}" d="${face.path(text)}"/>`
}
