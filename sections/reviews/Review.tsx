import { Day } from '../../renderer/components/Day.tsx'
import { cardSizes, Picture } from '../../renderer/components/Picture.tsx'
import { Stars } from '../../renderer/components/Stars.tsx'
import type { ReviewsBlock } from '../../renderer/content/types.generated.ts'

interface ReviewProps {
  item: ReviewsBlock['items'][number]
  /** Set in the layout in which some cards take half of the row or all of it. */
  isWide: boolean
}

/** One review, over its picture if it has one. */
export function Review({ item, isWide }: ReviewProps) {
  const { name, location, rating, date, text, service, image } = item
  return (
    <li className="review">
      {image && <Picture image={image} sizes={cardSizes(isWide ? '38rem' : '24rem')} />}
      <div className="review-body">
        <Stars rating={rating} />
        <h3>{service}</h3>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <p className="review-by">
          <strong>{name}</strong>, {location}, <Day day={date} />
        </p>
      </div>
    </li>
  )
}
