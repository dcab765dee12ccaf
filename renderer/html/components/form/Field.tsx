import { dayOf } from '../../../forms/bounds.ts'
import { isGroup, isTick } from '../../../forms/entries.ts'
import type { FormField } from '../../../forms/rules.ts'
import type { FieldProps } from './field-props.ts'
import { parts } from './parts.ts'

/** A label, its control and, below it, what is wrong with the value. */
export function Field(props: FieldProps) {
  const { field, photoWords, id, checkedByBrowser, error, registration } = props
  const { Choices, PhotoField } = parts
  if (Choices && (isGroup(field) || isTick(field))) return <Choices {...props} />
  const errorId = `${id}-error`
  const shared = {
    ...registration,
    id,
    required: checkedByBrowser && field.required !== undefined,
    'aria-required': (!checkedByBrowser && field.required !== undefined) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  const label = <label htmlFor={id}>{labelOf(field)}</label>
  const control = (
    <>
      {field.type === 'file' && photoWords && PhotoField ? (
        <PhotoField attributes={shared} registration={registration} words={photoWords} />
      ) : (
        <Control field={field} attributes={shared} />
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error.message}
        </p>
      )}
    </>
  )
  // Two beside one another are level in two rows: labels, and what stands below them (styles/forms.css).
  if (field.width === 'half')
    return (
      <div className="field field-half">
        {label}
        <div>{control}</div>
      </div>
    )
  return (
    <div className="field">
      {label}
      {control}
    </div>
  )
}

/** The label; what it says of filling in stands apart where the theme has it so. */
export const labelOf = ({ label, hint }: FormField) =>
  hint ? [label.slice(0, -hint.length), <span key="hint">{hint}</span>] : label

function Control({ field, attributes }: { field: FormField; attributes: object }) {
  const { type, rows, placeholder, options = [], maxLength, autocomplete, inputmode } = field
  if (type === 'textarea')
    return <textarea {...attributes} rows={rows} placeholder={placeholder} maxLength={maxLength} />
  if (type === 'select') {
    return (
      <select {...attributes} defaultValue="">
        <option value="">{placeholder ?? ''}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  if (type === 'date') return <DateControl field={field} attributes={attributes} />
  // Browsers keep what is no number from the page, so that it would be lost unseen; a field of text hands it on.
  const isNumber = type === 'number'
  const inputMode = inputmode ?? (isNumber ? ('decimal' as const) : undefined)
  const hints = { autoComplete: autocomplete, inputMode, maxLength }
  const inputType = type === 'postal-code' || isNumber ? 'text' : type
  return <input {...attributes} {...hints} type={inputType} placeholder={placeholder} />
}

/** The days that a browser offers: "today" is known when somebody comes to the field, a page may be months old. */
function DateControl({ field: { earliest, latest, timeZone }, attributes }: { field: FormField; attributes: object }) {
  const setBounds = (input: HTMLInputElement) => {
    if (earliest) input.min = dayOf(earliest, timeZone)
    if (latest) input.max = dayOf(latest, timeZone)
  }
  return <input {...attributes} type="date" onFocus={(event) => setBounds(event.currentTarget)} />
}
