/** What runs inside a page to see what axe would see. The function stands alone, because the browser gets its text. */

/** What a page looks like where the element that was asked for can be seen. */
export interface Look {
  /** Which elements of the page's own content can be seen, or of the parts that were named. */
  shown: string
  /** What stands beside that content, such as header and footer: a name for its markup, what of it can be seen and its small targets. */
  beside: { selector: string; name: string }[]
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
 * out of its background, and what lies over or under it without being its parent. Where parts are named, it tells of these.
 */
export function look(wanted: string, parts?: string): Look | undefined {
  const canBeSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  if (![...document.body.querySelectorAll(wanted)].some(canBeSeen)) return undefined
  const roots = parts === undefined ? [document.body] : [...document.querySelectorAll(parts)]
  const told = new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))
  const hashed = (...values: unknown[]) => {
    let hash = 0
    const text = values.join('|')
    for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
    return hash
  }
  const views = [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('script, noscript, path, source'))
    .map((element) => {
      return {
        element,
        isShown: canBeSeen(element),
        style: getComputedStyle(element),
        box: element.getBoundingClientRect(),
      }
    })
  type View = (typeof views)[number]
  const toldViews = views.filter(({ element }) => told.has(element))

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
  for (const view of toldViews.filter((each) => each.isShown && isText(each))) {
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
  const delicate = targets.filter((view) => told.has(view.element) && isDelicate(view))
  const placeOf = ({ box }: View) => [box.y, box.x, box.width, box.height].map(Math.round)
  const scrolls = ({ element, style }: View) =>
    /auto|scroll/.test(style.overflow) &&
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
  const scrolling = toldViews.filter((view) => view.isShown && scrolls(view)).map(({ element }) => element.className)

  const hasContent = parts === undefined && document.querySelector('body > main') !== null
  const others = hasContent ? [...document.querySelectorAll('body > :not(main, script, noscript)')] : []
  const shownIn = (isMeant: (element: Element) => boolean) =>
    toldViews.filter(({ element }) => isMeant(element)).map(({ isShown }) => Number(isShown))
  const beside = others.map((part) => {
    const markup = part.outerHTML.replaceAll(' aria-current="page"', '')
    const isWithin = (element: Element) => part.contains(element)
    // How far down a footer stands is of no account.
    const small = delicate.filter(({ element }) => isWithin(element)).flatMap((view) => placeOf(view).slice(1))
    const name = String(hashed(markup, ...shownIn(isWithin), ...small))
    return { selector: `body > :nth-child(${[...document.body.children].indexOf(part) + 1})`, name }
  })

  const { scrollWidth, clientWidth } = document.documentElement
  return {
    shown: String(hashed(...shownIn((element) => !others.some((part) => part.contains(element))))),
    beside,
    places: String(hashed(...delicate.flatMap(placeOf), ...scrolling)),
    texts: [...examples.keys()],
    overflow: scrollWidth - clientWidth,
  }
}

interface Looked {
  shows: string
  parts: string | undefined
  moves: boolean
}

/** Looks with the functions that are on the page, once it is at rest and messages have followed the colour scheme. */
export async function lookAtRest({ shows, parts, moves }: Looked): Promise<Look | undefined> {
  const here = window as unknown as { look: typeof look; comeToRest: () => Promise<void> }
  // A new width sets parts of a page in motion, and colours on their way are nobody's.
  if (moves) await here.comeToRest()
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const isBehind = () => document.querySelector(`[data-sonner-theme]:not([data-sonner-theme=${scheme}])`)
  while (isBehind()) await new Promise(requestAnimationFrame)
  return here.look(shows, parts)
}
