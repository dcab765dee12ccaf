import type { Explain } from './broken.ts'
import { keyName, oneOf, required, together, unknownKey } from './keys.ts'
import { fewKeys, items, long, range, short } from './sizes.ts'
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
  minItems: items(true),
  maxItems: items(false),
  minProperties: fewKeys,
  maxProperties: items(false),
  minimum: range(true),
  exclusiveMinimum: range(true),
  maximum: range(false),
  exclusiveMaximum: range(false),
  dependencies: together,
  default: other,
}
