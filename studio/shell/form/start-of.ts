import { today } from '../../../renderer/common/today.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import { now } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { fieldName } from './labels.ts'

/** With what a new field or entry begins: what its schema demands, in words that ask to be replaced. */
export function startOf(schema: Schema, name: string, isWithin = false): Plain {
  const { type, enum: choices, const: only, reference, items, properties, required = [], minItems } = schema
  if (only !== undefined) return only as Plain
  if (choices) return choices[0] as Plain
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Number(schema.minimum ?? 1)
  if (items)
    return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => startOf(items, singular(name), true))
  if (properties) {
    // What a picture shows, only somebody who sees it can say; nor does it only decorate before somebody says so.
    if (isPicture(schema)) return { src: startOf(properties.src ?? {}, name), alt: '' }
    const keys = demanded(schema, required)
    return Object.fromEntries(keys.map((key) => [key, startOf(properties[key] ?? {}, fieldName(key), true)]))
  }
  if (reference === 'image') return now().names?.used[0] ?? now().names?.images[0] ?? ''
  if (reference === 'form') return now().names?.forms[0] ?? ''
  if (reference === 'icon') return 'star'
  if (reference === 'link') return '/'
  // A file that happens to be there, such as the icon, is hardly the one that is meant.
  if (reference === 'file') return ''
  if (typeof schema.pattern === 'string') return isWithin && schema.pattern.startsWith('^([0-9]{4}-') ? today() : ''
  return isWithin ? fill(words.newItem, { name }) : ''
}

/** Whether something is a picture of the site with what it shows. */
export const isPicture = ({ properties }: Schema) => properties?.src?.reference === 'image'

/** Of fields that exclude each other one is needed too. */
function demanded({ oneOf = [] }: Schema, required: string[]): string[] {
  return [...required, ...(oneOf[0]?.required ?? []).filter((key) => !required.includes(key))]
}

const singular = (name: string) => (name === fieldName('items') ? words.entry : name.replace(/s$/, ''))
