import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fill, type Words } from '../../renderer/library/words/words.ts'
import { BACK, ON, RoundButton } from '../../renderer/page/components/RoundButton.tsx'
import { Stars } from '../../renderer/page/components/Stars.tsx'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'

type Step = 'scrollPrev' | 'scrollNext'

const steps: Partial<Record<string, Step>> = { ArrowLeft: 'scrollPrev', ArrowRight: 'scrollNext' }

type CarouselWords = Omit<Words['carousel'], 'label'> & Pick<Words['stars'], 'rating'>

interface CarouselProps {
  label: string
  words: CarouselWords
  items: TestimonialsBlock['items']
}

/** A carousel that loops, after the carousel pattern of the ARIA practices. It never moves by itself. */
export function Island({ label, words, items }: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [startIndex, setStartIndex] = useState(0)
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', startIndex })
  const [current, setCurrent] = useState(0)
  const early = useRef<Step[]>([])
  const go = (step: Step) => (embla ? embla[step]() : early.current.push(step))
  useEffect(
    () =>
      whenStill(scroller.current, (node) => {
        const first = Math.round(node.scrollLeft / (node.querySelector('li')?.offsetWidth || 1))
        setStartIndex(first)
        setCurrent(first)
        viewport(node)
      }),
    [viewport],
  )
  useEffect(() => {
    if (embla) embla.rootNode().scrollLeft = 0
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
    // The carousel lives a moment later than its buttons; what was pressed in between counts.
    for (const step of embla ? early.current.splice(0) : []) embla?.[step]()
  }, [embla])
  const place = { number: current + 1, count: items.length }
  const goByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(step)
  }
  return (
    <section className="carousel" aria-roledescription={words.role} aria-label={label} onKeyDown={goByKey}>
      <div
        className={`-mx-[0.6rem] ${embla ? 'overflow-hidden' : 'overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none]'}`}
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard, and who stands on it stays there
        tabIndex={0}
      >
        <ul className="flex">
          {items.map((item) => (
            <li key={item.name} className="min-w-0 flex-[0_0_100%] snap-start p-[0.6rem] md:basis-1/2 xl:basis-1/3">
              <Card {...item} label={fill(words.rating, { rating: item.rating })} />
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel-controls mt-6 flex items-center justify-center gap-4 noscript:hidden">
        <RoundButton label={words.previous} path={BACK} onClick={() => go('scrollPrev')} />
        <p className="visually-hidden" aria-live="polite">
          {fill(words.current, { ...place, name: items[current]?.name ?? '' })}
        </p>
        <p
          className="min-w-[min(5rem,24vw)] text-center font-semibold [font-variant-numeric:tabular-nums]"
          aria-hidden="true"
        >
          {fill(words.position, place)}
        </p>
        <RoundButton label={words.next} path={ON} onClick={() => go('scrollNext')} />
      </div>
    </section>
  )
}

/** Calls back once the cards, which scroll by themselves until then, stand still: a swipe under way comes to its end. */
function whenStill(node: HTMLElement | null, then: (node: HTMLElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let last = node?.scrollLeft
  const look = () => {
    if (!node) return
    if (node.scrollLeft === last) return then(node)
    last = node.scrollLeft
    timer = setTimeout(look, 100)
  }
  timer = setTimeout(look, 50)
  return () => clearTimeout(timer)
}

interface CardProps extends Omit<TestimonialsBlock['items'][number], never> {
  /** The rating in words. */
  label: string
}

function Card({ name, role, content, rating, label, initials }: CardProps) {
  return (
    <figure className="testimonial surface flex h-full flex-col gap-4 rounded-card edge border-line bg-card p-card">
      <Stars rating={rating} label={label} />
      <blockquote className="flex-1">
        <p>{content}</p>
      </blockquote>
      <figcaption className="mt-0 flex items-center gap-[0.8rem]">
        <span
          className="grid size-[2.9rem] place-items-center rounded-[50%] bg-(--ink) font-strong text-(--bright)"
          aria-hidden="true"
        >
          {initials}
        </span>
        <span>
          <strong className="block text-ink">{name}</strong>
          {role}
        </span>
      </figcaption>
    </figure>
  )
}
