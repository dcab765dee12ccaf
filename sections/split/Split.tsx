import { isShortSplit } from '../../renderer/common/short-split.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Beside } from '../../renderer/html/components/Beside.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { TickList } from '../../renderer/html/components/TickList.tsx'
import type { SplitBlock } from '../../renderer/schema/types.generated.ts'
import { short } from './short.tsx'

/** A picture beside text. */
export function Split({ id, heading, tone, text, image, side = 'right', points, actions }: SplitBlock) {
  const look = 'framed [&_img]:max-h-[46rem] [&_img]:object-cover'
  const shown = <Picture image={image} sizes={columnSizes('34rem')} className={look} />
  const picture = image.caption ? (
    <figure>
      {shown}
      <figcaption>{image.caption}</figcaption>
    </figure>
  ) : (
    shown
  )
  const words = (
    <>
      <Markdown text={text} />
      {points && <TickList items={points} />}
      <Actions actions={actions} className="mt-8" />
    </>
  )
  if (!isShortSplit({ heading, text, points }))
    return (
      <Section id={id} tone={tone} heading={heading} className="split">
        <Beside side={side} picture={picture}>
          {words}
        </Beside>
      </Section>
    )
  return (
    <Section id={id} tone={tone} heading={heading} className={`split ${short[side]}`}>
      <div>{words}</div>
      {picture}
    </Section>
  )
}
