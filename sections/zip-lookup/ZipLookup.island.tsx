import { type FormEvent, useId, useState } from 'react'
import type { ZipLookupBlock } from '../../renderer/content/types.generated.ts'
import { fetchData } from '../../renderer/islands/data-client.ts'

type LookupProps = Pick<ZipLookupBlock, 'label' | 'button' | 'served' | 'unserved' | 'invalid' | 'failure'>

/** The file that the build writes from the regions of all pages: the region's name by ZIP code. */
const ZIP_CODES_URL = '/zip-codes.json'

/** A field for a ZIP code, and the answer below it. */
export function Island({ label, button, served, unserved, invalid, failure }: LookupProps) {
  const id = useId()
  const [answer, setAnswer] = useState<{ text: string; isError?: boolean }>()

  async function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const zip = String(new FormData(event.currentTarget).get('zip')).trim()
    if (!/^\d{5}$/.test(zip)) return setAnswer({ text: invalid, isError: true })
    try {
      const regions = await fetchData<Record<string, string>>(ZIP_CODES_URL)
      const region = regions[zip]
      setAnswer({ text: (region ? served : unserved).replaceAll('{zip}', zip).replaceAll('{region}', region ?? '') })
    } catch {
      setAnswer({ text: failure, isError: true })
    }
  }

  return (
    <form className="lookup" onSubmit={lookUp} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="lookup-row">
        <input
          id={id}
          type="text"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          aria-describedby={`${id}-answer`}
          aria-invalid={answer?.isError}
        />
        <button type="submit" className="button button-primary">
          {button}
        </button>
      </div>
      <p id={`${id}-answer`} role="status" className={answer?.isError ? 'lookup-answer field-error' : 'lookup-answer'}>
        {answer?.text}
      </p>
    </form>
  )
}
