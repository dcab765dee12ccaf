import { openAt } from '../../store/go.ts'
import { redo, undo } from '../../store/start.ts'
import { now } from '../../store/state.ts'
import { cut, insert, join, type Selected, split, unitsOf } from './change-units.ts'
import { askLink, toggle } from './deeds.ts'
import { apply, current, leave, type Session, selected, showBar, typed } from './session.ts'
import { lengthOf } from './units.ts'

/** Follows what somebody types in a text of the page. */
export function follow(session: Session, next: (step: 1 | -1) => void, signal: AbortSignal): void {
  const { editor } = session
  const page = editor.ownerDocument
  editor.addEventListener('keydown', (event) => onKey(event, next), { signal })
  // A button or a summary around the text would take the key for a press.
  editor.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal })
  editor.addEventListener('beforeinput', (event) => beforeInput(event, session), { signal })
  editor.addEventListener(
    'input',
    (event) => {
      // What the page does with what is typed in it is not meant.
      event.stopPropagation()
      // Not all input methods say that they have ended.
      session.isComposing &&= (event as InputEvent).isComposing
      typed()
    },
    { signal },
  )
  editor.addEventListener(
    'compositionstart',
    () => {
      session.isComposing = true
    },
    { signal },
  )
  editor.addEventListener(
    'compositionend',
    () => {
      session.isComposing = false
      // Its last input is still to come in some browsers.
      setTimeout(typed)
    },
    { signal },
  )
  editor.addEventListener('click', openName, { signal })
  editor.addEventListener('blur', () => setTimeout(() => isLeft(session) && leave()), { signal })
  page.addEventListener('selectionchange', showBar, { signal })
}

/** The window as a whole may have lost the focus: then the text stays open, as does another that was opened since. */
function isLeft(session: Session): boolean {
  const { editor, isAsking } = session
  const page = editor.ownerDocument
  return (
    current() === session &&
    !isAsking &&
    (page.activeElement !== editor || document.activeElement !== page.defaultView?.frameElement)
  )
}

function onKey(event: KeyboardEvent, next: (step: 1 | -1) => void): void {
  if (event.isComposing) return
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const letter = ctrlKey || metaKey ? key.toLowerCase() : ''
  const deed = { b: () => toggle('bold'), i: () => toggle('italic'), k: askLink }[letter]
  if (key === 'Escape') leave()
  else if (key === 'Tab') next(shiftKey ? -1 : 1)
  else if (deed && !shiftKey) deed()
  else {
    // Carousels and the like follow keys, as the studio does.
    if (!ctrlKey && !metaKey && !altKey && key !== 'F6') event.stopPropagation()
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** A name in a text leads to where its value is written. */
function openName(event: Event): void {
  // What the page does with a click on its links and buttons is not meant.
  event.stopPropagation()
  const { target } = event
  const name = (target as Element).closest('[data-name]')?.getAttribute('data-name')
  const path = now().names?.words.find((word) => `{${word.name}}` === name)?.path
  if (!path) return
  leave()
  openAt(path)
}

function beforeInput(event: InputEvent, { isRich }: Session): void {
  const { inputType } = event
  const deed = isRich ? richDeed(event) : plainDeed(event)
  if (
    !deed &&
    !/^(?:format(?!Bold|Italic)|insertFrom(?!Composition)|insert(?:Ordered|Unordered|Horizontal|Link)|history)/.test(
      inputType,
    )
  )
    return
  event.preventDefault()
  deed?.()
}

const pasted = /^insertFrom(?!Composition)/

type Deed = (() => void) | undefined

function plainDeed(event: InputEvent): Deed {
  const { inputType } = event
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return leave
  if (inputType === 'historyUndo') return undo
  if (inputType === 'historyRedo') return redo
  const at = selected()
  if (!at || !pasted.test(inputType)) return undefined
  const text = textOf(event, 'text/plain').replaceAll(/\s+/g, ' ')
  return () => apply(insert(at, [{ kind: 'paragraph', runs: [{ text }] }]))
}

function richDeed(event: InputEvent): Deed {
  const { inputType, data } = event
  if (inputType === 'historyUndo') return undo
  if (inputType === 'historyRedo') return redo
  const at = selected()
  if (!at) return undefined
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return () => apply(split(at))
  if (pasted.test(inputType))
    return () => apply(insert(at, unitsOf(textOf(event, 'text/html'), textOf(event, 'text/plain'))))
  if (at.from.unit !== at.to.unit) return acrossUnits(at, inputType, data)
  if (at.from.offset !== at.to.offset) return undefined
  if (inputType.startsWith('delete') && inputType.endsWith('Backward') && at.from.offset === 0)
    return () => apply(join(at.units, at.from.unit))
  const isAtEnd = at.from.offset === lengthOf(at.units[at.from.unit]?.runs ?? [])
  if (inputType.startsWith('delete') && inputType.endsWith('Forward') && isAtEnd) return () => apply(joinNext(at))
  return undefined
}

/** What reaches over several units is taken out first; browsers would leave styles in what remains. */
function acrossUnits(at: Selected, inputType: string, data: string | null): Deed {
  if (inputType.startsWith('delete')) return () => apply(cut(at))
  if (inputType === 'insertText' && data !== null)
    return () => apply(insert(cut(at), [{ kind: 'paragraph', runs: [{ text: data }] }]))
  return undefined
}

function joinNext(at: Selected): Selected {
  const next = at.units[at.from.unit + 1]
  if (!next || next.kind === 'written') return at
  const units = at.units.with(at.from.unit + 1, { kind: 'paragraph', runs: next.runs })
  return { ...join(units, at.from.unit + 1), from: at.from, to: at.from }
}

const textOf = ({ dataTransfer, data }: InputEvent, type: string) =>
  dataTransfer?.getData(type) || (type === 'text/plain' ? (data ?? '') : '')
