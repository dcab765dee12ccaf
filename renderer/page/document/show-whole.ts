/** Pixels of the page left free above what is shown. */
const GAP = 16

/**
 * Scrolls so that an element is seen from its start, and to its end where there is room: below the header, above the
 * bar of phones. What is seen whole stays where it is. On the way down the header leaves, and its room can be used.
 */
export function showWhole(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const start = Number.parseFloat(scrollPaddingTop)
  const end = innerHeight - Number.parseFloat(scrollPaddingBottom)
  if (top >= start - GAP && bottom <= end) return
  const place = Math.max(GAP, Math.min(start, end - height))
  scrollBy(0, top - (top < place ? start : place))
}
