import type { Path } from '../../../renderer/common/problem.ts'
import { frameDocument, onWalk, rectsOf } from '../frame/controller.ts'
import { openAt } from '../store/go.ts'
import { change, now } from '../store/state.ts'

const SOON_MS = 3000

/**
 * Opens the page on which something shows, with its field, and brings it into view there. The list in which it was
 * chosen stays.
 */
export function showPlace(path: Path, route: string | undefined, view: 'page' | 'form' = 'page'): void {
  const page = now().overview?.pages.find((each) => each.route === route)
  if (page && !page.makes?.includes(now().route)) change({ route: page.makes?.[0] ?? page.route })
  openAt(path, { isChosen: false })
  change({ view })
  scrollOnceShown(path)
}

/** The page may still be on its way, or be drawn anew. */
function scrollOnceShown(path: Path): void {
  if (scrollTo(path)) return
  const until = performance.now() + SOON_MS
  const stop = onWalk(() => {
    if (performance.now() > until || scrollTo(path)) stop()
  })
}

/** Says whether the place is on the page in the frame. */
function scrollTo(path: Path): boolean {
  const [first] = rectsOf(path)
  const view = frameDocument()?.defaultView
  if (!first || !view) return false
  const isInView = first.top >= 0 && first.bottom <= view.innerHeight
  if (!isInView) view.scrollBy({ top: first.top - view.innerHeight / 3, behavior: calm() ? 'instant' : 'smooth' })
  return true
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
