import { didYouMean, listNames } from '../nearest.ts'
import type { Finding } from '../problem.ts'
import { tidyRoute } from '../routes.ts'
import type { Broken } from './explain.ts'
import { capital, placeName, quote } from './names.ts'
import { formOf } from './patterns.ts'
import { noPages, wrongType } from './types.ts'

type Explain = (broken: Broken) => Finding

const purpose = ({ schema }: Broken) => (schema.description ? ` ${schema.description}` : '')
const name = ({ path }: Broken) => capital(placeName(path))

const required: Explain = ({ error, path, schema }) => {
  const key = String(error.params.missingProperty)
  if (path.length === 0 && key === 'pages') return noPages
  const description = schema.properties?.[key]?.description
  return {
    code: 'missing-field',
    about: key,
    place: { path },
    message: `${quote(key)} is missing from ${placeName(path)}`,
    hint: `Add "${key}: …".${description ? ` ${description}` : ''}`,
  }
}

const unknownKey: Explain = ({ error, path, schema, value }) => {
  const key = String(error.params.additionalProperty)
  const known = Object.keys(schema.properties ?? {})
  return {
    code: 'unknown-key',
    about: key,
    value: Object(value)[key],
    place: { path: [...path, key], key: true },
    message: `Cannot use the key ${quote(key)} in ${placeName(path)}`,
    hint: `${didYouMean(key, known)}Known keys here: ${listNames(known)}`,
  }
}

const oneOf: Explain = (broken) => {
  const { path, schema, value } = broken
  const choices = (schema.oneOf ?? []).flatMap((choice) => choice.required ?? [])
  const quoted = choices.map((choice) => `"${choice}"`)
  const none = !choices.some((choice) => Object.hasOwn(Object(value), choice))
  const purposes = choices.map((choice) => `"${choice}": ${schema.properties?.[choice]?.description ?? ''}`)
  if (!none) {
    const message = `${name(broken)} has ${quoted.join(' and ')}, which exclude each other`
    return { code: 'conflicting-fields', place: { path }, message, hint: `Keep one of them. ${purposes.join(' ')}` }
  }
  const code = choices.includes('alt') ? 'missing-alt' : 'missing-field'
  return {
    code,
    place: { path },
    message: `${name(broken)} has neither ${quoted.join(' nor ')}`,
    hint: `Add one of them. ${purposes.join(' ')}`,
  }
}

const oneOfValues: Explain = (broken) => {
  const { path, value, error } = broken
  const allowed = (error.params.allowedValues as unknown[]).map(String)
  const isKind = path[0] === 'pages' && path.at(-1) === 'kind'
  return {
    code: isKind ? 'unknown-kind' : 'unknown-value',
    place: { path },
    message: `Cannot use ${quote(value)} as ${placeName(path)}`,
    hint: `${didYouMean(String(value), allowed)}It can be ${listNames(allowed)}.${purpose(broken)}`,
  }
}

const constant: Explain = (broken) => ({
  code: 'unknown-value',
  place: { path: broken.path },
  message: `Cannot use ${quote(broken.value)} as ${placeName(broken.path)}`,
  hint: `Write ${String(broken.error.params.allowedValue)}, or remove the line.${purpose(broken)}`,
})

const pattern: Explain = (broken) => ({
  code: 'bad-format',
  place: { path: broken.path },
  message: `${name(broken)} is ${quote(broken.value)}, which does not have the right form`,
  hint: `${formOf(String(broken.error.params.pattern)) ?? 'Write it like the other values of its kind.'}${purpose(broken)}`,
})

const keyName: Explain = ({ error, path }) => {
  const key = String(error.params.propertyName)
  const isRoute = path[0] === 'pages' || path[0] === 'redirects'
  const tidy = tidyRoute(key)
  return {
    code: isRoute ? 'bad-route' : 'bad-name',
    place: { path: [...path, key], key: true },
    message: isRoute
      ? `Cannot use ${quote(key)} as an address`
      : `Cannot use ${quote(key)} as a name in ${placeName(path)}`,
    hint: isRoute
      ? `Write it as "${tidy}": it starts with "/" and has only lower-case letters, digits and hyphens between slashes.`
      : `Write it as "${path[0] === 'facts' ? camel(key) : tidy.slice(1)}": letters${path[0] === 'facts' ? ' and digits' : ', digits and hyphens'}, starting with a letter.`,
  }
}

const camel = (key: string) =>
  key.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, letter = '') => letter.toUpperCase()).replace(/^[0-9]+/, '')

const short: Explain = (broken) => {
  const least = Number(broken.error.params.limit)
  const length = String(broken.value).length
  if (length === 0) {
    return {
      code: 'empty-value',
      place: { path: broken.path },
      message: `${name(broken)} is empty`,
      hint: `Write its text, or remove the line.${purpose(broken)}`,
    }
  }
  const message = `${name(broken)} is ${quote(broken.value)}, ${length} characters long; it needs at least ${least}`
  return {
    code: 'too-short',
    place: { path: broken.path },
    message,
    hint: `Write ${least - length} more characters.${purpose(broken)}`,
  }
}

const long: Explain = (broken) => {
  const most = Number(broken.error.params.limit)
  const length = [...String(broken.value)].length
  const message = `${name(broken)} is ${length} characters long; it may have at most ${most}: ${quote(broken.value)}`
  return {
    code: 'too-long',
    place: { path: broken.path },
    message,
    hint: `Shorten it by ${length - most} characters.${purpose(broken)}`,
  }
}

const items =
  (few: boolean): Explain =>
  (broken) => {
    const { limit } = broken.error.params
    const count = Array.isArray(broken.value) ? broken.value.length : Object.keys(Object(broken.value)).length
    const message = `${name(broken)} has ${count} ${count === 1 ? 'entry' : 'entries'}; it ${few ? 'needs at least' : 'may have at most'} ${limit}`
    const hint = few
      ? `Add ${limit - count} more${broken.schema.required ? '' : ', or remove the key with its list'}.`
      : `Remove ${count - limit} of them.`
    return {
      code: few ? 'too-few-items' : 'too-many-items',
      place: { path: broken.path, key: true },
      message,
      hint: `${hint}${purpose(broken)}`,
    }
  }

const fewKeys: Explain = (broken) => (broken.path[0] === 'pages' ? noPages : items(true)(broken))

const range =
  (small: boolean): Explain =>
  (broken) => ({
    code: small ? 'too-small' : 'too-large',
    place: { path: broken.path },
    message: `${name(broken)} is ${broken.value}; it must be ${small ? 'at least' : 'at most'} ${broken.error.params.limit}`,
    hint: `Write a number that is ${small ? 'at least' : 'at most'} ${broken.error.params.limit}.${purpose(broken)}`,
  })

const together: Explain = ({ error, path, schema }) => {
  const { property, missingProperty } = error.params
  const description = schema.properties?.[String(missingProperty)]?.description
  return {
    code: 'missing-field',
    place: { path: [...path, String(property)], key: true },
    message: `"${property}" needs "${missingProperty}" beside it in ${placeName(path)}`,
    hint: `Add "${missingProperty}: …", or remove "${property}".${description ? ` ${description}` : ''}`,
  }
}

const other: Explain = (broken) => ({
  code: 'bad-value',
  place: { path: broken.path },
  message: `${name(broken)} does not fit`,
  hint: broken.schema.description ?? 'Compare it with the others of its kind.',
})

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
