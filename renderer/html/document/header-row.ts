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
/** How large a name is beside the usual one, and how high and wide at most the picture before it, in rem (styles/looks.css, headers.css). */
interface Size {
  name: number
  /** How wide a name is at most that breaks into lines. */
  longest: number
  height: number
  most: number
}

const USUAL = { name: 1, longest: MOST_NAME }
const SLIM: Size = { name: 0.85, longest: MOST_NAME * 0.85, height: 1.6, most: 8 }
const BOTH_ROWS: Size = { name: 1.47, longest: 18, height: 4.2, most: 8 }
const OVER_LIST: Size = { name: 1.62, longest: 18, height: 4.2, most: 13 }
const IN_MIDDLE: Size = { name: 1.24, longest: 18, height: 3, most: 12 }
/** Between a picture and the name behind it. */
const PICTURE_GAP = 0.65
/** What the sides of a floating bar take of a narrow window. */
const ISLAND_SIDES = 1
/** Entries that a header has in short lines at most, and how many stand under one another. */
const LINES: [most: number, lines: number][] = [
  [4, 2],
  [9, 3],
  [12, 4],
]
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
export const fitsInSlim = (site: Given, menu: number, room = TABLET_ROW): boolean =>
  inRow([brandWidth(site, SLIM), menu, ...buttonWidths(site)]) <= room

/** The same in a bar that floats. */
export const fitsInIsland = (site: Given, menu: number): boolean => fitsInSlim(site, menu, TABLET_ROW - ISLAND_SIDES)

/** Whether two rows stand beside a large name in a window of 1280 pixels: ways to reach the business, and the menu. */
export const fitsBesideName = (site: Given, menu: number): boolean =>
  inRow([brandWidth(site, BOTH_ROWS), Math.max(inRow([...placeWidths(site), ...waysToReach(site)]), menu)]) <= ROOM

/** How many lines the entries of a menu make beside a large name, in a window of 1280 pixels, if they fit there. */
export function linesOfList(site: Given): number | undefined {
  const entries = entryWidths(site, lengthOf)
  const [, lines] = LINES.find(([most]) => entries.length <= most) ?? []
  if (lines === undefined) return undefined
  const columns = Array.from({ length: Math.ceil(entries.length / lines) }, (_, index) =>
    Math.max(...entries.slice(index * lines, (index + 1) * lines)),
  )
  const reach = waysToReach(site)
  const parts = [brandWidth(site, OVER_LIST), sum(columns) + (columns.length - 1) * GAP.parts]
  if (reach.length > 0) parts.push(Math.max(...reach))
  return inRow(parts) + GAP.parts <= ROOM ? lines : undefined
}

/** How many entries of the menu stand before a name in its middle. */
export const entriesBefore = (site: Given): number => Math.ceil(entryWidths(site, lengthOf).length / 2)

/**
 * Where phone and button have room in a window of 1280 pixels if one half of the menu stands before the name and the other
 * behind it: at the ends of that row, or under it. Nowhere if the menu itself has none.
 */
export function roomAround(site: Given): 'ends' | 'under' | undefined {
  const before = entriesBefore(site)
  if ((site.navigation.header?.length ?? 0) < Math.max(before, 2)) return undefined
  const widths = entryWidths(site, lengthOf)
  const halves = [widths.slice(0, before), widths.slice(before)].map(
    (half) => sum(half) + (half.length - 1) * GAP.entries,
  )
  const reach = [phoneWidths(site), buttonWidths(site)]
  const name = brandWidth(site, IN_MIDDLE) / 2
  const fits = (ends: readonly (readonly number[])[]) =>
    halves.every((half, index) => inRow([name, half, ...(ends[index] ?? [])]) <= ROOM / 2)
  if (fits(reach)) return 'ends'
  return fits([]) ? 'under' : undefined
}

const inRow = (parts: readonly number[]) => sum(parts) + (parts.length - 1) * GAP.parts

function brandWidth({ settings: { brand, logo, mark } }: Given, size?: Size): number {
  const name = logo && !logo.withName ? 0 : nameWidth(brand, size)
  const picture = logo ?? mark
  if (!picture) return name
  if (!size) return name + (logo ? LOGO : MARK)
  return name + Math.min(size.most, (size.height * picture.width) / picture.height) + PICTURE_GAP
}

/** The widths of phone and button, where the header has them. */
const waysToReach = (site: Given): number[] => [...phoneWidths(site), ...buttonWidths(site)]

function phoneWidths({ settings: { phone, theme } }: Given): number[] {
  return phone && theme?.header?.phone !== false ? [ICON + phone.length * LETTER.small] : []
}

function placeWidths({ settings: { locality, theme } }: Given): number[] {
  return locality && theme?.header?.place !== false ? [ICON + locality.length * LETTER.small] : []
}

function buttonWidths(site: Given): number[] {
  const { quote } = site.navigation
  const isShown = quote && site.settings.theme?.header?.quote !== false
  return isShown ? [BUTTON_SIDES + quote.label.length * letterOf(site)] : []
}

const lengthOf = ({ length }: string) => length

/** The width of the menu in rem, by how many letters its entries have. */
export const menuWidth = (site: Given): number => widthOf(site, lengthOf, GAP.entries)

/** The same with each entry on as many lines as it has words, and as close as they get (styles/looks.css). */
export const narrowestMenu = (site: Given): number => widthOf(site, longestWord, GAP.closest)

function widthOf(site: Given, lettersOf: (label: string) => number, gap: number): number {
  const entries = entryWidths(site, lettersOf)
  return sum(entries) + (entries.length - 1) * gap
}

/** The widths of the entries in a row, in their order. */
function entryWidths(site: Given, lettersOf: (label: string) => number): number[] {
  const { settings, navigation, searchPage, words } = site
  const { language, languages = [] } = settings
  const letter = letterOf(site)
  return [
    ...(navigation.header ?? []).map(({ label, items }) => lettersOf(label) * letter + (items ? ARROW : 0)),
    ...languages.filter((other) => other !== language).map((other) => lettersOf(languageName(other)) * letter),
    ...(searchPage && !leadsTo(searchPage, navigation.header) ? [lettersOf(words.search.link) * letter] : []),
  ]
}

/** Where a label may go on in another line: scripts without spaces break behind each letter. */
const breaks = /[\s-]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u

const longestWord = (label: string) => Math.max(...label.split(breaks).map(({ length }) => length))

const letterOf = ({ settings }: Pick<Given, 'settings'>) =>
  settings.theme?.shape?.menu === 'capitals' ? LETTER.capital : LETTER.small

/** A long name breaks into lines. */
const nameWidth = ({ length }: string, { name, longest }: Pick<Size, 'name' | 'longest'> = USUAL) =>
  length > MOST_LETTERS ? Math.min(longest, length * LETTER.longName * name) : length * LETTER.name * name

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
