import type { PageWeight } from './measure.ts'
import type { SheetUse } from './unused.ts'

const KB = 1024

/**
 * What a page may weigh, in bytes as sent, and how many elements it may have. The home page of a language shows more.
 * Names of files carry hashes, and short names of classes go by all that there are: the same page is up to 90 bytes heavier
 * or lighter after a change elsewhere.
 */
const LIMITS = {
  firstPaint: 10.6 * KB,
  styles: 7.7 * KB,
  document: 15.5 * KB,
  elements: 514,
  script: 3.7 * KB,
  total: 67 * KB,
  afterTouch: 91.7 * KB,
}
/** Browsers fetch pictures up to 1,250 px below the screen: on a list of posts or pages those of two or three cards. */
const CARDS = 9 * KB
const HOME = { ...LIMITS, styles: 8.0 * KB, document: 18.6 * KB, elements: 714 }
/** More styles for each arrangement that a site chooses (renderer/html/document/look.ts): half of it where no page uses it. */
const LOOK = 0.06 * KB
/** More script where a page tells whether the business is open now (renderer/html/document/open-now.client.ts). */
const OPEN_NOW = 1.3 * KB
/** And where it shows a week (renderer/html/document/weeks.client.ts). */
const WEEK = 0.3 * KB
/**
 * Of the styles of some pages: sections that can be arranged in several ways bring the styles of all, and what every
 * page has waits for states that no page is in. In bytes: of a page with little on it the same is a larger share.
 */
const MOST_UNUSED = 0.9 * KB
/** Every tool rounds the layout shift to three places: what is below is no shift. */
const SMALLEST_SHIFT = 0.0005

/** What is too heavy about a page, in words: the page, the value, the limit and the way out. */
export function overBudget(page: PageWeight): string[] {
  const { route } = page
  const limits = page.isHome ? HOME : LIMITS
  const looks = page.looks * LOOK
  const script = limits.script + (page.tellsWhetherOpen ? OPEN_NOW : 0) + (page.showsWeek ? WEEK : 0)
  const total = limits.total + (page.listsPictures ? CARDS : 0)
  const heaviest = page.heaviest.map(({ url, bytes }) => `${pathOf(url)} ${kilobytes(bytes)}`).join(', ')
  return [
    ...exceeds(
      page,
      page.firstPaint,
      limits.firstPaint + looks,
      'to paint the first screen',
      'Shorten styles/ or the opening.',
    ),
    ...exceeds(page, page.styles, limits.styles + looks, 'of styles', 'Shorten styles/ or those of a section of it.'),
    ...exceeds(page, page.document, limits.document + looks, 'of document', 'Show less on it, or shorten its markup.'),
    ...tooMany(page, limits.elements),
    ...exceeds(page, page.script, script, 'of script before interaction', 'Load it with an island.'),
    ...exceeds(
      page,
      page.total,
      total,
      'in all before scrolling',
      `Use fewer or plainer pictures near the top. The heaviest files are ${heaviest}.`,
    ),
    ...exceeds(
      page,
      page.afterTouch ?? 0,
      limits.afterTouch,
      'of script after the first touch of a form',
      'Take a smaller package, or load it when it is needed.',
    ),
    ...page.needless.map(
      (url) =>
        `${route} fetches ${pathOf(url)}, but a page without interactive blocks needs the script of all pages alone.`,
    ),
    ...page.blocking.map(
      (url) => `${route}: ${pathOf(url)} blocks the first paint. Write it into the page or load it later.`,
    ),
    ...page.oversized.map(
      ({ url, width, slot }) =>
        `${route}: ${pathOf(url)} is ${width} px wide in a slot of ${slot}. Correct its "sizes".`,
    ),
    ...shifted(page),
    ...page.inSystemFonts.map((text) => `${route}: "${text}" stays in a font of the system (fonts.client.ts).`),
  ]
}

function shifted({ route, shifts: { sum, parts } }: PageWeight): string[] {
  if (sum < SMALLEST_SHIFT) return []
  const moved = parts.join(', ')
  return [`${route} shifts by ${sum.toFixed(4)}, the budget is 0. Give what comes late its size beforehand: ${moved}.`]
}

function tooMany({ route, elements }: PageWeight, limit: number): string[] {
  if (elements <= limit) return []
  return [`${route}: ${elements} elements, the budget is ${limit}. Leave out those that show nothing of their own.`]
}

function exceeds({ route }: PageWeight, bytes: number, limit: number, what: string, wayOut: string): string[] {
  if (bytes <= limit) return []
  return [`${route}: ${kilobytes(bytes)} ${what}, the budget is ${kilobytes(limit)}. ${wayOut}`]
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

export const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** Says which styles nothing uses, where they are too much of a sheet. */
export function overUnused({ routes, looks, unused, rules }: SheetUse): string[] {
  const limit = MOST_UNUSED + (looks * LOOK) / 2
  if (unused <= limit) return []
  const of = routes.length > 1 ? `${routes[0]} and ${routes.length - 1} more with the same` : routes[0]
  return [
    `${of}: nothing uses ${kilobytes(unused)} of the styles, the budget is ${kilobytes(limit)}. ` +
      `Move them to the section that shows it, or remove them: ${rules.map((rule) => rule.split(' {')[0]).join(', ')}.`,
  ]
}

const WIDTHS = [44, 13, 9, 10, 9, 10, 12, 12, 9]

/** One line of the table; numbers are bytes. */
export function formatRow(cells: (string | number | undefined)[]): string {
  const text = cells.map((cell) => (typeof cell === 'number' ? kilobytes(cell) : (cell ?? '–')))
  return text
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')
}
