/** What runs inside a page to see what axe would see. The function stands alone, because the browser gets its text. */

export interface Look {
  /** Whether the element can be seen that was asked for. */
  isThere: boolean
  /** Which elements can be seen. */
  shown: string
  /** Which targets are small or close together and where, and which parts scroll; in all others no rule sees harm. */
  places: string
  /** How each piece of text stands on the page; texts that stand alike share an entry. */
  texts: string[]
  /** How far the page scrolls sideways, in pixels. */
  overflow: number
}

/**
 * Looks at every element once. Two texts stand alike when all that the contrast rules go by is the same: the colours,
 * pictures and opacity behind it up to the page, its own colour, whether its letters count as large, whether it sticks
 * out of its background, and what lies over or under it without being its parent.
 */
export function look(wanted: string): Look {
  const hashed = (...values: unknown[]) => {
    let hash = 0
    const text = values.join('|')
    for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
    return hash
  }
  const views = [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('script, noscript, path, source'))
    .map((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true })
      return { element, isShown, style: getComputedStyle(element), box: element.getBoundingClientRect() }
    })
  type View = (typeof views)[number]

  const grounds = new Map<Element | null, { name: number | undefined; box: DOMRect | undefined }>()
  for (const { element, style, box } of views) {
    const { backgroundColor, backgroundImage, opacity, filter } = style
    const above = grounds.get(element.parentElement)
    const hasColour = backgroundImage !== 'none' || !/^(rgba\(.*, 0\)|transparent)$/.test(backgroundColor)
    const isGround = hasColour || opacity !== '1' || filter !== 'none' || style.position !== 'static'
    const own = [element.className, element.matches(':disabled'), backgroundColor, backgroundImage, opacity, filter]
    const name = isGround ? hashed(above?.name, ...own) : above?.name
    grounds.set(element, { name, box: hasColour ? box : above?.box })
  }

  const isText = ({ element }: View) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const lifted = views.filter(({ isShown, style, box }) => isShown && style.position !== 'static' && box.width > 1)
  const touches = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const sticksOut = (inner: DOMRect, outer: DOMRect | undefined) =>
    outer !== undefined && (inner.left < outer.left - 1 || inner.right > outer.right + 1)

  const examples = new Map<string, Element>()
  for (const view of views.filter((each) => each.isShown && isText(each))) {
    const { element, style, box } = view
    const ground = grounds.get(element)
    const around = lifted
      .filter((other) => touches(box, other.box) && !other.element.contains(element))
      .map((other) => grounds.get(other.element)?.name)
    const { color, fontWeight, textShadow } = style
    const size = Number.parseFloat(style.fontSize)
    // Large letters need less contrast: from 24 px on, or from 18.66 px on when they are bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const name = hashed(ground?.name, color, isLarge, textShadow, sticksOut(box, ground?.box), ...around)
    if (!examples.has(String(name))) examples.set(String(name), element)
  }
  Object.assign(window, { examples })

  const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]'
  const isInText = ({ element, style }: View) =>
    style.display === 'inline' && [...(element.parentNode?.childNodes ?? [])].some((node) => node instanceof Text)
  const targets = views.filter((view) => view.isShown && view.element.matches(controls) && !isInText(view))
  const isDelicate = ({ element, box }: View) =>
    Math.min(box.width, box.height) < 24 ||
    targets.some((other) => other.element !== element && touches(box, other.box) && !other.element.contains(element))
  const delicate = targets.filter(isDelicate).map(({ box }) => [box.x, box.y, box.width, box.height].map(Math.round))
  const scrolls = ({ element, style }: View) =>
    /auto|scroll/.test(style.overflow) &&
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
  const scrolling = views.filter((view) => view.isShown && scrolls(view)).map(({ element }) => element.className)

  const { scrollWidth, clientWidth } = document.documentElement
  return {
    isThere: views.some(({ element, isShown }) => isShown && element.matches(wanted)),
    shown: String(hashed(...views.map(({ isShown }) => Number(isShown)))),
    places: String(hashed(...delicate.flat(), ...scrolling)),
    texts: [...examples.keys()],
    overflow: scrollWidth - clientWidth,
  }
}

/** Looks with the functions that are on the page, once it is at rest and messages have followed the colour scheme. */
export async function lookAtRest({ wanted, moves }: { wanted: string; moves: boolean }): Promise<Look> {
  const here = window as unknown as { look: typeof look; comeToRest: () => Promise<void> }
  // A new width sets parts of a page in motion, and colours on their way are nobody's.
  if (moves) await here.comeToRest()
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const isBehind = () => document.querySelector(`[data-sonner-theme]:not([data-sonner-theme=${scheme}])`)
  while (isBehind()) await new Promise(requestAnimationFrame)
  return here.look(wanted)
}
