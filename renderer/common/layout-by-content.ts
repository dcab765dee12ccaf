import { isRecord } from './is-record.ts'

interface Item {
  name?: unknown
  text?: unknown
  list?: unknown
  missing?: unknown
}

/** Letters of a card's text that make a column of it. */
const LONG = 280

/** How a section is arranged that does not say so, by how much there is in it; each rule stands in its schema too. */
const RULES = {
  /** One voice alone is set large. */
  testimonials: ({ length }: readonly Item[]) => (length === 1 ? 'quote' : 'carousel'),
  /** Few cards with long texts are rows, unless their author wants columns. */
  cards: (items: readonly Item[], columns?: unknown) => (columns === undefined && isFewLong(items) ? 'rows' : 'grid'),
  /** Many steps stand in two columns. */
  steps: ({ length }: readonly Item[]) => (length > 6 ? 'columns' : 'column'),
  /** Packages that can be compared line by line are. */
  pricing: (items: readonly Item[]) => (items.length > 2 && sharedLines(items) > 3 ? 'table' : 'cards'),
}

const isFewLong = (items: readonly Item[]) =>
  items.length > 0 && items.length <= 3 && items.every(({ text }) => String(text ?? '').length > LONG)

/** The layout of a section: its own, or that which fits what is in it. */
export const layoutOf = <Type extends keyof typeof RULES, Layout extends string>(
  type: Type,
  layout: Layout | undefined,
  items: readonly Item[],
  columns?: unknown,
) => layout ?? (RULES[type](items, columns) as Exclude<Layout, undefined> & ReturnType<(typeof RULES)[Type]>)

/** A layout that stands beside a picture is none without one. */
export const layoutWith = <Layout extends string>(image: unknown, layout: Layout | undefined) =>
  layout === 'picture' && image === undefined ? undefined : layout

/** The layout of any section as written; undefined where it has none and none follows from what is in it. */
export function layoutOfBlock({ type, layout, items, columns, image }: Record<string, unknown>): string | undefined {
  const chosen = typeof layout === 'string' ? layoutWith(image, layout) : undefined
  return hasRule(type) && Array.isArray(items) ? layoutOf(type, chosen, items.filter(isRecord), columns) : chosen
}

const hasRule = (type: unknown): type is keyof typeof RULES => Object.hasOwn(RULES, String(type))

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What packages have, or are without, each once, in the order in which it is first named. */
export const linesOf = (items: readonly Item[]) => [
  ...new Set(items.flatMap(({ list, missing }) => [...listOf(list), ...listOf(missing)]).map(String)),
]

const sharedLines = (items: readonly Item[]) =>
  linesOf(items).filter(
    (line) => items.filter(({ list, missing }) => [...listOf(list), ...listOf(missing)].includes(line)).length > 1,
  ).length
