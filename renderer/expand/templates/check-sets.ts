import { isRecord } from '../../common/is-record.ts'
import { knownList, nearest, suggestion } from '../../common/nearest.ts'
import { typeOf } from '../../common/place-names.ts'
import { type Finding, type Path, together, worded } from '../../common/problem.ts'
import { type Message, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
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
  const wrongText = String(field[wrong])
  return [
    {
      code: 'unknown-set',
      place: { path: [...path, wrong] },
      message: message('unknown-set', { set: shown(wrongText), field: shown(path.at(-1)), other: shown(path[1]) }),
      hint: [
        ...suggestion(wrongText, sets.keys()),
        message('unknown-set.hint', { known: knownList(wrongText, sets.keys()) }),
      ],
    },
  ]
}

function checkItem(item: Record<string, unknown>, path: Path, { fields }: DataSet, sets: DataSets): Finding[] {
  const lacking = Object.keys(fields).filter((key) => !fields[key]?.optional && !(key in item))
  const { meant, missing } = compareNames(Object.keys(item), Object.keys(fields), lacking)
  const findings = missing.map(
    (key): Finding => ({
      code: 'missing-field',
      about: `${path[1]} ${key}`,
      place: { path, key: true },
      message: message('missing-field.item', { field: shown(key), ...itemOf(path) }),
      hint: about(key, fields[key]),
    }),
  )
  for (const [key, value] of Object.entries(item)) {
    const field = fields[key]
    const place = [...path, key]
    if (field) findings.push(...checkValue(value, field, place, sets))
    else {
      const said = message('unknown-key.item', { key, ...itemOf(path) })
      findings.push({
        ...unknownKey(key, place, Object.keys(fields), said, meant.get(key)),
        about: `${path[1]} ${key}`,
      })
    }
  }
  return findings
}

function checkValue(value: unknown, field: Field, path: Path, sets: DataSets): Finding[] {
  const other = field.by === undefined ? undefined : sets.get(field.by)
  if (field.by === undefined) return checkText(value, field, path, sets)
  if (!other) return []
  // A slug with capitals is reported where it is declared.
  const slugs = Object.keys(other.items).map((slug) => (slug in Object(value) ? slug : tidySlug(slug)))
  const name = shown(path.at(-1))
  if (!isRecord(value)) {
    return [
      {
        code: 'wrong-type',
        place: { path },
        message: message('wrong-type.one-for-all', { ...itemOf(path), field: name, other: shown(field.by) }),
        hint: [message('wrong-type.one-for-all-hint', { slugs: { list: slugs } }), about(path.at(-1), field)],
      },
    ]
  }
  const lacking = slugs.filter((slug) => !(slug in value))
  const { meant, missing } = compareNames(Object.keys(value), slugs, lacking)
  return [
    ...missing.map(
      (slug): Finding => ({
        code: 'missing-field',
        place: { path, key: true },
        message: message('missing-field.item-for', { field: name, ...itemOf(path), slug: shown(slug) }),
        hint: about(path.at(-1), field),
      }),
    ),
    ...Object.entries(value).flatMap(([slug, text]) => {
      if (slugs.includes(slug)) return checkText(text, field, [...path, slug], sets)
      const said = message('unknown-key.item-field', { key: slug, field: name, ...itemOf(path) })
      return [unknownKey(slug, [...path, slug], slugs, said, meant.get(slug))]
    }),
  ]
}

function checkText(value: unknown, field: Field, path: Path, sets: DataSets): Finding[] {
  if (typeof value !== 'string' || value.trim() === '') {
    const quotes = typeof value === 'number' ? [message('wrong-type.quotes', { value: String(value) })] : []
    return [
      {
        code: 'wrong-type',
        place: { path },
        value,
        message: message('wrong-type.item', { field: shown(path.at(-1)), ...itemOf(path), type: typeOf(value) }),
        hint: [...quotes, about(path.at(-1), field)],
      },
    ]
  }
  const items = field.of === undefined ? undefined : sets.get(field.of)?.items
  if (!items || Object.keys(items).some((slug) => slug === value || tidySlug(slug) === value)) return []
  const slugs = Object.keys(items)
  return [
    {
      code: 'unknown-item',
      about: aboutItem(String(field.of), value),
      place: { path },
      message: message('unknown-item', { value: shown(value), other: shown(field.of), ...itemOf(path) }),
      hint: [...suggestion(value, slugs), message('known', { known: knownList(value, slugs) })],
    },
  ]
}

/**
 * The lacking name that each unknown one stands for: the nearest, or the only one for the only one. Those for which none
 * stands are missing.
 */
function compareNames(names: string[], expected: string[], lacking: string[]) {
  const unknown = names.filter((name) => !expected.includes(name))
  const only = unknown.length === 1 && lacking.length === 1 ? lacking[0] : undefined
  const meant = new Map(unknown.map((name) => [name, nearest(name, lacking) ?? only]))
  const taken = new Set(meant.values())
  return { meant, missing: lacking.filter((name) => !taken.has(name)) }
}

/** Two items with the same long text: a page of one would say of itself what is true of the other. */
function repeatedValues(set: string, { items }: DataSet): Finding[] {
  const first = new Map<string, string>()
  const texts = Object.entries(items).flatMap(([slug, item]) => longTexts(item, ['data', set, 'items', slug], slug))
  const repeated = texts.flatMap(({ key, text, slug, path }): Finding[] => {
    const earlier = first.get(`${key} ${text}`)
    if (earlier === undefined) first.set(`${key} ${text}`, slug)
    if (earlier === undefined || earlier === slug) return []
    return [
      {
        ...worded('repeated-text', { field: shown(key), item: shown(slug), other: shown(earlier) }),
        about: `${slug} ${earlier}`,
        place: { path },
      },
    ]
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

function unknownKey(key: string, path: Path, keys: string[], said: Message, meant?: string): Finding {
  const near = suggestion(key, keys)
  const other = meant === undefined ? [] : [message('unknown-key.call-it', { name: meant })]
  return {
    code: 'unknown-key',
    place: { path, key: true },
    message: said,
    hint: [...(near.length > 0 ? near : other), message('known', { known: knownList(key, keys) })],
  }
}

/** What a mistake about an item of a set is about, wherever the item is named. */
export const aboutItem = (set: string, slug: string) => `item ${set} ${slug}`

/** "germantown" of "area", from a path into the sets. */
const itemOf = ([, set, , slug]: Path) => ({ item: shown(slug), set: shown(set) })
const about = (key: unknown, field?: Field) =>
  message('item-field', { key: String(key), about: String(field?.about ?? '') })
