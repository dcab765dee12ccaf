import type { Standing } from '../../../../renderer/common/held.ts'
import { valueAt } from '../../../../renderer/common/pointers.ts'
import { joinPath, type Path } from '../../../../renderer/common/problem.ts'
import { openAt } from '../../store/go.ts'
import { reload } from '../../store/load.ts'
import { save } from '../../store/start.ts'
import { isKnown, now, subscribe } from '../../store/state.ts'
import { caretAt, onWalk, type Spot, sections, standing, textsIn } from '../controller.ts'
import { placeOf } from './draw.ts'
import { hostOf, isTypable } from './host.ts'
import { follow } from './keys-of-typing.ts'
import { wear } from './looks.ts'
import { current, elementsOf, endOf, giveAllBack, leave, select, showBar, sync, take } from './session.ts'
import type { Place } from './units.ts'

/** What says the same to visitors and to search engines, by the parts in which it is changed as a whole. */
const wholes = ['hours', 'specialHours']

const isPartOfWhole = ([top, part]: Path) => top === 'site' && wholes.includes(String(part))

/** Opens a text of the page where somebody clicked on it: to be typed there, or else in its field. */
export async function openSpot({ path, node }: Spot, x: number, y: number): Promise<void> {
  // What comes before the next text is open is nothing of the one before.
  leave()
  if (isPartOfWhole(path)) return openAt(path.slice(0, 2), { isChosen: false })
  const isOnPage = node !== undefined && isTypable(path)
  openAt(path, { isChosen: false, isOnPage })
  if (!isKnown(path)) await reload()
  if (isOnPage && begin(node, path, () => placeAt(x, y))) return
  openAt(path, { isChosen: false })
}

/** Whether the page does not say yet what the draft says of a text that can be typed in its place then. */
export const isBehind = ({ path, node }: Spot): boolean =>
  node !== undefined && isKnown(path) && isTypable(path) && !hostOf(node, path)

let catching: AbortController | undefined

/** Keys that come before the text is open are kept, and pressed once it is. */
export function catchKeys(view: Window): () => void {
  const kept: (() => unknown)[] = []
  catching?.abort()
  const own = new AbortController()
  catching = own
  const keep = (event: KeyboardEvent) => {
    const deed = deedOf(event)
    if (!deed) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(deed)
  }
  view.addEventListener('keydown', keep, { capture: true, signal: own.signal })
  return () => {
    own.abort()
    if (catching === own) for (const deed of kept) deed()
  }
}

const deeds: Partial<Record<string, () => void>> = {
  Escape: leave,
  Enter: () => press('insertParagraph'),
  Backspace: () => press('deleteContentBackward', 'delete'),
}

function deedOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => unknown) | undefined {
  // What was typed before is to be in what is saved.
  if (ctrlKey || metaKey) return key.toLowerCase() === 's' ? save : undefined
  if (altKey) return undefined
  return key.length === 1 ? () => press('insertText', 'insertText', key) : deeds[key]
}

/** What a key does in the open text: what the studio makes of it, else what the browser does. */
function press(inputType: string, command: string = inputType, data?: string): void {
  const { editor } = current() ?? {}
  const how = { inputType, cancelable: true, ...(data !== undefined && { data }) }
  if (editor?.dispatchEvent(new InputEvent('beforeinput', how))) editor.ownerDocument.execCommand(command, false, data)
}

/** Begins to type in a text; says whether that can be. */
function begin(node: Text, path: Path, place: () => Place | undefined): boolean {
  leave()
  const host = hostOf(node, path)
  const value = valueAt(now().data, path)
  const units = host?.read(String(value))
  if (!host || !units) return false
  const { editor, replaced } = host
  const stopping = new AbortController()
  const unsubscribe = [subscribe(sync), onWalk(again)]
  const stop = () => {
    stopping.abort()
    for (const each of unsubscribe) each()
  }
  const session = { ...host, path, sent: String(value), isComposing: false, isAsking: false, stop }
  take(session)
  wear(editor)
  editor.append(...host.draw(units))
  const held = editor.ownerDocument.createDocumentFragment()
  replaced.replaceWith(editor)
  held.append(replaced)
  ;(editor as Standing).held = held
  standing.set(editor, path)
  follow(session, next, stopping.signal)
  editor.focus({ preventScroll: true })
  const at = place() ?? endOf(session)
  select({ units, from: at, to: at })
  showBar()
  return true
}

function placeAt(x: number, y: number): Place | undefined {
  const session = current()
  const caret = caretAt(x, y)
  return caret && session?.editor.contains(caret.node)
    ? placeOf(elementsOf(session), caret.node, caret.offset)
    : undefined
}

/** The server has sent a larger part of the page anew: the text in it is opened again. */
function again(): void {
  const session = current()
  if (!session || session.editor.isConnected || session.isComposing) return
  const { path, editor, at } = session
  const root = editor.ownerDocument.body
  const found = textsIn(root).find((each) => joinPath(each.path) === joinPath(path))
  if (!found || !begin(found.node, path, () => at)) leave()
}

/** Goes to the next text of the section, or the one before. */
function next(step: 1 | -1): void {
  const session = current()
  if (!session) return
  const { editor, path } = session
  giveAllBack()
  const own = sections().find(({ element }) => element.contains(editor))?.element ?? editor.ownerDocument.body
  const key = joinPath(path)
  const isBehind = (node: Text) => Boolean(editor.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
  const others = textsIn(own).filter((each) => joinPath(each.path) !== key && isBehind(each.node) === step > 0)
  for (const each of step > 0 ? others : others.reverse()) {
    if (!begin(each.node, each.path, () => undefined)) continue
    openAt(each.path, { isChosen: false, isOnPage: true })
    return
  }
  leave()
}
