import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** Sets text in one face, with its kerning and ligatures. All measures are parts of the text's size. */
export interface Typesetter {
  /** A text without the characters that the face lacks; empty where these are most of it. */
  drawable: (text: string) => string
  /** How long a line is. */
  width: (text: string) => number
  /** A line as the path of an SVG, in thousandths of the size: y grows upwards from the baseline. */
  path: (text: string) => string
  /** How far its lines reach above and below the baseline. */
  extents: () => { ascent: number; descent: number }
}

export const UNITS = 1000

/** Reads the files of a face (TrueType or OpenType): a character comes from the first one that has it. */
export function typesetter(files: readonly Uint8Array[]): Typesetter {
  const fonts = files.map((file) => {
    const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)))
    font.setScale(UNITS, UNITS)
    return font
  })
  const [first] = fonts
  if (!first) throw new Error('a face has at least one file')
  return {
    drawable: (text) => drawable(fonts, text),
    width: (text) => setLine(fonts, text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / UNITS,
    path: (text) => linePath(fonts, text),
    extents() {
      const { ascender, descender } = first.hExtents()
      return { ascent: ascender / UNITS, descent: -descender / UNITS }
    },
  }
}

const fontFor = (fonts: readonly Font[], character: string) =>
  fonts.find((font) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined)

function drawable(fonts: readonly Font[], text: string): string {
  const kept = [...text].filter((character) => fontFor(fonts, character))
  const letters = (characters: readonly string[]) => characters.filter((character) => /\p{L}/u.test(character)).length
  return letters(kept) * 2 < letters([...text]) ? '' : kept.join('').replaceAll(/\s+/g, ' ').trim()
}

function setLine(fonts: readonly Font[], text: string) {
  return runsOf(fonts, text).flatMap(({ font, characters }) => {
    const buffer = new TextBuffer()
    buffer.addText(characters)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map((glyph) => ({ ...glyph, font }))
  })
}

/** Neighbours that one font has. */
function runsOf(fonts: readonly Font[], text: string): { font: Font; characters: string }[] {
  const runs: { font: Font; characters: string }[] = []
  for (const character of text) {
    const font = fontFor(fonts, character) ?? (fonts[0] as Font)
    const last = runs.at(-1)
    if (last?.font === font) last.characters += character
    else runs.push({ font, characters: character })
  }
  return runs
}

/** Glyph 0 stands for a character that the font lacks; a gap looks better than its box. */
function linePath(fonts: readonly Font[], text: string): string {
  let x = 0
  const paths = setLine(fonts, text).map(({ font, codepoint: glyph, xAdvance = 0, xOffset = 0 }) => {
    const path = glyph === 0 ? '' : moved(font.glyphToPath(glyph), x + xOffset)
    x += xAdvance
    return path
  })
  return paths.join('')
}

/** A path of absolute commands moved to the right. */
const moved = (path: string, by: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Number(x) + by},${y}`)
