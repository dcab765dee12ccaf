import { useEffect } from 'react'
import { change, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

const KEY = 'studio-tour'

/** The first step for somebody who has not seen the tour in this browser; undefined for everybody else. */
export const firstStep = () => (localStorage.getItem(KEY) === 'seen' ? undefined : 0)

/** The parts of the studio that the steps are about, as its style sheet knows them. */
export const tourParts = ['page', 'form', 'outline', 'save'] as const

/** A few words about the parts of the studio, one at a time. It covers nothing and takes no focus: one may work on. */
export function Tour() {
  const step = useStudio((state) => state.tour)
  const part = step === undefined ? undefined : tourParts[step]
  useEffect(() => {
    if (step === undefined) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [step])
  if (step === undefined || !part) return null
  const isLast = step === tourParts.length - 1
  return (
    <aside className="tour" aria-label={words.tourName}>
      <p role="status">
        <strong>{words[`tour.${part}`]}</strong> {words[`tour.${part}-text`]}
      </p>
      <div className="tour-steps">
        <span>{fill(words.tourStep, { step: step + 1, count: tourParts.length })}</span>
        {step > 0 && (
          <button type="button" className="button" onClick={() => show(step - 1)}>
            {words.back}
          </button>
        )}
        {!isLast && (
          <button type="button" className="button is-primary" onClick={() => show(step + 1)}>
            {words.tourNext}
          </button>
        )}
        <button type="button" className={isLast ? 'button is-primary' : 'button'} onClick={end}>
          {words.tourEnd}
        </button>
      </div>
    </aside>
  )
}

/** On a phone, what a step is about comes into view. */
function show(tour: number): void {
  const part = tourParts[tour]
  change({ tour, view: part === 'save' || part === undefined ? 'page' : part })
}

function end(): void {
  localStorage.setItem(KEY, 'seen')
  change({ tour: undefined })
}
