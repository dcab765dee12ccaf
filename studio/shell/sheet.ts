import { elementOf, frameDocument, onWalk, rectsOf } from './frame/controller.ts'
import { isPhone, now, subscribe } from './store/state.ts'

/** What covers the top of a page: its own bar. */
const under = 72

/**
 * What is being changed stays in sight on the page: what is scrolled sideways everywhere, and all else on a phone, where
 * the page stands over the fields, whatever keyboard comes up.
 */
export function keepInSight(): () => void {
  let shown = now().focus
  const show = () => {
    const view = frameDocument()?.defaultView
    const { focus } = now()
    if (!focus || !view) return
    const [rect] = rectsOf(focus.path)
    if (rect) showSideways(elementOf(focus.path), rect)
    if (!rect || now().view !== 'form' || !isPhone()) return
    if (rect.top >= under && rect.bottom <= view.innerHeight) return
    view.scrollBy({ top: rect.top - (under + view.innerHeight - rect.height) / 2 })
  }
  const stops = [
    subscribe(() => {
      if (now().focus === shown) return
      shown = now().focus
      // The field may only now be opening, and the page giving way to it.
      requestAnimationFrame(show)
    }),
    onWalk(show),
  ]
  const fit = () => {
    const height = visualViewport?.height
    if (height) document.documentElement.style.setProperty('--room', `${height}px`)
    requestAnimationFrame(show)
  }
  visualViewport?.addEventListener('resize', fit)
  return () => {
    for (const stop of stops) stop()
    visualViewport?.removeEventListener('resize', fit)
  }
}

/** In a row that is scrolled, such as one of reviews. */
function showSideways(element: Element | undefined, rect: DOMRect): void {
  for (let each = element?.parentElement; each; each = each.parentElement) {
    if (each.scrollWidth <= each.clientWidth || !/auto|scroll/.test(getComputedStyle(each).overflowX)) continue
    const row = each.getBoundingClientRect()
    if (rect.left < row.left || rect.right > row.right)
      each.scrollBy({ left: rect.left - row.left - (row.width - rect.width) / 2 })
    return
  }
}
