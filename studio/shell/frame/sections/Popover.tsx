import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Drawing } from '../../parts/drawings.ts'
import { IconButton } from '../../parts/IconButton.tsx'

interface PopoverProps {
  icon: Drawing
  label: string
  className?: string
  /** What shows, with what closes it. */
  children: (close: () => void) => ReactNode
}

/** The studio's own keys wait meanwhile: of Escape the browser makes nothing once another has taken it. */
const keepKeys = (event: KeyboardEvent) => event.stopPropagation()

const GAP_PX = 6
const MARGIN_PX = 8

/** A button with a small window beside it, which Escape or a click elsewhere closes. */
export function Popover({ icon, label, className = '', children }: PopoverProps) {
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => box.current?.hidePopover()
  useEffect(() => {
    if (!isOpen) return
    // The browser does not see here what is clicked in the frame, but that the focus goes there.
    const leave = () => box.current?.hidePopover()
    addEventListener('blur', leave)
    return () => removeEventListener('blur', leave)
  }, [isOpen])
  return (
    <>
      <IconButton
        ref={button}
        {...{ icon, label, className }}
        popoverTarget={id}
        aria-expanded={isOpen}
        onKeyDown={isOpen ? keepKeys : undefined}
      />
      <fieldset
        ref={box}
        id={id}
        popover="auto"
        aria-label={label}
        className="popover"
        onBeforeToggle={() => button.current && box.current && place(box.current, button.current)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={keepKeys}
      >
        {isOpen && children(close)}
      </fieldset>
    </>
  )
}

/** Below its button, or above it where there is more room. */
function place({ style }: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const isBelow = innerHeight - bottom > top
  const room = (isBelow ? innerHeight - bottom : top) - GAP_PX - MARGIN_PX
  style.setProperty('--top', isBelow ? `${bottom + GAP_PX}px` : 'auto')
  style.setProperty('--bottom', isBelow ? 'auto' : `${innerHeight - top + GAP_PX}px`)
  style.setProperty('--right', `${Math.max(MARGIN_PX, innerWidth - right)}px`)
  style.setProperty('--room', `${room}px`)
}
