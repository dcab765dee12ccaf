import { type ReactNode, useId } from 'react'
import { Markdown } from './Markdown.tsx'

export type Tone = 'plain' | 'tint' | 'dark'

interface SectionProps {
  id?: string | undefined
  tone?: Tone | undefined
  heading?: string | undefined
  intro?: string | undefined
  /** Centres the heading over the content; for short headings over grids. */
  centred?: boolean
  className?: string
  children: ReactNode
}

/** The frame of a section: its band of colour, its width, and its heading, which also names the region. */
export function Section({
  id,
  tone = 'plain',
  heading,
  intro,
  centred = false,
  className = '',
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={heading ? headingId : undefined} className={`band band-${tone} ${className}`}>
      <div className="wrap">
        {heading && (
          <header className={`section-head ${centred ? 'mx-auto text-center' : ''}`}>
            <h2 id={headingId}>{heading}</h2>
            {intro && <Markdown text={intro} className="rich-text section-intro" />}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
