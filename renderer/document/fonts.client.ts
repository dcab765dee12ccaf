const SYSTEM = 'system-fonts'
const WEB = 'web-fonts'
const FACES = ['1em "Source Sans"', '700 1em Bricolage']
const SECTIONS = '.site-header, main > *, .site-footer'
/** What stays in view, or comes into it on a touch, while its section is far away. Nothing stands after it that would move. */
const FIXED = '.skip-link, .place-bar, .sheet-button, .sheet'
/** Parts whose end moves when a line breaks elsewhere in them or above them. */
const PARTS = 'h1, h2, h3, p, li, a, label, dt, dd, section, strong, em, td, .unbroken'
/** Parts that begin where others end, and at whose end others begin: of running text, and of rows of a table. */
const MIDLINE = 'p a, strong, em, td, .unbroken'
/** Pixels along the line; browsers count no smaller shift. */
const LEAST_SHIFT = 3

/**
 * Paints a visitor's first page in letters of the system and fetches those of the design after that, so that neither
 * text nor pictures wait for them. The letters change when they are there, unless a line would break elsewhere, or move
 * along itself, while the visitor reads; then they change with the next page, for which the browser has them.
 */
export function startFonts() {
  const { classList } = document.documentElement
  if (document.referrer.startsWith(`${location.origin}/`)) return classList.remove(SYSTEM)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    document.fonts.onloadingdone = () => {
      if (FACES.every((face) => document.fonts.check(face))) exchangeAhead()
    }
    document.body.append(probe())
  }).observe({ type: 'paint', buffered: true })
}

/** Letters that nobody sees, in both faces: a browser fetches a font for the text that needs it. */
function probe(): HTMLElement {
  const element = document.createElement('p')
  element.className = 'font-probe'
  element.ariaHidden = 'true'
  element.append('a', Object.assign(document.createElement('b'), { textContent: 'a' }))
  return element
}

/**
 * Each section before it comes into view, so that a page is not laid out to its end for who reads its start. One a frame:
 * several at once would keep a slow phone from answering.
 */
function exchangeAhead() {
  document.fonts.onloadingdone = null
  let turn = Promise.resolve()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        turn = turn.then(frame).then(() => exchange(target))
      }
    },
    { rootMargin: '50% 0px' },
  )
  for (const section of document.querySelectorAll(SECTIONS)) observer.observe(section)
  for (const part of document.querySelectorAll(FIXED)) part.classList.add(WEB)
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

function exchange(section: Element) {
  // What is folded away would have to be laid out to be measured. Safari before 17.4 cannot tell.
  const isSeen = (part: Element) => {
    if (part.checkVisibility?.() === false) return false
    const { bottom, top } = part.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  // A section above the screen counts as a whole: its height moves all that follows.
  const isBelow = section.getBoundingClientRect().top >= innerHeight
  const seen = isBelow ? [] : [section, ...[...section.querySelectorAll(PARTS)].filter(isSeen)]
  const before = seen.map(edges)
  section.classList.add(WEB)
  const isMoved = seen.some((part, index) =>
    edges(part).some((edge, side) => Math.abs(edge - (before[index]?.[side] ?? 0)) > 1),
  )
  section.classList.toggle(WEB, !isMoved)
}

/** Where a part ends, so that a difference above 1 is a shift. */
function edges(part: Element): number[] {
  const { bottom, left, right } = part.getBoundingClientRect()
  return part.matches(MIDLINE) ? [bottom, left / LEAST_SHIFT, right / LEAST_SHIFT] : [bottom]
}
