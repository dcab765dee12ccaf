import type { PageWeight } from './measure.ts'

const KB = 1024

/** What a page may weigh, in bytes over the wire. The home page shows more, so the whole of it may be heavier. */
const LIMITS = { firstPaint: 14 * KB, script: 2 * KB, total: 65 * KB, home: 80 * KB, afterTouch: 90 * KB }

/** What is too heavy about a page, in words. */
export function overBudget(page: PageWeight): string[] {
  const total = page.route === '/' ? LIMITS.home : LIMITS.total
  return [
    exceeds(page.route, 'to paint the first screen', page.firstPaint, LIMITS.firstPaint),
    exceeds(page.route, 'of script before interaction', page.script, LIMITS.script),
    exceeds(page.route, 'in all before scrolling', page.total, total),
    exceeds(page.route, 'of script after the first touch of a form', page.afterTouch ?? 0, LIMITS.afterTouch),
    ...page.blocking.map((url) => `${page.route}: ${url} blocks the first paint`),
  ].filter((message) => message !== undefined)
}

function exceeds(route: string, what: string, bytes: number, limit: number): string | undefined {
  return bytes > limit ? `${route}: ${kilobytes(bytes)} ${what}, the budget is ${kilobytes(limit)}` : undefined
}

export const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

const WIDTHS = [44, 14, 10, 14, 14]

/** One line of the table; numbers are bytes. */
export function formatRow(cells: (string | number | undefined)[]): string {
  const text = cells.map((cell) => (typeof cell === 'number' ? kilobytes(cell) : (cell ?? '–')))
  return text
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')
}
