import { columnSizes, cutTo, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { BeforeAfterBlock, Image } from '../../renderer/schema/types.generated.ts'
import { Island as Slider } from './BeforeAfter.island.tsx'

interface Shape {
  /** The least width by height of a picture that is shown in it. */
  least: number
  shape: string
  /** Width by height to which pictures are cut, and on a phone if another. */
  cut: number
  phone?: number
  width: string
}

/** The shape of the pictures, by that of the second; in one wider than high the pair is no higher than a screen. */
const SHAPES: Shape[] = [
  { least: 1.62, shape: '[&_img]:aspect-[3/2] lg:[&_img]:aspect-[16/9]', cut: 16 / 9, phone: 3 / 2, width: '' },
  { least: 1.4, shape: '[&_img]:aspect-[3/2]', cut: 3 / 2, width: 'max-w-[66rem]' },
  { least: 1.01, shape: '[&_img]:aspect-[4/3]', cut: 4 / 3, width: 'max-w-[58rem]' },
]

const UPRIGHT: Shape = { least: 0, shape: '[&_img]:aspect-[4/5]', cut: 4 / 5, width: 'max-w-[40rem]' }

/** Two pictures, one over the other with a slider between them; side by side without JavaScript, or where told so. */
export function BeforeAfter(props: BeforeAfterBlock) {
  const { id, heading, intro, tone, layout = 'slider', before, after } = props
  const { ask, site } = usePage()
  const { words } = site
  const { beforeLabel = words.compare.before, afterLabel = words.compare.after } = props
  const { width = 1, height = 1 } = ask('picture', after.src) ?? {}
  const look = SHAPES.find(({ least }) => width / height >= least) ?? UPRIGHT
  const figures = [
    { image: before, label: beforeLabel },
    { image: after, label: afterLabel },
  ].map((figure) => <Named key={figure.label} {...figure} look={look} isPair={layout === 'pair'} />)
  const isNarrow = layout === 'slider' || height > width
  const compare = `compare ${isNarrow ? look.width : ''}`
  const slider = { label: words.compare.slider, share: words.compare.share, of: beforeLabel }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="before-after">
      {layout === 'pair' ? (
        <div className={compare}>{figures}</div>
      ) : (
        <Island name="before-after" component={Slider} props={slider} className={`${compare} compare-slider`}>
          {figures}
        </Island>
      )}
    </Section>
  )
}

interface NamedProps {
  image: Image
  label: string
  look: Shape
  isPair: boolean
}

function Named({ image, label, look, isPair }: NamedProps) {
  return (
    <figure>
      <Picture
        image={image}
        sizes={cutTo(isPair ? columnSizes('38rem', '46vw') : columnSizes('76rem'), look.cut, look.phone)}
        className={`rounded-card ${look.shape} [&_img]:object-cover`}
      />
      <figcaption className="mt-2 text-sm text-muted">
        <strong className="text-ink">{label}</strong>
        {image.caption && <span className="block">{image.caption}</span>}{' '}
        {image.credit && <small>{image.credit}</small>}
      </figcaption>
    </figure>
  )
}
