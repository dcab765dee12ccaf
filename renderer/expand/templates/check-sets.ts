import { isRecord } from '../../common/is-record.ts'
import { didYouMean, knownNames, listNames, nearest } from '../../common/nearest.ts'
import { capital, quote, typeName, typeOf } from '../../common/place-names.ts'
import { type Finding, type Path, together } from '../../common/problem.ts'
import { tidySlug } from '../../schema/route.ts'
import type { DataSet, DataSets, Field } from './sets.ts'

/** Shorter values, such as a ZIP code or a county, may be the same for several items. */
const leastDistinct = 40

/** Items that leave out what their set asks for, say more than it knows, or say the same as another item. */
export function checkSets(sets: DataSets): Finding[] {
  const findings = [...sets].flatMap(([name, set]) => [
    ...Object.entries(set.fields).flatMap(([key, field]) => checkField(field, ['data', name, 'fields', key], sets)),
    ...Object.entries(set.items).flatMap(([slug, item]) => checkItem(item, ['data', name, 'items', slug], set, sets)),
    ...repeatedValues(name, set),
  ])
  // A field that the set lacks, or that all its items do, is one mistake.
  const named = ({ code, about }: Finding) => about !== undefined && code !== 'repeated-text'
  return [...findings.filter((finding) => !named(finding)), ...together(findings.filter(named))]
}

function checkField(field: Field, path: Path, sets: DataSets): Finding[] {
  const isSet = (set: string) => sets.has(set) || [...sets.keys()].some((name) => tidySlug(name) === set)
  const wrong = (['of', 'by'] as const).find((key) => field[key] !== undefined && !isSet(String(field[key])))
  if (!wrong) return []
  const written = String(field[wrong])
  const message = `Cannot find the set ${quote(written)} that field ${quote(path.at(-1))} of ${quote(path[1])} refers to`
  const hint = `${didYouMean(written, sets.keys())}Sets are declared under "data:": ${knownNames(written, sets.keys())}`
  return [{ code: 'unknown-set', place: { path: [...path, wrong] }, message, hint }]
}

function checkItem(item: Record<string, unknown>, path: Path, { fields }: DataSet, sets: DataSets): Finding[] {
  const lacking = Object.keys(fields).filter((key) => !fields[key]?.optional && !(key in item))
  const { meant, missing } = compareNames(Object.keys(item), Object.keys(fields), lacking)
  const findings = missing.map((key): Finding => {
    const message = `${quote(key)} is missing from ${itemName(path)}`
    const what = `${path[1]} ${key}`
    return { code: 'missing-field', about: what, place: { path, key: true }, message, hint: about(key, fields[key]) }
  })
  for (const [key, value] of Object.entries(item)) {
    const field = fields[key]
    const place = [...path, key]
    if (field) findings.push(...checkValue(value, field, place, sets))
    else findings.push(unknownKey(key, place, Object.keys(fields), itemName(path), meant.get(key), `${path[1]} ${key}`))
  }
  return findings
}

function checkValue(value: unknown, field: Field, path: Path, sets: DataSets): Finding[] {
  const other = field.by === undefined ? undefined : sets.get(field.by)
  if (field.by === undefined) return checkText(value, field, path, sets)
  if (!other) return []
  // A slug with capitals is reported where it is declared.
  const slugs = Object.keys(other.items).map((slug) => (slug in Object(value) ? slug : tidySlug(slug)))
  if (!isRecord(value)) {
    const message = `${capital(itemName(path))} has one ${quote(path.at(-1))} for all, where each item of ${quote(field.by)} needs its own`
    const hint = `Write a line for each of ${listNames(slugs)}. ${about(path.at(-1), field)}`
    return [{ code: 'wrong-type', place: { path }, message, hint }]
  }
  const lacking = slugs.filter((slug) => !(slug in value))
  const { meant, missing } = compareNames(Object.keys(value), slugs, lacking)
  return [
    ...missing.map((slug): Finding => {
      const message = `${quote(path.at(-1))} of ${itemName(path)} says nothing for ${quote(slug)}`
      return { code: 'missing-field', place: { path, key: true }, message, hint: about(path.at(-1), field) }
    }),
    ...Object.entries(value).flatMap(([slug, text]) =>
      slugs.includes(slug)
        ? checkText(text, field, [...path, slug], sets)
        : [unknownKey(slug, [...path, slug], slugs, `${quote(path.at(-1))} of ${itemName(path)}`, meant.get(slug))],
    ),
  ]
}

