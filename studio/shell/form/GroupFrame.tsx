import type { ReactNode } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { words } from '../words/index.ts'
import { Fields } from './Fields.tsx'
import type { FieldProps } from './field-props.ts'
import { Help } from './Help.tsx'
import { helpOf } from './labels.ts'
import { Said } from './Said.tsx'
import { useReveal } from './use-field.ts'

interface GroupFrameProps extends Pick<FieldProps, 'path' | 'schema' | 'label' | 'onRemove'> {
  children: ReactNode
}

/** Several fields under one name, with what they are for and what the check says of them as a whole. */
export function GroupFrame({ path, schema, label, onRemove, children }: GroupFrameProps) {
  return (
    <fieldset ref={useReveal<HTMLFieldSetElement>(path)} className="group">
      <legend>{label}</legend>
      {onRemove && (
        <IconButton icon="close" label={`${words.remove}: ${label}`} className="is-small" onClick={onRemove} />
      )}
      <Help label={label} text={helpOf(schema)} />
      <Said path={path} />
      {children}
    </fieldset>
  )
}

/** Fields that belong together, under one name. */
export function GroupField(props: FieldProps) {
  return (
    <GroupFrame {...props}>
      <Fields {...props} />
    </GroupFrame>
  )
}
