import { Actions } from '../../renderer/components/Actions.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { CardsBlock } from '../../renderer/content/types.generated.ts'
import { Card } from './Card.tsx'

/** Several things of one kind: services, values, materials, problems. */
export function Cards({ id, heading, intro, tone, layout = 'grid', columns = 3, items, actions }: CardsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="cards">
      <ul className={`card-list layout-${layout} columns-${columns}`}>
        {items.map((item) => (
          <Card key={item.title} item={item} />
        ))}
      </ul>
      <Actions actions={actions} className="section-actions" />
    </Section>
  )
}
