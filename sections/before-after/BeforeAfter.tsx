import { columnSizes, cutTo, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { BeforeAfterBlock, Image } from '../../renderer/schema/types.generated.ts'
import { Island as Slider } from './BeforeAfter.island.tsx'

const SHAPES = {
  wide: '[&_img]:aspect-[3/2] lg:[&_img]:aspect-[16/9] [&_img]:object-cover',
  upright: '[&_img]:aspect-[4/5] [&_img]:object-cover',
}

/** Two pictures, one over the other with a slider between them; side by side without JavaScript, or where told so. */
export function BeforeAfter(props: BeforeAfterBlock) {
  const { id, heading, intro, tone, layout = 'slider', before, after } = props
  const { ask, site } = usePage()
  const { words } = site
  const { beforeLabel = words.compare.before, afterLabel = words.compare.after } = props
  const { width = 0, height = 0 } = ask('picture', after.src) ?? {}
  const isUpright = height > width
  const figures = [
    { image: before, label: beforeLabel },
    { image: after, label: afterLabel },
  ].map((figure) => <Named key={figure.label} {...figure} isUpright={isUpright} isPair={layout === 'pair'} />)
  const look = `compare ${isUpright ? 'max-w-[40rem]' : ''}`
  const slider = { label: words.compare.slider, share: words.compare.share, of: beforeLabel }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="before-after">
      {layout === 'pair' ? (
        <div className={look}>{figures}</div>
      ) : (
        <Island name="before-after" component={Slider} props={slider} className={`${look} compare-slider`}>
          {figures}
        </Island>
      )}
    </Section>
  )
}

interface NamedProps {
  image: Image
  label: string
  isUpright: boolean
  isPair: boolean
}

function Named({ image, label, isUpright, isPair }: NamedProps) {
  return (
    <figure>
      <Picture
        image={image}
        sizes={cutTo(isPair ? columnSizes('38rem', '46vw') : columnSizes('76rem'), isUpright ? 4 / 5 : 3 / 2)}
        className={`rounded-card ${isUpright ? SHAPES.upright : SHAPES.wide}`}
      />
      <figcaption className="mt-2 text-sm text-muted">
        <strong className="text-ink">{label}</strong>
        {image.caption && <span className="block">{image.caption}</span>}{' '}
        {image.credit && <small>{image.credit}</small>}
      </figcaption>
    </figure>
  )
}
