import { useId } from 'react'
import { FormCard } from '../../renderer/html/components/FormCard.tsx'
import { OwnAnchor } from '../../renderer/html/components/OwnAnchor.tsx'
import { Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { Sheet } from '../../renderer/html/components/Sheet.tsx'
import type { ServicesHubBlock } from '../../renderer/schema/types.generated.ts'
import { ServiceDetails } from './ServiceDetails.tsx'

const columns = {
  left: 'md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]',
  right: 'md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]',
}

/**
 * All services, one open at a time. The quote form stands beside them from 768 px; below that a sheet takes it in, and
 * without JavaScript it stands under them.
 */
export function ServicesHub(block: ServicesHubBlock) {
  const { id, heading, intro, tone, items, form, formHeading, formNote, sheetButton, side = 'right' } = block
  const group = useId()
  const card = { id: `${group}form`, headingId: `${group}heading` }
  const column = (
    <FormCard {...card} as="aside" className="hub-form" heading={formHeading} form={form} note={formNote} />
  )
  return (
    <Section id="services-hub" tone={tone} heading={heading} intro={intro} className="services-hub relative">
      <span id="services" className="section-anchor" />
      <OwnAnchor id={id} always={['services', 'services-hub']} />
      <div className={`hub-grid grid grid-cols-1 gap-12 md:items-start lg:gap-16 ${columns[side]}`}>
        {side === 'left' && column}
        <div className="accordion hub-items">
          {items.map((item) => (
            <details key={item.id} name={group}>
              <summary>
                <Picture image={{ ...item.featuredImage, decorative: true }} sizes="7rem" className="rounded-card" />
                <h3>{item.title}</h3>
                {item.overview}
              </summary>
              <ServiceDetails item={item} />
            </details>
          ))}
        </div>
        {side === 'right' && column}
      </div>
      <Sheet name="quote-sheet" button={sheetButton} card={card.id} headingId={card.headingId} />
    </Section>
  )
}
