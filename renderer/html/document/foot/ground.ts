import { classesOfVeil } from '../../../common/veil.ts'
import { contrastOf } from '../../../expand/theme/color.ts'
import { tonesOf } from '../../../expand/theme/tones.ts'
import type { Navigation, SiteSettings } from '../../../schema/types.generated.ts'

type Themed = Pick<SiteSettings, 'theme'>

/** The foot as it is shown: what its theme leaves out, or says of an arrangement that has no place for it. */
export function footOf({ theme }: Themed) {
  const { layout: chosen = 'columns', ground: given = 'dark', edge: cut, image: picture } = theme?.footer ?? {}
  const image = chosen === 'picture' ? picture : undefined
  const layout = chosen === 'picture' && !image ? 'sign-off' : chosen
  const ground = image ? 'dark' : given
  const isStraight = layout === 'panel' || layout === 'halves' || ground === 'plain' || theme?.shape?.bands === 'inset'
  return { layout, ground, image, edge: isStraight ? undefined : cut } as const
}

/** The settings that its arrangements show: a site can do without some of them at the foot of its pages. */
export function settingsOfFoot(settings: SiteSettings): SiteSettings {
  const { without = [] } = settings.theme?.footer ?? {}
  return without.length === 0
    ? settings
    : { ...settings, ...Object.fromEntries(without.map((name) => [name, undefined])) }
}

/** Entries up to which no list of links makes a foot tall. */
const SHORT = 4

/** Lists of links beside which there is room for two columns of what reaches the business. */
const FEW = 2

interface Site {
  settings: SiteSettings
  navigation: Navigation
}

/** Whether the foot has little to show, and needs less room around it. */
export function isFootShort({ settings, navigation }: Site): boolean {
  const { footer = [] } = navigation
  return (
    ['columns', 'sign-off', 'centered', 'picture'].includes(footOf(settings).layout) &&
    footer.every(({ items }) => items.length <= SHORT)
  )
}

/** Whether what reaches the business would be taller than the lists beside it, and has two columns. */
export function isFootWide(site: Site): boolean {
  const { settings, navigation } = site
  const { address, phone, email, hours } = settingsOfFoot(settings)
  const lists = navigation.footer?.length ?? 0
  const details = [address, phone ?? email, hours].filter(Boolean).length
  return isFootShort(site) && footOf(settings).layout === 'columns' && lists > 0 && lists <= FEW && details > 1
}

/** What the foot of a site stands on, as a class that gives its words their colors. */
export const groundClass = (settings: Themed): string =>
  ({ dark: 'on-dark', brand: 'ground-brand', plain: '', tint: '' })[footOf(settings).ground]

/** The classes of styles/grounds.css that it has besides. */
export function groundsOfFoot(settings: Themed): string[] {
  const { ground, image, edge } = footOf(settings)
  return [
    ...(ground === 'brand' ? ['ground-brand'] : []),
    ...(image ? ['ground-picture', ...classesOfVeil(image.veil)] : []),
    ...(edge ? ['ground-edge', `ground-${edge}`] : []),
  ]
}

/** Whether a logo there has to be the one for dark grounds: a brand may be a bright yellow. */
export function isGroundDark({ theme }: Themed): boolean {
  const { ground } = footOf({ theme })
  return ground === 'dark' || (ground === 'brand' && isBrandDark({ theme }))
}

/** Whether light words stand on the color of the brand. */
export function isBrandDark({ theme }: Themed): boolean {
  const { onBrand, ink } = tonesOf(theme)
  return contrastOf(onBrand.text, ink) > contrastOf(onBrand.ground, ink)
}
