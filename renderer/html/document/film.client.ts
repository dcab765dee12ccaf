/** Runs the films of openings over their pictures once the page has loaded, and gives each a button that stops it. */
export function start() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-film]:not([data-runs])')) startFilm(button)
}

function startFilm(button: HTMLButtonElement) {
  const { film = '', stop = '' } = button.dataset
  const picture = button.parentElement?.querySelector('picture')
  const play = button.ariaLabel
  picture?.querySelector('video')?.remove()
  let video: HTMLVideoElement | undefined
  let isStopped = asksForCalm()

  const sayWhatItDoes = () => {
    const runs = video?.paused === false
    button.ariaLabel = runs ? stop : play
    button.dataset.runs = runs ? 'true' : 'false'
  }
  const run = () => {
    video ??= place(film, picture)
    video.onplay = video.onpause = sayWhatItDoes
    video.onerror = () => {
      video?.remove()
      button.remove()
    }
    // A browser that saves power lets nothing begin by itself: the button starts it then.
    video.play().catch(sayWhatItDoes)
  }

  button.onclick = () => {
    isStopped = video?.paused === false
    if (isStopped) video?.pause()
    else run()
  }
  sayWhatItDoes()
  afterLoad(() =>
    watch(button, (shows) => {
      if (!isStopped) shows ? run() : video?.pause()
    }),
  )
}

/** Whether a visitor's device asks for less motion or for little data, or is on a slow line. */
function asksForCalm() {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  const asked = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']
  return saveData || effectiveType !== '4g' || asked.some((query) => matchMedia(query).matches)
}

/** https://wicg.github.io/netinfo/, which not every browser has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The film over the picture, which it covers from its first frame on. */
function place(src: string, picture: Element | null | undefined): HTMLVideoElement {
  const video = Object.assign(document.createElement('video'), { src, muted: true, loop: true, playsInline: true })
  video.ariaHidden = 'true'
  video.tabIndex = -1
  video.onplaying = () => video.classList.add('is-running')
  const image = picture?.querySelector('img')
  if (image) video.style.objectPosition = getComputedStyle(image).objectPosition
  picture?.append(video)
  return video
}

function afterLoad(then: () => void) {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}

/** A film that nobody sees costs power for nothing. */
function watch(button: Element, seen: (shows: boolean) => void) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!button.isConnected) observer.disconnect()
    else seen(entry?.isIntersecting === true)
  })
  observer.observe(button.closest('section') ?? button)
}
