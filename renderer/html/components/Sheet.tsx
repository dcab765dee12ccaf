import { usePage } from '../context.ts'

interface SheetProps {
  /** The id of the dialog, unique on the page. */
  name: string
  /** The words on the floating button that opens it. */
  button: string
  /** The id of a form card and that of its heading: what the card holds is in the sheet while that is open. */
  card: string
  headingId: string
}

/**
 * A form in a sheet at the foot of a phone's screen, low enough that a message at the head of the screen leaves its close
 * control free. On a short screen its button stands in the page. The form is that of a card which phones do not show;
 * without JavaScript they do.
 */
export function Sheet({ name, button, card, headingId }: SheetProps) {
  const { words } = usePage().site
  return (
    <>
      <button
        type="button"
        className="button button-primary sheet-button text-[length:min(1rem,5.8vw)] short:mt-8 tall:fixed tall:end-4 tall:bottom-[calc(var(--bar-height)+0.75rem)] tall:z-29 tall:shadow-raised md:hidden print:hidden noscript:hidden"
        data-opens={name}
        aria-haspopup="dialog"
      >
        {button}
      </button>
      <dialog
        id={name}
        className="sheet surface fixed inset-x-0 top-auto bottom-0 max-h-[max(70dvh,100dvh-8rem)] w-full max-w-full overflow-y-auto rounded-t-[1.25rem] bg-card backdrop:bg-[rgb(0_0_0/0.6)]"
        aria-labelledby={headingId}
        data-takes={card}
      >
        <div className="px-5 pt-6 pb-8">
          {/* It stays at hand however far the sheet is scrolled. */}
          <button
            type="button"
            className="sticky top-2 z-1 float-end -mt-2 -me-2 grid size-11 cursor-pointer place-items-center rounded-full bg-card"
            data-closes
            aria-label={words.document.close}
          />
        </div>
      </dialog>
    </>
  )
}
