import { useEffect, useRef, useState } from 'react'

interface TimeInputProps {
  label: string
  value: string
  onChange: (time: string) => void
}

const QUIET_MS = 700

/** A time of day. It is taken when it is whole and nobody types in it any more: what is typed first is another time. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = (time = typed) => {
    clearTimeout(timer.current)
    setTyped(undefined)
    if (time && time !== value) onChange(time)
  }
  return (
    <input
      type="time"
      aria-label={label}
      value={typed ?? value}
      onBlur={() => take()}
      // Whoever saves has typed to the end.
      onKeyDown={({ key, ctrlKey, metaKey }) => (key === 'Enter' || ctrlKey || metaKey) && take()}
      onChange={({ target }) => {
        const time = target.value
        setTyped(time)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => take(time), QUIET_MS)
      }}
    />
  )
}
