import type { PageWeight } from './measure.ts'

/** A style sheet and what of it no page that carries it uses. */
export interface SheetUse {
  /** The pages that carry it. */
  routes: string[]
  /** Characters of its rules, and of those that match nothing on any of the pages. */
  length: number
  unused: number
  /** The longest of the rules that match nothing. */
  rules: string[]
}

/**
 * What of the styles in the documents nothing uses. Pages of a kind carry the same sheet, so a rule is used if it matches
 * something on one of them. States, and classes of states, may always come: see {@link usedRules}.
 */
export function unusedStyles(pages: readonly PageWeight[]): SheetUse[] {
  const bySheet = Map.groupBy(pages, ({ rules }) => rules.map(({ text }) => text).join())
  return [...bySheet.values()].map((alike) => {
    const rules = alike[0]?.rules ?? []
    const idle = rules.filter((_, index) => alike.every((page) => !page.rules[index]?.isUsed)).map(({ text }) => text)
    const length = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0)
    return {
      routes: alike.map(({ route }) => route),
      length: length(rules.map(({ text }) => text)),
      unused: length(idle),
      rules: idle.toSorted((one, other) => other.length - one.length).slice(0, 5),
    }
  })
}
