import type { ErrorObject } from 'ajv'
import { nearest } from '../../common/nearest.ts'
import { toPath, valueAt } from '../../common/pointers.ts'
import { type Schema, schemaAt } from '../../schema/schemas.ts'
import { isOnePair, otherNames } from './other-name.ts'

/** Drops errors that only repeat another: branches of an if or oneOf, and the missing key that a misspelt one stands for. */
export function withoutEchoes(errors: ErrorObject[], schema: Schema, value: unknown): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ schemaPath }) => `${schemaPath}/`)
  const missing = (path: string) =>
    errors
      .filter((error) => error.instancePath === path && error.keyword === 'required')
      .map(({ params }) => String(params.missingProperty))
  const isOtherType = (path: string) => errors.some((error) => error.instancePath === path && error.keyword === 'type')
  const lacking = (path: string, choice: string) =>
    errors
      .filter((error) => error.instancePath === path && error.schemaPath.startsWith(`${choice}/`))
      .map(({ params }) => String(params.missingProperty))
  const meant = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map(
        ({ instancePath, params }) =>
          `${instancePath} ${meantBy(String(params.additionalProperty), missing(instancePath))}`,
      ),
  )
  const takesOver = new Set(
    errors.filter(({ params }) => params.additionalProperty === '<<').map(({ instancePath }) => instancePath),
  )
  const isRenamed = (pointer: string) => {
    const path = toPath(pointer, value)
    const [group, rules] = [valueAt(value, path), schemaAt(schema, path) ?? {}]
    return otherNames(group, rules).size > 0 || isOnePair(group, rules)
  }
  return errors.filter(
    ({ keyword, schemaPath, instancePath, params, propertyName }) =>
      keyword !== 'if' &&
      propertyName === undefined &&
      !choices.some((choice) => schemaPath.startsWith(choice)) &&
      !(keyword !== 'additionalProperties' && takesOver.has(instancePath)) &&
      !(keyword === 'required' && meant.has(`${instancePath} ${params.missingProperty}`)) &&
      !(keyword === 'required' && isRenamed(instancePath)) &&
      !(keyword === 'oneOf' && isOtherType(instancePath)) &&
      !(keyword === 'oneOf' && lacking(instancePath, schemaPath).some((key) => meant.has(`${instancePath} ${key}`))),
  )
}

/**
 * The key that a misspelt one stands for; "label:Call us", "label Call us" and "label= Call us" are keys to YAML where a
 * colon or space is missing.
 */
function meantBy(written: string, missing: string[]): string | undefined {
  return missing.find((key) => new RegExp(`^${key}(?::| |=)`).test(written)) ?? nearest(written, missing)
}
