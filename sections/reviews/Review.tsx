import { Day } from '../../renderer/html/components/Day.tsx'
import { cardSizes, columnSizes } from '../../renderer/html/components/Picture.tsx'
import { PictureCard } from '../../renderer/html/components/PictureCard.tsx'
import { Portrait } from '../../renderer/html/components/Portrait.tsx'
import { Stars } from '../../renderer/html/components/Stars.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { ReviewsBlock } from '../../renderer/schema/types.generated.ts'

interface ReviewProps {
  item: ReviewsBlock['items'][number]
  /** Set in the layout in which some cards take half of the row or all of it. */
  isWide: boolean
  /** The large one above the others. */
  isLead: boolean
  className: string
}

/** The class of a review as wide as the row, from tablets on. */
export const FULL_ROW = 'md:col-span-full'

/** One review, over its picture if it has one. */
export function Review({ item, isWide, isLead, className }: ReviewProps) {
  const { name, location, rating, date, text, service, image, portrait } = item
  const { words } = usePage().site
  return (
    <PictureCard
      image={image}
      sizes={className.includes(FULL_ROW) ? columnSizes('38rem') : cardSizes(isWide ? '38rem' : '24rem')}
      className={`${className} ${isLead ? 'lg:flex-row' : ''}`}
      pictureClassName={isLead ? 'lg:flex-[0_0_50%] lg:[&_:is(picture,img)]:h-full lg:[&_img]:aspect-auto' : ''}
      bodyClassName={`quoted p-card [&>*+*]:mt-[0.8rem] ${isLead ? 'lg:p-12' : ''} ${isLead && image ? 'lg:self-center' : ''}`}
    >
      {rating !== undefined && <Stars rating={rating} label={fill(words.stars.rating, { rating })} />}
      {service && <h3>{service}</h3>}
      <blockquote className={isLead ? 'lg:text-2xl lg:leading-[1.45]' : undefined}>
        <p>{text}</p>
      </blockquote>
      <div className={portrait && 'flex items-center gap-3'}>
        {portrait && <Portrait image={portrait} />}
        <p className="text-md text-muted [&_time]:inline-block">
          <strong>{name}</strong>
          {location && `, ${location}`}, <Day day={date} />
        </p>
      </div>
    </PictureCard>
  )
}
