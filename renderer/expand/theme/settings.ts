import type { SiteTheme } from '../../schema/types.generated.ts'
import type { ToneName } from './pairs.ts'

type Shorthand = Exclude<keyof SiteTheme, 'brand' | 'secondary' | 'scheme' | 'light' | 'dark' | 'onDark' | 'onBrand'>

/** The settings at the top of a theme that stand for one color or several, by the names of these. */
const shorthands: Record<ToneName, Shorthand> = {
  ink: 'ink',
  alert: 'accentDark',
  'light.text': 'ink',
  'light.band': 'ink',
  'light.paper': 'paper',
  'light.tint': 'tint',
  'light.accent': 'accent',
  'light.accentHover': 'accentDark',
  'onDark.accent': 'highlight',
}

/** Of colors that have no setting of their own name: the one that changes them. */
const others: Record<ToneName, string> = {
  alert: 'accentDark',
  veiled: 'onDark.veil',
  'onBrand.ground': 'brand',
}

/** The setting of a color, as a path in the theme: the one that says it, or else the one that would. */
export const settingFor = (theme: SiteTheme, tone: ToneName): string =>
  settingOf(theme, tone)?.join('.') ?? others[tone] ?? tone

/** Where a theme sets a color by hand, as a path in it; undefined for one that follows from others. */
export function settingOf(theme: SiteTheme, tone: ToneName): string[] | undefined {
  const [group = '', name = ''] = tone.split('.')
  const own = theme[group as 'light' | 'dark' | 'onDark' | 'onBrand']
  if (typeof own === 'object' && Object.hasOwn(own, name)) return [group, name]
  const shorthand = shorthands[tone]
  return shorthand && Object.hasOwn(theme, shorthand) ? [shorthand] : undefined
}
