import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { readPostalCode } from '../../renderer/common/postal-code.ts'
import { fetchData } from '../../renderer/html/islands/data-client.ts'
import type { ZipLookupBlock } from '../../renderer/schema/types.generated.ts'

interface LookupProps extends Pick<ZipLookupBlock, 'button' | 'served' | 'unserved' | 'invalid' | 'failure'> {
  label: string
  /** How a code is written in the site's country: see `postalCodeOf`. */
  pattern: string
  inputMode: 'numeric' | 'text'
  /** Said while it looks. */
  waiting: string
}
type Answer = { kind: 'found' | 'waiting' | 'invalid' | 'failed'; text: string }

/** The file that the build writes from the regions of all pages: the region's name by code in its compact form. */
const ZIP_CODES_URL = '/zip-codes.json'

/** A field for a postal code, and the answer below it. */
export function Island({
  label,
  button,
  served,
  unserved,
  invalid,
  failure,
  waiting,
  pattern,
  inputMode,
}: LookupProps) {
  const id = useId()
  const [answer, setAnswer] = useState<Answer>()
  const latest = useRef(0)
  const line = useRef<HTMLParagraphElement>(null)
  const isError = answer?.kind === 'invalid' || answer?.kind === 'failed'

  // On a phone the bar at the foot of the screen would lie on it.
  useEffect(() => {
    if (answer) line.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  async function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = ++latest.current
    const zip = String(new FormData(event.currentTarget).get('zip')).trim()
    // A failing read takes several seconds of retries; by then the visitor may have asked about another code.
    const answerWith = (given: Answer) => question === latest.current && setAnswer(given)
    const read = readPostalCode(zip, pattern)
    if (!read) return answerWith({ kind: 'invalid', text: invalid })
    answerWith({ kind: 'waiting', text: waiting })
    try {
      const regions = await fetchData<Record<string, string>>(ZIP_CODES_URL)
      const region = regions[read.code] ?? regions[read.district]
      answerWith({ kind: 'found', text: filled(region ? served : unserved, zip, region) })
    } catch {
      answerWith({ kind: 'failed', text: failure })
    }
  }

  return (
    <form className="lookup max-w-[30rem]" onSubmit={lookUp} noValidate aria-label={button}>
      <label htmlFor={id}>{label}</label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="text"
          name="zip"
          className="surface flex-[1_1_5.5rem]"
          inputMode={inputMode}
          autoComplete="postal-code"
          maxLength={10}
          aria-describedby={`${id}-answer`}
          aria-invalid={answer?.kind === 'invalid' || undefined}
        />
        <button type="submit" className="button button-primary">
          {button}
        </button>
      </div>
      <p
        ref={line}
        id={`${id}-answer`}
        role="status"
        className={`lookup-answer mt-3 min-h-[1.6em] font-semibold ${isError ? 'field-error' : ''}`}
      >
        {answer?.text}
      </p>
    </form>
  )
}

const filled = (text: string, zip: string, region = '') => text.replaceAll('{zip}', zip).replaceAll('{region}', region)
