import { useEffect, useRef } from 'react'

/** Takes the place of a form that was sent. Focus moves here, because the button that had it is gone. */
export function ThankYou({ heading, text }: { heading: string; text: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} className="thank-you" role="status" tabIndex={-1}>
      <svg viewBox="0 0 24 24" width="48" aria-hidden="true">
        <path d="M4 12.5l5.5 5.5L20 7" />
      </svg>
      <p className="thank-you-heading">{heading}</p>
      <p>{text}</p>
    </div>
  )
}