function checkText(value: unknown, field: Field, path: Path, sets: DataSets): Finding[] {
  if (typeof value !== 'string' || value.trim() === '') {
    const found = value === '' ? 'empty' : typeName(typeOf(value))
    const message = `${quote(path.at(-1))} of ${itemName(path)} is ${found} where text is meant`
    const hint = `${typeof value === 'number' ? `Put it in quotes: "${value}". ` : ''}${about(path.at(-1), field)}`
    return [{ code: 'wrong-type', place: { path }, value, message, hint }]
  }
  const items = field.of === undefined ? undefined : sets.get(field.of)?.items
  if (!items || Object.keys(items).some((slug) => slug === value || tidySlug(slug) === value)) return []
  const message = `Cannot find ${quote(value)} among the items of ${quote(field.of)}, named by ${itemName(path)}`
  const hint = `${didYouMean(value, Object.keys(items))}Known: ${knownNames(value, Object.keys(items))}`
  return [{ code: 'unknown-item', about: aboutItem(String(field.of), value), place: { path }, message, hint }]
}

/**
 * The lacking name that each unknown one stands for: the nearest, or the only one for the only one. Those for which none
 * stands are missing.
 */
function compareNames(written: string[], known: string[], lacking: string[]) {
  const unknown = written.filter((name) => !known.includes(name))
  const only = unknown.length === 1 && lacking.length === 1 ? lacking[0] : undefined
  const meant = new Map(unknown.map((name) => [name, nearest(name, lacking) ?? only]))
  const found = new Set(meant.values())
  return { meant, missing: lacking.filter((name) => !found.has(name)) }
}

/** Two items with the same long text: a page of one would say of itself what is true of the other. */
function repeatedValues(set: string, { items }: DataSet): Finding[] {
  const first = new Map<string, string>()
  const texts = Object.entries(items).flatMap(([slug, item]) => longTexts(item, ['data', set, 'items', slug], slug))
  const repeated = texts.flatMap(({ key, text, slug, path }): Finding[] => {
    const known = first.get(`${key} ${text}`)
    if (known === undefined) first.set(`${key} ${text}`, slug)
    if (known === undefined || known === slug) return []
    const message = `${quote(key)} of ${quote(slug)} is word for word that of ${quote(known)}`
    const hint = 'Say what is true of this one alone: pages that repeat each other are kept out of search results.'
    return [{ code: 'repeated-text', about: `${slug} ${known}`, place: { path }, message, hint }]
  })
  // A copied item is one mistake.
  return together(repeated)
}

function longTexts(value: unknown, path: Path, slug: string, key = ''): Long[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, inner]) => longTexts(inner, [...path, name], slug, key || name))
  }
  return typeof value === 'string' && value.length >= leastDistinct ? [{ key, text: value.trim(), slug, path }] : []
}

interface Long {
  key: string
  text: string
  slug: string
  path: Path
}

function unknownKey(key: string, path: Path, known: string[], where: string, meant?: string, what?: string): Finding {
  const other = meant === undefined ? '' : `Call it "${meant}", which is missing here. `
  const hint = `${didYouMean(key, known) || other}Known: ${knownNames(key, known)}`
  const message = `Cannot use "${key}" in ${where}`
  return { code: 'unknown-key', ...(what && { about: what }), place: { path, key: true }, message, hint }
}

/** What a mistake about an item of a set is about, wherever the item is named. */
export const aboutItem = (set: string, slug: string) => `item ${set} ${slug}`

/** `"germantown" of "area"`, from a path into the sets. */
const itemName = ([, set, , slug]: Path) => `${quote(slug)} of ${quote(set)}`
const about = (key: unknown, field?: Field) => `"${String(key)}": ${field?.about ?? ''}`
