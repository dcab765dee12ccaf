import type { Page } from 'playwright'
import { wholeStyles } from './whole.ts'

/**
 * What the whole style sheet has for a page as it stands, and the page's own part has not: at any width and setting,
 * under the pointer and on paper. A page without styles of its own lacks nothing.
 */
export async function lackingStyles(page: Page): Promise<string[]> {
  return page.evaluate(lacking, await wholeStyles())
}

/** In the page: compares rule by rule. */
function lacking(whole: string): string[] {
  interface Part {
    key: string
    selector?: string
    rule: CSSRule
  }
  const partsOf = (list: Iterable<CSSRule>, place = ''): Part[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        // Of a list a page has those that may match.
        const selectors = rule.selectorText.split(/(?<!\\),(?![^(]*\)) */)
        return selectors.map((selector) => ({ key: `${place}${selector}`, selector, rule }))
      }
      const head = rule.cssText.split('{')[0]
      const isGroup = 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
      return isGroup ? partsOf(rule.cssRules as CSSRuleList, `${place}${head}`) : [{ key: `${place}${head}`, rule }]
    })
  /** States and parts that no element is, such as :hover and ::before, may always be there. */
  const isThere = (selector: string) =>
    document.querySelector(selector.replace(/(?<!\\)::?[a-z-]+(?![\w(-])/g, ':is(*)')) !== null
  const own = document.querySelector('style')?.sheet
  if (!own) return []
  const paper = document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(whole)
  const ownParts = [...partsOf(own.cssRules), ...partsOf(paper?.cssRules ?? [])]
  const text = ownParts.map(({ rule }) => rule.cssText).join(' ')
  const known = Map.groupBy(ownParts, ({ key }) => key)
  /** What the whole sheet does not use is meant for another one, unless a tool has it for itself. */
  const isUsed = (name: string) =>
    text.includes(`var(${name}`) || (!whole.includes(`var(${name}`) && !/^--(tw|lightningcss)-/.test(name))
  const found = partsOf(sheet.cssRules).flatMap(({ key, selector = '', rule }) => {
    const same = known.get(key)?.shift()?.rule
    if (!(rule instanceof CSSStyleRule)) {
      const name = 'name' in rule ? String(rule.name) : ''
      const isNeeded =
        rule instanceof CSSPropertyRule ? isUsed(name) : !name || new RegExp(`animation[^;]*${name}`).test(text)
      return !same && isNeeded ? [key] : []
    }
    const needed = [...rule.style].filter((name) => !name.startsWith('--') || isUsed(name))
    if (!same) return needed.length > 0 && isThere(selector) ? [key] : []
    const { style } = same as CSSStyleRule
    const lost = needed.filter((name) => style.getPropertyValue(name) !== rule.style.getPropertyValue(name))
    return lost.map((name) => `${key} { ${name} }`)
  })
  return found
}
