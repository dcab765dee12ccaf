import { useEffect, useRef, useState } from 'react'

/** Sections are drawn at this width and then made smaller. */
const drawnAt = 1280
const usualHeight = 0.62

type LivePictureProps = {
  title: string
  /** The picture is as tall as what is drawn in it, up to the usual height. */
  fits?: boolean
} & ({ src: string; html?: never } | { html: string | undefined; src?: never; onSeen: () => void })

/** A section in the site's colours, drawn smaller once it comes into view. It is looked at alone: nothing in it runs. */
export function LivePicture({ title, fits = false, ...rest }: LivePictureProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(0)
  const [height, setHeight] = useState(usualHeight)
  const seen = useRef<() => void>(undefined)
  seen.current = 'onSeen' in rest ? rest.onSeen : undefined
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setWidth(element.clientWidth)
      seen.current?.()
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { src, html } = rest
  return (
    <span ref={box} className="section-picture" aria-hidden="true" style={{ aspectRatio: 1 / height }}>
      {width > 0 && (src ?? html) !== undefined && (
        <iframe
          {...(src !== undefined ? { src } : { srcDoc: html, sandbox: 'allow-same-origin' })}
          title={title}
          inert
          tabIndex={-1}
          onLoad={({ currentTarget }) => {
            const own = currentTarget.contentDocument?.querySelector('main')?.scrollHeight ?? 0
            if (fits && own > 0) setHeight(Math.min(usualHeight, own / drawnAt))
          }}
          style={{ width: drawnAt, height: drawnAt * usualHeight, transform: `scale(${width / drawnAt})` }}
        />
      )}
    </span>
  )
}
