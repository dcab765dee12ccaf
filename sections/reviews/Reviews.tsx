import { Section } from '../../renderer/html/components/Section.tsx'
import { Stars } from '../../renderer/html/components/Stars.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill, fillCount } from '../../renderer/languages/index.ts'
import type { ReviewsBlock } from '../../renderer/schema/types.generated.ts'
import { FULL_ROW, Review } from './Review.tsx'

/** Customer reviews in full, with the average over them. */
export function Reviews({ id, heading, intro, tone, layout = 'grid', aggregate, items }: ReviewsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={items.length === 1} className="reviews">
      {aggregate && <Average {...aggregate} />}
      <ul
        className={`review-list grid grid-cols-1 gap-6 ${items.length > 1 ? 'md:grid-cols-2' : ''} ${layout === 'lead' ? 'xl:grid-cols-6' : items.length > 2 ? 'xl:grid-cols-3' : ''}`}
      >
        {items.map((item, index) => (
          <Review
            key={`${item.name} ${item.date}`}
            item={item}
            isWide={layout === 'lead'}
            isLead={layout === 'lead' && index === 0}
            className={layout === 'lead' ? spanOf(index, items.length) : ''}
          />
        ))}
      </ul>
    </Section>
  )
}

function Average({ rating, count }: NonNullable<ReviewsBlock['aggregate']>) {
  const { settings, words } = usePage().site
  const figure = rating.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className="aggregate mb-8 flex flex-wrap items-center gap-3">
      <strong className="font-display text-[2.6rem] leading-none">{figure}</strong>
      <Stars rating={rating} label={fill(words.stars.rating, { rating: rating.toLocaleString(settings.language) })} />
      <span>{fillCount(words.stars.reviews, count, settings.language)}</span>
    </p>
  )
}

/**
 * How wide a review stands under the first, which has a row of its own: two in a row or three, and the two or the one
 * that may be left over as wide as the row.
 */
function spanOf(index: number, count: number): string {
  if (index === 0) return FULL_ROW
  const fromEnd = count - index
  const left = (count - 1) % 3
  const medium = fromEnd === 1 && count % 2 === 0 ? FULL_ROW : ''
  if (left === 1 && fromEnd === 1) return FULL_ROW
  return `${medium} ${left === 2 && fromEnd <= 2 ? 'xl:col-span-3' : 'xl:col-span-2'}`
}
