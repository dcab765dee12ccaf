import { Fields } from './Fields.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupFrame } from './GroupFrame.tsx'

/** Fields that belong together, under one name. */
export function GroupField({ path, schema, value, label, onRemove }: FieldProps) {
  return (
    <GroupFrame path={path} schema={schema} label={label} onRemove={onRemove}>
      <Fields path={path} schema={schema} value={value} />
    </GroupFrame>
  )
}
