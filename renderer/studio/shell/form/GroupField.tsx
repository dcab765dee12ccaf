import { IconButton } from '../parts/IconButton.tsx'
import { words } from '../words/index.ts'
import { Fields } from './Fields.tsx'
import type { FieldProps } from './field-props.ts'
import { helpOf } from './labels.ts'
import { Said } from './Said.tsx'

/** Fields that belong together, under one name. */
export function GroupField({ path, schema, value, label, onRemove }: FieldProps) {
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {onRemove && (
        <IconButton icon="close" label={`${words.remove}: ${label}`} className="is-small" onClick={onRemove} />
      )}
      {helpOf(schema) && <p className="help">{helpOf(schema)}</p>}
      <Said path={path} />
      <Fields path={path} schema={schema} value={value} />
    </fieldset>
  )
}
