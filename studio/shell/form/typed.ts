import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { beginStep } from '../store/edit.ts'
import { caretAfter } from './caret-after.ts'

interface Typed {
  text: string
  type: (text: string) => void
  leave: () => void
}

/**
 * What stands in a field while somebody types in it: their own words, whatever the file makes of spaces and line ends.
 * When the value changes otherwise, by undoing or from outside, the field follows, and the caret stays at its words.
 */
export function useTyped(
  value: string,
  send: (text: string) => string,
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): Typed {
  const [typed, setTyped] = useState<string>()
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (sent.current?.trimEnd() !== value.trimEnd()) setTyped(undefined)
  }, [value])
  const text = typed ?? value
  const before = useRef(text)
  // Of what the field shows until this is drawn.
  const caret = control.current?.selectionEnd ?? undefined
  useLayoutEffect(() => {
    const field = control.current
    const isOthers = typed === undefined && before.current !== text && field === document.activeElement
    if (field && isOthers && caret !== undefined) {
      const place = caretAfter(before.current, text, caret)
      field.setSelectionRange(place, place)
    }
    before.current = text
  })
  return {
    text,
    type(text) {
      setTyped(text)
      sent.current = send(text)
    },
    leave() {
      beginStep()
      setTyped(undefined)
    },
  }
}
