/** What a kind of page demands. Lists that are absent demand nothing. */
export interface Kind {
  must?: string[]
  /** The fields of the page that this kind needs besides those that every page needs. */
  fields?: string[]
  /** The types that it may have besides those it must have; any, where this is left out. */
  may?: string[]
  /** The sections that a new page of this kind begins with, where those it must have make no page yet. */
  starter?: string[]
  /** The types whose order is fixed, from top to bottom. */
  order?: string[]
  first?: string
  last?: string
}

export type Kinds = Record<string, Kind>

/** Whether a page of the kind may have a section of the type. */
export const canHave = ({ must = [], may }: Kind, type: string) => !may || must.includes(type) || may.includes(type)

/** The kind that a page with these keys and types of sections can be of; the one that demands most, where several fit. */
export function fittingKind(kinds: Kinds, keys: readonly string[], types: readonly string[]): string | undefined {
  const isRight = ({ fields = [], must = [], ...kind }: Kind) =>
    fields.every((field) => keys.includes(field)) &&
    must.every((type) => types.includes(type)) &&
    types.every((type) => canHave({ must, ...kind }, type))
  const demands = ({ fields = [], must = [] }: Kind) => fields.length + must.length
  const fitting = Object.entries(kinds).filter(([, kind]) => isRight(kind))
  return fitting.toSorted(([, one], [, other]) => demands(other) - demands(one))[0]?.[0]
}
