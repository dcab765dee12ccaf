import { write } from '../store/edit.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { useTyped } from './typed.ts'
import { describedBy, idOf, useFocus } from './use-field.ts'

/** A number. What is no number while it is being typed is not written. */
export function NumberField({ path, schema, value, label, onRemove }: FieldProps) {
  const { ref, onFocus } = useFocus<HTMLInputElement>(path)
  const { text, type, leave } = useTyped(value === undefined ? '' : String(value), (typed) => {
    const number = Number(typed)
    if (typed.trim() === '' || Number.isNaN(number)) return String(value ?? '')
    write(path, number)
    return String(number)
  })
  return (
    <FieldFrame path={path} label={label} schema={schema} onRemove={onRemove}>
      <input
        id={idOf(path)}
        aria-describedby={describedBy(path)}
        ref={ref}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        min={schema.minimum as number | undefined}
        max={schema.maximum as number | undefined}
        value={text}
        onFocus={onFocus}
        onBlur={leave}
        onChange={({ target }) => type(target.value)}
      />
    </FieldFrame>
  )
}
