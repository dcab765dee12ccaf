import { Actions } from '../../renderer/components/Actions.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/components/Picture.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { TickList } from '../../renderer/components/TickList.tsx'
import type { SplitBlock } from '../../renderer/content/types.generated.ts'

/** A picture beside text. */
export function Split({ id, heading, tone, text, image, side = 'right', points, actions }: SplitBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} className="split">
      <div className={`beside picture-${side}`}>
        <div>
          <Markdown text={text} />
          {points && <TickList items={points} />}
          <Actions actions={actions} className="section-actions" />
        </div>
        <figure>
          <Picture image={image} sizes={columnSizes('34rem')} className="framed" />
          {image.caption && <figcaption>{image.caption}</figcaption>}
        </figure>
      </div>
    </Section>
  )
}
