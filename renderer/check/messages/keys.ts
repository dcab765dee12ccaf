import { firstList, suggestion } from '../../common/nearest.ts'
import { typeOf } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { at, type Message, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { isOldRoute, tidyName, tidyOldRoute, tidyRoute } from '../../schema/route.ts'
import type { Schema } from '../../schema/schemas.ts'
import { shownOfSite } from '../shown-of-site.ts'
import { type Broken, type Explain, purposeOf } from './broken.ts'
import { languageMeant } from './meant.ts'
import { freeKeys, isOnePair } from './other-name.ts'
import { noPages, remedies } from './types.ts'

export const required: Explain = ({ error, path, schema }) => {
  const key = String(error.params.missingProperty)
  if (path.length === 0 && key === 'pages') return noPages
  return {
    code: 'missing-field',
    about: key,
    place: { path },
    message: message(path.length === 0 ? 'missing-field.file' : 'missing-field', {
      field: { field: key },
      place: at(path),
    }),
    hint: [message('missing-field.hint', { key }), ...purposeOf(schema.properties?.[key])],
  }
}

export const unknownKey: Explain = (broken) => {
  const { error, path, schema, value, meant } = broken
  const key = String(error.params.additionalProperty)
  const allowed = Object.keys(schema.properties ?? {})
  if (key === '<<') return takenOver(path)
  const free = freeKeys(key, value, schema)
  const likeliest = [...new Set([...meant, ...free])]
  return {
    code: 'unknown-key',
    about: key,
    value: Object(value)[key],
    allowed,
    place: { path: [...path, key], key: true },
    message: message(path.length === 0 ? 'unknown-key.file' : 'unknown-key', { key: shown(key), place: at(path) }),
    hint: [
      ...meantHere(key, broken),
      message('unknown-key.known', { known: firstList(likeliest.length > 0 ? likeliest : allowed) }),
    ],
  }
}

/** "<<: *name", which other tools replace by the keys of that group. */
const takenOver = (path: Path): Finding => ({
  code: 'unknown-key',
  place: { path: [...path, '<<'], key: true },
  message: message('unknown-key.merge', { place: at(path) }),
  hint: message('unknown-key.merge-hint'),
})

function meantHere(unknown: string, broken: Broken): readonly Message[] {
  const { value: group, schema, meant } = broken
  const [key, ...more] = meant
  const pairs = (keys: readonly string[]) => ({ pairs: { list: keys.map((name) => `${name}: …`) } })
  if (isOnePair(group, schema)) return [message('unknown-key.pairs', pairs(schema.required ?? []))]
  if (more.length > 0) return [message('unknown-key.several', pairs(meant))]
  return key === undefined ? elsewhere(Object(group)[unknown], schema) : calledOtherwise(unknown, key, broken)
}

/** A list in a section that takes what it shows from another part of the file. */
function elsewhere(value: unknown, { properties, lists }: Schema): readonly Message[] {
  if (typeof value !== 'object' || value === null) return []
  if (lists !== undefined) return [message('unknown-key.listed', { kind: { choice: lists } })]
  const ofSite = shownOfSite[String(properties?.type?.const)]
  return ofSite ? [message(ofSite.more ?? ofSite.write)] : []
}

/** The key that was meant and, where the value has another type than its own, how that is written. */
function calledOtherwise(
  unknown: string,
  key: string,
  { value: group, schema, ...broken }: Broken,
): readonly Message[] {
  const { properties = {}, required = [] } = schema
  const spelt = suggestion(unknown, [key])
  const other = required.includes(key)
    ? message('unknown-key.call-it', { name: key })
    : message('did-you-mean', { name: key })
  const name = spelt.length > 0 ? spelt : [other]
  const value = Object(group)[unknown]
  const { description, ...rules } = properties[key] ?? {}
  if (rules.type === undefined || [rules.type, 'null'].includes(typeOf(value))) return name
  const error = { ...broken.error, keyword: 'type', params: { type: rules.type } }
  return [...name, ...remedies({ ...broken, error, path: [...broken.path, key], value, schema: rules })]
}

export const oneOf: Explain = ({ path, schema, value }) => {
  const choices = (schema.oneOf ?? []).flatMap((choice) => choice.required ?? [])
  const none = !choices.some((choice) => Object.hasOwn(Object(value), choice))
  const [one = '', other = ''] = choices
  const names = { place: at(path), one: { field: one }, other: { field: other } }
  const purposes = choices.flatMap((choice) => {
    const { description } = schema.properties?.[choice] ?? {}
    const field = { field: choice }
    return description === undefined ? [] : [message('field-purpose', { field, description: { description } })]
  })
  if (!none) {
    return {
      code: 'conflicting-fields',
      place: { path },
      message: message('conflicting-fields', names),
      hint: [message('conflicting-fields.hint'), ...purposes],
    }
  }
  return {
    code: choices.includes('alt') ? 'missing-alt' : 'missing-field',
    about: one,
    place: { path },
    message: message('missing-field.neither', names),
    hint: [message('missing-field.neither-hint'), ...purposes],
  }
}

const camel = (key: string) =>
  key.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, letter = '') => letter.toUpperCase()).replace(/^[0-9]+/, '')

export const keyName: Explain = ({ error, path }) => {
  const key = String(error.params.propertyName)
  if (path[0] === 'redirects') return oldRoute(key)
  const isRoute = path[0] === 'pages'
  const place = { path: [...path, key], key: true }
  const name = shown(key)
  if (isRoute) return { code: 'bad-route', place, message: message('bad-route', { name }), hint: routeMeant(key) }
  const language = path[0] === 'translations' && path.length === 1 ? languageMeant(key) : undefined
  const meant =
    path[0] === 'facts'
      ? message('bad-name.fact', { name: camel(key) })
      : message('bad-name.hint', { name: tidyName(key) })
  return {
    code: 'bad-name',
    ...(language !== undefined && { value: key }),
    place,
    message: message('bad-name', { name, place: at(path) }),
    hint: language === undefined ? meant : message('bad-name.language', { meant: language }),
  }
}

function routeMeant(key: string): Message {
  const template = templateMeant(key)
  if (template !== undefined) return message('bad-route.template', { name: template })
  const tidy = tidyRoute(key)
  return tidy === '/' ? message('bad-route.latin') : message('bad-route.write-as', { name: tidy })
}

/** "/:service/:area" and "/[service]/[area]", as other tools write the address of a template. */
function templateMeant(key: string): string | undefined {
  const meant = key.replaceAll(/:([a-z]\w*)|\[([a-z]\w*)\]|<([a-z]\w*)>/g, '{$1$2$3.slug}')
  return meant === key || /[^a-zA-Z0-9/{}.-]/.test(meant) ? undefined : meant
}

function oldRoute(key: string): Finding {
  const tidy = tidyOldRoute(key)
  return {
    code: 'bad-route',
    place: { path: ['redirects', key], key: true },
    message: message('bad-route.old', { name: shown(key) }),
    hint: isOldRoute(tidy) ? message('bad-route.write-old-as', { name: tidy }) : message('bad-route.old-rule'),
  }
}

export const together: Explain = ({ error, path, schema }) => {
  const field = { field: String(error.params.property) }
  const key = String(error.params.missingProperty)
  return {
    code: 'missing-field',
    place: { path: [...path, field.field], key: true },
    message: message('missing-field.beside', { field, other: { field: key }, place: at(path) }),
    hint: [message('missing-field.beside-hint', { key, field }), ...purposeOf(schema.properties?.[key])],
  }
}
