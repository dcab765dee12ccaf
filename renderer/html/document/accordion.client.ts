import { moveBy } from './header.client.ts'

/**
 * Closes the open <details> of a group before another one opens, so that what was tapped can be kept in its place: the
 * browser would close it too (<details name>), and what it held would leave the screen, the tapped heading with it.
 */
export function startAccordions() {
  document.addEventListener('click', ({ target }) => {
    const tapped = (target as Element).closest('summary')
    const name = tapped?.parentElement?.getAttribute('name')
    if (!tapped || !name) return
    const top = () => tapped.getBoundingClientRect().top
    const before = top()
    withoutAnchoring()
    for (const open of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`)) {
      if (open !== tapped.parentElement) open.open = false
    }
    moveBy(top() - before)
  })
}

/** Browsers that keep something else in its place, where they can, would move the page a second time. */
function withoutAnchoring() {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')))
}
