import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { isTick, TICKED } from '../../../../forms/entries.ts'
import type { FormField, FormValues } from '../../../../forms/rules.ts'
import { stepsOf } from '../../../../forms/steps.ts'
import { draftKey } from '../../../../forms/wire.ts'
import { fill, type Words } from '../../../../languages/words.ts'
import { useStep } from '../use-step.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'

interface StepsProps {
  /** The form's name: what was typed is kept under it. */
  name: string
  fields: FormField[]
  words: StepWords
  photoWords: Words['photos'] | undefined
  api: Pick<UseFormReturn<FormValues>, 'trigger' | 'getFieldState' | 'setValue' | 'setError' | 'setFocus'>
  errors: FieldErrors<FormValues>
  /** How often the visitor tried to send. */
  attempts: number
  sent: FormValues | undefined
  onProblems: (count: number) => void
  /** Draws a field. */
  children: (field: FormField) => ReactNode
  /** The button that sends. */
  button: ReactNode
}

/** For the reason that photos/PhotoList.tsx gives. */
const atStart = { textAlign: 'start' } as const

export type StepWords = Words['steps'] & { check: string }

/**
 * The fields of a long form, one step at a time. Without scripts all steps show one below the other and the form is sent
 * as any other: so "Next" sends the form too, and is kept from it here.
 */
export function Steps({
  name,
  fields,
  words,
  photoWords,
  api,
  errors,
  attempts,
  sent,
  onProblems,
  children,
  button,
}: StepsProps) {
  const steps = stepsOf(fields)
  const last = steps.length - 1
  const { step, place, goTo, show } = useStep<HTMLLegendElement>()
  const [isLive, setIsLive] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const key = draftKey(name)
  const stepOf = (field: string) => steps.findIndex((one) => one.fields.some((other) => other.name === field))
  const wrongEarlier = fields.filter((field) => errors[field.name] && stepOf(field.name) < step)
  const isAway = (index: number) => isLive && index !== step
  /** Until the form is live the styles hide what comes later, where scripts run. */
  const later = isLive ? '' : ' is-later'

  const begin = useEffectEvent(() => {
    setIsLive(true)
    const form = place.current?.form
    const draft = readDraft(key)
    if (form && draft) show(restore(draft, form))
  })
  useEffect(() => begin(), [])

  const keep = useEffectEvent((form: HTMLFormElement) => keepDraft(key, form, fields, step))
  const onSubmit = useEffectEvent((event: SubmitEvent, form: HTMLFormElement) => {
    if (step === last) return
    event.preventDefault()
    event.stopPropagation() // React, which would send, listens above the form
    goOn(form)
  })
  useEffect(() => {
    const form = place.current?.form
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    form.addEventListener('submit', (event) => onSubmit(event, form), { capture: true, signal })
    for (const type of ['input', 'change']) form.addEventListener(type, () => keep(form), { signal })
    return () => listening.abort()
  }, [place])

  // Once it is sent, the first step shows again for the next time, and nothing is kept.
  const keepStep = useEffectEvent((_: number) => {
    const form = place.current?.form
    if (form && !sent) keepDraft(key, form, fields, step)
  })
  useEffect(() => {
    if (isLive) keepStep(step)
  }, [isLive, step])

  const toSummary = useEffectEvent((_: number) => summary.current?.focus())
  useEffect(() => toSummary(attempts), [attempts])

  const startAgain = useEffectEvent(() => {
    dropDraft(key)
    show(0)
  })
  useEffect(() => {
    if (sent) startAgain()
  }, [sent])

  async function goOn(form: HTMLFormElement) {
    const names = steps[step]?.fields.map((field) => field.name) ?? []
    const isGood = await api.trigger(names, { shouldFocus: true })
    const photo = form.querySelector<HTMLInputElement>('fieldset:not(.is-away) [type=file]:invalid')
    onProblems(names.filter((one) => api.getFieldState(one).invalid).length)
    if (isGood && photo) photo.focus()
    else if (isGood) goTo(step + 1)
  }

  /** Gives the step to go on with: pictures have to be chosen once more. */
  function restore({ step: left, values, photos }: Draft, form: HTMLFormElement): number {
    const typed = new FormData(form)
    for (const field of fields) {
      const kept = values[field.name]
      const isTyped = typed.getAll(field.name).some((value) => typeof value !== 'string' || value !== '')
      if (!kept || isTyped) continue
      const value = isTick(field) ? kept[0] === TICKED : field.type === 'checkboxes' ? kept : kept[0]
      api.setValue(field.name, value as string, { shouldDirty: true })
    }
    const lost = fields.filter((field) => photos.includes(field.name))
    for (const field of lost) api.setError(field.name, { message: photoWords?.again ?? '' })
    return Math.max(0, Math.min(left, last, ...lost.map((field) => stepOf(field.name))))
  }

  const correct = (field: string) => {
    goTo(stepOf(field))
    setTimeout(() => api.setFocus(field)) // after the focus has gone to the step
  }

  return (
    <>
      {wrongEarlier.length > 0 && (
        <div ref={summary} role="alert" tabIndex={-1}>
          <p className="field-error">{words.check}</p>
          <ul>
            {wrongEarlier.map((field) => (
              <li key={field.name}>
                <button type="button" className="arrow-link" style={atStart} onClick={() => correct(field.name)}>
                  {errors[field.name]?.message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="site-form step-place">
        {steps.map(({ title, fields: own }, index) => (
          <fieldset
            key={own[0]?.name}
            className={`site-form min-w-0${index === 0 ? '' : later}${isAway(index) ? ' is-away' : ''}`}
          >
            <legend ref={index === step ? place : undefined} tabIndex={-1} className="form-heading mb-4">
              <small>{fill(words.step, { number: index + 1, count: steps.length })}</small>
              <br />
              {title}
            </legend>
            {own.map(children)}
          </fieldset>
        ))}
      </div>
      <div className="flex gap-3">
        {step > 0 && (
          <button type="button" className="button button-secondary" onClick={() => goTo(step - 1)}>
            {words.back}
          </button>
        )}
        <div className="needs-script grow" hidden={step === last}>
          <button type="submit" className="button button-primary button-wide">
            {words.next}
          </button>
        </div>
        <div className={`grow${later}`} hidden={isAway(last)}>
          {button}
        </div>
      </div>
    </>
  )
}
