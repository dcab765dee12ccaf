import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { spelling } from './spelling.ts'
import { Tokens } from './Tokens.tsx'
import { useTyped } from './typed.ts'
import { useControl } from './use-field.ts'
import { writeText } from './write-text.ts'

/** From this length on, a text may need more than a line. */
const oneLine = 90

/** A plain text: one line, or more where it may be long. */
export function TextField(props: FieldProps) {
  const { path, schema, value, label, isRequired } = props
  const control = useControl<HTMLInputElement & HTMLTextAreaElement>(path)
  const written = typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value)
  const { text, type, leave } = useTyped(written, (words) => writeText(path, words, isRequired), control.ref)
  const isLong = text.length > 60 || Number(schema.maxLength ?? 0) > oneLine
  const common = {
    ...control,
    ...spelling(props, text),
    value: text,
    onBlur: leave,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  }
  return (
    <FieldFrame {...props}>
      <div className="with-button">
        {isLong ? <textarea rows={2} {...common} /> : <input type={typeOf(schema)} {...common} />}
        {isColour(schema) && (
          <input type="color" aria-label={label} value={text} onChange={({ target }) => type(target.value)} />
        )}
      </div>
      <Tokens text={text} />
    </FieldFrame>
  )
}

const typeOf = ({ pattern }: FieldProps['schema']) =>
  typeof pattern === 'string' && pattern.startsWith('^([0-9]{4}-') ? 'date' : 'text'

const isColour = ({ pattern }: FieldProps['schema']) => pattern === '^#[0-9a-fA-F]{6}$'
