import type { RefCallBack } from 'react-hook-form'
import { isTick, TICKED } from '../../../forms/entries.ts'
import type { FieldProps } from './field-props.ts'

/** Choices that all show under the words of their field, or one box to tick with its words beside it. */
export function Choices({ field, id, checkedByBrowser, error, registration }: FieldProps) {
  const { type, label, options = [] } = field
  const describedBy = error ? `${id}-error` : undefined
  const message = error && (
    <p id={describedBy} className="field-error">
      {error.message}
    </p>
  )
  const isRequired = field.required !== undefined
  const isRadio = type === 'radio'
  const input = {
    ...registration,
    type: isRadio ? 'radio' : 'checkbox',
    required: checkedByBrowser && isRequired && type !== 'checkboxes',
    'aria-describedby': describedBy,
    'aria-invalid': error && !isRadio ? true : undefined,
  }
  if (isTick(field)) {
    return (
      <div className="field field-choices">
        <label>
          <input {...input} id={id} value={TICKED} aria-required={isRequired || undefined} />
          {label}
        </label>
        {message}
      </div>
    )
  }
  const states = {
    role: 'radiogroup',
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
  }
  const group = { ...(isRadio && states), 'aria-describedby': describedBy }
  return (
    <fieldset className={field.width === 'half' ? 'field field-half field-choices' : 'field field-choices'} {...group}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input {...input} ref={keeping(input.ref)} id={index === 0 ? id : undefined} value={option.value} />
          {option.label}
        </label>
      ))}
      {message}
    </fieldset>
  )
}

/**
 * With each control that it gets to know, react-hook-form sets the whole group to what it makes of those before: of one
 * ticked box all of them, of a second radio button none. What was chosen before the form came to life stays instead; as
 * values they are read when the form is sent.
 */
const keeping =
  (ref: RefCallBack): RefCallBack =>
  (input: HTMLInputElement | null) => {
    const group = [...(input?.closest('fieldset')?.querySelectorAll('input') ?? [])]
    const chosen = group.filter(({ checked }) => checked)
    ref(input)
    for (const one of group) one.checked = chosen.includes(one)
  }
