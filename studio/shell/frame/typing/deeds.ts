import { change, now } from '../../store/state.ts'
import { hasLook, insert, link, type Selected, toggleLook } from './change-units.ts'
import { apply, current, select, selected } from './session.ts'

const isRange = ({ from, to }: Selected) => from.unit !== to.unit || from.offset !== to.offset

/** Where nothing is selected, what is typed next looks so. */
export function toggle(look: 'bold' | 'italic'): void {
  const at = selected()
  if (!at) return
  if (isRange(at)) apply(toggleLook(at, look))
  else current()?.editor.ownerDocument.execCommand(look)
}

/** Asks where the selected words are to lead; those that lead somewhere no longer do. */
export function askLink(): void {
  const session = current()
  const at = selected()
  if (!session?.isRich || !at) return
  if (hasLook(at, 'href')) {
    apply(link(at, undefined))
    return
  }
  session.isAsking = true
  const back = () => {
    session.isAsking = false
    change({ dialog: undefined })
    session.editor.focus({ preventScroll: true })
    select(at)
  }
  const choose = (href: string) => {
    back()
    const text = now().names?.pages.find(({ route }) => route === href)?.title ?? href
    apply(isRange(at) ? link(at, href) : insert(at, [{ kind: 'paragraph', runs: [{ text, href }] }]))
  }
  change({ dialog: { name: 'link', choose, back } })
}
