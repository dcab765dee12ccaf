import { Markdown } from '../../renderer/page/components/Markdown.tsx'
import { Section } from '../../renderer/page/components/Section.tsx'
import { SiteForm } from '../../renderer/page/components/SiteForm.tsx'
import { usePage } from '../../renderer/page/context.ts'
import type { NewsletterBlock } from '../../renderer/schema/types.generated.ts'

/** An invitation to a newsletter: what comes beside the form, or above it on a phone. */
export function Newsletter({ id, heading, text, tone = 'tint', form, formNote }: NewsletterBlock) {
  const isShort = usePage().site.forms[form]?.fields.length === 1
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      className={`newsletter form-section ${isShort ? 'newsletter-short' : ''}`}
    >
      {text && <Markdown text={text} className="newsletter-text rich-text text-lg text-muted" />}
      <div className="newsletter-form form-card surface">
        <SiteForm name={form} note={formNote} />
      </div>
    </Section>
  )
}
