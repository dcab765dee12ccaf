/** Pixels. Browsers count no shift below three, but small ones add up along a row. */
const LEAST_SHIFT = 1
/** What is tried around the spacing that makes a text as long as before, until its lines break alike; in em a letter. */
const STEPS = [0, 2, -2, 4, -4, 7, -7, 11, -11, 16, -16].map((step) => step / 1000)
/** Letters further apart would be seen. */
const MOST = 0.03

/** How small a text may be set that would else get one line more, as a share. */
const SMALLEST = 0.9

/**
 * Changes the fonts of a section without moving what the visitor sees, or what stands above it: a text that would take
 * other room is set a little wider, narrower or smaller, and keeps the room of the lines that it no longer fills.
 * Inner parts come first, since they move what follows in the outer.
 */
export function keepPlaces(section: Element, change: () => void) {
  const parts = [...section.querySelectorAll<HTMLElement>('*')].filter(isText).reverse()
  const texts = parts.map((text) => ({ text, before: { ...room(text), height: heightOf(blockOf(text)) } }))
  change()
  for (const { text, before } of texts) keepPlace(text, before)
}

// What is folded away would have to be laid out to be measured. Safari before 17.4 cannot tell.
const isText = (part: Element) =>
  pieces(part).length > 0 && part.checkVisibility?.() !== false && part.getBoundingClientRect().top < innerHeight

const pieces = (part: Element) =>
  [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** How long a text is on all its lines, the size of its box, and where in the box each piece of it begins. */
function room(text: Element) {
  const { height, left, top, width } = text.getBoundingClientRect()
  const lines = pieces(text).map((piece) => {
    const range = new Range()
    range.selectNode(piece)
    return [...range.getClientRects()]
  })
  const length = lines.flat().reduce((sum, line) => sum + line.width, 0)
  return { length, edges: [height, width, ...lines.flatMap(([line]) => (line ? [line.x - left, line.y - top] : []))] }
}

/** What stacks with other blocks: where it becomes higher, what follows moves. */
function blockOf(text: HTMLElement): HTMLElement {
  const { parentElement } = text
  return parentElement && getComputedStyle(text).display === 'inline' ? blockOf(parentElement) : text
}

const heightOf = (block: Element) => block.getBoundingClientRect().height

function keepPlace(text: HTMLElement, before: ReturnType<typeof room> & { height: number }) {
  const isKept = () =>
    room(text).edges.every((edge, index) => Math.abs(edge - (before.edges[index] ?? 0)) <= LEAST_SHIFT)
  if (isKept()) return
  const { fontSize, letterSpacing } = getComputedStyle(text)
  const size = Number.parseFloat(fontSize)
  const own = Number.parseFloat(letterSpacing) / size || 0
  const wider = (before.length - room(text).length) / (text.textContent ?? '').length / size
  const isFitting = STEPS.map((step) => wider + step).some((spacing) => {
    text.style.letterSpacing = `${own + spacing}em`
    return Math.abs(spacing) <= MOST && isKept()
  })
  if (isFitting) return
  text.style.letterSpacing = ''
  const block = blockOf(text)
  for (let smaller = size; smaller > size * SMALLEST && heightOf(block) > before.height + LEAST_SHIFT; ) {
    smaller *= 0.98
    text.style.fontSize = `${smaller}px`
  }
  block.style.minHeight = `${before.height}px`
  // On a phone that is turned, lines break elsewhere anyway.
  addEventListener('orientationchange', () => block.style.removeProperty('min-height'))
}
