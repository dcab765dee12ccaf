import type { ErrorObject } from 'ajv'
import { toPath, valueAt } from '../../common/pointers.ts'
import { schemaAt } from '../../schema/schema-at.ts'
import type { Schema } from '../../schema/schemas.ts'
import { isOnePair, keysMeant } from './other-name.ts'

/** What the unknown keys of each group stand for, by the place of the group. */
export type Meant = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** Asks for each group with unknown keys which of those are meant that it could have, and above all that it lacks. */
export function meantIn(errors: readonly ErrorObject[], schema: Schema, value: unknown): Meant {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const groups = [...new Set(unknown.map(({ instancePath }) => instancePath))]
  return new Map(
    groups.map((pointer) => {
      const path = toPath(pointer, value)
      const lacking = errors.filter(({ instancePath, params }) => instancePath === pointer && params.missingProperty)
      const missing = lacking.map(({ params }) => String(params.missingProperty))
      return [pointer, keysMeant(valueAt(value, path), schemaAt(schema, path) ?? {}, missing)]
    }),
  )
}

/** Drops errors that only repeat another: branches of an if or oneOf, and the missing key that an unknown one stands for. */
export function withoutEchoes(errors: ErrorObject[], schema: Schema, value: unknown, meant: Meant): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ schemaPath }) => `${schemaPath}/`)
  const isOtherType = (path: string) => errors.some((error) => error.instancePath === path && error.keyword === 'type')
  const lacking = (path: string, choice: string) =>
    errors
      .filter((error) => error.instancePath === path && error.schemaPath.startsWith(`${choice}/`))
      .map(({ params }) => String(params.missingProperty))
  const isMeant = (path: string, key: unknown) => [...(meant.get(path)?.values() ?? [])].flat().includes(String(key))
  const takesOver = new Set(
    errors.filter(({ params }) => params.additionalProperty === '<<').map(({ instancePath }) => instancePath),
  )
  const isPair = (pointer: string) => {
    const path = toPath(pointer, value)
    return isOnePair(valueAt(value, path), schemaAt(schema, path) ?? {})
  }
  return errors.filter(
    ({ keyword, schemaPath, instancePath, params, propertyName }) =>
      keyword !== 'if' &&
      propertyName === undefined &&
      !choices.some((choice) => schemaPath.startsWith(choice)) &&
      !(keyword !== 'additionalProperties' && takesOver.has(instancePath)) &&
      !(params.missingProperty !== undefined && isMeant(instancePath, params.missingProperty)) &&
      !(keyword === 'required' && isPair(instancePath)) &&
      !(keyword === 'oneOf' && isOtherType(instancePath)) &&
      !(keyword === 'oneOf' && lacking(instancePath, schemaPath).some((key) => isMeant(instancePath, key))),
  )
}
