import type { SiteSettings } from '../../schema/types.generated.ts'

/** The height that a browser without styles gives the mark, in pixels. */
const HEIGHT = 32

interface MarkProps {
  mark: NonNullable<SiteSettings['mark']>
  className: string
}

export function Mark({ mark, className }: MarkProps) {
  return (
    <svg
      className={`w-auto ${className}`}
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={Math.round((HEIGHT * mark.width) / mark.height)}
      height={HEIGHT}
      fill="none"
      stroke="currentColor"
      strokeWidth={mark.lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {mark.lines.map(({ path, color, filled }) => (
        <path
          key={path}
          d={path}
          className={color === 'accent' ? 'text-accent' : undefined}
          {...(filled && { fill: 'currentColor', stroke: 'none' })}
        />
      ))}
    </svg>
  )
}

interface LogoProps {
  settings: Pick<SiteSettings, 'brand' | 'mark'>
  /** Where the header of a phone on its side is a single row, it is smaller. */
  shrinks?: boolean
}

const text =
  'inline-flex items-center gap-[min(0.65rem,3.5vw)] font-display text-[length:min(1.3rem,6.9vw)] leading-[1.1] font-bold tracking-[-0.02em] whitespace-nowrap'
const mark = 'h-[min(1.93rem,10.3vw)] max-w-[min(4.5rem,24vw)]'
const smallText = `${text} sideways:text-[length:min(1.1rem,5.2vw)]`
const smallMark = `${mark} sideways:h-[min(1.6rem,7.5vw)]`

/** The mark of the site beside its name. */
export function Logo({ settings, shrinks = false }: LogoProps) {
  return (
    <span className={`logo ${shrinks ? smallText : text}`}>
      {settings.mark && <Mark mark={settings.mark} className={shrinks ? smallMark : mark} />}
      <span>{settings.brand}</span>
    </span>
  )
}
