import { ContactDetails } from '../../renderer/components/ContactDetails.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { SiteForm } from '../../renderer/components/SiteForm.tsx'
import type { ContactBlock } from '../../renderer/content/types.generated.ts'

/** The contact section: how to reach the business, and a form. */
export function Contact({ heading, intro, tone, form, formHeading, formNote }: ContactBlock) {
  return (
    <Section id="contact" tone={tone} heading={heading} intro={intro} className="contact">
      <div className="contact-grid">
        <ContactDetails />
        <div className="form-card">
          {formHeading && <h3 className="form-card-heading">{formHeading}</h3>}
          <SiteForm name={form} note={formNote} />
        </div>
      </div>
    </Section>
  )
}
