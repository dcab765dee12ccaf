import { Section } from '../../renderer/components/Section.tsx'
import { Stars } from '../../renderer/components/Stars.tsx'
import type { ReviewsBlock } from '../../renderer/content/types.generated.ts'
import { Review } from './Review.tsx'

/** Customer reviews in full, with the average over them. */
export function Reviews({ id, heading, intro, tone, layout = 'grid', aggregate, items }: ReviewsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="reviews">
      {aggregate && (
        <p className="aggregate">
          <strong>{aggregate.rating.toFixed(1)}</strong>
          <Stars rating={aggregate.rating} />
          <span>from {aggregate.count} reviews</span>
        </p>
      )}
      <ul className={`review-list layout-${layout}`}>
        {items.map((item) => (
          <Review key={`${item.name} ${item.date}`} item={item} isWide={layout === 'lead'} />
        ))}
      </ul>
    </Section>
  )
}
