import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { FULL_WIDTH, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'
import { overImage } from './image.tsx'

const LOOK = 'cta text-center [&_.section-head]:mb-[0.8rem] [&_p]:text-balance'

/** A band that asks the visitor to act. */
export function Cta({ id, heading, text, actions, tone = 'dark', image }: CtaBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} centred className={image ? `${LOOK} ${overImage.section}` : LOOK}>
      {image && <Picture image={{ ...image, decorative: true }} sizes={FULL_WIDTH} className={overImage.picture} />}
      {text && (
        <Markdown
          text={text}
          className={`rich-text mx-auto mt-[0.8rem] text-lg ${image ? overImage.text : 'text-muted'}`}
        />
      )}
      <Actions actions={actions} className="mt-7 justify-center" />
    </Section>
  )
}
