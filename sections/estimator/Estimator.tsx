import { countryOf } from '../../renderer/common/country.ts'
import { currencyOf } from '../../renderer/common/currency.ts'
import { siteFormProps } from '../../renderer/html/components/form/props.ts'
import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { EstimatorBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Calculator } from './Estimator.island.tsx'
import { isMetric } from './estimate.ts'

/** A roof cost calculator; without JavaScript, the form alone. */
export function Estimator(block: EstimatorBlock) {
  const { id, heading, intro, tone, form, formHeading, formNote, serviceType, assumptions } = block
  const { wastePercent, spreadPercent, pitches, storeys, materials } = block
  const { site, page } = usePage()
  const { language } = site.settings
  const { estimator: words, estimatorInMeters, steps: stepWords } = site.words
  const props = {
    rates: { wastePercent, spreadPercent, pitches, storeys, materials },
    assumptions,
    formHeading,
    form: siteFormProps(site, { name: form, serviceType, note: formNote, language: page.language }),
    stepWords,
    quoteHref: site.navigation.quote?.href,
    speech: {
      words: isMetric(block) ? { ...words, ...estimatorInMeters } : words,
      language,
      currency: block.currency ?? currencyOf(countryOf(site.settings)),
    },
  }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="estimator" isBeside>
      <Island name="estimator" component={Calculator} props={props} className="needs-script" />
      <noscript>
        <div className="form-card surface">
          <h3 className="form-card-heading">{formHeading}</h3>
          <SiteForm name={form} serviceType={serviceType} note={formNote} />
        </div>
      </noscript>
    </Section>
  )
}
