import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../../../forms/rules.ts'
import { honeypotField } from '../../../forms/wire.ts'
import type { Form } from '../../../schema/types.generated.ts'
import { parts } from './parts.ts'
import type { useSubmission } from './submission.ts'
import { fetchThanks } from './thanks.ts'

interface Attempts {
  element: RefObject<HTMLFormElement | null>
  form: Form
  api: UseFormReturn<FormValues>
  send: ReturnType<typeof useSubmission>['send']
}

/** What happens when a visitor tries to send a form: it is sent, or each mistake is told, counted and brought into view. */
export function useAttempts({ element, form, api, send }: Attempts) {
  const [problemCount, setProblemCount] = useState(0)
  const { submitCount } = api.formState

  // Messages make the column beside the services taller: it grows upwards there, and its first field below the header.
  const keepInView = useEffectEvent((..._attempt: number[]) => {
    const { activeElement } = document
    activeElement?.closest('[aria-invalid="true"]')?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => keepInView(submitCount, problemCount), [submitCount, problemCount])

  const submit = api.handleSubmit(
    async (values) => {
      setProblemCount(0)
      const honeypot = new FormData(element.current ?? undefined).get(honeypotField)
      const photos = parts.chosenPhotos?.(element.current) ?? []
      const thanks = form.success.panel && fetchThanks()
      const problems = parts.problemsOf?.(element.current) ?? (await send(values, String(honeypot ?? ''), photos))
      await thanks
      for (const [name, message] of Object.entries(problems ?? {}))
        api.setError(name, { message }, { shouldFocus: true })
      setProblemCount(Object.keys(problems ?? {}).length)
      if (problems) return
      element.current?.reset()
      api.reset(Object.fromEntries(form.fields.map((field) => [field.name, ''])))
    },
    (found) => setProblemCount(Object.keys(found).length),
  )
  return { submit, problemCount, setProblemCount }
}
