import { Fields } from './Fields.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupFrame } from './GroupFrame.tsx'

/** Fields that belong together, under one name. */
export function GroupField(props: FieldProps) {
  return (
    <GroupFrame {...props}>
      <Fields {...props} />
    </GroupFrame>
  )
}
