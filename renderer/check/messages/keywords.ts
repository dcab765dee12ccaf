import type { Explain } from './broken.ts'
import { keyName, oneOf, required, together, unknownKey } from './keys.ts'
import { fewItems, fewKeys, long, manyItems, range, short } from './sizes.ts'
import { wrongType } from './types.ts'
import { constant, oneOfValues, other, pattern } from './values.ts'

/** The message for each rule that a schema can state. */
export const keywordMessages: Record<string, Explain> = {
  required,
  additionalProperties: unknownKey,
  type: wrongType,
  enum: oneOfValues,
  const: constant,
  oneOf,
  pattern,
  propertyNames: keyName,
  minLength: short,
  maxLength: long,
  minItems: fewItems,
  maxItems: manyItems,
  minProperties: fewKeys,
  maxProperties: manyItems,
  minimum: range('too-small'),
  exclusiveMinimum: range('too-small'),
  maximum: range('too-large'),
  exclusiveMaximum: range('too-large'),
  dependencies: together,
  default: other,
}
