import { isShortSplit } from '../../renderer/common/short-split.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Beside } from '../../renderer/html/components/Beside.tsx'
import { Framed, HALF_OF_SCREEN } from '../../renderer/html/components/Framed.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, cutTo, type PictureRoom } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { TickList } from '../../renderer/html/components/TickList.tsx'
import type { SplitBlock } from '../../renderer/schema/types.generated.ts'
import { short } from './short.tsx'

const rooms: Record<NonNullable<SplitBlock['layout']>, PictureRoom> = {
  beside: columnSizes('34rem'),
  overlap: cutTo(columnSizes('51rem'), 1.6, 0),
  wide: cutTo(columnSizes('76rem'), 21 / 9, 0),
  double: columnSizes('28rem', undefined, 72),
  stacked: columnSizes('51rem'),
  bleed: HALF_OF_SCREEN,
}
/** Of two, the one that stands in a corner of the other. */
const SECOND = cutTo(columnSizes('18rem', undefined, 48), 4 / 3)
const spread = { left: 'side-left layout-', right: 'layout-' }

/** A picture beside text, over it or under it. */
export function Split({ id, heading, tone, text, side = 'right', points, actions, ...block }: SplitBlock) {
  const { layout = 'beside', image, second } = block
  const isDouble = layout === 'double' && second !== undefined
  const first = <Framed image={image} sizes={rooms[isDouble || layout !== 'double' ? layout : 'beside']} />
  const picture = isDouble ? (
    <div className="layout-double">
      {first}
      <Framed image={second} sizes={SECOND} />
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
