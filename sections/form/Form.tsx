import { Section } from '../../renderer/components/Section.tsx'
import { SiteForm } from '../../renderer/components/SiteForm.tsx'
import type { FormBlock } from '../../renderer/content/types.generated.ts'

/** A form of its own, in one centred column or with its introduction beside it. */
export function Form({ id, heading, intro, tone, form, serviceType, formNote, layout = 'centred' }: FormBlock) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      centred={layout === 'centred'}
      className={`form-section form-${layout}`}
    >
      <div className="form-card">
        <SiteForm name={form} serviceType={serviceType} note={formNote} />
      </div>
    </Section>
  )
}
