import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Stars } from '../../renderer/components/Stars.tsx'
import type { TestimonialsBlock } from '../../renderer/content/types.generated.ts'

type Step = 'scrollPrev' | 'scrollNext'

const steps: Partial<Record<string, Step>> = { ArrowLeft: 'scrollPrev', ArrowRight: 'scrollNext' }

interface CarouselProps {
  label: string
  items: TestimonialsBlock['items']
}

/** A carousel that loops, after the carousel pattern of the ARIA practices. It never moves by itself. */
export function Island({ label, items }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  const [current, setCurrent] = useState(0)
  const early = useRef<Step[]>([])
  const go = (step: Step) => (embla ? embla[step]() : early.current.push(step))
  useEffect(() => {
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
    // The carousel lives a moment later than its buttons; what was pressed in between counts.
    for (const step of embla ? early.current.splice(0) : []) embla?.[step]()
  }, [embla])
  const goByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(step)
  }
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} onKeyDown={goByKey}>
      <div
        className={embla ? 'carousel-view is-live' : 'carousel-view'}
        ref={viewport}
        tabIndex={embla ? undefined : 0}
      >
        <ul className="carousel-track">
          {items.map((item) => (
            <li key={item.name} className="carousel-slide">
              <Card {...item} />
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel-controls">
        <Arrow label="Previous review" path="M15 5l-7 7 7 7" onClick={() => go('scrollPrev')} />
        <p className="visually-hidden" aria-live="polite">
          {`Review ${current + 1} of ${items.length}: ${items[current]?.name}`}
        </p>
        <p className="carousel-place" aria-hidden="true">
          {`${current + 1} of ${items.length}`}
        </p>
        <Arrow label="Next review" path="M9 5l7 7-7 7" onClick={() => go('scrollNext')} />
      </div>
    </section>
  )
}

function Arrow({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}

function Card({ name, role, content, rating, initials }: TestimonialsBlock['items'][number]) {
  return (
    <figure className="testimonial">
      <Stars rating={rating} />
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <span className="initials" aria-hidden="true">
          {initials}
        </span>
        <span>
          <strong>{name}</strong>
          {role}
        </span>
      </figcaption>
    </figure>
  )
}
