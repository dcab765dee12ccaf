import { useId } from 'react'
import { Choices } from './Choices.tsx'
import type { Answers } from './estimate.ts'

interface SizeQuestionProps {
  answers: Partial<Answers>
  error: string | undefined
}

const MEASURES = [
  { id: 'footprint', label: 'Footprint of the house', note: 'Length times width on the ground, garage included' },
  { id: 'roof', label: 'Area of the roof', note: 'If you know it, from a report or an earlier bill' },
] as const

/** How large: by the footprint of the house or the area of the roof. */
export function SizeQuestion({ answers, error }: SizeQuestionProps) {
  const id = useId()
  return (
    <>
      <Choices name="measure" legend="What do you know?" items={MEASURES} answers={answers} />
      <div className="field mt-5">
        <label htmlFor={id}>Size in square feet</label>
        <input
          id={id}
          name="size"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={answers.size || undefined}
          aria-required="true"
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
