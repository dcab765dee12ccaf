/**
 * Measures every built page as a phone fetches it, cold and before any interaction, and fails where one is over
 * budget: `npm run budget -- [--dist DIR]`. Sizes are bytes over the wire with brotli.
 */
import { parseArgs } from 'node:util'
import { formatRow, overBudget } from './budget/budgets.ts'
import { measureSite } from './budget/measure.ts'

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
const pages = await measureSite(values.dist)
const broken = pages.flatMap(overBudget)
console.log(formatRow(['page', 'first paint', 'script', 'whole page']))
for (const page of pages.sort((one, other) => other.total - one.total).slice(0, 15)) {
  console.log(formatRow([page.route, page.firstPaint, page.script, page.total]))
}
if (pages.length > 15) console.log(`… and ${pages.length - 15} lighter pages`)
for (const message of broken) console.error(message)
console.log(`${pages.length} pages, ${broken.length} over budget`)
if (broken.length > 0) process.exitCode = 1
