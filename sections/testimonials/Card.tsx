import { initialsOf } from '../../renderer/common/initials.ts'
import { columnSizes, cutTo, Picture } from '../../renderer/html/components/Picture.tsx'
import { Portrait } from '../../renderer/html/components/Portrait.tsx'
import { Stars } from '../../renderer/html/components/Stars.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'

type Item = TestimonialsBlock['items'][number]

interface CardProps extends Item {
  layout: NonNullable<TestimonialsBlock['layout']>
}

/** What one customer says. The initials before the name are the style sheet's (testimonials.css). */
export function Card({ name, role, content, rating, initials, portrait, layout }: CardProps) {
  const { settings, words } = usePage().site
  const { quotes = 'cards' } = settings.theme?.shape ?? {}
  const isCard = quotes === 'cards' && layout !== 'quote'
  const hasInitials = quotes === 'cards' || quotes === 'speech'
  const isLarge = layout === 'portraits' && portrait
  return (
    <li>
      <figure className={`testimonial quoted ${isCard ? 'surface edge' : ''}`}>
        {isLarge && <Picture image={portrait} sizes={cutTo(columnSizes('16rem', '17rem'), 0.9, 4 / 3)} />}
        {rating !== undefined && <Stars rating={rating} label={fill(words.stars.rating, { rating })} />}
        <blockquote className={quotes === 'speech' ? 'surface' : undefined}>{content}</blockquote>
        <figcaption data-initials={portrait || !hasInitials ? undefined : (initials ?? initialsOf(name))}>
          {portrait && !isLarge && <Portrait image={portrait} className="row-span-2 self-center" />}
          <strong>{name}</strong>
          {role}
        </figcaption>
      </figure>
    </li>
  )
}
