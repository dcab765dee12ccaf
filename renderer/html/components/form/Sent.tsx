import { useEffect, useRef } from 'react'
import { shownEntry } from '../../../forms/entries.ts'
import type { FormField, FormValues } from '../../../forms/rules.ts'
import type { Form } from '../../../schema/types.generated.ts'

interface SentProps {
  panel: NonNullable<Form['success']['panel']>
  fields: FormField[]
  values: FormValues
  /** What stands for a ticked box. */
  yes: string | undefined
  onAgain: () => void
}

/** Stands for good where a form was sent: that it arrived, what it said and what comes next. The focus moves here. */
export function Sent({ panel, fields, values, yes, onAgain }: SentProps) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  const { heading, text, sent, actions = [], again } = panel
  return (
    <div className="sent">
      <div ref={status} className="thank-you" role="status" tabIndex={-1}>
        <svg
          viewBox="0 0 24 24"
          width="48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 12.5l5.5 5.5L20 7" />
        </svg>
        <p className="sent-heading">{heading}</p>
        <p>{text}</p>
      </div>
      {sent && <SentValues heading={sent} fields={fields} values={values} yes={yes} />}
      {actions.map(({ label, href, look = 'link' }) => (
        <a key={label} href={href} className={look === 'link' ? 'arrow-link' : `button button-${look}`}>
          {label}
        </a>
      ))}
      {again && (
        <button type="button" className="button button-secondary" onClick={onAgain}>
          {again}
        </button>
      )}
    </div>
  )
}

type SentValuesProps = { heading: string } & Pick<SentProps, 'fields' | 'values' | 'yes'>

function SentValues({ heading, fields, values, yes = '' }: SentValuesProps) {
  const { lang: language } = document.documentElement
  const given = fields.filter(({ name }) => values[name]?.trim())
  return (
    <div className="sent-values">
      <p>{heading}</p>
      <dl>
        {given.map((field) => (
          <div key={field.name}>
            <dt>{withoutHint(field.label)}</dt>
            <dd>{shownEntry(field, values[field.name] ?? '', { language, yes })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** "Phone (optional)" tells what to fill in; over what was filled in it is "Phone". */
const withoutHint = (label: string) => label.replace(/ \([^()]*\)$/, '')
