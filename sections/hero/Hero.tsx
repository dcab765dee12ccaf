import { useId } from 'react'
import { Actions } from '../../renderer/components/Actions.tsx'
import { FormCard } from '../../renderer/components/FormCard.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { openingClass, openingSizes, Picture } from '../../renderer/components/Picture.tsx'
import { TickList } from '../../renderer/components/TickList.tsx'
import type { HeroBlock } from '../../renderer/content/types.generated.ts'

/** The opening of the home page: picture, headline and form in one screen on a desktop, stacked on a phone. */
export function Hero(block: HeroBlock) {
  const { id, eyebrow, heading, text, actions, points, image, form, formHeading, formNote } = block
  const headingId = useId()
  const layout = block.layout ?? 'cover'
  return (
    <section id={id} aria-labelledby={headingId} className={`hero has-form ${openingClass(layout)}`}>
      <Picture image={image} sizes={openingSizes(layout, true)} eager />
      <div className="wrap hero-grid">
        <div className="hero-text">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 id={headingId}>{heading}</h1>
          <Markdown text={text} className="rich-text hero-pitch" />
          <Actions actions={actions} />
          {points && <TickList items={points} className="hero-points" />}
        </div>
        <FormCard heading={formHeading} form={form} note={formNote} />
      </div>
    </section>
  )
}
