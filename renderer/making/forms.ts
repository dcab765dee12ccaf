import { postalCodeOf } from '../library/postal-codes.ts'
import type { Form } from '../schema/types.generated.ts'

/** A field as pages and the server have it: one for postal codes knows how they are written in the site's country. */
export type FormField = Form['fields'][number] & {
  /** How a postal code has to be written: see {@link postalCodeOf}. */
  pattern?: string
}

/** A form of a site in a country, with what the country says of its fields. */
export function formIn(country: string, form: Form): Form {
  return {
    ...form,
    fields: form.fields.map((field) => (field.type === 'postal-code' ? postal(field, country) : field)),
  }
}

function postal(field: FormField, country: string): FormField {
  const { pattern, isNumeric } = postalCodeOf(country)
  return { autocomplete: 'postal-code', inputmode: isNumeric ? 'numeric' : 'text', ...field, pattern }
}
