import { isShortSplit } from '../../renderer/common/short-split.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Beside } from '../../renderer/html/components/Beside.tsx'
import { Caption } from '../../renderer/html/components/Caption.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { TickList } from '../../renderer/html/components/TickList.tsx'
import type { Image, SplitBlock } from '../../renderer/schema/types.generated.ts'
import { short } from './short.tsx'

const widths = { beside: '34rem', overlap: '51rem', wide: '76rem', double: '28rem', stacked: '51rem', bleed: '50vw' }
const spread = { left: 'side-left layout-', right: 'layout-' }

/** A picture beside text, over it or under it. */
export function Split({ id, heading, tone, text, side = 'right', points, actions, ...block }: SplitBlock) {
  const { layout = 'beside', image, second } = block
  const isDouble = layout === 'double' && second !== undefined
  const first = <Framed image={image} sizes={columnSizes(widths[layout], undefined, isDouble ? 72 : undefined)} />
  const picture = isDouble ? (
    <div className="layout-double">
      {first}
      <Framed image={second} sizes={columnSizes('18rem', undefined, 44)} />
    </div>
  ) : (
    first
  )
  const words = (
    <>
      <Markdown text={text} />
      {points && <TickList items={points} />}
      <Actions actions={actions} className="mt-8" />
    </>
  )
  if (layout === 'stacked')
    return (
      <Section id={id} tone={tone} heading={heading} centred="always" className="layout-stacked">
        {picture}
        <div>{words}</div>
      </Section>
    )
  const isSpread = layout !== 'beside' && layout !== 'double'
  const isShort = layout === 'beside' && isShortSplit({ heading, text, points })
  if (!isSpread && !isShort)
    return (
      <Section id={id} tone={tone} heading={heading} className="split">
        <Beside side={side} picture={picture}>
          {words}
        </Beside>
      </Section>
    )
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      className={isSpread ? `${layout === 'bleed' ? '' : 'split '}${spread[side]}${layout}` : short[side]}
    >
      <div>{words}</div>
      {picture}
    </Section>
  )
}

function Framed({ image, sizes }: { image: Image; sizes: string }) {
  const look = 'framed [&_img]:max-h-[46rem] [&_img]:object-cover'
  const picture = <Picture image={image} sizes={sizes} className={look} />
  if (!image.caption && !image.credit) return picture
  return (
    <figure>
      {picture}
      <Caption image={image} />
    </figure>
  )
}
