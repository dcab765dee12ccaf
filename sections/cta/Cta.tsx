import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'

/** A band that asks the visitor to act, set in the middle unless headings begin at the left. */
export function Cta({ id, heading, text, actions, tone = 'dark', image, veil, backdrop }: CtaBlock) {
  const place = useHeadingPlace()
  const isLeft = place !== undefined && place !== 'centered'
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      centred
      // A picture behind it is seen beside the words.
      isBeside={isLeft && !image && !backdrop}
      backdrop={image && { ...image, veil }}
      className={`cta ${isLeft ? '' : 'text-center'} [&_.section-head]:mb-[0.8rem] [&_p]:text-balance`}
    >
      {text && (
        <Markdown
          text={text}
          className={`rich-text ${isLeft ? 'max-w-[44rem]' : 'mx-auto'} mt-[0.8rem] text-lg text-muted`}
        />
      )}
      <Actions actions={actions} className={isLeft ? 'mt-7' : 'mt-7 justify-center'} />
    </Section>
  )
}
