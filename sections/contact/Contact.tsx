import { ContactDetails, hasContactDetails } from '../../renderer/html/components/ContactDetails.tsx'
import { OwnAnchor } from '../../renderer/html/components/OwnAnchor.tsx'
import { columnSizes, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { ContactBlock } from '../../renderer/schema/types.generated.ts'

/** Narrower, two columns would break an e-mail address amid its words. */
const IN_PAIRS = 'xl:grid-cols-2'
const BESIDE = 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:gap-16'

/** The contact section: how to reach the business, and a form. The picture fills the room beside a long form. */
export function Contact({ id, heading, intro, tone, phoneLabel, image, form, formHeading, formNote }: ContactBlock) {
  const hasDetails = hasContactDetails(usePage().site.settings)
  const isBeside = hasDetails || image !== undefined
  return (
    <Section id="contact" tone={tone} heading={heading} intro={intro} className="contact relative">
      <OwnAnchor id={id} always={['contact']} />
      <div className={isBeside ? BESIDE : 'max-w-[36rem]'}>
        {isBeside && (
          <div className={image && 'lg:flex lg:flex-col lg:gap-10'}>
            {hasDetails && <ContactDetails phoneLabel={phoneLabel} className={image && IN_PAIRS} />}
            {image && (
              <Picture image={image} sizes={columnSizes('34rem')} className="contact-picture framed hidden lg:block" />
            )}
          </div>
        )}
        <div className="form-card surface">
          {formHeading && <h3 className="form-card-heading">{formHeading}</h3>}
          <SiteForm name={form} note={formNote} />
        </div>
      </div>
    </Section>
  )
}
