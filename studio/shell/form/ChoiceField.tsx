import { write } from '../store/edit.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { choiceInWords } from './labels.ts'
import { describedBy, idOf, useFocus } from './use-field.ts'

/** So many short choices stand side by side. */
const mostButtons = 4

/** One of a few values: beside one another, or in a list where there are many. */
export function ChoiceField({ path, schema, value, label, onRemove }: FieldProps) {
  const names = useStudio((state) => state.names)
  const { ref, onFocus } = useFocus<HTMLSelectElement>(path)
  const choices = choicesOf(schema, names)
  const id = idOf(path)
  const choose = (choice: unknown) => write(path, choice as never)
  if (choices.length > mostButtons || schema.reference) {
    const isKnown = choices.includes(value as never)
    return (
      <FieldFrame path={path} label={label} schema={schema} onRemove={onRemove}>
        <select
          id={id}
          aria-describedby={describedBy(path)}
          ref={ref}
          onFocus={onFocus}
          value={String(value ?? '')}
          onChange={({ target }) => choose(choices.find((each) => String(each) === target.value))}
        >
          {!isKnown && (
            <option value={String(value ?? '')}>{value === undefined ? words.notSet : String(value)}</option>
          )}
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {schema.reference ? String(choice) : choiceInWords(choice)}
            </option>
          ))}
        </select>
      </FieldFrame>
    )
  }
  return (
    <FieldFrame path={path} label={label} schema={schema} onRemove={onRemove}>
      <fieldset className="segments" id={id} aria-label={label} aria-describedby={describedBy(path)}>
        {choices.map((choice) => (
          <button key={String(choice)} type="button" aria-pressed={choice === value} onClick={() => choose(choice)}>
            {choiceInWords(choice)}
          </button>
        ))}
      </fieldset>
    </FieldFrame>
  )
}

function choicesOf(schema: FieldProps['schema'], names: { forms: string[]; images: string[] } | undefined): unknown[] {
  if (schema.reference === 'form') return names?.forms ?? []
  if (schema.reference === 'image') return names?.images ?? []
  if (schema.type === 'boolean') return [true, false]
  return schema.enum ?? [schema.const]
}
