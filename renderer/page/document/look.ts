import { directionOf } from '../../library/direction.ts'
import { kebab } from '../../library/kebab.ts'
import { asksConsent } from '../../making/analytics.ts'
import type { SiteFrame } from '../../site/index.ts'
import { fitsInRow, MOST_LETTERS, menuWidth, TABLET_ROOM } from './header-row.ts'

type Given = Pick<SiteFrame, 'settings' | 'navigation' | 'searchPage' | 'words'>

/** What some language of a site needs: its menus, and how it is written, are those of its language. */
export function looksOfAll(site: Given & { translations: Readonly<Record<string, Given>> }): string[] {
  const each = [site, ...Object.values(site.translations)].map(looksOf)
  const isEverywhere = (look: string) => each.every((looks) => looks.includes(look))
  return [...new Set(each.flat())].filter((look) => !look.startsWith('look-no-') || isEverywhere(look))
}

/**
 * The arrangements that a site chooses, as classes of its pages. The styles of one stand under its class, and are sent
 * to sites that have it (styles/index.ts).
 */
export function looksOf(site: Given): string[] {
  const { settings, navigation, searchPage } = site
  const { theme = {}, brand, analytics, announcement, logo, phone, locality, language, languages } = settings
  const { header = {}, mobile = {} } = theme
  const { brand: brandPlace = 'left' } = header
  const shape = { menu: 'normal', ...theme.shape }
  const hasMenu = navigation.header !== undefined || languages !== undefined || searchPage !== undefined
  const entries = navigation.header ?? []
  const menu = menuWidth(site)
  const isBeside = brandPlace === 'left' && hasMenu && fitsInRow(site, menu)
  const hasBar = (mobile.place !== false && locality !== undefined) || navigation.bar !== undefined
  const looks = {
    'header-left': brandPlace === 'left',
    'header-row': isBeside,
    'header-over': brandPlace === 'over',
    'no-menu': !hasMenu && brandPlace !== 'over',
    'no-call-line': mobile.callLine === false || !phone,
    'no-bar': !hasBar,
    dropdowns: entries.some(({ items }) => items !== undefined),
    'inner-dropdowns': entries.some(({ items = [] }) => items.some((entry) => entry.items !== undefined)),
    'long-menu': menu > TABLET_ROOM,
    'long-name': brand.length > MOST_LETTERS && (!logo || logo.withName === true),
    logo: logo !== undefined,
    'right-to-left': directionOf(language) === 'rtl',
    announcement: announcement !== undefined,
    consent: analytics !== undefined && asksConsent(analytics),
  }
  const arrangements = Object.entries(looks).flatMap(([name, isChosen]) => (isChosen ? [`look-${name}`] : []))
  return [...arrangements, ...Object.entries(shape).map(([name, value]) => `look-${kebab(name)}-${value}`)]
}
