import { languageName } from '../../common/language-name.ts'
import type { SiteFrame } from '../../pipeline/index.ts'
import { leadsTo } from './menu-entries.ts'

/** The room in a window of 1280 pixels, from which on all stands in one row, less its scroll bar; all in rem of pages. */
const ROOM = 71.5
/** The same in a window of 768 pixels, the narrowest with a menu in a row, less what gaps are wider in a row of its own. */
export const TABLET_ROOM = 38
/** The room there of a menu whose entries stand as close as they get. */
export const TABLET_ROW = 41
/** Letters of the widest fonts that come along, on average: small ones, capitals of the menu, and those of the name. */
const LETTER = { small: 0.54, capital: 0.62, name: 0.76, longName: 0.62 }
const GAP = { parts: 2, entries: 1.75, closest: 0.5 }
const ICON = 1.65
const ARROW = 2
const BUTTON_SIDES = 2.8
/** Letters of a name that stands on one line of a narrow phone beside the menu. */
export const MOST_LETTERS = 20
/** The most that a long name takes of a line (styles/looks.css). */
const MOST_NAME = 24
/** How small a name is in a low row, how high a logo, and how wide at most with the room behind it (styles/looks.css). */
const SLIM = { name: 0.85, height: 1.6, logo: 8.65 }
/** The most that a picture takes as a logo, and a mark with the room behind it. */
const LOGO = 13
const MARK = 3.3

type Given = Pick<SiteFrame, 'settings' | 'navigation' | 'searchPage' | 'words'>

/** Whether name, menu, phone and button stand in one row of a window of 1280 pixels, by how many letters they have. */
export const fitsInRow = (site: Given, menu: number): boolean =>
  inRow([brandWidth(site), menu, ...waysToReach(site)]) <= ROOM

/** Whether the menu and the rest stand on either side of the name, which is in the middle of the same row. */
export const fitsAround = (site: Given, menu: number): boolean =>
  [[menu], waysToReach(site)].every((side) => inRow([brandWidth(site) / 2, ...side]) <= ROOM / 2)

/** Whether name, menu and button stand in one low row of a window of 768 pixels, where the name is small. */
export const fitsInSlim = (site: Given, menu: number): boolean =>
  inRow([brandWidth(site, true), menu, ...buttonWidths(site)]) <= TABLET_ROW

const inRow = (parts: readonly number[]) => sum(parts) + (parts.length - 1) * GAP.parts

function brandWidth({ settings: { brand, logo, mark } }: Given, isSlim = false): number {
  const logoWidth = logo && isSlim ? Math.min(SLIM.logo, (SLIM.height * logo.width) / logo.height + 0.65) : LOGO
  const picture = logo ? logoWidth : mark ? MARK : 0
  const name = logo && !logo.withName ? 0 : nameWidth(brand)
  return picture + (isSlim ? name * SLIM.name : name)
}

/** The widths of phone and button, where the header has them. */
function waysToReach(site: Given): number[] {
  const { phone, theme } = site.settings
  const { header = {} } = theme ?? {}
  return [...(phone && header.phone !== false ? [ICON + phone.length * LETTER.small] : []), ...buttonWidths(site)]
}

function buttonWidths(site: Given): number[] {
  const { quote } = site.navigation
  const isShown = quote && site.settings.theme?.header?.quote !== false
  return isShown ? [BUTTON_SIDES + quote.label.length * letterOf(site)] : []
}

/** The width of the menu in rem, by how many letters its entries have. */
export const menuWidth = (site: Given): number => widthOf(site, ({ length }) => length, GAP.entries)

/** The same with each entry on as many lines as it has words, and as close as they get (styles/looks.css). */
export const narrowestMenu = (site: Given): number => widthOf(site, longestWord, GAP.closest)

function widthOf(site: Given, lettersOf: (label: string) => number, gap: number): number {
  const { settings, navigation, searchPage, words } = site
  const { language, languages = [] } = settings
  const letter = letterOf(site)
  const entries = [
    ...(navigation.header ?? []).map(({ label, items }) => lettersOf(label) * letter + (items ? ARROW : 0)),
    ...(searchPage && !leadsTo(searchPage, navigation.header) ? [lettersOf(words.search.link) * letter] : []),
    ...languages.filter((other) => other !== language).map((other) => lettersOf(languageName(other)) * letter),
  ]
  return sum(entries) + (entries.length - 1) * gap
}

/** Where a label may go on in another line: scripts without spaces break behind each letter. */
const breaks = /[\s-]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u

const longestWord = (label: string) => Math.max(...label.split(breaks).map(({ length }) => length))

const letterOf = ({ settings }: Pick<Given, 'settings'>) =>
  settings.theme?.shape?.menu === 'capitals' ? LETTER.capital : LETTER.small

/** A long name breaks into lines. */
const nameWidth = ({ length }: string) =>
  length > MOST_LETTERS ? Math.min(MOST_NAME, length * LETTER.longName) : length * LETTER.name

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
