import { useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../islands/plain-click.ts'

interface FrameProps {
  src: string
  title: string
  /** Classes that give the frame its size. */
  look: string
}

/** A frame that loads something of another site at a click, in place of what stands there until then. */
export function Island({ src, title, look }: FrameProps) {
  const here = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const island = here.current?.closest<HTMLElement>('[data-island]')
    const load = (event: Event) => {
      if (!(event.target as Element).closest('a[data-early]') || !isPlainClick(event)) return
      event.preventDefault()
      for (const part of island?.querySelectorAll<HTMLElement>('[data-until-loaded]') ?? []) part.hidden = true
      setLoaded(true)
    }
    island?.addEventListener('click', load)
    return () => island?.removeEventListener('click', load)
  }, [])
  // What was clicked is gone.
  useEffect(() => void (isLoaded && frame.current?.focus()), [isLoaded])
  return (
    <div ref={here}>
      {isLoaded && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={`block w-full rounded-card edge border-line bg-card ${look}`}
        />
      )}
    </div>
  )
}
