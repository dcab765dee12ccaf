import { useEffect, useRef, useState } from 'react'
import { showWhole } from '../../document/show-whole.ts'

/** Which of several steps is shown. Once the visitor goes on or back, the focus follows to the `place` that the step gives. */
export function useStep<Place extends HTMLElement>() {
  const [step, setStep] = useState(0)
  const place = useRef<Place>(null)
  const hasMoved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the step, not the ref
  useEffect(() => {
    if (!hasMoved.current || !place.current) return
    hasMoved.current = false
    place.current.focus({ preventScroll: true })
    showWhole(place.current)
  }, [step])

  const goTo = (next: number) => {
    hasMoved.current = true
    setStep(next)
  }
  return { step, place, goTo, /** Without moving the focus. */ show: setStep }
}
