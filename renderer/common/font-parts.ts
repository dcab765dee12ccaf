/** What the fonts of fontsource.org are divided by, as far as languages of sites need it. */
export type FontPart = 'latin' | keyof typeof samples | EastAsian

type EastAsian = 'chinese-simplified' | 'chinese-traditional' | 'japanese' | 'korean'

/** Some letters of a part that no font lacks which has it. */
const samples = {
  'latin-ext': 'ąćęłńśźżčďěňřšťůž',
  vietnamese: 'ơưạếộỹ',
  cyrillic: 'жщяЖЩЯ',
  greek: 'αλωΔΩή',
  arabic: 'ابجسعهي',
  hebrew: 'אבגלש',
  thai: 'กขคงา',
  devanagari: 'अकखगा',
}

/** By the scripts of ISO 15924. */
const byScript: Record<string, FontPart> = {
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Arab: 'arabic',
  Hebr: 'hebrew',
  Thai: 'thai',
  Deva: 'devanagari',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
  Jpan: 'japanese',
  Kore: 'korean',
}

/** Languages in Latin letters of which the Latin part of a font lacks some, such as "ł". */
const beyondLatin = new Set('az cs cy et eo hr hu lt lv mt pl ro sk sl tr'.split(' '))

/** The part of a font in which a language finds its letters. */
export function partFor(language: string): FontPart {
  const { language: tongue, script = '' } = new Intl.Locale(language).maximize()
  if (tongue === 'vi') return 'vietnamese'
  return byScript[script] ?? (beyondLatin.has(tongue) ? 'latin-ext' : 'latin')
}

/** The parts that a font has, by its characters. */
export function partsOf(characters: readonly number[]): FontPart[] {
  const held = new Set(characters)
  const parts = Object.entries(samples).filter(([, letters]) =>
    [...letters].every((each) => held.has(each.codePointAt(0) ?? 0)),
  )
  return parts.map(([part]) => part as FontPart)
}

/** Whether a font is named by a file of the site's own, such as "Brand-Bold.woff2", and not by its name at fontsource.org. */
export const isFontFile = (name: string) => fontEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/** How the names of files end that are fonts. */
export const fontEndings = ['woff2', 'woff', 'ttf', 'otf']

/** What the check has to know of a font. */
export interface FontFacts {
  /** The parts that it has besides the Latin one. */
  parts: readonly FontPart[]
  /** Why a file of the site's own cannot be used. */
  fault?: 'link' | 'large' | 'no-font'
  /** Whoever made it forbids to send it with a page. */
  isRestricted?: boolean
  /** What a page in English fetches of it, in bytes. */
  sent?: number
}
