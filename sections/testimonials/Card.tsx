import { initialsOf } from '../../renderer/common/initials.ts'
import { Portrait } from '../../renderer/html/components/Portrait.tsx'
import { Stars } from '../../renderer/html/components/Stars.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'

/** What one customer says. The initials before the name are the style sheet's (testimonials.css). */
export function Card({ name, role, content, rating, initials, portrait }: TestimonialsBlock['items'][number]) {
  const { words } = usePage().site
  return (
    <li>
      <figure className="testimonial surface edge">
        {rating !== undefined && <Stars rating={rating} label={fill(words.stars.rating, { rating })} />}
        <blockquote>{content}</blockquote>
        <figcaption data-initials={portrait ? undefined : (initials ?? initialsOf(name))}>
          {portrait && <Portrait image={portrait} className="row-span-2 self-center" />}
          <strong>{name}</strong>
          {role}
        </figcaption>
      </figure>
    </li>
  )
}
