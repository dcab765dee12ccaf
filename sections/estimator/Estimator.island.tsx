import { type FormEvent, type MouseEvent, useId, useState } from 'react'
import { Island as SiteForm, type SiteFormProps } from '../../renderer/html/components/form/Form.island.tsx'
import { fetchParts } from '../../renderer/html/components/form/parts.ts'
import { useStep } from '../../renderer/html/components/form/use-step.ts'
import { fill, type Words } from '../../renderer/languages/words.ts'
import { Choices } from './Choices.tsx'
import { type Answers, isMetric, type Rates, type Speech, summarise } from './estimate.ts'
import { problemWith, questions, readAnswers } from './questions.ts'
import { Result } from './Result.tsx'
import { SizeQuestion } from './SizeQuestion.tsx'

/** What the form below the answers needs. */
export const prepare = ({ form }: { form: SiteFormProps }) => fetchParts(form)

interface CalculatorProps {
  rates: Rates
  assumptions: string[]
  formHeading: string
  form: SiteFormProps
  /** The page with a form that a visitor comes to when no script runs. */
  quoteHref: string | undefined
  speech: Speech
  stepWords: Words['steps']
}

/** One question at a time, then the range and the form. Each step is a form of its own, so Enter goes on. */
export function Island({ rates, assumptions, formHeading, form, quoteHref, speech, stepWords }: CalculatorProps) {
  const { words, language } = speech
  const id = useId()
  const [answers, setAnswers] = useState<Partial<Answers>>({ measure: 'footprint' })
  const [error, setError] = useState<string>()
  const [summary, setSummary] = useState<string>()
  const { step, place: card, goTo: goToStep } = useStep<HTMLElement>()
  const question = questions[step]

  const goTo = (next: number) => {
    setError(undefined)
    goToStep(next)
  }
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = { ...answers, ...readAnswers(event.currentTarget, language, isMetric(rates)) }
    const problem = question && problemWith(question, given, speech, isMetric(rates))
    setAnswers(given)
    if (problem) {
      setError(problem)
      return event.currentTarget.querySelector<HTMLElement>(`[name=${question}]`)?.focus()
    }
    if (step === questions.length - 1) setSummary(summarise(rates, given as Answers, speech))
    goTo(step + 1)
  }
  const back = ({ currentTarget: { form: current } }: MouseEvent<HTMLButtonElement>) => {
    if (current) setAnswers({ ...answers, ...readAnswers(current, language, isMetric(rates)) })
    goTo(step - 1)
  }

  const shared = { answers, error }
  return (
    <section
      className="calculator surface max-w-[40rem] rounded-card edge border-line bg-card p-card [box-shadow:var(--shadow)] focus:[outline:none]"
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <p id={id} className="calculator-progress mb-3 font-semibold text-muted">
        {question ? fill(stepWords.step, { number: step + 1, count: questions.length }) : words.range}
      </p>
      {question ? (
        <form
          key={question}
          action={quoteHref}
          onSubmit={next}
          onChange={() => setError(undefined)}
          noValidate
          aria-labelledby={id}
        >
          {question === 'size' && <SizeQuestion {...shared} words={words} />}
          {question === 'pitch' && <Choices {...shared} name="pitch" legend={words.pitch} items={rates.pitches} />}
          {question === 'storeys' && (
            <Choices {...shared} name="storeys" legend={words.storeys} items={rates.storeys} />
          )}
          {question === 'material' && (
            <Choices {...shared} name="material" legend={words.material} items={rates.materials} />
          )}
          <div className="mt-6 flex gap-3">
            {step > 0 && (
              <button type="button" className="button button-secondary" onClick={back}>
                {stepWords.back}
              </button>
            )}
            <button type="submit" className="button button-primary">
              {step === questions.length - 1 ? words.show : stepWords.next}
            </button>
          </div>
        </form>
      ) : (
        <>
          <Result rates={rates} answers={answers as Answers} assumptions={assumptions} speech={speech} />
          <button type="button" className="button button-secondary mt-5 mb-8" onClick={() => goTo(0)}>
            {words.change}
          </button>
        </>
      )}
      {summary && (
        <div hidden={question !== undefined}>
          <h3 id={`${id}-request`} className="form-card-heading">
            {formHeading}
          </h3>
          <div className="form-place">
            <SiteForm {...form} labelledBy={`${id}-request`} values={{ message: summary }} />
          </div>
        </div>
      )}
    </section>
  )
}
