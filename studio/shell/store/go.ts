import type { Path } from '../../../renderer/common/problem.ts'
import { type PanelName, panelOf, partsOf } from '../panels/panels.ts'
import { reload } from './load.ts'
import { change, now, pageInFile, type Tab, type View } from './state.ts'

/** Opens a page in the frame, with its settings in the form. */
export function openPage(route: string): void {
  change({ route, at: ['pages', pageInFile(now(), route)], panel: undefined, tab: 'page', view: 'page' })
  void reload()
}

/** Shows a part in the form, and the field at the path if it is one. */
export function openAt(path: Path, { isChosen = true, isOnPage = false } = {}): void {
  const at = formAt(path)
  const isField = at.length < path.length
  const isSection = at[0] === 'pages' || at[0] === 'shared'
  const tab = isSection ? now().tab : ('site' as const)
  change({
    at,
    panel: isSection ? undefined : panelOf(path),
    tab: isChosen ? tab : now().tab,
    view: isOnPage ? 'page' : 'form',
    ...(isField && { focus: { path, isOnPage } }),
  })
  void reload()
}

/** Shows a panel of what is written once, in the form's place. */
export function openPanel(panel: PanelName, view: View = 'form'): void {
  change({ at: partsOf(panel).slice(0, 1), panel, tab: 'site', view })
  void reload()
}

/** Lists that are gone through entry by entry. */
const isLookedThrough: readonly Tab[] = ['yours', 'find']

/** Shows a list of the outline. Of the site, what is looked for most is open at once; on a phone the list is what is seen. */
export function openTab(tab: Tab, view: View = now().view): void {
  const [part] = now().at
  // On a phone: back to the list from which somebody has gone to a field.
  const isBack = tab === 'page' && isLookedThrough.includes(now().tab) && view === 'outline' && now().view !== view
  if (isBack) change({ view })
  else if (tab === 'site' && (part === 'pages' || part === 'shared')) openPanel('business', view)
  else change({ tab, view })
}

/** What one form shows: a section, the head of a page, a shared section, or another part as a whole. */
export function formAt(path: Path): Path {
  const [top, , third] = path
  if (top === 'pages') return path.slice(0, third === 'blocks' && path.length > 3 ? 4 : 2)
  return path.slice(0, top === 'shared' || top === 'forms' || top === 'facts' || top === 'data' ? 2 : 1)
}

/** Opens what a line of a window is about, with its page in the frame, and closes the window. */
export function openProblem(path: Path | undefined): void {
  change({ dialog: undefined })
  if (!path) return
  if (path[0] === 'pages' && typeof path[1] === 'string') {
    const page = now().overview?.pages.find(({ route }) => route === path[1])
    change({ route: page?.makes?.[0] ?? path[1], tab: 'page' })
  }
  openAt(path)
}
