import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'
import { IconButton } from './IconButton.tsx'

interface DialogProps {
  title: string
  isWide?: boolean
  onClose?: () => void
  children: ReactNode
}

const firstText = '.dialog-body :is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea)'

const closeDialog = () => change({ dialog: undefined })

/** A window over the studio. The browser keeps the focus in it, and gives it back. */
export function Dialog({ title, isWide = false, onClose = closeDialog, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Browsers choose the button that closes it. Under a thumb, what comes up by itself covers half of the window.
    if (matchMedia('(pointer: fine)').matches) dialog?.querySelector<HTMLElement>(firstText)?.focus()
    // Taken out of the page while it is open, it would not give the focus back.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={isWide ? 'dialog is-wide' : 'dialog'}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && ref.current?.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id={headingId}>{title}</h2>
        <IconButton icon="close" label={words.close} onClick={() => ref.current?.close()} />
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
