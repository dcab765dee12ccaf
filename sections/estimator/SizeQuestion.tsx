import { useId } from 'react'
import { Choices } from './Choices.tsx'
import type { Answers, Speech } from './estimate.ts'

interface SizeQuestionProps {
  answers: Partial<Answers>
  error: string | undefined
  words: Speech['words']
}

/** How large: by the footprint of the house or the area of the roof. */
export function SizeQuestion({ answers, error, words }: SizeQuestionProps) {
  const id = useId()
  const measures = [
    { id: 'footprint', label: words.footprint, note: words.footprintNote },
    { id: 'roof', label: words.roof, note: words.roofNote },
  ]
  return (
    <>
      <Choices name="measure" legend={words.measure} items={measures} answers={answers} />
      <div className="field mt-5">
        <label htmlFor={id}>{words.size}</label>
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
