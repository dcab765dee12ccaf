import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { type Check, warning } from './check.ts'

/** Rows with more or fewer cells than their table has columns. */
export const tables = {
  when: 'in full',
  codes: {
    'uneven-row': warning(
      'A row of a table has more or fewer cells than the table has columns. Give every row one cell for each column.',
    ),
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
    return rows.flatMap((row, number) =>
      Array.isArray(row) && row.length !== columns
        ? [uneven(blockPath(route, index), number, row.length, columns)]
        : [],
    )
  })
}

function uneven(block: Path, row: number, cells: number, columns: number): Finding {
  return {
    code: 'uneven-row',
    place: { path: [...block, 'rows', row] },
    message: message('uneven-row', { row: row + 1, place: at(block), cells, columns }),
    hint: [message('uneven-row.hint'), ...(cells > columns ? [message('uneven-row.comma')] : [])],
  }
}
