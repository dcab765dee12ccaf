import { oncePer } from '../../common/once-per.ts'
import type { SiteTheme } from '../../schema/types.generated.ts'
import { blended, contrastOf, type Hex, LINE_CONTRAST, measured, readable, shade, TEXT_CONTRAST } from './color.ts'

type All<Group> = { [Name in keyof NonNullable<Group>]-?: Hex }

/** The colors of one scheme. */
export type Scheme = Omit<All<SiteTheme['light']>, 'field'> & { field?: Hex }

/** Every color that a site shows. */
export interface Tones {
  light: Scheme
  dark: Scheme
  /** What stands on dark bands, on pictures and in the footer, in both schemes. */
  onDark: All<SiteTheme['onDark']>
  /** The ground of pictures' openings, in both schemes. */
  ink: Hex
  /** The ground of urgent notices. */
  alert: Hex
  /** A band in the color of the brand, in both schemes. */
  onBrand: { ground: Hex; text: Hex; muted: Hex; error: Hex; accent?: Hex; onAccent?: Hex }
  /** The lightest that shows under words over a picture: white behind the veil. */
  veiled: Hex
  /** Buttons, where links cannot have the color of the brand since it is too bright to be read. */
  button?: { ground: Hex; hover: Hex; words: Hex }
}

/** How much of a picture under words the veil hides (styles/grounds.css). */
export const VEIL = 0.84
/** The brand of a site that names no color. */
const NEUTRAL = '#2f5d86'
const WHITE = '#ffffff'

const none: SiteTheme = {}

/** All colors of a site: those that its theme names, and for the others such as go with them and can be read. */
export const tonesOf = (theme: SiteTheme = none): Tones => tonesOfTheme(theme)

const tonesOfTheme = oncePer((theme: SiteTheme): Tones => {
  const brand = theme.brand ?? theme.accent ?? NEUTRAL
  const ground = theme.secondary ?? theme.ink ?? brand
  const button = theme.accent === undefined ? brightButton(brand) : undefined
  const ink = theme.ink ?? inkOf(theme)
  const light = lightScheme(theme, { brand, ground, ink })
  const dark = darkScheme(theme, { brand, ground })
  const onDark = onDarkTones(theme, { brand, grounds: [ink, light.band, light.footer, dark.band, dark.footer] })
  const alert = theme.accentDark ?? (readable(shade(brand, 0.4), [onDark.bright]) as Hex)
  const veiled = blended(onDark.veil, WHITE, VEIL)
  return {
    light,
    dark,
    onDark,
    onBrand: brandTones(theme.onBrand, brand),
    veiled,
    ink,
    alert,
    ...(button && { button }),
  }
})

/** A second color of the brand is a ground as it is, unless it is too light for that. */
function inkOf({ secondary, brand = NEUTRAL }: SiteTheme): Hex {
  if (secondary === undefined) return shade(brand, 0.27, 0.045)
  return shade(secondary, Math.min(0.36, Math.max(0.2, measured(secondary).l)))
}

interface Basis {
  brand: Hex
  ground: Hex
}

function lightScheme(theme: SiteTheme, { brand, ground, ink }: Basis & { ink: Hex }): Scheme {
  const own = theme.light ?? {}
  const paper = own.paper ?? theme.paper ?? shade(ground, 0.992, 0.004)
  const tint = own.tint ?? theme.tint ?? shade(ground, 0.957, 0.016)
  const card = own.card ?? WHITE
  const fields = own.field ? [own.field] : []
  const grounds = [paper, tint, card, ...fields]
  const band = own.band ?? ink
  const accent = own.accent ?? theme.accent ?? clear(brand, grounds)
  const { l } = measured(accent)
  return {
    paper,
    tint,
    card,
    text: own.text ?? theme.ink ?? clear(shade(ground, 0.26, 0.03), grounds),
    muted: own.muted ?? clear(shade(ground, 0.47, 0.025), grounds),
    ...(own.field && { field: own.field }),
    line: own.line ?? shade(theme.tint ?? ground, 0.885, 0.025),
    fieldLine: own.fieldLine ?? clear(shade(ground, 0.6, 0.02), [paper, card, ...fields], LINE_CONTRAST),
    accent,
    accentHover: own.accentHover ?? theme.accentDark ?? clear(shade(accent, l - 0.09), grounds),
    onAccent: own.onAccent ?? wordsOn(accent),
    error: own.error ?? clear('#a3201d', grounds),
    band,
    footer: own.footer ?? shade(band, measured(band).l * 0.82),
  }
}

