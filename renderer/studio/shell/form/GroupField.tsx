import type { FieldProps } from './Field.tsx'
import { Fields } from './Fields.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Said } from './Said.tsx'
import { helpOf } from './labels.ts'
import { words } from '../words/index.ts'

/** Fields that belong together, under one name. */
export function GroupField({ path, schema, value, label, onRemove }: FieldProps) {
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {onRemove && <IconButton icon="close" label={`${words.remove}: ${label}`} className="is-small" onClick={onRemove} />}
      {helpOf(schema) && <p className="help">{helpOf(schema)}</p>}
      <Said path={path} />
      <Fields path={path} schema={schema} value={value} />
    </fieldset>
  )
}
