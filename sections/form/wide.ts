import { isGroup, isTick } from '../../renderer/forms/entries.ts'
import type { FormField } from '../../renderer/forms/rules.ts'

/** What has the width of the form to itself, however many others share a row. */
const isWhole = (field: FormField) =>
  field.type === 'textarea' || field.type === 'file' || isGroup(field) || isTick(field)

/**
 * The classes of a form whose fields stand side by side (form.css): three or four columns, whichever are filled to their
 * end, and how many of them the last field takes where neither are. In the last row one column is the button's.
 */
export function columnsOf(fields: FormField[]): string {
  const end = fields.findIndex(isWhole)
  const single = end === -1 ? fields.length : end
  const cells = end === -1 ? single + 1 : single
  if (cells === 2 && end !== -1) return 'form-columns-2'
  const columns = cells % 4 === 0 || (cells % 3 !== 0 && cells % 4 !== 1) ? 4 : 3
  const inLast = cells % columns
  const isAlone = end === -1 && inLast === 1
  const classes = [
    `form-columns-${columns}`,
    inLast > 0 && !isAlone && `form-last-${columns - inLast + 1}`,
    // Four and their button are one row where the screen is wide.
    end === -1 && single === 4 && 'form-bar',
    // Where two share a row.
    end !== -1 && cells % 2 === 1 && 'form-odd',
  ]
  return classes.filter(Boolean).join(' ')
}
