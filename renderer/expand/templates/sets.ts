import { isRecord } from '../../common/is-record.ts'

/** What every item of a set says under one name. */
export interface Field {
  about: string
  /** The value is the name of an item of this set, whose fields can be used in its place. */
  of?: string
  /** There is a value for each item of this set. */
  by?: string
  optional?: boolean
}

export type Item = Record<string, unknown>

/** Things of one kind, such as the communities served, by their name in addresses. */
export interface DataSet {
  fields: Record<string, Field>
  items: Record<string, Item>
}

export type DataSets = ReadonlyMap<string, DataSet>

/** The sets under "data:" as far as they can be read; what cannot is reported by the schema. */
export function setsOf(data: unknown): DataSets {
  const sets = new Map<string, DataSet>()
  for (const [name, set] of Object.entries(Object(isRecord(data) ? data.data : undefined))) {
    if (!isRecord(set) || !isRecord(set.fields) || !isRecord(set.items)) continue
    const fields = Object.entries(set.fields).map(([key, field]) => [key, isRecord(field) ? field : { about: '' }])
    const items = Object.entries(set.items).filter(([, item]) => isRecord(item))
    sets.set(name, {
      fields: Object.fromEntries(fields) as Record<string, unknown> as DataSet['fields'],
      items: Object.fromEntries(items) as DataSet['items'],
    })
  }
  return sets
}
