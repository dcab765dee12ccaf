import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { Words } from '../../renderer/library/words/words.ts'
import type { FormField } from '../../renderer/page/forms/rules.ts'
import { PhotoField } from './photos/PhotoField.tsx'

interface FieldProps {
  field: FormField
  /** What the form says of pictures, where it takes some. */
  photoWords?: Words['photos'] | undefined
  id: string
  /** False when the form shows its own messages: the browser's would stand in their way. */
  checkedByBrowser: boolean
  error: FieldError | undefined
  registration: UseFormRegisterReturn
}

/** A label, its control and, below it, what is wrong with the value. */
export function Field({ field, photoWords, id, checkedByBrowser, error, registration }: FieldProps) {
  const errorId = `${id}-error`
  const shared = {
    ...registration,
    id,
    required: checkedByBrowser && field.required !== undefined,
    'aria-required': field.required !== undefined ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  return (
    <div className={field.width === 'half' ? 'field field-half' : 'field'}>
      <label htmlFor={id}>{field.label}</label>
      {field.type === 'file' && photoWords ? (
        <PhotoField attributes={shared} registration={registration} words={photoWords} />
      ) : (
        <Control field={field} attributes={shared} />
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error.message}
        </p>
      )}
    </div>
  )
}

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
  const hints = { autoComplete: autocomplete, inputMode: inputmode, maxLength }
  return <input {...attributes} {...hints} type={type === 'postal-code' ? 'text' : type} placeholder={placeholder} />
}
