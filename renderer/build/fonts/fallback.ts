import { type Typesetter, typesetter } from '../social/glyphs.ts'

/** What is known of a face for fonts that stand in for it. */
export interface Measures {
  /** The font and its weight. */
  name: string
  /** Of the em, above and below the line. */
  ascent: number
  descent: number
  /** How wide a letter of a sentence is on average, and a capital, in em. */
  letter: number
  capital: number
}

const SENTENCE =
  'The quick answers come from people who have worked with their hands for years: call us today, and we will look at it together before the end of the week.'
const CAPITALS = 'SERVICES ABOUT HOME CONTACT GET A QUOTE'

/** Measures a font of one weight: plain files. */
export function measure(name: string, files: readonly Uint8Array[]): Measures {
  const font = typesetter(files)
  return { name, ...font.extents(), letter: average(font, SENTENCE), capital: average(font, CAPITALS) }
}

const average = (font: Typesetter, text: string) => font.width(text) / text.length

interface SystemFonts {
  /** By their full names, of which each system has one. */
  local: string[]
  letter: number
  capital: number
}

/** What stands last in a stack of fonts, unless they are of another kind. */
export const SANS = 'system-ui,sans-serif'

/** Fonts of systems, and how wide they are: those of one list take the same room, or nearly. */
const systemFonts: Record<'sans' | 'serif' | 'mono', { regular: SystemFonts; bold: SystemFonts; generic: string }> = {
  sans: {
    regular: {
      local: ['Arial', 'ArialMT', 'Helvetica', 'Roboto', 'Liberation Sans'],
      letter: 0.4442,
      capital: 0.6146,
    },
    bold: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Roboto Bold', 'Liberation Sans Bold'],
      letter: 0.4782,
      capital: 0.6231,
    },
    generic: SANS,
  },
  serif: {
    regular: {
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Noto Serif'],
      letter: 0.4053,
      capital: 0.5899,
    },
    bold: {
      local: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Times Bold',
        'Liberation Serif Bold',
        'Noto Serif Bold',
      ],
      letter: 0.4284,
      capital: 0.6242,
    },
    generic: 'serif',
  },
  mono: {
    regular: {
      local: ['Courier New', 'CourierNewPSMT', 'Courier', 'Liberation Mono', 'Roboto Mono'],
      letter: 0.6,
      capital: 0.6,
    },
    bold: {
      local: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Courier Bold', 'Liberation Mono Bold', 'Roboto Mono Bold'],
      letter: 0.6,
      capital: 0.6,
    },
    generic: 'ui-monospace,monospace',
  },
}

/** The fonts of systems that look most like one of a category of fontsource.org. */
export function standIns(category: string) {
  if (category === 'serif') return systemFonts.serif
  return category === 'monospace' ? systemFonts.mono : systemFonts.sans
}

/** Sizes by which more lines of real pages break alike than by those that one sentence gives. */
const tried: Record<string, number> = {
  'bricolage-grotesque 700': 1,
  'source-sans-3 400': 0.935,
  'source-sans-3 650': 0.895,
}

/** How large a stand-in is set to be as wide as the face, as a share. */
const standInSize = (face: Measures, { letter }: SystemFonts): number => tried[face.name] ?? face.letter / letter

/** What capitals of the stand-in must be set narrower by, in em a letter, to take the room of the face's. */
export const capitalsBy = (face: Measures, system: SystemFonts): number =>
  face.capital - system.capital * standInSize(face, system)

/** The rule that makes fonts of systems take the room of a face until it is there. */
export function standInRule(family: string, weight: string, face: Measures, system: SystemFonts): string {
  const size = standInSize(face, system)
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
  const local = system.local.map((name) => `local(${name})`).join(',')
  const metrics = `ascent-override:${percent(face.ascent / size)};descent-override:${percent(face.descent / size)};line-gap-override:0%`
  return `@font-face{font-family:${family} Fallback;src:${local};font-weight:${weight};size-adjust:${percent(size)};${metrics}}`
}
