import { useEffect, useRef } from 'react'

/** A control that is disabled for a while loses the focus, and a keyboard or screen reader its place; this gives it back. */
export function useKeptFocus<Control extends HTMLElement>(isDisabled: boolean) {
  const control = useRef<Control>(null)
  useEffect(() => {
    if (!isDisabled) return
    return () => {
      if (document.activeElement === document.body) control.current?.focus({ preventScroll: true })
    }
  }, [isDisabled])
  return control
}
