import { useId } from 'react'
import type { Answers } from './estimate.ts'

interface ChoicesProps {
  name: 'measure' | 'pitch' | 'storeys' | 'material'
  legend: string
  items: readonly { id: string; label: string; note?: string }[]
  answers: Partial<Answers>
  error?: string | undefined
}

/** One question with its choices as radio buttons. */
export function Choices({ name, legend, items, answers, error }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className="choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {items.map((item) => (
        <label key={item.id} className="choice">
          <input type="radio" name={name} value={item.id} defaultChecked={answers[name] === item.id} />
          <span>
            {item.label}
            {item.note && <small>{item.note}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
