import type { ErrorObject } from 'ajv'
import { parentOf, toPath, valueAt } from '../../common/pointers.ts'
import { type Finding, joinPath, type Path } from '../../common/problem.ts'
import { sentences } from '../../messages/english.ts'
import { message } from '../../messages/message.ts'
import { schemaAt } from '../../schema/schema-at.ts'
import type { Schema } from '../../schema/schemas.ts'
import { meantIn, withoutEchoes } from './echoes.ts'
import { keywordMessages } from './keywords.ts'
import { keyForValue } from './other-name.ts'
import { splitEntries, splitFinding } from './split-entries.ts'

/** Turns Ajv's errors into findings: one a mistake, in the author's words. */
export function explainErrors(errors: ErrorObject[], schema: Schema, value: unknown, path: Path): Finding[] {
  const findings = new Map<string, Finding>()
  const besides = keysBeside(errors, schema)
  const splits = splitEntries(errors, (pointer) => valueAt(value, toPath(pointer, value)))
  const meant = meantIn(errors, schema, value)
  const halves = splits.flatMap(({ pointers }) => pointers)
  for (const { pointers, firstKeys } of splits)
    findings.set(String(pointers[1]), splitFinding(firstKeys, [...path, ...toPath(String(pointers[1]), value)]))
  for (const error of withoutEchoes(errors, schema, value, meant)) {
    if (isBeside(error, besides) || (error.keyword === 'required' && halves.includes(error.instancePath))) continue
    const inner = toPath(error.instancePath, value)
    const broken = {
      error,
      path: [...path, ...inner],
      value: valueAt(value, inner),
      part: value,
      schema: schemaAt(schema, inner) ?? {},
      beside: besides.get(error.instancePath) ?? [],
      meant: meant.get(error.instancePath)?.get(String(error.params.additionalProperty)) ?? [],
      isRequired: schemaAt(schema, inner.slice(0, -1))?.required?.includes(String(inner.at(-1))) ?? false,
      otherKey: ['type', 'pattern'].includes(error.keyword) ? otherKeyAt(inner, schema, value) : undefined,
    }
    const finding = (keywordMessages[error.keyword] ?? keywordMessages.default)?.(broken)
    const key = joinPath(broken.path) + ownKey(error)
    if (finding && !findings.has(key)) findings.set(key, finding)
  }
  return alikeInLists([...findings.values()])
}

function otherKeyAt(inner: Path, schema: Schema, value: unknown): string | undefined {
  const [key, around] = [inner.at(-1), inner.slice(0, -1)]
  return typeof key === 'string' ? keyForValue(key, valueAt(value, around), schemaAt(schema, around) ?? {}) : undefined
}

/** The keys beside a text that should be a group and belong into it, by its place: "alt" beside "image: roof.jpg". */
function keysBeside(errors: readonly ErrorObject[], schema: Schema): Map<string, string[]> {
  const texts = errors.filter(({ keyword, params }) => keyword === 'type' && params.type === 'object')
  const pairs = texts.map(({ instancePath }): [string, string[]] => {
    const properties = Object.keys(schemaAt(schema, toPath(instancePath, undefined))?.properties ?? {})
    const unknown = errors.filter(
      (error) => error.instancePath === parentOf(instancePath) && error.params.additionalProperty,
    )
    return [
      instancePath,
      unknown.map(({ params }) => String(params.additionalProperty)).filter((key) => properties.includes(key)),
    ]
  })
  return new Map(pairs)
}

const isBeside = ({ instancePath, params }: ErrorObject, besides: ReadonlyMap<string, string[]>) =>
  [...besides].some(
    ([text, keys]) => parentOf(text) === instancePath && keys.includes(String(params.additionalProperty)),
  )

/** Entries of one list with values of the wrong type, such as ZIP codes without quotes, are one finding. */
export function alikeInLists(findings: Finding[]): Finding[] {
  const lists = Map.groupBy(findings, (finding) => listOf(finding) ?? finding)
  return [...lists.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? []
    return { ...first, hint: sentences(first.hint, message('same-in-list', { count: more.length })) }
  })
}

function listOf({ code, place }: Finding): string | undefined {
  if (
    !['wrong-type', 'unknown-value', 'bad-format'].includes(code) ||
    !('path' in place) ||
    typeof place.path.at(-1) !== 'number'
  )
    return undefined
  return joinPath(place.path.slice(0, -1))
}

/** Missing and unknown keys are mistakes of their own; everything else about one value is one mistake. */
function ownKey({ params }: ErrorObject): string {
  return ` ${params.missingProperty ?? params.additionalProperty ?? params.propertyName ?? ''}`
}
