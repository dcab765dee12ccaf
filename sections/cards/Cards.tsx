import { Actions } from '../../renderer/html/components/Actions.tsx'
import { cardSizes, columnSizes } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { CardsBlock } from '../../renderer/schema/types.generated.ts'
import { Card } from './Card.tsx'

const wideColumns = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** The picture of a row is cut to a strip as high as the text: it is as wide as one that is not cut would be. */
const AS_HIGH_AS_TEXT = columnSizes('54rem')

const pictureSizes = { 2: cardSizes('37rem'), 3: cardSizes('24rem'), 4: cardSizes('18rem') }

/** As many columns as fit, and on a wide screen as many as the author wants. */
function columnsOf(layout: CardsBlock['layout'], columns: keyof typeof wideColumns): string {
  if (layout === 'rows') return 'grid-cols-1'
  return `grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] ${wideColumns[columns]}`
}

/** Several things of one kind: services, values, materials, problems. */
export function Cards({ id, heading, intro, tone, layout = 'grid', columns = 3, items, actions }: CardsBlock) {
  const sizes = layout === 'rows' ? AS_HIGH_AS_TEXT : pictureSizes[columns]
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="cards">
      <ul className={`grid gap-6 ${columnsOf(layout, columns)}`}>
        {items.map((item) => (
          <Card key={item.title} item={item} layout={layout} sizes={sizes} onTint={tone === 'tint'} />
        ))}
      </ul>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}
