import { type ReactNode, useId } from 'react'
import { HeadingId } from './heading-id.ts'
import { Markdown } from './Markdown.tsx'

export type Tone = 'plain' | 'tint' | 'dark'

const toneClasses = { plain: 'band-plain', tint: 'band-tint', dark: 'band-dark on-dark' }

const BESIDE = 'lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-16'

interface SectionProps {
  id?: string | undefined
  tone?: Tone | undefined
  heading?: string | undefined
  intro?: string | undefined
  /** Centres the heading over the content; for short headings over grids. */
  centred?: boolean
  /** Puts the heading beside the content on a wide screen. */
  isBeside?: boolean
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
  isBeside = false,
  className = '',
  children,
}: SectionProps) {
  const headingId = useId()
  const head = `section-head mb-9 max-w-[44rem] ${centred ? 'mx-auto text-center' : ''}`
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={`band ${toneClasses[tone]} ${isBeside && heading ? BESIDE : ''} ${className}`}
    >
      {heading && !intro && (
        <h2 id={headingId} className={head}>
          {heading}
        </h2>
      )}
      {heading && intro && (
        <header className={head}>
          <h2 id={headingId}>{heading}</h2>
          <Markdown text={intro} className="rich-text mt-[0.8rem] text-lg text-muted" />
        </header>
      )}
      <HeadingId value={heading ? headingId : undefined}>{children}</HeadingId>
    </section>
  )
}
