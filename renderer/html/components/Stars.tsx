const STEP = 27
const OUTLINE = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5-5.8-3.05-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z'

/** A rating as stars, read out as its label. Five of five, which most reviews give, are drawn by the style sheet. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const full = Math.round(rating)
  if (full === 5) return <span className="stars" role="img" aria-label={label} />
  return (
    <svg
      viewBox={`0 0 ${5 * STEP - 3} 24`}
      width="110"
      className="stars"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label={label}
    >
      <path d={stars(0, full)} fill="currentColor" />
      <path d={stars(full, 5)} />
    </svg>
  )
}

/** The outline of the stars from one place to another: one drawing for all, since pages with reviews hold many. */
function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${12 + (from + index) * STEP} 2.6${OUTLINE}`).join('')
}
