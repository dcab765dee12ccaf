import { compressedSize, type PageWeight } from './measure.ts'

/** A style sheet and what of it no page that carries it uses. */
export interface SheetUse {
  /** The pages that carry it. */
  routes: string[]
  /** Arrangements that the site chooses. */
  looks: number
  /** Bytes as sent of its rules, and of those that match nothing on any of the pages. */
  bytes: number
  unused: number
  /** The longest of the rules that match nothing. */
  rules: string[]
}

/**
 * What of the styles in the documents nothing uses. Pages share sheets, so a rule is used if it matches
 * something on one of those that carry it. States, and classes of states, may always come: see {@link usedRules}.
 */
export function unusedStyles(pages: readonly PageWeight[]): Promise<SheetUse[]> {
  const bySheet = Map.groupBy(pages, ({ rules }) => rules.map(({ text }) => text).join())
  return Promise.all(
    [...bySheet.values()].map(async (alike) => {
      const texts = (alike[0]?.rules ?? []).map(({ text }) => text)
      const isUsed = (index: number) => alike.some((page) => page.rules[index]?.isUsed)
      const idle = texts.filter((_, index) => !isUsed(index))
      const bytes = await compressedSize(texts.join(''))
      return {
        routes: alike.map(({ route }) => route),
        looks: alike[0]?.looks ?? 0,
        bytes,
        unused: bytes - (await compressedSize(texts.filter((_, index) => isUsed(index)).join(''))),
        rules: idle.toSorted((one, other) => other.length - one.length).slice(0, 5),
      }
    }),
  )
}
