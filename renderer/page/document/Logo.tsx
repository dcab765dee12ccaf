import type { SiteSettings } from '../../schema/types.generated.ts'

/** The height that a browser without styles gives the mark, in pixels. */
const HEIGHT = 32

interface MarkProps {
  mark: NonNullable<SiteSettings['mark']>
  className?: string
}

export function Mark({ mark, className }: MarkProps) {
  return (
    <svg
      className={className}
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

/** The mark of the site beside its name. */
export function Logo({ settings }: { settings: Pick<SiteSettings, 'brand' | 'mark'> }) {
  return (
    <span className="logo">
      {settings.mark && <Mark mark={settings.mark} />}
      <span>{settings.brand}</span>
    </span>
  )
}
