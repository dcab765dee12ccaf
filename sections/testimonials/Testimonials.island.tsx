import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { BACK, ON, RoundButton } from '../../renderer/html/components/RoundButton.tsx'
import { fill, type Words } from '../../renderer/languages/words.ts'

type Step = 'scrollPrev' | 'scrollNext'

const steps: Partial<Record<string, Step>> = { ArrowLeft: 'scrollPrev', ArrowRight: 'scrollNext' }
/** Where a page is written from right to left, the arrows of the keyboard mean the other way. */
const mirrored: typeof steps = { ArrowLeft: 'scrollNext', ArrowRight: 'scrollPrev' }

interface ControlsProps {
  words: Omit<Words['carousel'], 'label' | 'role'>
  /** Who is on the cards. */
  names: string[]
  /** How the page is written. */
  direction?: 'ltr' | 'rtl'
}

/**
 * The controls of a carousel that loops, after the carousel pattern of the ARIA practices. It never moves by itself. The
 * cards stand before it in the page.
 */
export function Island({ words, names, direction = 'ltr' }: ControlsProps) {
  const controls = useRef<HTMLDivElement>(null)
  const [startIndex, setStartIndex] = useState(0)
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', startIndex, direction })
  const [current, setCurrent] = useState(0)
  const [inView, setInView] = useState(1)
  const early = useRef<Step[]>([])
  const go = (step: Step) => (embla ? embla[step]() : early.current.push(step))
  useEffect(
    () =>
      whenStill(cardsOf(controls.current), (node) => {
        const first = Math.round(Math.abs(node.scrollLeft) / (node.querySelector('li')?.offsetWidth || 1))
        setStartIndex(first)
        setCurrent(first)
        viewport(node)
      }),
    [viewport],
  )
  useEffect(() => {
    if (!embla) return
    const cards = embla.rootNode()
    cards.classList.add('is-live')
    cards.scrollLeft = 0
    embla.on('select', () => setCurrent(embla.selectedScrollSnap()))
    const count = () => setInView(Math.round(cards.clientWidth / (embla.slideNodes()[0]?.offsetWidth || 1)))
    count()
    embla.on('resize', count)
    // The carousel lives a moment later than its buttons; what was pressed in between counts.
    for (const step of early.current.splice(0)) embla[step]()
  }, [embla])
  useEffect(() => {
    const carousel = controls.current?.closest<HTMLElement>('.carousel')
    const goByKey = (event: KeyboardEvent) => {
      const step = (direction === 'rtl' ? mirrored : steps)[event.key]
      if (!step) return
      event.preventDefault()
      go(step)
    }
    carousel?.addEventListener('keydown', goByKey)
    return () => carousel?.removeEventListener('keydown', goByKey)
  })
  const count = names.length
  const place = { number: current + 1, count }
  const last = ((current + inView - 1) % count) + 1
  const shown = inView > 1 ? `${current + 1}–${last}` : current + 1
  return (
    <div ref={controls} className="carousel-controls mt-6 flex items-center justify-center gap-4 noscript:hidden">
      <RoundButton label={words.previous} path={BACK} onClick={() => go('scrollPrev')} />
      <p className="visually-hidden" aria-live="polite">
        {fill(words.current, { ...place, name: names[current] ?? '' })}
      </p>
      <p
        className={`min-w-[min(5rem,24vw)] text-center font-semibold [font-variant-numeric:tabular-nums] ${embla ? '' : 'md:invisible'}`}
        aria-hidden="true"
      >
        {fill(words.position, { number: shown, count })}
      </p>
      <RoundButton label={words.next} path={ON} onClick={() => go('scrollNext')} />
    </div>
  )
}

const cardsOf = (controls: HTMLElement | null) =>
  controls?.closest('[data-island]')?.querySelector<HTMLElement>('.carousel-cards') ?? null

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
