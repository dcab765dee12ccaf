import { Stars } from '../../renderer/html/components/Stars.tsx'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'

type CardProps = TestimonialsBlock['items'][number] & {
  /** The rating in words. */
  label: string
}

/** What one customer says. */
export function Card({ name, role, content, rating, label, initials }: CardProps) {
  return (
    <li>
      <figure className="testimonial surface edge">
        <Stars rating={rating} label={label} />
        <blockquote>{content}</blockquote>
        <figcaption data-initials={initials}>
          <strong>{name}</strong>
          {role}
        </figcaption>
      </figure>
    </li>
  )
}
