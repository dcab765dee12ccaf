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
      {joined(mark.lines).map(({ path, color, filled }) => (
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

/** Lines that follow one another and look the same, as one. */
function joined(lines: MarkProps['mark']['lines']): MarkProps['mark']['lines'] {
  const done: typeof lines = []
  for (const line of lines) {
    const last = done.at(-1)
    const isOne = last && last.color === line.color && last.filled === line.filled && line.path.startsWith('M')
    if (isOne) done.splice(-1, 1, { ...last, path: `${last.path} ${line.path}` })
    else done.push(line)
  }
  return done
}

type LogoSettings = Pick<SiteSettings, 'brand' | 'mark' | 'logo' | 'theme'>

/** The logo of the site, inside an element of the class "logo": its picture, or its mark beside its name. */
export function Logo({ settings, isOnDark = false }: { settings: LogoSettings; isOnDark?: boolean }) {
  const { brand, mark, logo } = settings
  const hasPicture = logo && (!isOnDark || logo.dark)
  return (
    <>
      {hasPicture ? <LogoPicture logo={logo} settings={settings} isOnDark={isOnDark} /> : mark && <Mark mark={mark} />}
      {(!hasPicture || logo.withName) && brand}
    </>
  )
}

interface LogoPictureProps {
  logo: NonNullable<SiteSettings['logo']>
  settings: LogoSettings
  isOnDark: boolean
}

function LogoPicture({ logo, settings: { brand, theme }, isOnDark }: LogoPictureProps) {
  const { light, dark = light, width, height, withName } = logo
  const scheme = theme?.scheme ?? 'auto'
  const isDark = isOnDark || scheme === 'dark'
  return (
    <picture>
      {scheme === 'auto' && !isOnDark && dark !== light && (
        <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" />
      )}
      <img
        src={isDark ? dark : light}
        alt={withName ? '' : brand}
        width={Math.round((HEIGHT * width) / height)}
        height={HEIGHT}
      />
    </picture>
  )
}
