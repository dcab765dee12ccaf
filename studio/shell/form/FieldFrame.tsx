import type { ReactNode } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { namesIn } from '../store/people.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import type { FieldProps } from './field-props.ts'
import { Help } from './Help.tsx'
import { helpOf } from './labels.ts'
import { Said, useKnown } from './Said.tsx'
import { idOf } from './use-field.ts'

interface FieldFrameProps extends Pick<FieldProps, 'path' | 'label' | 'schema' | 'onRemove'> {
  /** What stands beside the label. */
  tools?: ReactNode
  children: ReactNode
}

/** A field with its label, what it is for, and what the check says of it. */
export function FieldFrame({ path, label, schema, onRemove, tools, children }: FieldFrameProps) {
  const id = idOf(path)
  const { known, ...leaving } = useKnown(path)
  const people = useStudio((state) => namesIn(state, path))
  return (
    <div className={people ? 'field is-taken' : 'field'} {...leaving}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {people && <span className="badge is-person">{people}</span>}
        {tools}
        {onRemove && (
          <IconButton icon="close" label={`${words.remove}: ${label}`} className="is-small" onClick={onRemove} />
        )}
      </div>
      {children}
      <Help id={`${id}-help`} label={label} text={helpOf(schema)} />
      <div id={`${id}-said`}>
        <Said path={path} known={known} />
      </div>
    </div>
  )
}
