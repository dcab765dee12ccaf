/** What is wrong with how the sections of an open page are set, in words that name the place. */
export type Faults = string[]

/**
 * In the page: halves of wide sections in which hardly anything stands, words that cover others, words that are cut, and
 * pages wider than the screen.
 */
export function faultsIn(): Faults {
  /** The least share of a section's height at which each half of its measure has something. */
  const LEAST_FILLED = 0.15
  /** The screen from which sections are laid out in columns. */
  const WIDE = 1024
  const root = document.documentElement
  const faults = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : []
  for (const section of document.querySelectorAll('main > section.band')) faults.push(...faultsOf(section))
  return faults

  function faultsOf(section: Element): string[] {
    const words = wordsIn(section)
    return [...(innerWidth < WIDE ? [] : emptyHalves(section, words)), ...overlaps(words), ...cutWords(section)]
  }

  function emptyHalves(section: Element, words: Words[]): string[] {
    // A picture behind the words is what stands in the other half.
    if (section.querySelector(':scope > .backdrop')) return []
    const { paddingLeft, paddingRight } = getComputedStyle(section)
    const box = section.getBoundingClientRect()
    const left = box.left + Number.parseFloat(paddingLeft)
    const right = box.right - Number.parseFloat(paddingRight)
    const middle = (left + right) / 2
    const things = [...section.querySelectorAll('*')]
      .filter((element) => isThing(element) && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
    // A heading over the rest is as wide as its words.
    const isHead = ({ element }: Words) =>
      element.closest('.section-head')?.parentElement === section && getComputedStyle(section).display !== 'grid'
    const rest = words.filter((one) => !isHead(one))
    const all = [...(rest.length > 0 ? rest : words).map(({ rect }) => rect), ...things].filter(
      (rect) => rect.height > 0,
    )
    if (all.length === 0) return []
    const top = Math.min(...all.map((rect) => rect.top))
    const height = Math.max(...all.map((rect) => rect.bottom)) - top
    const halves = { left: [left, middle], right: [middle, right] } as const
    return Object.entries(halves).flatMap(([name, [from, to]]) => {
      const within = all.filter((rect) => rect.left < to - 24 && rect.right > from + 24)
      const share = filled(within) / height
      return share < LEAST_FILLED ? [`the ${name} half is ${Math.round(100 - share * 100)} % empty`] : []
    })
  }

  /** What is seen besides words: pictures, fields, and rows and cards with a line around or between them. */
  function isThing(element: Element): boolean {
    if (element.matches('img,video,iframe,.surface,.button,input,textarea,select,table,.map-drawing')) return true
    // Dots lead the eye from a name to its price.
    if (element.matches('li:has(.dish-dots)')) return true
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
    return element.matches('li,details') && [borderTopWidth, borderBottomWidth].some((width) => width !== '0px')
  }

  /** The height that some boxes take together, gaps up to that between paragraphs counted in. */
  function filled(rects: DOMRect[]): number {
    const GAP = 40
    let [sum, end] = [0, Number.NEGATIVE_INFINITY]
    for (const { top, bottom } of rects.toSorted((one, other) => one.top - other.top)) {
      sum += Math.max(0, bottom - (top - end < GAP ? end : Math.max(top, end)))
      end = Math.max(end, bottom)
    }
    return sum
  }

  interface Words {
    element: Element
    text: string
    rect: DOMRect
  }

  /** The lines of text that show. */
  function wordsIn(section: Element): Words[] {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    const found: Words[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (isFloating(element)) continue
      if (element.closest('.visually-hidden,option,script,noscript,mark,svg,[aria-hidden=true]')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const rect of range.getClientRects())
        if (rect.width > 1 && isSeen(element, rect)) found.push({ element, text, rect })
    }
    return found
  }

  /** A button that floats over the page stands over words by design. */
  function isFloating(element: Element): boolean {
    const { parentElement: parent } = element
    return getComputedStyle(element).position === 'fixed' || (parent !== null && isFloating(parent))
  }

  /** Whether it lies in the part of a carousel that shows. */
  function isSeen(element: Element, rect: DOMRect): boolean {
    for (let around = element.parentElement; around && around.tagName !== 'SECTION'; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const box = around.getBoundingClientRect()
      if (rect.right > box.right + 1 || rect.left < box.left - 1 || rect.top > box.bottom || rect.bottom < box.top)
        return false
    }
    return true
  }

  function overlaps(words: Words[]): string[] {
    const found = words.flatMap((one, index) =>
      words.slice(index + 1).flatMap((other) => {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          return []
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        const least = Math.min(one.rect.height, other.rect.height)
        return width > 2 && height > least * 0.4 ? [`"${one.text}" and "${other.text}" cover each other`] : []
      }),
    )
    return [...new Set(found)]
  }

  function cutWords(section: Element): string[] {
    return [...section.querySelectorAll('*')].flatMap((element) => {
      const { overflowX, position } = getComputedStyle(element)
      const isCut = /^(?:hidden|clip)$/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      if (!isCut || position === 'absolute' || !element.textContent?.trim() || element.clientWidth < 2) return []
      return [`"${element.textContent.trim().slice(0, 40)}" is cut`]
    })
  }
}
