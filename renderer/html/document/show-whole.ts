/** Pixels of the page left free above what is shown. */
const GAP = 16

/**
 * Scrolls so that an element is seen from its start, and to its end where there is room: below the header, above the
 * bar of phones. Where there is more room, what it is called by is seen too. What is seen whole stays where it is. On
 * the way down the header leaves, and its room can be used.
 */
export function showWhole(element: Element, heading?: Element | null) {
  const { top, bottom, height } = element.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const start = Number.parseFloat(scrollPaddingTop)
  const end = innerHeight - Number.parseFloat(scrollPaddingBottom)
  if (top >= start - GAP && bottom <= end) return
  const withHeading = heading ? GAP + top - heading.getBoundingClientRect().top : 0
  const place = Math.max(GAP, Math.min(Math.max(start, withHeading), end - height))
  scrollBy(0, top - (top < place ? Math.max(start, place) : place))
}
