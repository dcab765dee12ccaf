import { ContactDetails } from '../../renderer/components/ContactDetails.tsx'
import { OwnAnchor } from '../../renderer/components/OwnAnchor.tsx'
import { columnSizes, Picture } from '../../renderer/components/Picture.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { SiteForm } from '../../renderer/components/SiteForm.tsx'
import type { ContactBlock } from '../../renderer/content/types.generated.ts'

/** The contact section: how to reach the business, and a form. The picture fills the room beside a long form. */
export function Contact({ id, heading, intro, tone, phoneLabel, image, form, formHeading, formNote }: ContactBlock) {
  return (
    <Section id="contact" tone={tone} heading={heading} intro={intro} className="contact">
      <OwnAnchor id={id} always={['contact']} />
      <div className="contact-grid">
        <div className={image && 'has-picture'}>
          <ContactDetails phoneLabel={phoneLabel} />
          {image && <Picture image={image} sizes={columnSizes('36rem')} className="framed" />}
        </div>
        <div className="form-card">
          {formHeading && <h3 className="form-card-heading">{formHeading}</h3>}
          <SiteForm name={form} note={formNote} />
        </div>
      </div>
    </Section>
  )
}
