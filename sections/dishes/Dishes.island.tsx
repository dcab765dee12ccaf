import { useRef } from 'react'

/** Prints the card alone: the styles for paper leave out what is not in a section that is marked (dishes.css). */
export function Island({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null)

  function print() {
    const section = button.current?.closest('section')
    section?.toggleAttribute('data-prints', true)
    // Where a browser prints later, the mark has to stay until then.
    addEventListener('afterprint', () => section?.removeAttribute('data-prints'), { once: true })
    window.print()
  }

  return (
    <button ref={button} type="button" className="button button-secondary" onClick={print}>
      {label}
    </button>
  )
}
