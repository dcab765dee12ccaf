import { isRecord } from '../common/is-record.ts'
import { oncePer } from '../common/once-per.ts'
import { type Need, offeringTypes, schemaOf } from '../schema/schemas.ts'
import type { Kind as WrittenKind } from '../schema/types.generated.ts'
import { schemaErrors } from '../schema/validators.ts'

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
  const ownKinds = Object.entries(isRecord(own) ? own : {}).filter(([, kind]) => isRecord(kind))
  const changed = ownKinds.map(([name, kind]) => {
    // One with a mistake, which is reported by itself, demands nothing.
    if (schemaErrors('kind', kind).length > 0) return [name, {}] as const
    const { starter, ...rest } = usual[name] ?? {}
    // What pages begin with follows from what they must have.
    const before = Object.hasOwn(Object(kind), 'must') ? rest : { ...rest, ...(starter && { starter }) }
    return [name, { ...before, ...Object(kind) }] as const
  })
  return { ...usual, ...Object.fromEntries(changed) }
})

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
