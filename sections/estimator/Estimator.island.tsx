import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Island as SiteForm, type SiteFormProps } from '../form/Form.island.tsx'
import { Choices } from './Choices.tsx'
import { type Answers, type Rates, summarise } from './estimate.ts'
import { Result } from './Result.tsx'
import { SizeQuestion } from './SizeQuestion.tsx'

interface CalculatorProps {
  rates: Rates
  assumptions: string[]
  formHeading: string
  form: SiteFormProps
}

const QUESTIONS = ['size', 'pitch', 'storeys', 'material'] as const

/** One question at a time, then the range and the form. Each step is a form of its own, so Enter goes on. */
export function Island({ rates, assumptions, formHeading, form }: CalculatorProps) {
  const [answers, setAnswers] = useState<Partial<Answers>>({ measure: 'footprint' })
  const [step, setStep] = useState(0)
  const [error, setError] = useState<string>()
  const card = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  const question = QUESTIONS[step]
  const answer = (change: Partial<Answers>) => {
    setAnswers({ ...answers, ...change })
    setError(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the step, not the ref
  useEffect(() => {
    if (hasMoved.current) card.current?.focus()
  }, [step])
  const goTo = (next: number) => {
    hasMoved.current = true
    setError(undefined)
    setStep(next)
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    const problem = question && problemWith(question, answers)
    if (problem) setError(problem)
    else goTo(step + 1)
  }

  return (
    <section className="calculator" ref={card} tabIndex={-1} aria-label={stepLabel(step)}>
      <p className="calculator-progress">{stepLabel(step)}</p>
      {question ? (
        <form onSubmit={next} noValidate>
          {question === 'size' && <SizeQuestion answers={answers} answer={answer} error={error} />}
          {question === 'pitch' && (
            <Choices
              name="pitch"
              legend="How steep is the roof?"
              items={rates.pitches}
              {...{ answers, answer, error }}
            />
          )}
          {question === 'storeys' && (
            <Choices
              name="storeys"
              legend="How tall is the house?"
              items={rates.storeys}
              {...{ answers, answer, error }}
            />
          )}
          {question === 'material' && (
            <Choices
              name="material"
              legend="Which roof do you have in mind?"
              items={rates.materials}
              {...{ answers, answer, error }}
            />
          )}
          <div className="calculator-buttons">
            {step > 0 && (
              <button type="button" className="button button-secondary" onClick={() => goTo(step - 1)}>
                Back
              </button>
            )}
            <button type="submit" className="button button-primary">
              {step === QUESTIONS.length - 1 ? 'Show my range' : 'Next'}
            </button>
          </div>
        </form>
      ) : (
        <>
          <Result rates={rates} answers={answers as Answers} assumptions={assumptions} />
          <button type="button" className="button button-secondary" onClick={() => goTo(0)}>
            Change my answers
          </button>
          <h3 className="form-card-heading">{formHeading}</h3>
          <SiteForm {...form} values={{ message: summarise(rates, answers as Answers) }} />
        </>
      )}
    </section>
  )
}

const stepLabel = (step: number) => (step < QUESTIONS.length ? `Step ${step + 1} of ${QUESTIONS.length}` : 'Your range')

const SMALLEST = 200
const LARGEST = 50_000

function problemWith(question: (typeof QUESTIONS)[number], answers: Partial<Answers>): string | undefined {
  if (question !== 'size') return answers[question] ? undefined : 'Please choose one'
  const { size } = answers
  if (size && size >= SMALLEST && size <= LARGEST) return undefined
  return `Please enter the size in square feet, between ${SMALLEST} and ${LARGEST.toLocaleString('en-US')}`
}
