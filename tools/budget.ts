/**
 * Measures every built page as a phone fetches it, cold and before any interaction, and fails where one is over budget.
 * With --heaviest the one with the longest document of each kind and for each island. Sizes are bytes over the wire
 * with brotli, without headers.
 */
import { join } from 'node:path'
import { flag, readOptions, text } from '../scripts/support/arguments.ts'
import { buildOf } from '../scripts/support/build-of.ts'
import { formatRow, kilobytes, overBudget, overUnused } from './budget/budgets.ts'
import { measureSite } from './budget/measure.ts'
import { heaviestRoutes, pageRoutes, thanksRoutes } from './budget/page-list.ts'
import { unusedStyles } from './budget/unused.ts'

const { values } = readOptions('[--pages FILE | --dist DIR] [--heaviest]; without either, the build in dist/', {
  pages: text,
  dist: text,
  heaviest: flag,
})
const dist = values.pages === undefined ? buildOf({ dist: 'dist', ...values }) : buildOf(values)
const start = performance.now()
const routesOf = values.heaviest ? heaviestRoutes : pageRoutes
const pages = await measureSite(dist, await routesOf(join(dist, 'client')))
const broken = pages.map(overBudget)
console.log(
  formatRow(['page', 'first paint', 'styles', 'document', 'elements', 'script', 'whole page', 'form script', 'shift']),
)
for (const { route, firstPaint, styles, document, elements, script, total, afterTouch, shifts } of pages.sort(
  (a, b) => b.total - a.total,
)) {
  console.log(
    formatRow([route, firstPaint, styles, document, `${elements}`, script, total, afterTouch, shifts.sum.toFixed(4)]),
  )
}
// One page of a kind does not show all that the others show.
const sheets = values.heaviest ? [] : await unusedStyles(pages)
for (const { routes, bytes, unused } of sheets) {
  console.log(
    `${kilobytes(unused)} of ${kilobytes(bytes)} of styles match nothing on ${routes.length} pages such as ${routes[0]}`,
  )
}
const thanks = await thanksRoutes(dist)
const idle = sheets.filter(({ routes }) => !routes.every((route) => thanks.has(route))).flatMap(overUnused)
for (const message of [...broken.flat(), ...idle]) console.error(message)
const over = broken.filter((messages) => messages.length > 0).length
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`${pages.length} pages, ${over === 0 ? 'all within budget' : `${over} over budget`}, in ${seconds} s`)
if (over > 0 || idle.length > 0) process.exitCode = 1
