import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import { keptForAll, stylesForPaper, wholeStyles } from './whole.ts'

/** What a page's own part of the style sheet has not; with a selector it lacks only where there is such an element. */
interface Missing {
  name: string
  selector?: string
}

/**
 * By the text of a page's own part. Many pages have the same one, and comparing takes longer than most visits: what one
 * worker has found the others take from it.
 */
const known = new Map<string, Missing[]>()

/**
 * What the whole style sheet has for a page as it stands, and the page's own part has not: at any width and setting,
 * under the pointer and on paper. A page without styles of its own lacks nothing.
 */
export async function lackingStyles(page: Page): Promise<string[]> {
  const own = await page.evaluate(ownPart)
  if (own === undefined) return []
  const name = `lacking-${createHash('sha256').update(own).digest('hex')}.json`
  const compare = async () => page.evaluate(missingParts, [await wholeStyles(), await stylesForPaper()] as const)
  const missing = known.get(own) ?? (await keptForAll(name, compare))
  known.set(own, missing)
  return page.evaluate(lacking, missing)
}

/** In the page: the styles that it came with, as they stand. */
function ownPart(): string | undefined {
  const own = document.querySelector('style')?.sheet
  return own ? [...own.cssRules].map(({ cssText }) => cssText).join('\n') : undefined
}

/** In the page: which of the missing parts its elements would need. */
function lacking(missing: Missing[]): string[] {
  /** States and parts that no element is, such as :hover and ::before, may always be there. */
  const isThere = (selector: string) =>
    document.querySelector(selector.replace(/(?<!\\)::?[a-z-]+(?![\w(-])/g, ':is(*)')) !== null
  return missing.filter(({ selector }) => selector === undefined || isThere(selector)).map(({ name }) => name)
}

/** In the page: compares rule by rule. */
function missingParts([whole, forPaper]: readonly [string, string]): Missing[] {
  interface Part {
    key: string
    selector?: string
    rule: CSSRule
  }
  /** What commas part that stand in no brackets. */
  const selectorsOf = (text: string) =>
    (text.match(/\\.|[^\\]/gs) ?? [])
      .reduce(
        ({ all, depth }, sign) => {
          const inside = depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0)
          if (sign === ',' && depth === 0) all.push('')
          else all.push(`${all.pop() ?? ''}${sign}`)
          return { all, depth: inside }
        },
        { all: [''], depth: 0 },
      )
      .all.flatMap((selector) => withEachOf(selector.trim()))
  /** Of a list of classes, too, a page has those that may stand on it (renderer/html/styles/choices.ts). */
  const withEachOf = (selector: string): string[] => {
    const [list, inner = ''] = selector.match(/:is\((\.[\w-]+(?:, \.[\w-]+)*)\)/) ?? []
    if (!list || selector.slice(0, selector.indexOf(list)).match(/\([^)]*$/)) return [selector]
    return inner.split(', ').flatMap((entry) => withEachOf(selector.replace(list, entry)))
  }
  const partsOf = (list: Iterable<CSSRule>, place = ''): Part[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        // Of a list a page has those that may match.
        return selectorsOf(rule.selectorText).map((selector) => ({ key: `${place}${selector}`, selector, rule }))
      }
      const head = rule.cssText.split('{')[0]
      const isGroup = 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
      return isGroup ? partsOf(rule.cssRules as CSSRuleList, `${place}${head}`) : [{ key: `${place}${head}`, rule }]
    })
  const own = document.querySelector('style')?.sheet
  if (!own) return []
  const [sheet, paper] = [whole, forPaper].map((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    return made
  }) as [CSSStyleSheet, CSSStyleSheet]
  const ownParts = [...partsOf(own.cssRules), ...partsOf(paper.cssRules)]
  const text = ownParts.map(({ rule }) => rule.cssText).join(' ')
  const known = Map.groupBy(ownParts, ({ key }) => key)
  /** What the whole sheet does not use is meant for another one, unless a tool has it for itself. */
  const isUsed = (name: string) =>
    text.includes(`var(${name}`) || (!whole.includes(`var(${name}`) && !/^--(tw|lightningcss)-/.test(name))
  return partsOf(sheet.cssRules).flatMap(({ key, selector, rule }): Missing[] => {
    const same = known.get(key)?.shift()?.rule
    if (!(rule instanceof CSSStyleRule)) {
      const name = 'name' in rule ? String(rule.name) : ''
      const isNeeded =
        rule instanceof CSSPropertyRule ? isUsed(name) : !name || new RegExp(`animation[^;]*${name}`).test(text)
      return !same && isNeeded ? [{ name: key }] : []
    }
    const needed = [...rule.style].filter((name) => !name.startsWith('--') || isUsed(name))
    if (!same) return needed.length > 0 ? [{ name: key, ...(selector && { selector }) }] : []
    const { style } = same as CSSStyleRule
    const lost = needed.filter((name) => style.getPropertyValue(name) !== rule.style.getPropertyValue(name))
    return lost.map((name) => ({ name: `${key} { ${name} }` }))
  })
}
