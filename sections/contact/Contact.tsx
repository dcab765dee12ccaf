import { ContactDetails, hasContactDetails } from '../../renderer/html/components/ContactDetails.tsx'
import { OwnAnchor } from '../../renderer/html/components/OwnAnchor.tsx'
import { columnSizes, cutTo, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { ContactBlock } from '../../renderer/schema/types.generated.ts'

/** Narrower, two columns would break an e-mail address amid its words. */
const IN_PAIRS = 'xl:grid-cols-2'
const IN_A_ROW = 'sm:grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]'
const BESIDE = 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:gap-16'

/**
 * The contact section: how to reach the business, and a form. A picture fills the room beside a long form, and has the
 * place of the form where there is none.
 */
export function Contact({ id, heading, intro, tone, phoneLabel, image, form, formHeading, formNote }: ContactBlock) {
  const hasDetails = hasContactDetails(usePage().site.settings)
  const columns = form || image ? image && IN_PAIRS : IN_A_ROW
  const details = hasDetails && <ContactDetails phoneLabel={phoneLabel} className={columns} />
  const picture = image && (
    <Picture
      image={image}
      sizes={cutTo(columnSizes('34rem'), 1.5)}
      className={`contact-picture framed ${form ? 'hidden lg:block' : 'min-h-64'}`}
    />
  )
  const isBeside = form ? hasDetails || image !== undefined : image !== undefined
  return (
    <Section id="contact" tone={tone} heading={heading} intro={intro} className="contact relative">
      <OwnAnchor id={id} always={['contact']} />
      <div className={isBeside ? BESIDE : form && 'max-w-[36rem]'}>
        {isBeside && form ? (
          <div className={image && 'lg:flex lg:flex-col lg:gap-10'}>
            {details}
            {picture}
          </div>
        ) : (
          details
        )}
        {form ? (
          <div className="form-card surface">
            {formHeading && <h3 className="form-card-heading">{formHeading}</h3>}
            <SiteForm name={form} note={formNote} />
          </div>
        ) : (
          picture
        )}
      </div>
    </Section>
  )
}
