import type { Schema } from '../../../renderer/schema/schemas.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FileField } from './FileField.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupField } from './GroupFrame.tsx'
import { IconField } from './IconField.tsx'
import { ImageField } from './ImageField.tsx'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { isLook, LookField } from './LookField.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { NamedField } from './NamedField.tsx'
import { NumberField } from './NumberField.tsx'
import { isPicture } from './start-of.ts'
import { TextField } from './TextField.tsx'

/** The field for a schema. Every schema has one: a new section type needs nothing here. */
export function Field(props: FieldProps) {
  const Control = isLook(props.path, props.schema) ? LookField : controlFor(props.schema)
  return <Control {...props} />
}

function controlFor(schema: Schema) {
  const { type, enum: choices, const: only, reference, content, properties, items, additionalProperties } = schema
  if (choices || only !== undefined || type === 'boolean') return ChoiceField
  if (reference === 'link') return LinkField
  if (reference === 'icon') return IconField
  if (reference === 'file' || reference === 'font') return FileField
  if (reference === 'form' || reference === 'image') return ChoiceField
  if (content === 'markdown') return MarkdownField
  if (items) return ListField
  if (isPicture(schema)) return ImageField
  if (properties) return GroupField
  if (typeof additionalProperties === 'object' || type === 'object') return NamedField
  return type === 'number' || type === 'integer' ? NumberField : TextField
}
