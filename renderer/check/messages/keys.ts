import { didYouMean, firstNames } from '../../common/nearest.ts'
import { placeName, quote, typeOf } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { isOldRoute, tidyName, tidyOldRoute, tidyRoute } from '../../schema/route.ts'
import type { Schema } from '../../schema/schemas.ts'
import { shownOfSite } from '../shown-of-site.ts'
import { type Broken, type Explain, nameOf } from './broken.ts'
import { languageMeant } from './meant.ts'
import { freeKeys, isOnePair } from './other-name.ts'
import { noPages, wrongType } from './types.ts'

export const required: Explain = ({ error, path, schema }) => {
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

export const unknownKey: Explain = (broken) => {
  const { error, path, schema, value, meant } = broken
  const key = String(error.params.additionalProperty)
  const known = Object.keys(schema.properties ?? {})
  if (key === '<<') return takenOver(path)
  const free = freeKeys(key, value, schema)
  const likeliest = [...new Set([...meant, ...free])]
  return {
    code: 'unknown-key',
    about: key,
    value: Object(value)[key],
    known,
    place: { path: [...path, key], key: true },
    message: `Cannot use the key ${quote(key)} in ${placeName(path)}`,
    hint: `${meantHere(key, broken)}Known keys here: ${firstNames(likeliest.length > 0 ? likeliest : known)}`,
  }
}

/** "<<: *name", which other tools replace by the keys of that group. */
function takenOver(path: Path): Finding {
  return {
    code: 'unknown-key',
    place: { path: [...path, '<<'], key: true },
    message: `Cannot take over keys with "<<" in ${placeName(path)}`,
    hint: 'Write them out. A whole section for several pages stands under "shared:", and "- use: name" puts it there.',
  }
}

function meantHere(written: string, broken: Broken): string {
  const { value: group, schema, meant } = broken
  const [key, ...more] = meant
  const pairs = (keys: readonly string[]) => keys.map((name) => `${name}: …`).join(', ')
  if (isOnePair(group, schema)) return `Write { ${pairs(schema.required ?? [])} } in its place. `
  if (more.length > 0) return `Write "${pairs(meant)}" in its place. `
  return key === undefined ? elsewhere(Object(group)[written], schema) : calledOtherwise(written, key, broken)
}

/** A list in a section that takes what it shows from another part of the file. */
function elsewhere(value: unknown, { properties, lists }: Schema): string {
  if (typeof value !== 'object' || value === null) return ''
  if (lists !== undefined) return `The section lists the pages of kind "${lists}" by itself: remove the key. `
  const shown = shownOfSite[String(properties?.type?.const)]
  return shown ? `${shown.more ?? shown.write}. ` : ''
}

/** The key that was meant and, where the value has another type than its own, how that is written. */
function calledOtherwise(written: string, key: string, { value: group, schema, ...broken }: Broken): string {
  const { properties = {}, required = [] } = schema
  const spelt = didYouMean(written, [key])
  const missing = required.includes(key) ? `Call it "${key}", which is missing here. ` : ''
  const name = spelt || missing || `Did you mean "${key}"? `
  const value = Object(group)[written]
  const { description, ...rules } = properties[key] ?? {}
  if (rules.type === undefined || [rules.type, 'null'].includes(typeOf(value))) return name
  const error = { ...broken.error, keyword: 'type', params: { type: rules.type } }
  return `${name}${wrongType({ ...broken, error, path: [...broken.path, key], value, schema: rules }).hint} `
}

export const oneOf: Explain = (broken) => {
  const { path, schema, value } = broken
  const choices = (schema.oneOf ?? []).flatMap((choice) => choice.required ?? [])
  const quoted = choices.map((choice) => `"${choice}"`)
  const none = !choices.some((choice) => Object.hasOwn(Object(value), choice))
  const purposes = choices.map((choice) => `"${choice}": ${schema.properties?.[choice]?.description ?? ''}`)
  if (!none) {
    const message = `${nameOf(broken)} has ${quoted.join(' and ')}, which exclude each other`
    return { code: 'conflicting-fields', place: { path }, message, hint: `Keep one of them. ${purposes.join(' ')}` }
  }
  const code = choices.includes('alt') ? 'missing-alt' : 'missing-field'
  return {
    code,
    about: String(choices[0]),
    place: { path },
    message: `${nameOf(broken)} has neither ${quoted.join(' nor ')}`,
    hint: `Add one of them. ${purposes.join(' ')}`,
  }
}

const camel = (key: string) =>
  key.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, letter = '') => letter.toUpperCase()).replace(/^[0-9]+/, '')

export const keyName: Explain = ({ error, path }) => {
  const key = String(error.params.propertyName)
  if (path[0] === 'redirects') return oldRoute(key)
  const isRoute = path[0] === 'pages'
  const tidy = tidyRoute(key)
  const language = path[0] === 'translations' && path.length === 1 ? languageMeant(key) : undefined
  if (language !== undefined) return asLanguage(key, language, path)
  const meant = templateMeant(key) ?? (tidy === '/' ? 'Write it in Latin letters' : `Write it as "${tidy}"`)
  return {
    code: isRoute ? 'bad-route' : 'bad-name',
    place: { path: [...path, key], key: true },
    message: isRoute
      ? `Cannot use ${quote(key)} as an address`
      : `Cannot use ${quote(key)} as a name in ${placeName(path)}`,
    hint: isRoute
      ? `${meant}: it starts with "/" and has only lower-case letters, digits and hyphens between slashes.`
      : `Write it as "${path[0] === 'facts' ? camel(key) : tidyName(key)}": letters${path[0] === 'facts' ? ' and digits' : ', digits and hyphens'}, starting with a letter.`,
  }
}

function asLanguage(key: string, language: string, path: Path): Finding {
  const message = `Cannot use ${quote(key)} as a name in ${placeName(path)}`
  const hint = `Write "${language}": what is translated stands under the tag of its language.`
  return { code: 'bad-name', value: key, place: { path: [...path, key], key: true }, message, hint }
}

/** "/:service/:area" and "/[service]/[area]", as other tools write the address of a template. */
function templateMeant(key: string): string | undefined {
  const meant = key.replaceAll(/:([a-z]\w*)|\[([a-z]\w*)\]|<([a-z]\w*)>/g, '{$1$2$3.slug}')
  return meant === key || /[^a-zA-Z0-9/{}.-]/.test(meant) ? undefined : `For a template write "${meant}"`
}

function oldRoute(key: string): ReturnType<Explain> {
  const tidy = tidyOldRoute(key)
  const rule = 'letters, digits, hyphens, ".", "_" and "~" between slashes'
  return {
    code: 'bad-route',
    place: { path: ['redirects', key], key: true },
    message: `Cannot use ${quote(key)} as an old address`,
    hint: isOldRoute(tidy)
      ? `Write it as "${tidy}": it starts with "/" and has only ${rule}. What follows "?" is kept and needs no line.`
      : `An old address starts with "/" and has only ${rule}; from any other, no host can redirect.`,
  }
}

export const together: Explain = ({ error, path, schema }) => {
  const { property, missingProperty } = error.params
  const description = schema.properties?.[String(missingProperty)]?.description
  return {
    code: 'missing-field',
    place: { path: [...path, String(property)], key: true },
    message: `"${property}" needs "${missingProperty}" beside it in ${placeName(path)}`,
    hint: `Add "${missingProperty}: …", or remove "${property}".${description ? ` ${description}` : ''}`,
  }
}
