import type { Standing } from '../../../../renderer/common/held.ts'
import { valueAt } from '../../../../renderer/common/pointers.ts'
import type { Path } from '../../../../renderer/common/problem.ts'
import { caretAfter } from '../../form/caret-after.ts'
import { unwrap } from '../../form/wrapping.ts'
import { writeText } from '../../form/write-text.ts'
import { beginStep, settled } from '../../store/edit.ts'
import { change, isKnown, now, type Typing } from '../../store/state.ts'
import { standing } from '../controller.ts'
import { hasLook, isListed, type Selected } from './change-units.ts'
import { EDGE, isStrange, placeOf, pointOf, unitElements } from './draw.ts'
import { habit } from './habits.ts'
import type { Host } from './host.ts'
import { indexOf, lengthOf, type Place, placeAtIndex, said } from './units.ts'

/** A text that somebody types on the page. */
export interface Session extends Host {
  path: Path
  /** What the draft has of it, as far as it was typed here. */
  sent: string
  isComposing: boolean
  /** While a window is open that asks for something, the text stays open. */
  isAsking: boolean
  /** Where the caret was last. */
  at?: Place
  stop: () => void
}

let session: Session | undefined
export const current = () => session

/** What is typed from now on. */
export const take = (taken: Session) => {
  session = taken
}

export const elementsOf = ({ isRich, editor }: Session): Element[] => (isRich ? unitElements(editor) : [editor])

export function endOf({ units }: Session): Place {
  const all = units()
  return { unit: all.length - 1, offset: lengthOf(all.at(-1)?.runs ?? []) }
}

/** The text with what of it is selected. */
export function selected(): Selected | undefined {
  const selection = session?.editor.ownerDocument.getSelection()
  if (!session || !selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!session.editor.contains(range.commonAncestorContainer)) return undefined
  const elements = elementsOf(session)
  const units = session.units()
  const from = placeOf(elements, range.startContainer, range.startOffset)
  const to = range.collapsed ? from : placeOf(elements, range.endContainer, range.endOffset)
  return { units, from, to }
}

export function select({ from, to }: Selected): void {
  if (!session) return
  const { editor } = session
  const elements = elementsOf(session)
  const pointAt = ({ unit, offset }: Place) => pointOf(elements[Math.min(unit, elements.length - 1)] ?? editor, offset)
  const [start, end] = [pointAt(from), pointAt(to)]
  editor.ownerDocument.getSelection()?.setBaseAndExtent(...start, ...end)
}

/** Draws the text anew, as it has become, and writes it. */
export function apply(made: Selected): void {
  if (!session) return
  session.editor.replaceChildren(...session.draw(made.units))
  select(made)
  if (made.isBehind) stepOut(session.editor)
  send()
}

/** Puts the caret behind bold words or a link, where browsers would go on with their look. */
function stepOut(editor: Element): void {
  const selection = editor.ownerDocument.getSelection()
  let node: Node | null | undefined = selection?.anchorNode
  while (node?.parentElement?.matches('strong, em, a')) node = node.parentElement
  if (!selection || !node) return
  const edge = editor.ownerDocument.createTextNode(EDGE)
  node.parentNode?.insertBefore(edge, node.nextSibling)
  selection.collapse(edge, 1)
}

/** What was typed, written. Nothing at all is written only once the text is left: it would be gone from the page. */
function send(): void {
  if (!session) return
  const { path, isRequired } = session
  const text = session.write(session.units())
  if (text.trim() !== '' && text !== session.sent) {
    session.sent = text
    writeText(path, text, isRequired)
  }
  showBar()
}

/** Called after each change that the browser has made. */
export function typed(): void {
  if (!session || session.isComposing) return
  const at = selected()
  const made = session.isRich && at ? habit(at) : undefined
  if (made) apply(made)
  else if (at && isStrange(session.editor)) apply(at)
  else send()
}

/** Others have changed the text, or it was undone: it follows, and the caret stays at its words. */
export function sync(): void {
  if (!session || session.isComposing) return
  if (!session.editor.isConnected) return
  const value = valueAt(now().data, session.path)
  if (value === session.sent || !isKnown(session.path)) return
  if (typeof value === 'string' && isSame(value, session.sent)) return
  const units = typeof value === 'string' ? session.read(value) : undefined
  if (!units) {
    session.sent = session.write(session.units())
    leave()
    return
  }
  const before = selected()
  session.sent = String(value)
  session.editor.replaceChildren(...session.draw(units))
  if (!before) return
  const place = placeAtIndex(units, caretAfter(said(before.units), said(units), indexOf(before.units, before.from)))
  select({ units, from: place, to: place })
}

/** Files may have other line ends and spaces at the end. */
const isSame = (one: string, other: string) => unwrap(one).trimEnd() === unwrap(other).trimEnd()

/** Ends typing. The page shows what was typed until it has it from the server. */
export function leave(): void {
  if (!session) return
  const { editor, path, isRequired, stop, write, units, sent } = session
  session = undefined
  stop()
  change({ typing: undefined })
  const text = write(units())
  if (!isSame(text, sent)) writeText(path, text.trim() === '' ? '' : text, isRequired)
  beginStep()
  editor.removeAttribute('contenteditable')
  if (editor.contains(editor.ownerDocument.activeElement)) editor.blur()
  if (editor.isConnected) void settled().then(() => setTimeout(() => giveBack(editor), SHOWN_MS))
  else standing.delete(editor)
}

const SHOWN_MS = 150

/** The page itself takes its place again. */
function giveBack(editor: Element): void {
  const { held } = editor as Standing
  standing.delete(editor)
  if (held && editor.isConnected) editor.replaceWith(...held.childNodes)
}

/** Has the whole page in its place again at once; says whether something was not. */
export function giveAllBack(): boolean {
  const left = [...standing.keys()].filter((editor) => editor !== session?.editor)
  left.forEach(giveBack)
  return left.length > 0
}

/** Shows the bar over what is selected; texts without looks have none. */
export function showBar(): void {
  const at = selected()
  if (!session || !at) return
  session.at = at.to
  if (!session.isRich) return
  const range = session.editor.ownerDocument.getSelection()?.getRangeAt(0)
  const isSelected = range !== undefined && !range.collapsed
  const whole = session.editor.getBoundingClientRect()
  const typing: Typing = {
    box: isSelected ? range.getBoundingClientRect() : whole,
    whole,
    isSelected,
    bold: hasLook(at, 'bold'),
    italic: hasLook(at, 'italic'),
    href: hasLook(at, 'href'),
    list: isListed(at),
  }
  if (JSON.stringify(typing) !== JSON.stringify(now().typing)) change({ typing })
}
