import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { BACK, ON, RoundButton } from '../../renderer/html/components/RoundButton.tsx'
import { isPlainClick } from '../../renderer/html/islands/plain-click.ts'
import { fill, type Words } from '../../renderer/languages/words.ts'

interface ViewerProps {
  /** The heading of the pictures, which names the dialog. */
  label: string
  words: Pick<Words['gallery'], 'previous' | 'next' | 'position'> & { close: string }
}

/** How far a finger goes, in pixels of the page, before it has swiped. */
const SWIPE = 40

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrows and swipes mean the other way where a page is written from right to left. */
const asWritten = (step: number) => (document.dir === 'rtl' ? -step : step)

/** The dialog in which the pictures of the gallery around it open large, one at a time and round and round. */
export function Island({ label, words }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [links, setLinks] = useState<HTMLAnchorElement[]>([])
  const [current, setCurrent] = useState(0)
  const touch = useRef<number>(undefined)
  useEffect(() => {
    const gallery = dialog.current?.closest<HTMLElement>('[data-island]')
    const open = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-early]')
      if (!gallery || !link || !dialog.current?.showModal || !isPlainClick(event)) return
      event.preventDefault()
      const all = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-early]')]
      setLinks(all)
      setCurrent(all.indexOf(link))
      // To what had the focus it returns when the dialog closes; Safari gives none to a link that is clicked.
      link.focus({ preventScroll: true })
      if (!dialog.current.open) dialog.current.showModal()
    }
    gallery?.addEventListener('click', open)
    return () => gallery?.removeEventListener('click', open)
  }, [])

  const go = (step: number) => setCurrent((current + step + links.length) % links.length)
  const goByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || links.length < 2) return
    event.preventDefault()
    go(asWritten(step))
  }
  const touchStart = ({ touches }: TouchEvent) => {
    // Two fingers make the picture larger, and one then moves what is seen of it.
    touch.current = touches.length === 1 && (visualViewport?.scale ?? 1) < 1.05 ? touches[0]?.clientX : undefined
  }
  const touchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]
    const moved = touch.current === undefined || !end ? 0 : end.clientX - touch.current
    if (Math.abs(moved) > SWIPE && links.length > 1) go(asWritten(moved < 0 ? 1 : -1))
  }
  const closeBeside = ({ target }: MouseEvent) => target instanceof HTMLImageElement || dialog.current?.close()
  const link = links[current]
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={goByKey}
      onTouchStart={touchStart}
      onTouchEnd={touchEnd}
      className="gallery-view on-dark fixed inset-0 size-full max-h-none max-w-none [touch-action:pan-y_pinch-zoom] overscroll-contain bg-[#0d1216] p-3 text-on-band open:flex open:flex-col print:hidden"
    >
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite">
          {link && fill(words.position, { number: current + 1, count: links.length })}
          {link && <span className="visually-hidden">: {link.querySelector('img')?.alt}</span>}
        </p>
        <RoundButton label={words.close} path="M6 6l12 12M18 6L6 18" onClick={() => dialog.current?.close()} />
      </div>
      {/* biome-ignore lint/a11y: beside the picture a click closes; the keyboard has Escape and the button for it */}
      <div className="min-h-0 flex-1 py-3" onClick={closeBeside}>
        {link && <Large key={link.href} link={link} />}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        {links.length > 1 && <RoundButton label={words.previous} path={BACK} onClick={() => go(-1)} />}
        <p className="col-start-2 text-center">{link?.closest('figure')?.querySelector('figcaption')?.textContent}</p>
        {links.length > 1 && <RoundButton label={words.next} path={ON} onClick={() => go(1)} />}
      </div>
    </dialog>
  )
}

/** The picture of a link, as large as the screen allows, in the formats that it has on the page. */
function Large({ link }: { link: HTMLAnchorElement }) {
  const source = link.querySelector('source')
  const image = link.querySelector('img')
  return (
    <picture className="flex size-full items-center justify-center">
      <source type="image/avif" srcSet={source?.srcset} sizes="100vw" />
      <img
        src={image?.src}
        alt={image?.alt}
        width={image?.width}
        height={image?.height}
        draggable={false}
        className="max-h-full w-auto"
      />
    </picture>
  )
}
