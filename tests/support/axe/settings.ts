/**
 * The widths and settings at which every page and state is checked. No style changes between 320 and 390 px, and three
 * settings ask for less motion, so that neither a second phone nor "less motion" alone would show anything new.
 */
export const widths = [320, 768, 1280] as const

export interface Setting {
  name: string
  media: {
    colorScheme: 'light' | 'dark'
    forcedColors: 'none' | 'active'
    reducedMotion: 'no-preference' | 'reduce'
  }
  /** The browser's own text size in pixels, as a visitor sets it. */
  textSize: number
}

const still = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' } as const

/** All but the first ask for less motion, so that no colour is measured on its way from one setting to the next. */
export const settings: [Setting, ...Setting[]] = [
  { name: 'light', media: { ...still, reducedMotion: 'no-preference' }, textSize: 16 },
  { name: 'dark', media: { ...still, colorScheme: 'dark' }, textSize: 16 },
  { name: 'forced colours', media: { ...still, forcedColors: 'active' }, textSize: 16 },
  { name: '200 % text', media: still, textSize: 32 },
]

/** The two in which colours differ. */
export const schemes = settings.slice(0, 2)
