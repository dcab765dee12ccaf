import { useEffect, useRef, useState } from 'react'
import { fill } from '../../renderer/languages/words.ts'

interface SliderProps {
  label: string
  /** How much of the first picture is seen, in words with {count} and {name}. */
  share: string
  /** What the first picture is called. */
  of: string
}

const HALF = 50

/** The slider over two pictures: it says to the styles around it how much of the first one is seen, in hundredths. */
export function Island({ label, share, of }: SliderProps) {
  const range = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(HALF)
  const show = () => {
    const { value = `${HALF}` } = range.current ?? {}
    range.current?.closest<HTMLElement>('.compare')?.style.setProperty('--shown', `${value}%`)
    setShown(Number(value))
  }
  // It may have been moved before its code was here.
  useEffect(show, [])
  return (
    <>
      <input
        ref={range}
        type="range"
        min="0"
        max="100"
        defaultValue={HALF}
        aria-label={label}
        aria-valuetext={fill(share, { count: shown, name: of })}
        onInput={show}
        className="compare-range"
      />
      <span className="compare-handle" aria-hidden="true">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
          <path d="M9 6l-6 6 6 6M15 6l6 6-6 6" />
        </svg>
      </span>
    </>
  )
}
