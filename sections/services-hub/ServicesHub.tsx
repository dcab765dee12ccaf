import { useId } from 'react'
import { FormCard } from '../../renderer/components/FormCard.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { OwnAnchor } from '../../renderer/components/OwnAnchor.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { Sheet } from '../../renderer/components/Sheet.tsx'
import type { ServicesHubBlock } from '../../renderer/content/types.generated.ts'
import { ServiceDetails } from './ServiceDetails.tsx'

/**
 * All services, one open at a time. The quote form stands beside them from 768 px and in a sheet below that; the two
 * are separate forms, because a sheet is a dialog and a column is not.
 */
export function ServicesHub(block: ServicesHubBlock) {
  const { id, heading, intro, tone, items, form, formHeading, formNote, sheetButton, side = 'right' } = block
  const group = useId()
  const column = (
    <aside className="hub-form" aria-label={formHeading}>
      <FormCard heading={formHeading} form={form} note={formNote} />
    </aside>
  )
  return (
    <Section id="services-hub" tone={tone} heading={heading} intro={intro} className="services-hub">
      <span id="services" className="section-anchor" />
      <OwnAnchor id={id} always={['services', 'services-hub']} />
      <div className="hub-grid">
        {side === 'left' && column}
        <div className="accordion hub-items">
          {items.map((item) => (
            <details key={item.id} name={group}>
              <summary>
                <h3>{item.title}</h3>
                <span className="hub-overview">{item.overview}</span>
                <Icon name="chevron-down" className="size-6" />
              </summary>
              <ServiceDetails item={item} />
            </details>
          ))}
        </div>
        {side === 'right' && column}
      </div>
      <Sheet name="quote-sheet" button={sheetButton} heading={formHeading} form={form} note={formNote} />
    </Section>
  )
}
