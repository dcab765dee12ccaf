/** How the fields of a wide form are shared among rows. */
import { expect, test } from 'vitest'
import type { FormField } from '../../renderer/forms/rules.ts'
import { columnsOf } from '../../sections/form/wide.ts'

const fields = (types: string) => types.split(' ').map((type) => ({ name: type, label: type, type }) as FormField)

test.each([
  ['email', 'form-columns-4 form-last-3'],
  ['date email', 'form-columns-3'],
  ['date number email', 'form-columns-4'],
  ['text tel email select', 'form-columns-3 form-last-2 form-bar'],
  ['text tel email select date', 'form-columns-3'],
  ['text tel email select date number', 'form-columns-4 form-last-2'],
  ['text textarea', 'form-columns-3 form-last-3 form-odd'],
  ['text email textarea', 'form-columns-2'],
  ['text email tel consent', 'form-columns-3 form-odd'],
  ['text tel email select date textarea', 'form-columns-3 form-last-2 form-odd'],
])('the rows of "%s" are filled to their end', (types, classes) => {
  expect(columnsOf(fields(types))).toBe(classes)
})
