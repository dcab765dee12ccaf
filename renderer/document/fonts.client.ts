const SYSTEM = 'system-fonts'
const FACES = ['1em "Source Sans"', '700 1em Bricolage']
/** Parts whose end moves when a line breaks elsewhere in them or above them. */
const PARTS = 'h1, h2, h3, p, li, a, label, dt, dd, section'

/**
 * Paints a visitor's first page in letters of the system and fetches those of the design after that, so that neither
 * text nor pictures wait for them. The letters change when they are there, unless a line would break elsewhere and move
 * what the visitor reads; then they change with the next page, for which the browser has them.
 */
export function startFonts() {
  const { classList } = document.documentElement
  if (document.referrer.startsWith(`${location.origin}/`)) return classList.remove(SYSTEM)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    document.fonts.onloadingdone = () => {
      if (FACES.every((face) => document.fonts.check(face))) requestAnimationFrame(exchange)
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

function exchange() {
  document.fonts.onloadingdone = null
  const { classList } = document.documentElement
  const end = (part: Element) => part.getBoundingClientRect().bottom
  const isSeen = (part: Element) => end(part) > 0 && part.getBoundingClientRect().top < innerHeight
  const seen = [...document.querySelectorAll(PARTS)].filter(isSeen)
  const before = seen.map(end)
  classList.remove(SYSTEM)
  if (seen.some((part, index) => Math.abs(end(part) - (before[index] ?? 0)) > 1)) classList.add(SYSTEM)
}
