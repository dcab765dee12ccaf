import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'

/** Sets text in one font, with its kerning and ligatures. All measures are parts of the text's size. */
export interface Typesetter {
  /** How long a line is. */
  width: (text: string) => number
  /** A line as the path of an SVG, in thousandths of the size: y grows upwards from the baseline. */
  path: (text: string) => string
  /** How far its lines reach above and below the baseline. */
  extents: () => { ascent: number; descent: number }
}

export const UNITS = 1000

/** Reads a font (TrueType or OpenType), at a weight where it has several. */
export function typesetter(file: Uint8Array, weight?: number): Typesetter {
  const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)))
  font.setScale(UNITS, UNITS)
  if (weight) font.setVariations([new Variation('wght', weight)])
  return {
    width: (text) => setLine(font, text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / UNITS,
    path: (text) => linePath(font, text),
    extents() {
      const { ascender, descender } = font.hExtents()
      return { ascent: ascender / UNITS, descent: -descender / UNITS }
    },
  }
}

function setLine(font: Font, text: string) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/** Glyph 0 stands for a character that the font lacks; a gap looks better than its box. */
function linePath(font: Font, text: string): string {
  let x = 0
  const paths = setLine(font, text).map(({ codepoint: glyph, xAdvance = 0, xOffset = 0 }) => {
    const path = glyph === 0 ? '' : moved(font.glyphToPath(glyph), x + xOffset)
    x += xAdvance
    return path
  })
  return paths.join('')
}

/** A path of absolute commands moved to the right. */
const moved = (path: string, by: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Number(x) + by},${y}`)
