/** The media that rules were written for, where they have been given others. */
const written = new WeakMap<CSSMediaRule, string>()

/**
 * Shows a page as it is printed, or as on a screen again: the rules for paper become rules for everything, and those for
 * screens for nothing. Only the page in the frame is changed, not what it is made from.
 */
export function showAs(page: Document | undefined, isPrint: boolean): void {
  for (const sheet of page?.styleSheets ?? []) {
    for (const rule of mediaRules(rulesOf(sheet))) {
      const own = written.get(rule) ?? rule.media.mediaText
      const shown = isPrint ? onPaper(own) : own
      if (shown === rule.media.mediaText) continue
      written.set(rule, own)
      rule.media.mediaText = shown
    }
  }
}

const onPaper = (media: string) => media.split(',').map(queryOnPaper).join(',')

/** "print and (width < 40rem)" is "all and (width < 40rem)"; of one for screens nothing is left to be asked. */
function queryOnPaper(query: string): string {
  const [whole, not, medium] = /^\s*(?:only )?(not )?(print|screen)\b/.exec(query) ?? []
  if (whole === undefined) return query
  return (medium === 'print') === (not === undefined) ? `all${query.slice(whole.length)}` : 'not all'
}

/** A sheet of another host cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | [] {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** Rules for a medium, also within layers. The frame has classes of its own: none of its rules is one of this window's. */
function mediaRules(rules: Iterable<CSSRule>): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const { media, cssRules } = rule as CSSMediaRule
    const inner = cssRules ? mediaRules(cssRules) : []
    return media ? [rule as CSSMediaRule, ...inner] : inner
  })
}
