import { today } from '../../../renderer/common/today.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import { now } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { fieldName } from './labels.ts'

/** Icons that go with most things, for who has not chosen one yet. */
export const icons = ['star', 'check', 'heart', 'clock', 'phone', 'house', 'wrench', 'calendar', 'map-pin', 'leaf']

/**
 * With what a new field or entry begins: what its schema demands, in words that ask to be replaced. An entry has what
 * most of its neighbours have; what is no words is as with the last of them.
 */
export function startOf(schema: Schema, name: string, isWithin = false, like: readonly unknown[] = []): Plain {
  const { type, enum: choices, const: only, reference, items, properties, minItems } = schema
  const last = like.at(-1) as Plain | undefined
  if (only !== undefined) return only as Plain
  if (choices) return last ?? (choices[0] as Plain)
  if (type === 'boolean') return last ?? true
  if (type === 'number' || type === 'integer') return last ?? Number(schema.minimum ?? 1)
  if (items) {
    const entries = like.flatMap((list) => (Array.isArray(list) ? list : []))
    return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () =>
      startOf(items, singular(name), true, entries),
    )
  }
  // What a picture shows, only somebody who sees it can say; nor does it only decorate before somebody says so.
  if (isPicture(schema)) return last ?? (isDescribed(schema) ? pictureOnPage() : undefined) ?? picture(schema)
  if (properties) {
    const valuesOf = (key: string) => like.map((each) => Object(each)[key]).filter((value) => value !== undefined)
    const start = (key: string, inner: Schema): Plain =>
      isName(key, inner) ? freeName(valuesOf(key)) : startOf(inner, fieldName(key), true, valuesOf(key))
    const keys = keysOf(schema, (key) => valuesOf(key).length * 2 > like.length)
    return Object.fromEntries(keys.map((key) => [key, start(key, properties[key] ?? {})]))
  }
  if (reference === 'image') return anyPicture()
  if (reference === 'form') return last ?? now().names?.forms[0] ?? ''
  if (reference === 'font') return now().names?.fonts[0] ?? ''
  if (reference === 'icon') return icons.find((icon) => !like.includes(icon)) ?? 'star'
  if (reference === 'link') return '/'
  // A file that happens to be there, such as the icon, is hardly the one that is meant.
  if (reference === 'file') return last ?? ''
  if (typeof schema.pattern === 'string') {
    const isDay = isWithin && schema.pattern.startsWith('^([0-9]{4}-')
    return last ?? (isDay ? today() : '')
  }
  return isWithin
    ? fill(words.newItem, { name })
        .slice(0, Number(schema.maxLength ?? Infinity))
        .trim()
    : ''
}

/** With what the next entry of a list begins; where each may stand once only, with a choice that is not in it yet. */
export function nextOf({ items = {}, uniqueItems }: Schema, name: string, entries: readonly unknown[]): Plain {
  const free = uniqueItems && items.enum?.find((choice) => !entries.includes(choice))
  return (free as Plain | undefined) || startOf(items, name, true, entries)
}

/** Whether something is a picture of the site with what it shows. */
export const isPicture = ({ properties }: Schema) => properties?.src?.reference === 'image'

/** One behind words says nothing: it has no description. */
export const isDescribed = ({ properties }: Schema) => properties?.alt !== undefined

const picture = (schema: Schema) => ({ src: anyPicture(), ...(isDescribed(schema) && { alt: '' }) })

const anyPicture = () => now().names?.used[0] ?? now().names?.images[0] ?? ''

/** A picture of what is open, with its description. */
function pictureOnPage(value: unknown = now().data.pages[now().route]): Plain | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { src, alt } = value as Record<string, unknown>
  if (typeof src === 'string' && typeof alt === 'string' && alt !== '') return { src, alt }
  for (const inner of Object.values(value)) {
    const picture = pictureOnPage(inner)
    if (picture) return picture
  }
  return undefined
}

/** What it needs, and what is usual; of what excludes each other, what is usual, else the first. */
function keysOf({ properties = {}, required = [], oneOf = [] }: Schema, isUsual: (key: string) => boolean): string[] {
  const sets = oneOf.map((one) => one.required ?? [])
  const chosen = sets.find((keys) => keys.length > 0 && keys.every(isUsual)) ?? sets[0] ?? []
  const excluded = sets.flat().filter((key) => !chosen.includes(key) && !required.includes(key))
  const isMeant = (key: string) => required.includes(key) || chosen.includes(key) || isUsual(key)
  return Object.keys(properties).filter((key) => isMeant(key) && !excluded.includes(key))
}

/** What tells entries apart, and nobody reads. */
const isName = (key: string, { pattern }: Schema) => ['id', 'slug', 'name'].includes(key) && pattern !== undefined

const freeName = (taken: readonly unknown[], count = taken.length + 1): string =>
  taken.includes(`entry${count}`) ? freeName(taken, count + 1) : `entry${count}`

const singular = (name: string) => (name === fieldName('items') ? words.entry : name.replace(/s$/, ''))
