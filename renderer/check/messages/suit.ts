import { typeOf } from '../../common/place-names.ts'
import type { Schema } from '../../schema/schemas.ts'

/** How a value suits a key where it can stay as it is. */
export const suited = 4

/** How well a value suits a key: as it stands, written otherwise, or (0) not at all. */
export function suit(value: unknown, rules: Schema = {}): number {
  const { type, items, properties, enum: choices = 'const' in rules ? [rules.const] : undefined } = rules
  const valueType = typeOf(value)
  if (choices) return choices.includes(value) ? suited : 0
  if (valueType === type) return isSuited(value, rules) ? suited : 2
  if (valueType === 'array' || (valueType === 'object' && type !== 'array')) return 0
  if (valueType === 'object') return items?.properties ? 3 : 0
  if (type === 'number' || type === 'integer') return valueType === 'null' || /^-?\d/.test(String(value)) ? 3 : 0
  return (isPicture(value) && properties?.src) || (isTarget(value) && properties?.href) ? 3 : 1
}

function isSuited(value: unknown, { reference, items, pattern }: Schema): boolean {
  if (Array.isArray(value)) return value.every((entry) => typeOf(entry) === (items?.type ?? typeOf(entry)))
  if (typeof value !== 'string') return true
  if (typeof pattern === 'string' && !new RegExp(pattern).test(value)) return false
  return isTarget(value) === (reference === 'link') && isPicture(value) === (reference === 'image')
}

const isPicture = (value: unknown) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(String(value))

/** Whether a value is the address to which a link leads. */
export const isTarget = (value: unknown) => /^(?:\/|#|https?:|tel:|mailto:)/.test(String(value))
