import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import type { FormBlock } from '../../renderer/schema/types.generated.ts'

/** A form of its own, in one centred column or with its introduction beside it. */
export function Form({ id, heading, intro, tone, form, serviceType, formNote, layout = 'centred' }: FormBlock) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      centred={layout === 'centred'}
      isBeside={layout === 'split' && 'always'}
      className={`form-section ${layout === 'centred' ? '[&_.section-head]:max-w-[36rem]' : 'form-split'}`}
    >
      <div className={`form-card surface ${layout === 'centred' ? 'mx-auto max-w-[36rem]' : ''}`}>
        <SiteForm name={form} serviceType={serviceType} note={formNote} />
      </div>
    </Section>
  )
}
