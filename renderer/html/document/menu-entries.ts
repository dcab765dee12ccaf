import type { Navigation } from '../../schema/types.generated.ts'

type Entry = NonNullable<Navigation['header']>[number]

export interface MenuEntry extends Entry {
  /** The screens that show it, where not all do. */
  only?: 'wide' | 'narrow'
}

/**
 * The entries of the menus of wide screens and of phones in one list, in which each menu keeps its order. What both have
 * stands once, but for an entry that one has earlier than the other. On phones a dropdown is that of the entry of its name.
 */
export function menuEntries({ header = [], mobile = header }: Pick<Navigation, 'header' | 'mobile'>): MenuEntry[] {
  return merge(
    header,
    mobile.map((entry) => ({ ...entry, items: header.find(({ label }) => label === entry.label)?.items })) as Entry[],
  )
}

/** Whether one of the entries leads to a page, however deep it stands. */
export const leadsTo = (route: string, entries: readonly Link[] = []): boolean =>
  entries.some(({ href, items }) => href === route || leadsTo(route, items))

interface Link {
  href: string
  items?: readonly Link[]
}

function merge(wide: readonly Entry[], narrow: readonly Entry[]): MenuEntry[] {
  const [first, ...wides] = wide
  const [other, ...narrows] = narrow
  if (!first) return narrow.map((entry) => ({ ...entry, only: 'narrow' }))
  if (!other) return wide.map((entry) => ({ ...entry, only: 'wide' }))
  if (isSame(first, other)) return [first, ...merge(wides, narrows)]
  const withFirst = (): MenuEntry[] => [{ ...first, only: 'wide' }, ...merge(wides, narrow)]
  const withOther = (): MenuEntry[] => [{ ...other, only: 'narrow' }, ...merge(wide, narrows)]
  if (!narrows.some((entry) => isSame(entry, first))) return withFirst()
  if (!wides.some((entry) => isSame(entry, other))) return withOther()
  const [one, two] = [withFirst(), withOther()]
  return linksIn(two) < linksIn(one) ? two : one
}

const isSame = (one: Entry, other: Entry) => one.label === other.label && one.href === other.href

const linksIn = (entries: readonly Entry[]) => entries.reduce((sum, { items = [] }) => sum + 1 + items.length, 0)
