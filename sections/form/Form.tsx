import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import type { FormBlock } from '../../renderer/schema/types.generated.ts'

const SPLIT = 'form-section lg:grid lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-start lg:gap-16'

/** A form of its own, in one centred column or with its introduction beside it. */
export function Form({ id, heading, intro, tone, form, serviceType, formNote, layout = 'centred' }: FormBlock) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      centred={layout === 'centred'}
      className={layout === 'centred' ? 'form-section [&_.section-head]:max-w-[36rem]' : SPLIT}
    >
      <div className={`form-card surface ${layout === 'centred' ? 'mx-auto max-w-[36rem]' : ''}`}>
        <SiteForm name={form} serviceType={serviceType} note={formNote} />
      </div>
    </Section>
  )
}
