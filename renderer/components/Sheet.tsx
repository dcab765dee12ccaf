import { useId } from 'react'
import { Icon } from './Icon.tsx'
import { SiteForm } from './SiteForm.tsx'

interface SheetProps {
  /** The id of the dialog, unique on the page. */
  name: string
  /** The words on the floating button that opens it. */
  button: string
  heading: string
  form: string
  note?: string | undefined
}

/** A form in a sheet at the foot of a phone's screen. Without JavaScript the form stands open in the page instead. */
export function Sheet({ name, button, heading, form, note }: SheetProps) {
  const headingId = useId()
  return (
    <>
      <button type="button" className="button button-primary sheet-button" data-opens={name} aria-haspopup="dialog">
        {button}
      </button>
      <dialog id={name} className="sheet" aria-labelledby={headingId}>
        <div className="sheet-body">
          <button type="button" className="sheet-close" data-closes aria-label="Close">
            <Icon name="x" className="size-6" />
          </button>
          <h2 id={headingId} className="form-card-heading">
            {heading}
          </h2>
          <SiteForm name={form} note={note} />
        </div>
      </dialog>
    </>
  )
}