function darkScheme(theme: SiteTheme, { brand, ground }: Basis): Scheme {
  const own = theme.dark ?? {}
  const paper = own.paper ?? shade(ground, 0.215, 0.018)
  const tint = own.tint ?? shade(ground, 0.255, 0.022)
  const card = own.card ?? shade(ground, 0.285, 0.025)
  const fields = own.field ? [own.field] : []
  const grounds = [paper, tint, card, ...fields]
  const accent = own.accent ?? clear(shade(brand, Math.max(0.78, measured(brand).l), 0.15), grounds)
  const { l } = measured(accent)
  return {
    paper,
    tint,
    card,
    text: own.text ?? clear(shade(ground, 0.945, 0.012), grounds),
    muted: own.muted ?? clear(shade(ground, 0.775, 0.016), grounds),
    ...(own.field && { field: own.field }),
    line: own.line ?? shade(ground, 0.4, 0.028),
    fieldLine: own.fieldLine ?? clear(shade(ground, 0.63, 0.025), [paper, card, ...fields], LINE_CONTRAST),
    accent,
    accentHover: own.accentHover ?? clear(shade(accent, l + 0.08), grounds),
    onAccent: own.onAccent ?? wordsOn(accent),
    error: own.error ?? clear('#ff9d93', grounds),
    band: own.band ?? shade(ground, 0.17, 0.018),
    footer: own.footer ?? shade(ground, 0.14, 0.015),
  }
}

function onDarkTones(theme: SiteTheme, { brand, grounds }: { brand: Hex; grounds: Hex[] }): Tones['onDark'] {
  const own = theme.onDark ?? {}
  const accent = own.accent ?? theme.highlight ?? clear(shade(brand, Math.max(0.82, measured(brand).l), 0.13), grounds)
  return {
    text: own.text ?? clear(shade(brand, 0.97, 0.01), grounds),
    muted: own.muted ?? clear(shade(brand, 0.85, 0.018), grounds),
    accent,
    accentHover: own.accentHover ?? clear(shade(accent, measured(accent).l + 0.08), grounds),
    onAccent: own.onAccent ?? wordsOn(accent),
    error: own.error ?? clear('#ff9d93', grounds),
    bright: own.bright ?? clear(shade(brand, 0.985, 0.006), grounds),
    veil: own.veil ?? shade(theme.secondary ?? theme.ink ?? brand, 0.21, 0.03),
  }
}

/** Links and buttons have the color of the text, on buttons turned round, unless a theme says otherwise. */
function brandTones(own: SiteTheme['onBrand'] = {}, brand: Hex): Tones['onBrand'] {
  const text = own.text ?? wordsOn(brand)
  const { l } = measured(text)
  const muted = own.muted ?? clear(shade(text, l + (measured(brand).l - l) * 0.12), [brand])
  const error = own.error ?? clear(l > 0.5 ? '#ffb3ab' : '#8a1512', [brand])
  const { accent = text, onAccent = own.accent ? wordsOn(own.accent) : brand } = own
  const hasButtons = own.accent !== undefined || own.onAccent !== undefined
  return { ground: brand, text, muted, error, ...(hasButtons && { accent, onAccent }) }
}

/** A brand's bright yellow is a fine ground for dark words, but no color for a link on white. */
function brightButton(brand: Hex): Tones['button'] {
  if (contrastOf(brand, WHITE) >= LINE_CONTRAST) return undefined
  const { l } = measured(brand)
  const words = wordsOn(brand)
  return { ground: brand, hover: clear(shade(brand, l - 0.07), [words]), words }
}

/** White where it can be read on a color, else the dark of its hue. */
function wordsOn(color: Hex): Hex {
  return contrastOf(WHITE, color) >= TEXT_CONTRAST ? WHITE : clear(shade(color, 0.2, 0.04), [color])
}

/** The color, or the nearest that can be read; as it is where none can be, which the check tells (checks/contrast.ts). */
const clear = (color: Hex, grounds: Hex[], least = TEXT_CONTRAST): Hex => readable(color, grounds, least) ?? color
