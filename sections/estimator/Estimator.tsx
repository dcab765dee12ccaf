import { Section } from '../../renderer/components/Section.tsx'
import { SiteForm, siteFormProps } from '../../renderer/components/SiteForm.tsx'
import type { EstimatorBlock } from '../../renderer/content/types.generated.ts'
import { usePage } from '../../renderer/context.ts'
import { Island } from '../../renderer/islands/Island.tsx'
import { Island as Calculator } from './Estimator.island.tsx'

/** A roof cost calculator; without JavaScript, the form alone. */
export function Estimator(block: EstimatorBlock) {
  const { id, heading, intro, tone, form, formHeading, formNote, serviceType, assumptions } = block
  const { wastePercent, spreadPercent, pitches, storeys, materials } = block
  const { site } = usePage()
  const props = {
    rates: { wastePercent, spreadPercent, pitches, storeys, materials },
    assumptions,
    formHeading,
    form: siteFormProps(site, { name: form, serviceType, note: formNote }),
    quoteHref: site.navigation.quote.href,
  }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="estimator">
      <Island name="estimator" component={Calculator} trigger="interaction" props={props} className="needs-script" />
      <noscript>
        <div className="form-card">
          <h3 className="form-card-heading">{formHeading}</h3>
          <SiteForm name={form} serviceType={serviceType} note={formNote} />
        </div>
      </noscript>
    </Section>
  )
}
