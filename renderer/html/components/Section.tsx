import { Children, type ReactNode, useContext, useId } from 'react'
import { groundsOfPlace } from '../../common/heading-place.ts'
import { classesOfVeil } from '../../common/veil.ts'
import type { CtaBlock } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { BandContext, type Banding, usePictureLook } from './Band.ts'
import { HeadingId } from './heading-id.ts'
import { Markdown } from './Markdown.tsx'
import { FULL_WIDTH, Picture } from './Picture.tsx'

export type Tone = NonNullable<CtaBlock['tone']>

/** Those of "ground-…" are arrangements, whose styles only pages have that show one (styles/grounds.css). */
export const toneClasses = {
  plain: 'band-plain',
  tint: 'band-tint',
  dark: 'band-dark on-dark',
  brand: 'ground-brand',
  pattern: 'band-tint ground-pattern',
}

const BESIDE = 'lg:grid lg:grid-cols-[var(--heading-column,22rem)_minmax(0,1fr)] lg:gap-x-16'

interface SectionProps {
  id?: string | undefined
  tone?: Tone | undefined
  heading?: string | undefined
  intro?: string | undefined
  /** Centres the heading over the content, unless the author says otherwise; for short headings over grids. "always": whoever says what. */
  centred?: boolean | 'always'
  /** Puts the heading beside the content on a wide screen. "always": unless the section's author says otherwise, whatever the theme says. */
  isBeside?: boolean | 'always'
  /** Whether the content shows the heading itself, with the id that HeadingId gives. */
  hasOwnHead?: boolean
  /** A picture behind the section, where it has one of its own. */
  backdrop?: Banding['backdrop']
  className?: string
  children: ReactNode
}

const useShape = () => usePage().site.settings.theme?.shape ?? {}

/** Where the heading of a section stands, where its author or the theme says so. */
export function useHeadingPlace() {
  const { headingPlace } = useShape()
  return useContext(BandContext).headingPlace ?? headingPlace
}

const pictured = ({ veil }: NonNullable<Banding['backdrop']>) => [
  'ground-picture',
  veil !== 'paper' && 'on-dark',
  ...classesOfVeil(veil),
]

/** The frame of a section: its band of colour, its width, and its heading, which also names the region. */
export function Section({ id, tone = 'plain', heading, intro, className, children, ...props }: SectionProps) {
  const headingId = useId()
  const band = useContext(BandContext)
  const { backdrop = props.backdrop, edge } = band
  const isInset = useShape().bands === 'inset'
  const themePlace = useHeadingPlace()
  const place = props.isBeside === 'always' ? (band.headingPlace ?? 'left') : themePlace
  const isCentred = props.centred === 'always' || (place ? place === 'centered' : props.centred)
  const isBeside = props.isBeside && heading && (place ?? 'left') === 'left'
  // Beside its heading the rest is one column. What is there without scripts stands in place of the other then.
  const shown = Children.toArray(children).filter((child) => Object(child).type !== 'noscript')
  const isSeveral = isBeside && shown.length > 1
  const classes: (string | false | undefined)[] = [
    'band',
    ...(backdrop ? pictured(backdrop) : [toneClasses[tone]]),
    edge && !isInset && `ground-edge ground-${edge}`,
    ...groundsOfPlace(place),
    isBeside && BESIDE,
    ...usePictureLook(),
    className,
  ]
  const showsHead = heading && !props.hasOwnHead
  const head = `section-head mb-9 max-w-[44rem] ${isCentred ? 'mx-auto text-center' : ''}`
  return (
    <section id={id} aria-labelledby={heading ? headingId : undefined} className={classes.filter(Boolean).join(' ')}>
      {backdrop && (
        <Picture image={{ ...backdrop, decorative: true }} sizes={FULL_WIDTH} isBehindWords className="backdrop" />
      )}
      {showsHead && !intro && (
        <h2 id={headingId} className={head}>
          {heading}
        </h2>
      )}
      {showsHead && intro && (
        <header className={head}>
          <h2 id={headingId}>{heading}</h2>
          <Markdown text={intro} className="rich-text mt-[0.8rem] text-lg text-muted" />
        </header>
      )}
      <HeadingId value={heading ? headingId : undefined}>{isSeveral ? <div>{children}</div> : children}</HeadingId>
    </section>
  )
}
