import { write } from '../store/edit.ts'
import { useStudio } from '../store/state.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { choiceInWords } from './labels.ts'
import { Select } from './Select.tsx'
import { useControl } from './use-field.ts'

/** So many short choices stand side by side. */
const mostButtons = 4

/** One of a few values: beside one another, or in a list where there are many. */
export function ChoiceField(props: FieldProps) {
  const { path, schema, value, label } = props
  const names = useStudio((state) => state.names)
  const { id, 'aria-describedby': described } = useControl(path)
  const choices = choicesOf(schema, names)
  const choose = (choice: unknown) => write(path, choice as never)
  const nameOf = (choice: unknown) => (schema.reference ? String(choice) : choiceInWords(choice))
  return (
    <FieldFrame {...props}>
      {choices.length > mostButtons || schema.reference ? (
        <Select
          path={path}
          chosen={String(value ?? '')}
          choices={choices.map((choice) => ({ value: String(choice), name: nameOf(choice) }))}
          onChoose={(chosen) => choose(choices.find((choice) => String(choice) === chosen))}
        />
      ) : (
        <fieldset className="segments" id={id} aria-label={label} aria-describedby={described}>
          {choices.map((choice) => (
            <button key={String(choice)} type="button" aria-pressed={choice === value} onClick={() => choose(choice)}>
              {nameOf(choice)}
            </button>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  )
}

function choicesOf(schema: FieldProps['schema'], names: { forms: string[]; images: string[] } | undefined): unknown[] {
  if (schema.reference === 'form') return names?.forms ?? []
  if (schema.reference === 'image') return names?.images ?? []
  if (schema.type === 'boolean') return [true, false]
  return schema.enum ?? [schema.const]
}
