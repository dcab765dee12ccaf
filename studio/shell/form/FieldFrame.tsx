import type { ReactNode } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { namesIn } from '../store/people.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import type { FieldProps } from './field-props.ts'
import { helpOf } from './labels.ts'
import { Said } from './Said.tsx'
import { idOf } from './use-field.ts'

interface FieldFrameProps extends Pick<FieldProps, 'path' | 'label' | 'schema' | 'onRemove'> {
  /** What stands beside the label. */
  tools?: ReactNode
  children: ReactNode
}

/** A field with its label, what it is for, and what the check says of it. */
export function FieldFrame({ path, label, schema, onRemove, tools, children }: FieldFrameProps) {
  const id = idOf(path)
  const help = helpOf(schema)
  const people = useStudio((state) => namesIn(state, path))
  return (
    <div className={people ? 'field is-taken' : 'field'}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {people && <span className="badge is-person">{people}</span>}
        {tools}
        {onRemove && (
          <IconButton icon="close" label={`${words.remove}: ${label}`} className="is-small" onClick={onRemove} />
        )}
      </div>
      {children}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div id={`${id}-said`}>
        <Said path={path} />
      </div>
    </div>
  )
}
