const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z'

/** A rating as stars, read out as words. Used in islands too, so it draws without the icon set. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          width="20"
          aria-hidden="true"
          className={star <= Math.round(rating) ? 'full' : ''}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}
