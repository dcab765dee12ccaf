import { useId } from 'react'
import type { Answers } from './estimate.ts'

interface SizeQuestionProps {
  answers: Partial<Answers>
  answer: (change: Partial<Answers>) => void
  error: string | undefined
}

const MEASURES = [
  { id: 'footprint', label: 'Footprint of the house', note: 'Length times width on the ground, garage included' },
  { id: 'roof', label: 'Area of the roof', note: 'If you know it, from a report or an earlier bill' },
] as const

/** How large: by the footprint of the house or the area of the roof. */
export function SizeQuestion({ answers, answer, error }: SizeQuestionProps) {
  const id = useId()
  return (
    <>
      <fieldset className="choices">
        <legend>What do you know?</legend>
        {MEASURES.map(({ id: measure, label, note }) => (
          <label key={measure} className="choice">
            <input
              type="radio"
              name="measure"
              value={measure}
              checked={answers.measure === measure}
              onChange={() => answer({ measure })}
            />
            <span>
              {label}
              <small>{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id}>Size in square feet</label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={answers.size}
          onChange={({ target }) => answer({ size: Number(target.value.replace(/[,\s]/g, '')) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </>
  )
}
