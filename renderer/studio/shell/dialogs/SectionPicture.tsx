import { useEffect, useRef, useState } from 'react'

/** Sections are drawn at this width and then made smaller. */
const drawnAt = 1280

/** A section as the gallery shows it in the site's colours, drawn smaller once it comes into view. */
export function SectionPicture({ type }: { type: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setWidth(element.clientWidth)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={box} className="section-picture" aria-hidden="true">
      {width > 0 && (
        <iframe
          src={`/_gallery/${type}/1/`}
          title={type}
          inert
          tabIndex={-1}
          style={{ width: drawnAt, height: drawnAt * 0.62, transform: `scale(${width / drawnAt})` }}
        />
      )}
    </span>
  )
}
