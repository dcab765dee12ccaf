import type { ResolvedPage } from '../../../pipeline/index.ts'

/** The reviews that a page shows and their average, as properties of the business they are about. */
export function ratingData({ blocks }: ResolvedPage): Record<string, unknown> {
  const sections = blocks.filter((block) => block.type === 'reviews')
  const aggregate = sections.find((section) => section.aggregate)?.aggregate
  const reviews = sections.flatMap(({ items }) => items)
  return {
    ...(aggregate && {
      aggregateRating: { '@type': 'AggregateRating', ...scale(aggregate.rating), reviewCount: aggregate.count },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map(({ name, date, rating, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: date,
        ...(rating !== undefined && { reviewRating: { '@type': 'Rating', ...scale(rating) } }),
        reviewBody: text,
      })),
    }),
  }
}

const scale = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })
