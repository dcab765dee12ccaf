import { postalCodeOf } from '../common/postal-codes.ts'
import type { Form } from '../schema/types.generated.ts'

/** A field as pages and the server have it: one for postal codes knows how they are written in the site's country. */
export type FormField = Form['fields'][number] & {
  /** How a postal code has to be written: see {@link postalCodeOf}. */
  pattern?: string
  /** In which clock the days of a date field begin. */
  timeZone?: string
  /** The end of its label that says how to fill it in, such as "(optional)", where the theme shows that apart. */
  hint?: string
}

/** Where a business is. */
interface Place {
  country: string
  timeZone?: string | undefined
}

/** A form of a business, with what its place says of the fields. */
export function formIn({ country, timeZone }: Place, form: Form): Form {
  const placed = (field: FormField): FormField => {
    if (field.type === 'postal-code') return postal(field, country)
    return field.type === 'date' && timeZone ? { ...field, timeZone } : field
  }
  return { ...form, fields: form.fields.map(placed) }
}

function postal(field: FormField, country: string): FormField {
  const { pattern, isNumeric } = postalCodeOf(country)
  return { autocomplete: 'postal-code', inputmode: isNumeric ? 'numeric' : 'text', ...field, pattern }
}
