import { useId } from 'react'
import { usePage } from '../context.ts'
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

/**
 * A form in a sheet at the foot of a phone's screen, low enough that a message at the head of the screen leaves its close
 * control free. On a short screen its button stands in the page. Without JavaScript the form stands open in the page
 * instead.
 */
export function Sheet({ name, button, heading, form, note }: SheetProps) {
  const headingId = useId()
  const { words } = usePage().site
  return (
    <>
      <button
        type="button"
        className="button button-primary sheet-button text-[length:min(1rem,5.8vw)] short:mt-8 tall:fixed tall:right-4 tall:bottom-[calc(var(--bar-height)+0.75rem)] tall:z-29 tall:shadow-raised md:hidden print:hidden noscript:hidden"
        data-opens={name}
        aria-haspopup="dialog"
      >
        {button}
      </button>
      <dialog
        id={name}
        className="sheet surface fixed inset-x-0 top-auto bottom-0 max-h-[max(70dvh,100dvh-8rem)] w-full max-w-full overflow-y-auto rounded-t-[1.25rem] bg-card backdrop:bg-[rgb(0_0_0/0.6)] print:hidden max-md:noscript:static max-md:noscript:mt-8 max-md:noscript:block max-md:noscript:max-h-none max-md:noscript:rounded-card max-md:noscript:edge max-md:noscript:border-line"
        aria-labelledby={headingId}
      >
        <div className="px-5 pt-6 pb-8">
          {/* It stays at hand however far the sheet is scrolled. */}
          <button
            type="button"
            className="sticky top-2 z-1 float-right -mt-2 -mr-2 grid size-11 cursor-pointer place-items-center rounded-full bg-card noscript:hidden"
            data-closes
            aria-label={words.document.close}
          >
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
