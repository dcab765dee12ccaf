import type { RunOptions } from 'axe-core'

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

/** Asks axe, and says what it found in a line for each element. */
export async function askAxe({
  options,
  include,
  exclude,
}: {
  options: RunOptions
  include: string[]
  exclude: string[]
}) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const asked = include.length + exclude.length > 0 ? { ...(include.length > 0 && { include }), exclude } : document
  const { violations } = await axe.run(asked, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} ${html}: ${failureSummary}`.replace(/\s+/g, ' ')),
  )
}

/** Asks about the texts of these names, which look() gave them, besides what else is asked. */
export async function askAboutTexts({ texts, ...asked }: { texts: string[] } & Parameters<typeof askAxe>[0]) {
  const { examples, askAxe: ask } = window as unknown as { examples: Map<string, Element>; askAxe: typeof askAxe }
  const marked = texts.flatMap((name) => examples.get(name) ?? [])
  for (const element of marked) element.toggleAttribute('data-asked', true)
  const found = await ask(asked)
  for (const element of marked) element.toggleAttribute('data-asked', false)
  return found
}
