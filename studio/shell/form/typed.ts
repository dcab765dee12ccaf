import { useEffect, useRef, useState } from 'react'

interface Typed {
  text: string
  type: (text: string) => void
  leave: () => void
}

/**
 * What stands in a field while somebody types in it: their own words, whatever the file makes of spaces and line ends.
 * When the value changes otherwise, by undoing or from outside, the field follows.
 */
export function useTyped(value: string, send: (text: string) => string): Typed {
  const [typed, setTyped] = useState<string>()
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (sent.current?.trimEnd() !== value.trimEnd()) setTyped(undefined)
  }, [value])
  return {
    text: typed ?? value,
    type(text) {
      setTyped(text)
      sent.current = send(text)
    },
    leave: () => setTyped(undefined),
  }
}
