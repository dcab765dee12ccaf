import { type RefObject, useEffect, useRef } from 'react'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Problem } from '../../../renderer/pipeline/index.ts'
import type { StudioState } from '../store/state.ts'
import { change, now, useStudio } from '../store/state.ts'

/** The name under which a field is found in the page. */
export const idOf = (path: Path) => `field${joinPath(path).replaceAll(/[^A-Za-z0-9]/g, '-')}`

/** What a screen reader says of a field after its name: what it is for, and what is wrong with it. */
const describedBy = (path: Path) => `${idOf(path)}-help ${idOf(path)}-said`

/** Lets a field take the focus when something on the page leads to it, and tells the page what it is about. */
export function useFocus<Control extends HTMLElement>(
  path: Path,
): { ref: RefObject<Control | null>; onFocus: () => void } {
  const ref = useRef<Control>(null)
  const focus = useStudio((state) => state.focus)
  const key = joinPath(path)
  useEffect(() => {
    const control = ref.current
    if (!focus || !control || joinPath(focus.path) !== key || document.activeElement === control) return
    control.scrollIntoView({ block: 'center' })
    if (focus.isOnPage) return
    control.focus({ preventScroll: true })
    if (focus.isNew && 'select' in control && typeof control.select === 'function') control.select()
  }, [focus, key])
  const onFocus = () => {
    const { focus: known } = now()
    if (!known || joinPath(known.path) !== key) change({ focus: { path } })
  }
  return { ref, onFocus }
}

const reachable = ':is(input, textarea, select, .picture-choice, .entry-button):not(:disabled)'

/** Brings a list or a group into view when something leads to it as a whole, with the focus on what comes first in it. */
export function useReveal<Part extends HTMLElement>(path: Path): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  const focus = useStudio((state) => state.focus)
  const key = joinPath(path)
  useEffect(() => {
    const part = ref.current
    if (!focus || !part || joinPath(focus.path) !== key || part.contains(document.activeElement)) return
    part.scrollIntoView({ block: 'nearest' })
    const first = part.querySelector<HTMLElement>(reachable)
    first?.focus({ preventScroll: true })
    // Of what is higher than the panel, that may be the end that shows.
    first?.scrollIntoView({ block: 'nearest' })
  }, [focus, key])
  return ref
}

/** What the control of a field needs to be named, described, found and focused. */
export const useControl = <Control extends HTMLElement>(path: Path) => ({
  id: idOf(path),
  'aria-describedby': describedBy(path),
  ...useFocus<Control>(path),
})

const none: Problem[] = []
let latest: { problems: readonly Problem[]; byPath: Map<string, Problem[]> } | undefined

/** What the check says of exactly this place. */
export function useProblems(path: Path): readonly Problem[] {
  const key = joinPath(path)
  return useStudio((state) => problemsAt(state, key))
}

function problemsAt({ overview }: StudioState, key: string): Problem[] {
  const problems = overview?.problems ?? none
  if (latest?.problems !== problems) {
    latest = { problems, byPath: Map.groupBy(problems, ({ path = [] }) => joinPath(path)) }
  }
  return latest.byPath.get(key) ?? none
}
