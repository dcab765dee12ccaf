import type { SiteSettings } from '../content/types.generated.ts'

/** The height that a browser without styles gives the mark, in pixels. */
const HEIGHT = 32

export function Mark({ mark }: { mark: NonNullable<SiteSettings['mark']> }) {
  return (
    <svg
      className="mark"
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={Math.round((HEIGHT * mark.width) / mark.height)}
      height={HEIGHT}
      strokeWidth={mark.lineWidth}
      aria-hidden="true"
    >
      {mark.lines.map(({ path, color, filled }) => (
        <path key={path} d={path} className={`mark-${color}${filled ? ' mark-filled' : ''}`} />
      ))}
    </svg>
  )
}

/** The mark of the site beside its name. */
export function Logo({ settings: { brand, mark } }: { settings: Pick<SiteSettings, 'brand' | 'mark'> }) {
  return (
    <span className="logo">
      {mark && <Mark mark={mark} />}
      <span>{brand}</span>
    </span>
  )
}
