import { isRecord } from '../common/is-record.ts'
import { oncePer } from '../common/once-per.ts'
import { type Need, offeringTypes, schemaOf, sectionTypes } from '../schema/schemas.ts'
import type { Kind as WrittenKind } from '../schema/types.generated.ts'

/** What a kind of page demands. Lists that are absent demand nothing. */
export type Kind = Omit<WrittenKind, 'must' | 'may' | 'starter' | 'order' | 'first' | 'last'> & {
  must?: string[]
  may?: string[]
  starter?: string[]
  order?: string[]
  first?: string
  last?: string
}

export type Kinds = Record<string, Kind>

/**
 * The kinds of page of a file: those that every site has, with what "kinds:" changes of them, and its own.
 */
export const kindsOf = oncePer(({ kinds: own }: Record<string, unknown>): Kinds => {
  const usual = schemaOf('kinds').kinds as Kinds
  const written = Object.entries(isRecord(own) ? own : {}).filter(([, kind]) => isRecord(kind))
  const changed = written.map(([name, kind]) => {
    const { starter, ...rest } = usual[name] ?? {}
    // What pages begin with follows from what they must have.
    const before = Object.hasOwn(Object(kind), 'must') ? rest : { ...rest, ...(starter && { starter }) }
    return [name, { ...before, ...wellFormed(Object(kind)) }] as const
  })
  return { ...usual, ...Object.fromEntries(changed) }
})

/** What is no section type, and whatever else breaks the schema, is said by itself. */
function wellFormed({
  description,
  needs,
  must,
  may,
  fields,
  starter,
  order,
  first,
  last,
}: Record<string, unknown>): Kind {
  const among = (known: readonly string[]) => (value: unknown) => typeof value === 'string' && known.includes(value)
  const isType = among(sectionTypes())
  const listOf = <Item>(value: unknown, isItem: (item: unknown) => boolean) =>
    Array.isArray(value) ? (value.filter(isItem) as Item[]) : undefined
  const kind = {
    description: typeof description === 'string' ? description : undefined,
    needs: listOf<Need>(needs, among(['opening', 'contact'])),
    must: listOf<string>(must, isType),
    may: listOf<string>(may, isType),
    fields: listOf<string>(fields, (field) => typeof field === 'string'),
    starter: listOf<string>(starter, isType),
    order: listOf<string>(order, isType),
    first: isType(first) ? String(first) : undefined,
    last: isType(last) ? String(last) : undefined,
  }
  return Object.fromEntries(Object.entries(kind).filter(([, value]) => value !== undefined))
}

/** Whether a page of the kind may have a section of the type. */
export const canHave = ({ must = [], may }: Kind, type: string) => !may || must.includes(type) || may.includes(type)

/** What a page needs that none of its sections offers. */
export const unmetNeeds = ({ needs = [] }: Kind, types: readonly string[]): Need[] =>
  needs.filter((need) => !offeringTypes(need).some((type) => types.includes(type)))

/** The kind that a page with these keys and types of sections can be of; the one that demands most, where several fit. */
export function fittingKind(kinds: Kinds, keys: readonly string[], types: readonly string[]): string | undefined {
  const isRight = ({ fields = [], must = [], ...kind }: Kind) =>
    fields.every((field) => keys.includes(field)) &&
    must.every((type) => types.includes(type)) &&
    unmetNeeds(kind, types).length === 0 &&
    types.every((type) => canHave({ must, ...kind }, type))
  const demands = ({ fields = [], must = [], needs = [] }: Kind) => fields.length + must.length + needs.length
  const fitting = Object.entries(kinds).filter(([, kind]) => isRight(kind))
  return fitting.toSorted(([, one], [, other]) => demands(other) - demands(one))[0]?.[0]
}

/** The sections with which a page of the kind begins: its own list, and whatever it must have and needs besides. */
export function startingSections({ starter, must = [], ...kind }: Kind): string[] {
  const listed = starter ?? must
  const lacking = must.filter((type) => !listed.includes(type))
  const types = [...listed, ...lacking]
  const needed = unmetNeeds(kind, types)
  const all = [
    ...(needed.includes('opening') ? ['page-hero'] : []),
    ...types,
    ...(needed.includes('contact') ? ['cta'] : []),
  ]
  const inner = all.filter((type) => type !== kind.first && type !== kind.last)
  const at = (type: string | undefined) => (type !== undefined && all.includes(type) ? [type] : [])
  return [...at(kind.first), ...inner, ...at(kind.last)]
}
