/** What runs inside a page around a question to axe. Each function stands alone, because the browser gets its text. */

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

/** Waits for the letters, and ends everything that moves or fades by the clock and has an end; what follows scrolling has none. */
export async function comeToRest() {
  await document.fonts.ready
  const moving = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  for (const each of moving) each.finish()
}

/** Marks the texts that are asked about, by the names that look() gave them, or takes the marks away. */
export function mark({ texts, isAsked }: { texts: string[]; isAsked: boolean }) {
  const { examples } = window as unknown as { examples: Map<string, Element> }
  for (const name of texts) examples.get(name)?.toggleAttribute('data-asked', isAsked)
}
