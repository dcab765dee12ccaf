const WIDTH = 46
const HEIGHT = 34
const COURSES = 4
const PER_COURSE = 7
const MISSING = { course: 1, place: 4 }

/** Courses of shingles, one of which has slipped: what a visitor of a page that is not there has come upon. */
export function MissingShingle() {
  return (
    <svg
      viewBox="0 0 330 190"
      width="330"
      height="190"
      className="missing-shingle mb-6 h-auto w-[min(24rem,80%)] fill-ink"
      aria-hidden="true"
    >
      {places.map(({ course, place }) => (
        <rect
          key={`${course}-${place}`}
          x={place * (WIDTH + 2) - (course % 2) * (WIDTH / 2)}
          y={course * (HEIGHT + 2)}
          width={WIDTH}
          height={HEIGHT}
          rx="3"
          opacity={0.55 + ((course * 3 + place * 2) % 5) * 0.09}
        />
      ))}
      <rect
        x="186"
        y="146"
        width={WIDTH}
        height={HEIGHT}
        rx="3"
        transform="rotate(14 209 163)"
        className="fill-accent"
      />
    </svg>
  )
}

const places = Array.from({ length: COURSES * (PER_COURSE + 1) }, (_, index) => ({
  course: Math.floor(index / (PER_COURSE + 1)),
  place: index % (PER_COURSE + 1),
})).filter(({ course, place }) => course !== MISSING.course || place !== MISSING.place)
