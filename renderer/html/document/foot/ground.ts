import { contrastOf } from '../../../expand/theme/color.ts'
import { tonesOf } from '../../../expand/theme/tones.ts'
import type { SiteSettings } from '../../../schema/types.generated.ts'

/** What the foot of a site stands on, as a class that gives its words their colors. */
export const groundClass = ({ theme }: Pick<SiteSettings, 'theme'>): string =>
  ({ dark: 'on-dark', brand: 'ground-brand', plain: '', tint: '' })[theme?.footer?.ground ?? 'dark']

/** Whether a logo there has to be the one for dark grounds: a brand may be a bright yellow. */
export function isGroundDark({ theme }: Pick<SiteSettings, 'theme'>): boolean {
  const { ground = 'dark' } = theme?.footer ?? {}
  if (ground !== 'brand') return ground === 'dark'
  const { onBrand, ink } = tonesOf(theme)
  return contrastOf(onBrand.text, ink) > contrastOf(onBrand.ground, ink)
}
