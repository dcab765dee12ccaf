import { useId } from 'react'
import { Actions } from '../../renderer/components/Actions.tsx'
import { Breadcrumbs } from '../../renderer/components/Breadcrumbs.tsx'
import { FormCard } from '../../renderer/components/FormCard.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import { OwnAnchor } from '../../renderer/components/OwnAnchor.tsx'
import { openingClass, openingSizes, Picture } from '../../renderer/components/Picture.tsx'
import type { PageHeroBlock } from '../../renderer/content/types.generated.ts'

/** The opening of a page. The anchor "estimate" is its form, or the opening itself where it has none. */
export function PageHero(block: PageHeroBlock) {
  const { id, eyebrow, heading, subtitle, text, actions, image, form, formHeading, serviceType, formNote } = block
  const headingId = useId()
  const layout = block.layout ?? 'cover'
  const opening = `page-hero ${form ? 'has-form ' : ''}${openingClass(layout)}`
  return (
    <section id={form ? undefined : 'estimate'} aria-labelledby={headingId} className={opening}>
      <OwnAnchor id={id} always={['estimate']} />
      {image && <Picture image={image} sizes={openingSizes(layout, Boolean(form))} eager />}
      <div className="wrap page-hero-grid">
        <div className="page-hero-text">
          <Breadcrumbs />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 id={headingId}>{heading}</h1>
          {subtitle && <p className="subtitle">{subtitle}</p>}
          <Markdown text={text} className="rich-text hero-pitch" />
          <Actions actions={actions} />
        </div>
        {form && formHeading && (
          <FormCard id="estimate" heading={formHeading} form={form} serviceType={serviceType} note={formNote} />
        )}
      </div>
    </section>
  )
}
