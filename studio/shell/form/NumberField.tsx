import { write } from '../store/edit.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { useTyped } from './typed.ts'
import { useControl } from './use-field.ts'

/** A number. What is no number while it is being typed is not written. */
export function NumberField(props: FieldProps) {
  const { path, schema, value } = props
  const control = useControl<HTMLInputElement>(path)
  const send = (typed: string) => {
    const number = Number(typed)
    if (typed.trim() === '' || Number.isNaN(number)) return String(value ?? '')
    write(path, number)
    return String(number)
  }
  const { text, type, leave } = useTyped(value === undefined ? '' : String(value), send, control.ref)
  return (
    <FieldFrame {...props}>
      <input
        {...control}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        min={schema.minimum as number | undefined}
        max={schema.maximum as number | undefined}
        value={text}
        onBlur={leave}
        onChange={({ target }) => type(target.value)}
      />
    </FieldFrame>
  )
}
