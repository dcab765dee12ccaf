import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import type { Check } from './check.ts'

/** Rows with more or fewer cells than their table has columns. */
export const tables = {
  when: 'in full',
  codes: {
    'uneven-row': {
      severity: 'warning',
      about:
        'A row of a table has more or fewer cells than the table has columns. Give every row one cell for each column.',
    },
  },
  ofPage: ({ route, data }) => checkTables(route, data),
} satisfies Check

/** Rows with more or fewer cells than their table has columns: the cells would stand under the wrong headings, or none. */
function checkTables(route: string, page: unknown): Finding[] {
  return blocksOf(page).flatMap((block, index) => {
    if (!isRecord(block) || block.type !== 'table' || !Array.isArray(block.columns)) return []
    const rows: unknown[] = Array.isArray(block.rows) ? block.rows : []
    const columns = block.columns.length
    // Another mistake, which the schema tells.
    if (columns < 2) return []
    return rows.flatMap((row, at) =>
      Array.isArray(row) && row.length !== columns ? [uneven(route, index, at, row.length, columns)] : [],
    )
  })
}

function uneven(route: string, index: number, row: number, cells: number, columns: number): Finding {
  return {
    code: 'uneven-row',
    place: { path: [...blockPath(route, index), 'rows', row] },
    message: `Row ${row + 1} of the table in block ${index + 1} of ${route} has ${cells} cells for ${columns} columns`,
    hint: `Give every row one cell for each column, with "–" where there is nothing to say.${cells > columns ? ' In brackets a comma ends a cell: put a cell that holds one in quotes.' : ''}`,
  }
}
