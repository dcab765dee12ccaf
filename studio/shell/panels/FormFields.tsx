import type { Operation } from '../../edit/operations/operation.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { ListField } from '../form/ListField.tsx'
import { idOf, useFocus } from '../form/use-field.ts'
import { Drawn } from '../parts/Icon.tsx'
import { clear, commit, write } from '../store/edit.ts'
import { fill, words } from '../words/index.ts'
import { type FormField, firstChoices, kindNames, kinds, messageFor, needsChoices, offersFor } from './form-fields.ts'

/** The questions of a form: in their order, with what each asks drawn, and whether it must be answered. */
export function FormFields(props: FieldProps) {
  const { path, value } = props
  const fields = (Array.isArray(value) ? value : []) as FormField[]
  return (
    <ListField
      {...props}
      offers={offersFor(fields)}
      lead={(index) => <Drawn drawing={kinds[fields[index]?.type ?? 'text'] ?? ''} />}
      side={(index) => {
        const { label = '', required } = fields[index] ?? {}
        const at = [...path, index, 'required']
        return (
          <label className="switch is-small" title={words.mustBeAnswered}>
            <input
              type="checkbox"
              role="switch"
              aria-label={fill(words.requiredFor, { name: label })}
              aria-checked={required !== undefined}
              checked={required !== undefined}
              onChange={() => (required === undefined ? write(at, messageFor(label, fields)) : clear(at))}
            />
            <span aria-hidden="true">{words.required}</span>
          </label>
        )
      }}
    />
  )
}

/** What a question asks, by drawings. */
export function KindField(props: FieldProps) {
  const { path, value, label } = props
  const { ref } = useFocus<HTMLFieldSetElement>(path)
  const field = path.slice(0, -1)
  const choose = (kind: string) => {
    if (kind === value) return
    // What visitors choose among comes along: without it the form could not be shown.
    const choices: Operation[] =
      needsChoices(kind) && !needsChoices(value)
        ? [{ do: 'set', path: [...field, 'options'], value: firstChoices() }]
        : []
    void commit([{ do: 'set', path, value: kind }, ...choices])
  }
  return (
    <FieldFrame {...props} schema={{}} onRemove={undefined}>
      <fieldset ref={ref} tabIndex={-1} className="drawn-choices is-kinds" id={idOf(path)} aria-label={label}>
        {kindNames.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === value} onClick={() => choose(kind)}>
            <Drawn drawing={kinds[kind]} />
            {words[`kinds.${kind}`]}
          </button>
        ))}
      </fieldset>
    </FieldFrame>
  )
}
