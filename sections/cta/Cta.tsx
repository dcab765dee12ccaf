import { Actions } from '../../renderer/components/Actions.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { BEHIND_TEXT, Picture } from '../../renderer/components/Picture.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { CtaBlock } from '../../renderer/content/types.generated.ts'

/** A band that asks the visitor to act. */
export function Cta({ id, heading, text, actions, tone = 'dark', image }: CtaBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} className={image ? 'cta has-picture' : 'cta'}>
      {image && <Picture image={{ ...image, decorative: true }} sizes={BEHIND_TEXT} className="cta-picture" />}
      {text && <Markdown text={text} className="rich-text section-intro" />}
      <Actions actions={actions} />
    </Section>
  )
}
