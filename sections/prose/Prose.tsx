import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { ProseBlock } from '../../renderer/schema/types.generated.ts'
import { withImage } from './image.tsx'

/** Running text in one readable column, beside its heading, or larger as an introduction. */
export function Prose({ id, heading, tone, text, layout = 'column', image, actions, ...block }: ProseBlock) {
  const { leadParagraph, pullQuotes } = block
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      isBeside={layout === 'aside' || (layout === 'lead' && !image)}
      className={`prose prose-${layout} ${image ? withImage.section : ''}`}
    >
      <div className={`prose-body ${leadParagraph ? 'layout-leading ' : ''}${pullQuotes ? 'layout-quoting' : ''}`}>
        <Markdown text={text} />
        <Actions actions={actions} />
      </div>
      {image && <Picture image={image} sizes={columnSizes('34rem')} className={withImage.picture} />}
    </Section>
  )
}
