import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followKeys } from '../keys.ts'
import { choose, chosenIndex } from '../outline/move.ts'
import { openPage } from '../store/go.ts'
import { change, now, useStudio } from '../store/state.ts'
import { routeAt, siteAddress, words } from '../words/index.ts'
import {
  attach,
  fetchMarks,
  frameDocument,
  isOfPicture,
  isOnText,
  onWalk,
  type Spot,
  scrollTo,
  sections,
  spotAt,
  whenKnown,
} from './controller.ts'
import { showAs } from './medium.ts'
import { Overlay } from './Overlay.tsx'
import { giveAllBack, leave as leaveText } from './typing/session.ts'
import { catchKeys, isBehind, openSpot } from './typing/typing.ts'

/** The page as it will be, and over it what can be changed. */
export function Frame() {
  const route = useStudio((state) => state.route)
  const width = useStudio((state) => state.width)
  const isDark = useStudio((state) => state.isDark)
  const isTrying = useStudio((state) => state.isTrying)
  const shown = useStudio((state) => state.overview?.shown)
  const view = useStudio((state) => state.view)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const [hovered, setHovered] = useState<Spot>()
  const [places, setPlaces] = useState(0)
  const [first] = useState(route)
  /** The page that was asked for last, until it is in the frame. */
  const awaited = useRef<string>(undefined)
  const stage = useRef<HTMLElement>(null)
  const size = useSize(stage)
  const wide = widths[width]
  const scale = Math.min(1, size.width / wide)

  useEffect(() => {
    const view = frame.current?.contentWindow
    // A page that is on its way shows another address until it is there.
    if (view && (awaited.current ?? routeAt(view.location)) !== route) {
      awaited.current = route
      view.location.replace(siteAddress(route))
    }
    sessionStorage.setItem('studio-route', route)
  }, [route])
  useEffect(() => {
    const chosen = chosenIndex()
    // Where the list took the place of the page, it could not be scrolled while something was chosen there.
    if (view === 'page' && chosen !== undefined) requestAnimationFrame(() => scrollTo(chosen))
  }, [view])
  useEffect(() => {
    const arrived = (at: Location) => {
      if (routeAt(at) === awaited.current) awaited.current = undefined
      setLoads((count) => count + 1)
    }
    return followDocuments(frame, arrived)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has come into the frame
  useEffect(() => (frame.current ? attach(frame.current) : undefined), [loads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has style sheets of its own
  useEffect(() => showAs(frameDocument(), width === 'print'), [loads, width, places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server has another page now
  useEffect(fetchMarks, [shown, route])
  useEffect(
    () =>
      onWalk(() => {
        setPlaces((count) => count + 1)
        setHovered(undefined)
      }),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: listeners go with the page in the frame
  useEffect(() => listenIn(isTrying, setHovered, () => setPlaces((count) => count + 1)), [loads, isTrying])
  return (
    <section ref={stage} className="stage" aria-label={words.preview}>
      <div
        className="canvas"
        style={{ width: Math.min(size.width, Math.max(wide * scale, width === 'desktop' ? size.width : 0)) }}
      >
        <iframe
          ref={frame}
          title={route}
          src={siteAddress(first)}
          style={{
            colorScheme: isDark && width !== 'print' ? 'dark' : 'light',
            width: `${100 / scale}%`,
            height: `${100 / scale}%`,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
          onLoad={() => {
            const at = frame.current?.contentWindow?.location
            if (at && routeAt(at) !== now().route && isTrying) openPage(routeAt(at))
          }}
        />
        {!isTrying && <Overlay hovered={hovered} places={places} scale={scale} />}
      </div>
    </section>
  )
}

/** The screens on which the page is looked at. A page for a wide one is drawn smaller where there is less room. */
const widths = { phone: 390, tablet: 768, desktop: 1200, print: 794 }

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1200 })
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(observed)
      setSize({ width: observed.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return size
}

const lookEveryMs = 30

/** Calls back for each new page in the frame as soon as it can be looked at: its pictures and scripts may take longer. */
function followDocuments(frame: RefObject<HTMLIFrameElement | null>, arrived: (at: Location) => void): () => void {
  let known: Document | undefined
  const timer = setInterval(() => {
    const page = frame.current?.contentDocument
    if (!page || page === known || page.readyState === 'loading' || page.URL === 'about:blank') return
    known = page
    arrived(page.location)
  }, lookEveryMs)
  return () => clearInterval(timer)
}

/** Listens to the page in the frame; while it is changed, a click opens what it is on and does nothing else. */
function listenIn(
  isTrying: boolean,
  hover: (spot: Spot | undefined) => void,
  moved: () => void,
): (() => void) | undefined {
  const page = frameDocument()
  const view = page?.defaultView
  if (!page || !view) return undefined
  const onMove = ({ clientX, clientY, target }: PointerEvent) => hover(spotAt(clientX, clientY, elementOf(target)))
  const onClick = (event: MouseEvent) => {
    const clicked = elementOf(event.target)
    if (!clicked?.closest('summary')) event.preventDefault()
    if (clicked?.closest('[contenteditable]')) return
    event.stopPropagation()
    const { clientX, clientY } = event
    const typeKept = catchKeys(view)
    whenKnown((isLast) => {
      // Another page has come meanwhile.
      if (frameDocument() !== page) return true
      // What was typed a moment ago stands there until the page has it.
      if (clicked?.closest('[data-typing]') && !isLast) return false
      const element = giveAllBack() || !clicked?.isConnected ? page.elementFromPoint(clientX, clientY) : clicked
      const spot = spotAt(clientX, clientY, element)
      if (!isLast && (spot ? isBehind(spot) : isOnText(clientX, clientY))) return false
      const section = sections().find((each) => element && each.element.contains(element))
      if (spot) void openSpot(spot, clientX, clientY).finally(typeKept)
      else typeKept()
      if (!spot && section) choose(section.index)
      // What has a bar on the page is changed there.
      if (!spot || isOfPicture(spot.path)) change({ view: 'page' })
      return true
    }, typeKept)
  }
  // Nothing on the page comes to life of what somebody only types in.
  const stayAsleep = (event: Event) => elementOf(event.target)?.closest('[data-island]') && event.stopPropagation()
  const leave = () => hover(undefined)
  const still = (event: Event) => event.preventDefault()
  const stopKeys = followKeys(view)
  const listening = new AbortController()
  const { signal } = listening
  view.addEventListener('scroll', moved, { passive: true, capture: true, signal })
  view.addEventListener('resize', moved, { signal })
  if (!isTrying) {
    page.addEventListener('pointermove', onMove, { signal })
    page.documentElement.addEventListener('pointerleave', leave, { signal })
    view.addEventListener('click', onClick, { capture: true, signal })
    view.addEventListener('submit', still, { capture: true, signal })
    for (const kind of ['pointerdown', 'pointerup', 'focusin', 'scroll'])
      view.addEventListener(kind, stayAsleep, { capture: true, signal })
  }
  return () => {
    leave()
    leaveText()
    stopKeys()
    listening.abort()
    // What came to life while it was tried out is React's, and nobody could type in it.
    const isAlive = frameDocument() === page && page.querySelector('[data-island][data-ready]')
    if (isTrying && isAlive) view.location.reload()
  }
}

/** The frame has classes of its own: an element of it is no `Element` of this window. */
const elementOf = (target: EventTarget | null) =>
  (target as Node | null)?.nodeType === Node.ELEMENT_NODE
    ? (target as Element)
    : ((target as Node | null)?.parentElement ?? null)
