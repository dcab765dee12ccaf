/** Functions that run in the measured page; each stands alone. */

export interface Shifts {
  /** Cumulative layout shift. */
  sum: number
  /** What moved, the first few. */
  parts: string[]
}

/** Notes from the start what of the page moves without the visitor's doing. */
export function watchShifts() {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const found: Shifts = { sum: 0, parts: [] }
  Object.assign(window, { shifts: found })
  const corner = ({ x, y }: DOMRect) => `(${Math.round(x)}, ${Math.round(y)})`
  const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
    `"${(node?.textContent ?? '').trim().slice(0, 30)}" from ${corner(from)} to ${corner(to)}`
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      found.sum += value
      if (found.parts.length < 3) found.parts.push(...sources.slice(0, 3).map(describe))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shifts = () => (window as unknown as { shifts: Shifts }).shifts

/** A site has a home page in each of its languages, which the logo leads to. */
export const isHome = () => document.querySelector('.header-logo[aria-current]') !== null

/** How many arrangements its site has chosen. */
export const looks = () => [...document.documentElement.classList].filter((name) => name.startsWith('look-')).length

/** Addresses of what held up the first paint. */
export const blocking = () =>
  (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
    .filter((entry) => entry.renderBlockingStatus === 'blocking')
    .map((entry) => entry.name)

/** Whether the page has exchanged its fonts; a page that never does is told by what stays. */
export const hasOwnFonts = () => !document.documentElement.classList.contains('system-fonts')

/** The texts of the whole page that are still in fonts of the system, the first few. */
export const inSystemFonts = () => {
  const isText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim())
  const isLeft = (element: Element) => /^"?[^,]* Fallback/.test(getComputedStyle(element).fontFamily)
  const left = [...document.body.querySelectorAll(':not(script, noscript)')].filter(isText).filter(isLeft)
  return left.slice(0, 3).map(({ textContent }) => textContent.trim().slice(0, 30))
}

export interface PictureSlot {
  /** The file that the browser chose. */
  url: string
  /** How wide it is, and which widths there are, in pixels. */
  width: number
  widths: number[]
  /** How wide it would be at one pixel for each of the screen, what is cut off included. */
  slot: number
  density: number
  /** Lies under a veil with text on it, through which half the detail looks the same. */
  isVeiled: boolean
}

/** The pictures that were fetched, with the room that each takes. */
export const pictureSlots = (): PictureSlot[] =>
  [...document.images].flatMap((image) => {
    const name = image.currentSrc.split('/').at(-1)
    const set = image.parentElement?.querySelector(`source[srcset*="${name}"]`) ?? image
    const files = set.getAttribute('srcset')?.split(', ') ?? []
    const widths = files.map((file) => ({
      url: file.split(' ')[0] ?? '',
      width: Number.parseInt(file.split(' ')[1] ?? set.getAttribute('width') ?? '', 10),
    }))
    const chosen = widths.find(({ url }) => image.currentSrc.endsWith(url))
    // Browsers choose a file for a lazy picture that does not show, but fetch none.
    const isFetched = image.complete && (image.loading !== 'lazy' || image.checkVisibility())
    if (!isFetched || !chosen) return []
    const { width, height } = image.getBoundingClientRect()
    const shaped = set.hasAttribute('width') ? set : image
    const ratio = Number(shaped.getAttribute('width')) / Number(shaped.getAttribute('height'))
    const { objectFit } = getComputedStyle(image)
    const widthIn = { cover: Math.max, contain: Math.min }[objectFit] ?? ((full: number) => full)
    const density = devicePixelRatio
    const slot = Math.ceil(widthIn(width, height * ratio) * density)
    const sizes = widths.map((file) => file.width)
    const frame = image.closest('.picture')
    const isVeiled = frame !== null && getComputedStyle(frame, '::after').content !== 'none'
    return [{ url: image.currentSrc, width: chosen.width, widths: sizes, slot, density, isVeiled }]
  })

export interface RuleUse {
  text: string
  isUsed: boolean
}

/**
 * The rules of the style sheet in the document, and whether something on the page matches them, at any width and in any
 * state: what the pointer, the keyboard, a script ("is-…") or an answer of a form makes of an element may always come.
 */
export const usedRules = (): RuleUse[] => {
  const styleRules = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [rule]
        : 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
          ? styleRules(rule.cssRules as CSSRuleList)
          : [],
    )
  const states =
    /\.(?:is-[\w-]+|(?:web|system)-fonts)|\.font-probe|:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\[(?:open|aria-invalid="true")\]/g
  const pseudo = /(?<!\\)::?[a-z-]+(?![\w(-])/g
  const isUsed = (selector: string) =>
    document.querySelector(selector.replace(pseudo, ':is(*)').replace(states, ':is(*)')) !== null
  const sheet = document.querySelector('style')?.sheet
  return sheet
    ? styleRules(sheet.cssRules).map((rule) => ({ text: rule.cssText, isUsed: isUsed(rule.selectorText) }))
    : []
}
