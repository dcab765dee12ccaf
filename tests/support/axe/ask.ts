/** What runs inside a page to ask axe. Each function stands alone, because the browser gets its text. */
export interface Question {
  rules: string[]
  /** The texts whose contrast is asked about, by the names that look() gave them. */
  texts: string[]
}

/** Asks axe for violations of some rules, once for all: most of its time goes into getting to know the page. */
export async function ask({ rules, texts }: Question): Promise<string[]> {
  const { axe, examples } = window as unknown as { axe: typeof import('axe-core'); examples: Map<string, Element> }
  const asked = texts.map((text) => examples.get(text))
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-asked]' }] })
  for (const element of asked) element?.setAttribute('data-asked', '')
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'], preload: false })
  for (const element of asked) element?.removeAttribute('data-asked')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) =>
      `${id} ${html.replace(' data-asked=""', '')}: ${failureSummary}`.replace(/\s+/g, ' '),
    ),
  )
}

/** The rules with one of the tags that axe itself would use. */
export function rulesWith(tags: string[]): string[] {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const rules = axe.getRules(tags).filter((rule) => !/experimental|deprecated/.test(rule.tags.join()))
  return rules.map(({ ruleId }) => ruleId)
}

/**
 * Hides one property from axe, which takes the colour of letters from it: in forced colours Chromium answers with the
 * colour that the style sheet asked for, while `color` is the one painted (github.com/dequelabs/axe-core/issues/3978).
 */
export function usePaintedColours() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
  }
}

/** Waits for the letters, and for everything that moves or fades by the clock and has an end; what follows scrolling has none. */
export async function comeToRest() {
  await document.fonts.ready
  const moving = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
