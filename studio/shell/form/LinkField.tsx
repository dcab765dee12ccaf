import { useState } from 'react'
import { write } from '../store/edit.ts'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { Tokens } from './Tokens.tsx'
import { useTyped } from './typed.ts'
import { useControl } from './use-field.ts'

/** Where a link leads: typed, or chosen from what there is. */
export function LinkField(props: FieldProps) {
  const { path, value } = props
  const control = useControl<HTMLInputElement>(path)
  const [isChoosing, setChoosing] = useState(false)
  const send = (href: string) => {
    write(path, href)
    return href
  }
  const { text, type, leave } = useTyped(typeof value === 'string' ? value : '', send, control.ref)
  return (
    <FieldFrame {...props}>
      <div className="with-button">
        <input {...control} value={text} onBlur={leave} onChange={({ target }) => type(target.value)} />
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
