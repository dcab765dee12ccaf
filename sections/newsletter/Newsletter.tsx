import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { NewsletterBlock } from '../../renderer/schema/types.generated.ts'

const BESIDE =
  'newsletter newsletter-short form-section lg:grid lg:grid-cols-[minmax(0,1fr)_34rem] lg:items-center lg:gap-16'

/** An invitation to a newsletter: what comes beside the form, or above it on a phone. */
export function Newsletter({ id, heading, text, tone = 'tint', form, formNote }: NewsletterBlock) {
  const isShort = usePage().site.forms[form]?.fields.length === 1
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={text}
      isBeside={!isShort}
      className={isShort ? BESIDE : 'newsletter form-section'}
    >
      <div className="form-card surface">
        <SiteForm name={form} note={formNote} />
      </div>
    </Section>
  )
}
