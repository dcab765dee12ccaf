import { leaveField, nextPart } from './focus.ts'
import { neighbour } from './outline/move.ts'
import { redo, save, undo } from './store/start.ts'
import { change, now, opens } from './store/state.ts'

/** Follows the keys of a window: the studio's, or the frame's. Gives a function that stops it. */
export function followKeys(view: Window): () => void {
  view.addEventListener('keydown', onKey)
  return () => view.removeEventListener('keydown', onKey)
}

function onKey(event: KeyboardEvent): void {
  const deed = deedOf(event)
  if (!deed) return
  event.preventDefault()
  void deed()
}

function deedOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): (() => unknown) | undefined {
  const isCommand = ctrlKey || metaKey
  const letter = key.toLowerCase()
  if (isCommand && letter === 's') return save
  if (isCommand && letter === 'z') return shiftKey ? redo : undo
  if (isCommand && letter === 'y') return redo
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) return () => neighbour(key === 'ArrowUp' ? -1 : 1)
  if (isCommand && shiftKey && letter === 'f') return () => change({ tab: 'find', view: 'outline' })
  if (altKey && letter === 'n') return addBehind
  if (key === 'F6') return () => nextPart(shiftKey ? -1 : 1)
  if (key === '?' && !isTyping(target)) return opens({ name: 'keys' })
  return key === 'Escape' && !now().dialog ? leaveForm : undefined
}

const isTyping = (target: EventTarget | null) =>
  target !== null && 'matches' in target && (target as Element).matches('input, textarea, select, [contenteditable]')

function addBehind(): void {
  const [top, , part, index] = now().at
  change({ dialog: { name: 'add-section', at: top === 'pages' && part === 'blocks' ? Number(index) + 1 : 0 } })
}

/** Back to the page: the focus leaves the field, and on a phone the page shows. */
function leaveForm(): void {
  leaveField()
  change({ view: 'page' })
}
