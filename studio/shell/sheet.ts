import { frameDocument, onWalk, rectsOf } from './frame/controller.ts'
import { now, subscribe } from './store/state.ts'

/** Whether outline, page and form show one at a time. */
export const isPhone = () => matchMedia('(width < 52rem)').matches

/** What covers the top of a page: its own bar. */
const under = 72

/** On a phone the page stands over the fields: what is being changed stays in sight there, whatever keyboard comes up. */
export function keepInSight(): () => void {
  let shown = now().focus
  const show = () => {
    const view = frameDocument()?.defaultView
    const { focus } = now()
    if (!focus || !view || now().view !== 'form' || !isPhone()) return
    const [rect] = rectsOf(focus.path)
    if (!rect || (rect.top >= under && rect.bottom <= view.innerHeight)) return
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
