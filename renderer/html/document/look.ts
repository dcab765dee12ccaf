import { directionOf } from '../../common/direction.ts'
import { type FontPart, partFor } from '../../common/font-parts.ts'
import { groundsOfPlace } from '../../common/heading-place.ts'
import { kebab } from '../../common/kebab.ts'
import { oncePer } from '../../common/once-per.ts'
import { asksConsent } from '../../expand/analytics.ts'
import type { SiteFrame } from '../../pipeline/index.ts'
import { isBarCrowded } from './bar-room.ts'
import { footOf, groundsOfFoot, isFootShort, isFootWide } from './foot/ground.ts'
import {
  fitsAround,
  fitsBesideName,
  fitsInIsland,
  fitsInRow,
  fitsInSlim,
  linesOfList,
  MOST_LETTERS,
  menuWidth,
  narrowestMenu,
  roomAround,
  TABLET_ROOM,
  TABLET_ROW,
} from './header-row.ts'

/** Languages that write compounds as one word, which phones and narrow columns have to break. */
const LONG_WORDS = new Set('af da de et fi fo fy hu is lb nb nl nn no sv'.split(' '))

/** How many lists of links stand beside one another at the foot of a wide page (styles/footer.css). */
const COLUMNS = 4

/** How the letters of a script are set, besides those of western Europe. */
const manners: Partial<Record<FontPart, readonly string[]>> = {
  vietnamese: ['tall-letters'],
  arabic: ['tall-letters', 'joined-letters', 'upright-letters'],
  hebrew: ['upright-letters'],
  thai: ['tall-letters', 'upright-letters'],
  devanagari: ['tall-letters', 'joined-letters'],
  'chinese-simplified': ['square-letters', 'upright-letters'],
  'chinese-traditional': ['square-letters', 'upright-letters'],
  japanese: ['square-letters', 'upright-letters'],
  korean: ['square-letters', 'upright-letters', 'whole-words'],
}

/** Where the name stands before the menu on screens that are not wide enough for more. */
const startsLeft = new Set(['left', 'slim', 'island', 'rows', 'list'])

type Given = Pick<SiteFrame, 'settings' | 'navigation' | 'searchPage' | 'words'>

/** What phones show on every page, unless a language is without. */
const bars: [part: string, without: string][] = [
  ['header-call', 'look-no-call-line'],
  ['place-bar', 'look-no-bar'],
]

/**
 * The arrangements that a site chooses, as classes of its pages. The styles of one stand under its class, and are sent
 * to sites that have it (styles/index.ts).
 */
export const looksOf = oncePer((site: Given): string[] => {
  const { settings, navigation, searchPage } = site
  const { theme = {}, brand, analytics, announcement, logo, phone, language, languages } = settings
  const { header = {}, margin, mobile = {}, motion = 'none' } = theme
  const { brand: brandPlace = 'left' } = header
  const { layout, ground, edge } = footOf(settings)
  const shape = { menu: 'normal', ...theme.shape }
  const hasMenu = navigation.header !== undefined || languages !== undefined || searchPage !== undefined
  const entries = navigation.header ?? []
  const lists = navigation.footer?.length ?? 0
  const menu = menuWidth(site)
  const isSlim =
    (brandPlace === 'slim' && fitsInSlim(site, menu)) ||
    (brandPlace === 'island' && hasMenu && fitsInIsland(site, menu))
  const isLeft = startsLeft.has(brandPlace) && !isSlim
  const isInRows = brandPlace === 'rows' && hasMenu && fitsBesideName(site, menu)
  const lines = brandPlace === 'list' && hasMenu ? linesOfList(site) : undefined
  const around = brandPlace === 'around' ? roomAround(site) : undefined
  const isBeside = isLeft && !isInRows && lines === undefined && hasMenu && fitsInRow(site, menu)
  const looks = {
    'header-left': isLeft || brandPlace === 'side',
    'header-row': isBeside,
    'header-slim': isSlim,
    'header-side': brandPlace === 'side',
    'header-over': brandPlace === 'over',
    'header-masthead': brandPlace === 'masthead' && hasMenu,
    'header-island': brandPlace === 'island',
    'header-rows': isInRows,
    'header-list': lines !== undefined,
    [`header-list-${lines}`]: lines !== undefined,
    'header-around': around !== undefined,
    'header-around-under': around === 'under',
    'header-between': brandPlace === 'between' && hasMenu && fitsAround(site, menu),
    'header-on-tint': header.ground === 'tint',
    'header-on-dark': header.ground === 'dark',
    'header-on-brand': header.ground === 'brand',
    // Where something stands between header and picture, neither would be where it belongs.
    'header-clear':
      header.ground === 'picture' && brandPlace !== 'side' && announcement === undefined && shape.page !== 'sheet',
    [`footer-${layout}`]: layout !== 'columns',
    'footer-few': layout === 'columns' && lists < COLUMNS,
    'footer-one': layout === 'columns' && lists === 1,
    'footer-none': layout === 'columns' && lists === 0,
    'footer-short': isFootShort(site),
    'footer-wide': isFootWide(site),
    [`footer-${ground}`]: ground !== 'dark',
    'footer-edge': edge !== undefined,
    margin: margin !== undefined,
    'margin-start': margin?.side === 'start',
    'bare-quotes': (shape.quotes ?? 'cards') !== 'cards',
    moving: motion === 'quiet',
    'no-menu': !hasMenu && brandPlace !== 'over',
    'no-call-line': mobile.callLine === false || !phone,
    // The name of a town alone is nothing that anybody could press.
    'no-bar': navigation.bar === undefined,
    dropdowns: entries.some(({ items }) => items !== undefined),
    'inner-dropdowns': entries.some(({ items = [] }) => items.some((entry) => entry.items !== undefined)),
    'long-menu': menu > TABLET_ROOM,
    'menu-rows': narrowestMenu(site) > TABLET_ROW,
    'long-words': LONG_WORDS.has(new Intl.Locale(language).language),
    'crowded-bar': isBarCrowded(navigation.bar),
    'long-name': brand.length > MOST_LETTERS && (!logo || logo.withName === true),
    logo: logo !== undefined,
    'own-line': settings.copyright !== undefined,
    'right-to-left': directionOf(language) === 'rtl',
    announcement: announcement !== undefined,
    consent: analytics !== undefined && asksConsent(analytics),
  }
  const arrangements = Object.entries(looks).flatMap(([name, isChosen]) => (isChosen ? [`look-${name}`] : []))
  arrangements.push(...(manners[partFor(language)] ?? []).map((manner) => `look-${manner}`))
  return [...arrangements, ...Object.entries(shape).map(([name, value]) => `look-${kebab(name)}-${value}`)]
})

type GivenInAll = Given & { translations: Readonly<Record<string, Given>> }

/**
 * The classes of arrangements and bars that pages of a site have in some language: its menus, and how it is written, are
 * those of its language.
 */
export const looksOfAll = oncePer((site: GivenInAll): string[] => {
  const each = [site, ...Object.values(site.translations)].map(looksOf)
  const shown = bars.filter(([, without]) => !each.every((looks) => looks.includes(without)))
  const grounds = [...groundsOfPlace(site.settings.theme?.shape?.headingPlace), ...groundsOfFoot(site.settings)]
  return [...new Set([...each.flat(), ...shown.map(([part]) => part), ...grounds])]
})
