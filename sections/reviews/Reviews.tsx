import { Day } from '../../renderer/components/Day.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { Stars } from '../../renderer/components/Stars.tsx'
import type { ReviewsBlock } from '../../renderer/content/types.generated.ts'

/** Customer reviews in full, with the average over them. */
export function Reviews({ id, heading, intro, tone, aggregate, items }: ReviewsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="reviews">
      {aggregate && (
        <p className="aggregate">
          <strong>{aggregate.rating.toFixed(1)}</strong>
          <Stars rating={aggregate.rating} />
          <span>from {aggregate.count} reviews</span>
        </p>
      )}
      <ul className="review-list">
        {items.map(({ name, location, rating, date, text, service }) => (
          <li key={`${name} ${date}`} className="review">
            <Stars rating={rating} />
            <h3>{service}</h3>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <p className="review-by">
              <strong>{name}</strong>, {location}, <Day day={date} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
