import { median } from '../measure.ts'
import type { Cost } from './run.ts'

export interface Result {
  name: string
  pages: number
  clean: Cost[]
  edit: Cost[]
  /** KB of HTML a page. */
  weight: number
}

const row = ([name = '', ...cells]: string[]) => name.padEnd(17) + cells.map((cell) => cell.padStart(9)).join('')

export const heads = row(['', 'pages', 'clean s', 'CPU s', 'ratio', 'edit s', 'CPU s', 'ratio', 'MB', 'KB/page'])

/** A line for each tool; the ratios are those of the seconds by the clock to the first tool's. */
export function formatResults(results: readonly Result[]): string {
  const [first] = results
  return results.map((result) => formatResult(result, first ?? result)).join('\n')
}

function formatResult(result: Result, first: Result): string {
  const { name, pages, clean, edit, weight } = result
  const cells = (kind: 'clean' | 'edit') => {
    const wall = middle(result[kind], 'wall')
    const ratio = wall / middle(first[kind], 'wall')
    return [wall.toFixed(2), known(middle(result[kind], 'cpu'), 2), ratio.toFixed(2)]
  }
  const memory = Math.max(middle(clean, 'memory'), middle(edit, 'memory'))
  return row([name, `${pages}`, ...cells('clean'), ...cells('edit'), known(memory, 0), weight.toFixed(1)])
}

const middle = (costs: Cost[], part: keyof Cost) => median(costs.map((cost) => cost[part] ?? Number.NaN))
const known = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits))
