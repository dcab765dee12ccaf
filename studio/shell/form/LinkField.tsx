import { useState } from 'react'
import { write } from '../store/edit.ts'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { Tokens } from './Tokens.tsx'
import { useTyped } from './typed.ts'
import { describedBy, idOf, useFocus } from './use-field.ts'

/** Where a link leads: typed, or chosen from what there is. */
export function LinkField({ path, schema, value, label, onRemove }: FieldProps) {
  const { ref, onFocus } = useFocus<HTMLInputElement>(path)
  const [isChoosing, setChoosing] = useState(false)
  const send = (href: string) => {
    write(path, href)
    return href
  }
  const { text, type, leave } = useTyped(typeof value === 'string' ? value : '', send)
  return (
    <FieldFrame path={path} label={label} schema={schema} onRemove={onRemove}>
      <div className="with-button">
        <input
          id={idOf(path)}
          aria-describedby={describedBy(path)}
          ref={ref}
          value={text}
          onFocus={onFocus}
          onBlur={leave}
          onChange={({ target }) => type(target.value)}
        />
        <button type="button" className="button" onClick={() => setChoosing(true)}>
          {words.choose}
        </button>
      </div>
      <Tokens text={text} />
      {isChoosing && (
        <LinkDialog
          onClose={() => setChoosing(false)}
          onChoose={(href) => {
            type(href)
            setChoosing(false)
          }}
        />
      )}
    </FieldFrame>
  )
}
