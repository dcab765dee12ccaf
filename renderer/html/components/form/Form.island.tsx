import { useEffect, useId, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { plainFormAction } from '../../../common/reserved.ts'
import type { FormField, FormValues } from '../../../forms/rules.ts'
import { formNameField, languageField, serviceTypeField } from '../../../forms/wire.ts'
import { englishForm } from '../../../languages/english-form.ts'
import { fill, type Words } from '../../../languages/words.ts'
import type { Form } from '../../../schema/types.generated.ts'
import { Field } from './Field.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { fetchParts, parts } from './parts.ts'
import type { StepWords } from './steps/Steps.tsx'
import { useSubmission } from './submission.ts'
import { HiddenValues, ProblemCount, Trap } from './Unseen.tsx'
import { useAttempts } from './use-attempts.ts'
import { useValues } from './use-values.ts'

export { fetchParts as prepare }

export interface SiteFormProps {
  /** The form's name under "forms:". */
  name: string
  form: Form
  /** Where it posts without scripts, where the site says so. */
  action?: string | undefined
  /** Sent along where the form asks for it. */
  serviceType?: string | undefined
  /** The English ones where they are left out. */
  words?: Words['form'] | undefined
  /** Where the form has fields that need them. */
  kindWords?: Words['formKinds'] | undefined
  /** What a form says of pictures, where it takes some. */
  photoWords?: Words['photos'] | undefined
  /** What it says of its steps, where it is cut into some. */
  stepWords?: StepWords | undefined
  /** The language of the page, where it is not the site's first: the answer and the mail are in it too. */
  language?: string | undefined
  /** A short promise under the button. */
  note?: string | undefined
  /** The id of the heading that names the form. */
  labelledBy?: string | undefined
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
 * Every form checks itself on submit then and tells each mistake at its field (spec section 5). Until then, and where
 * scripts do not run, the browser checks those of "validation: browser".
 */
export function Island({
  name,
  form,
  action = plainFormAction,
  words = englishForm,
  kindWords,
  photoWords,
  stepWords,
  language,
  serviceType,
  note,
  labelledBy,
  publicKey,
  values,
}: SiteFormProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { api, takeFilledIn } = useValues({ element, form, words: { ...words, kinds: kindWords }, values })
  const { register, formState, clearErrors, setFocus } = api
  const submission = useSubmission({ form, words, language, serviceType, publicKey })
  const { submit, problemCount, setProblemCount } = useAttempts({ element, form, api, send: submission.send })
  // Looking at dirtyFields has the form keep track of what the visitor typed.
  const { errors: fieldErrors, dirtyFields: _, submitCount } = formState
  const button = useKeptFocus<HTMLButtonElement>(submission.isSending)
  const errors = fieldErrors as FieldErrors<FormValues>

  useEffect(() => {
    if (element.current) element.current.noValidate = true
  }, [])

  const startAgain = () => {
    submission.startAgain()
    setTimeout(() => setFocus(form.fields[0]?.name ?? ''))
  }

  const { panel } = form.success
  const { sent } = submission
  const { Sent, Steps } = parts
  const isReplaced = Sent && panel && sent
  const drawField = (field: FormField) => (
    <Field
      key={field.name}
      field={field}
      photoWords={photoWords}
      id={`${id}-${field.name}`}
      checkedByBrowser={form.validation === 'browser'}
      error={errors[field.name]}
      registration={register(field.name, { onChange: () => clearErrors(field.name) })}
    />
  )
  const sendButton = (
    <button ref={button} type="submit" className="button button-primary button-wide" disabled={submission.isSending}>
      {submission.isSending ? form.submitting : form.submit}
    </button>
  )
  return (
    <>
      {isReplaced && (
        <Sent panel={panel} fields={form.fields} values={sent} yes={kindWords?.yes} onAgain={startAgain} />
      )}
      <form
        ref={element}
        className={isReplaced ? 'site-form is-sent' : 'site-form'}
        method="post"
        action={action}
        encType={photoWords && 'multipart/form-data'}
        onSubmitCapture={takeFilledIn}
        onSubmit={submit}
        noValidate={form.validation !== 'browser'}
        aria-labelledby={labelledBy}
        aria-label={labelledBy ? undefined : form.submit}
        aria-busy={submission.isSending || undefined}
      >
        <HiddenValues
          values={{
            [formNameField]: name,
            ...(language && { [languageField]: language }),
            ...form.payload,
            ...(form.sendsServiceType && { [serviceTypeField]: serviceType }),
          }}
        />
        <ProblemCount count={problemCount} words={words.attention} />
        {Steps && stepWords ? (
          <Steps
            name={name}
            errors={errors}
            api={api}
            sent={sent}
            photoWords={photoWords}
            fields={form.fields}
            words={stepWords}
            attempts={submitCount}
            onProblems={setProblemCount}
            button={sendButton}
          >
            {drawField}
          </Steps>
        ) : (
          <>
            {form.fields.map(drawField)}
            {sendButton}
          </>
        )}
        {photoWords && (
          <p className={submission.percent === undefined ? 'visually-hidden' : 'form-note'} role="status">
            {submission.percent !== undefined && fill(photoWords.sending, { percent: submission.percent })}
          </p>
        )}
        {note && <p className="form-note">{note}</p>}
        <Trap label={words.trap} />
      </form>
    </>
  )
}
