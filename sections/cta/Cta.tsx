import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'

/** A band that asks the visitor to act. */
export function Cta({ id, heading, text, actions, tone = 'dark', image }: CtaBlock) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      centred
      backdrop={image}
      className="cta text-center [&_.section-head]:mb-[0.8rem] [&_p]:text-balance"
    >
      {text && <Markdown text={text} className="rich-text mx-auto mt-[0.8rem] text-lg text-muted" />}
      <Actions actions={actions} className="mt-7 justify-center" />
    </Section>
  )
}
