import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { Form } from '../../renderer/content/types.generated.ts'
import { type FormValues, formRules } from '../../renderer/forms/rules.ts'
import { useSubmission } from '../../renderer/forms/submission.ts'
import { formNameField, plainFormAction, serviceTypeField, trapField } from '../../renderer/forms/wire.ts'
import { Field } from './Field.tsx'
import { ThankYou } from './ThankYou.tsx'

export interface SiteFormProps {
  /** The form's name under "forms:". */
  name: string
  form: Form
  /** Sent along where the form asks for it. */
  serviceType?: string | undefined
  /** A short promise under the button. */
  note?: string | undefined
  /** The public key of a hosted form service. */
  publicKey?: string | undefined
  /**
   * Values to begin with; a later change reaches the fields that the visitor has not touched. Left out, a field keeps
   * what was typed before the form came to life.
   */
  values?: FormValues
}

/**
 * A form declared under "forms:". It is plain HTML that posts by itself; hydrated, it sends JSON and reports in place.
 * "messages" forms check themselves on submit (spec section 5), "browser" forms leave that to the browser.
 */
export function Island({ name, form, serviceType, note, publicKey, values }: SiteFormProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const checkedByBrowser = form.validation === 'browser'
  const resolver = checkedByBrowser ? undefined : (zodResolver(formRules(form)) as Resolver<FormValues>)
  const { register, handleSubmit, formState, clearErrors, reset } = useForm<FormValues>({
    ...(resolver && { resolver }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    reValidateMode: 'onSubmit',
  })
  const submission = useSubmission({ form, serviceType, publicKey })
  // Looking at dirtyFields has the form keep track of what the visitor typed.
  const { errors: found, dirtyFields: _ } = formState
  const errors = found as FieldErrors<FormValues>

  // A button that is disabled loses the focus, and with it a keyboard or screen reader its place.
  useEffect(() => {
    if (!submission.isSending) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [submission.isSending])

  const submit = handleSubmit(async (values) => {
    const trap = new FormData(element.current ?? undefined).get(trapField)
    const isSent = await submission.send(values, String(trap ?? ''))
    if (isSent && !form.success.panel) reset(Object.fromEntries(form.fields.map((field) => [field.name, ''])))
  })

  if (submission.isSent && form.success.panel) return <ThankYou {...form.success.panel} />
  return (
    <form
      ref={element}
      className="site-form"
      method="post"
      action={plainFormAction}
      onSubmit={submit}
      noValidate={!checkedByBrowser}
      aria-busy={submission.isSending || undefined}
    >
      <HiddenValues
        values={{
          [formNameField]: name,
          ...form.payload,
          ...(form.sendsServiceType && { [serviceTypeField]: serviceType }),
        }}
      />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>Leave this empty</label>
        <input id={`${id}-trap`} type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {form.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          checkedByBrowser={checkedByBrowser}
          error={errors[field.name]}
          registration={register(field.name, { onChange: () => clearErrors(field.name) })}
        />
      ))}
      <button ref={button} type="submit" className="button button-primary button-wide" disabled={submission.isSending}>
        {submission.isSending ? form.submitting : form.submit}
      </button>
      {note && <p className="form-note">{note}</p>}
    </form>
  )
}

/** What the form sends when JavaScript does not. */
function HiddenValues({ values }: { values: Record<string, string | undefined> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
