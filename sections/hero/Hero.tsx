import { Actions } from '../../renderer/html/components/Actions.tsx'
import { FormCard } from '../../renderer/html/components/FormCard.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Opening } from '../../renderer/html/components/Opening.tsx'
import { TickList } from '../../renderer/html/components/TickList.tsx'
import type { HeroBlock } from '../../renderer/schema/types.generated.ts'

/** The opening of the home page: headline, and picture and form if it has them, in one screen on a desktop. */
export function Hero(block: HeroBlock) {
  const { id, layout, eyebrow, heading, text, actions, points, image, pictures, form, formHeading, formNote } = block
  return (
    <Opening
      id={id}
      layout={layout}
      eyebrow={eyebrow}
      wordsPlace={block.wordsPlace}
      veil={block.veil}
      heading={heading}
      text={text}
      image={image}
      film={block.film}
      pictures={pictures}
      type="hero"
      form={form && formHeading && <FormCard heading={formHeading} form={form} note={formNote} />}
      className="pb-13 lg:min-h-[min(44rem,100svh-var(--header-height))] lg:py-14"
    >
      <Markdown text={text} className="rich-text max-w-[36rem] text-[1.15rem]" />
      <Actions actions={actions} />
      {points && <TickList items={points} isRow />}
    </Opening>
  )
}
