/** Looks at how a page lies on the screen. Runs in the browser, which gets its text: the function stands alone. */
export function layoutFaults(): string[] {
  /** Between two sections of an airy page there are 260 pixels. */
  const mostEmpty = 330
  const found: string[] = []
  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`it is ${scrollWidth} px wide on a screen of ${clientWidth}`)

  const ancestors = (element: Element) => {
    const all: Element[] = []
    for (let each: Element | null = element; each; each = each.parentElement) all.push(each)
    return all
  }
  /** What stays on the screen lies over the page with reason. */
  const layerOf = (element: Element) =>
    ancestors(element).find((each) => /fixed|sticky/.test(getComputedStyle(each).position)) ?? document.body
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    ancestors(element).some(
      (each) => getComputedStyle(each).clipPath.startsWith('inset') || each.matches('.trap, .skip-link'),
    )

  const texts: { text: string; element: Element; layer: Element; boxes: DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!element || node.data.trim() === '' || element.closest('script, style, noscript') || isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length > 0) texts.push({ text: node.data.trim().slice(0, 40), element, layer: layerOf(element), boxes })
  }

  for (const { text, element, boxes } of texts) {
    if (boxes.length > 1 && element.matches('.header-nav > ul > li > a')) found.push(`"${text}" breaks in the menu`)
    const clips = ancestors(element).filter((each) => {
      const { overflowX, overflowY } = getComputedStyle(each)
      return each !== document.documentElement && each !== document.body && /hidden|clip/.test(overflowX + overflowY)
    })
    const isCut = clips.some((each) => {
      const outer = each.getBoundingClientRect()
      return boxes.some(
        ({ left, right, top, bottom }) =>
          left < outer.left - 2 ||
          right > outer.right + 2 ||
          top + 0.25 * (bottom - top) < outer.top ||
          bottom - 0.25 * (bottom - top) > outer.bottom,
      )
    })
    // A carousel goes on beside the screen.
    const isScrolled = ancestors(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX))
    if (!isScrolled && (isCut || boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1)))
      found.push(`"${text}" is cut off`)
  }

  // A line is higher than its letters.
  const letters = ({ left, right, top, bottom }: DOMRect) => {
    const less = 0.25 * (bottom - top)
    return { left: left + 1, right: right - 1, top: top + less, bottom: bottom - less }
  }
  const lines = texts.flatMap(({ boxes, ...of }) => boxes.map((box) => ({ ...of, ...letters(box) })))
  lines.sort((one, other) => one.top - other.top)
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break
      const touches = other.left < one.right && one.left < other.right
      if (touches && other.layer === one.layer && other.element !== one.element)
        found.push(`"${one.text}" lies on "${other.text}"`)
    }
  }

  // Over the picture of another opening an edge may lie.
  const openings = [
    'plain',
    'banner',
    'framed',
    'words',
    'overlap',
    'collage',
    'row',
    'statement',
    'block',
    'column',
  ].map((name) => `.opening-${name}`)
  const needsRoom = ['.band', ...openings].join()
  for (const edged of document.querySelectorAll('.ground-edge')) {
    const before = edged.previousElementSibling
    const above = before?.id === 'opening-end' ? before.previousElementSibling : before
    if (!above?.matches(needsRoom)) continue
    const edge = Number.parseFloat(getComputedStyle(edged, '::before').height)
    if (Number.parseFloat(getComputedStyle(above).paddingBottom) < edge + 30)
      found.push('an edge is drawn over a section')
  }

  const shown = [...document.querySelectorAll('img, svg, video, iframe, input, select, textarea, hr')].filter(
    (each) => !isHidden(each),
  )
  const spans = [...shown.map((each) => each.getBoundingClientRect()), ...texts.flatMap(({ boxes }) => boxes)]
    .filter(({ height }) => height > 1)
    .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY }))
    .sort((one, other) => one.top - other.top)
  let reached = 0
  for (const { top, bottom } of [...spans, { top: scrollHeight, bottom: scrollHeight }]) {
    if (top - reached > mostEmpty) found.push(`nothing stands between ${Math.round(reached)} and ${Math.round(top)} px`)
    reached = Math.max(reached, bottom)
  }

  // A card that reaches into a picture lies between it and the words.
  for (const section of document.querySelectorAll('.layout-overlap')) {
    section.scrollIntoView({ behavior: 'instant' })
    for (const words of section.querySelectorAll(':scope > .section-head, :scope > div p, :scope > div li')) {
      const { right, top, bottom } = words.getBoundingClientRect()
      const under = document.elementsFromPoint(right - 2, (top + bottom) / 2)
      if (under.find((each) => each === section || each.matches('img'))?.matches('img'))
        found.push(`"${words.textContent?.slice(0, 40)}" lies on a picture`)
    }
  }
  return found
}
