import culori from 'culori/require'

// Its modules one by one, as 'culori' has them, take a tenth of a second to load.
const { clampChroma, converter, formatHex, interpolate, wcagContrast } = culori

/** "#rrggbb" */
export type Hex = string

/** WCAG 2.2, 1.4.3 (AA): the least contrast of text that is not large. */
export const TEXT_CONTRAST = 4.5
/** WCAG 2.2, 1.4.11: the least contrast of a line that shows where a field is. */
export const LINE_CONTRAST = 3

/** How far a color is moved at a time until it can be read, as a share of OKLCH's lightness. */
const STEP = 0.005

const oklch = converter('oklch')

export const contrastOf = (one: Hex, other: Hex): number => wcagContrast(one, other)

/** Lightness (0 to 1), chroma and hue of OKLCH, in which equal steps look equal. */
export function measured(color: Hex) {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {}
  return { l, c, h }
}

/** A color of OKLCH as screens can show it: with less chroma where they cannot. */
const toHex = (l: number, c: number, h: number): Hex =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))

/** The hue of a color at another lightness, with no more than some chroma. */
export function shade(color: Hex, l: number, mostChroma = 0.4): Hex {
  const { c, h } = measured(color)
  return toHex(l, Math.min(c, mostChroma), h)
}

/** A color of some hue, in degrees. */
export const ofHue = (hue: number, l: number, c: number): Hex => toHex(l, c, hue)

/** A color whose hue is turned around the circle. */
export const turned = (color: Hex, degrees: number, l: number, c: number): Hex =>
  ofHue(measured(color).h + degrees, l, c)

/** A color over another that shows through it. */
export const blended = (color: Hex, under: Hex, opacity: number): Hex =>
  formatHex(interpolate([under, color], 'rgb')(opacity))

/** A color as `rgb()` takes it beside an opacity: "20 28 34". */
export const channels = (color: Hex): string =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ')

/**
 * The color nearest to one that can be read on some grounds, made darker or lighter; undefined where there is none, as
 * between white and black grounds.
 */
export function readable(color: Hex, grounds: readonly Hex[], least = TEXT_CONTRAST): Hex | undefined {
  const { l, c, h } = measured(color)
  const isReadable = (tried: Hex) => grounds.every((ground) => contrastOf(tried, ground) >= least)
  if (isReadable(color)) return color
  for (let by = STEP; by < 1; by += STEP) {
    const tried = [l - by, l + by].filter((one) => one >= 0 && one <= 1).map((one) => toHex(one, c, h))
    const legible = tried.find(isReadable)
    if (legible) return legible
  }
  return undefined
}
