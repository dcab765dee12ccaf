import { useId } from 'react'
import type { Answers } from './estimate.ts'

interface ChoicesProps {
  name: 'measure' | 'pitch' | 'storeys' | 'material'
  legend: string
  items: readonly { id: string; label: string; note?: string }[]
  answers: Partial<Answers>
  error?: string | undefined
}

const CHOICE =
  'choice mt-3 flex cursor-pointer items-start gap-[min(0.8rem,3.5vw)] rounded-button edge border-field-line px-[min(1rem,4.4vw)] py-[0.85rem] has-checked:border-accent has-checked:[box-shadow:inset_0_0_0_1px_var(--accent)]'

/** One question with its choices as radio buttons. */
export function Choices({ name, legend, items, answers, error }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className="choices min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-display text-2xl font-bold">{legend}</legend>
      {items.map((item) => (
        <label key={item.id} className={CHOICE}>
          <input
            className="h-6 w-[min(1.5rem,6.6vw)] flex-none accent-accent"
            type="radio"
            name={name}
            value={item.id}
            defaultChecked={answers[name] === item.id}
          />
          <span className="min-w-0">
            {item.label}
            {item.note && <small className="block text-sm text-muted">{item.note}</small>}
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
