import { keepPlaces } from './keep-places.client.ts'

const SYSTEM = 'system-fonts'
const WEB = 'web-fonts'
const FACES = ['1em Text', '1em Heading']
const SECTIONS = '.site-header, .announcement, main > *, .site-footer'

/**
 * Paints a visitor's first page in fonts of the system and fetches those of the design after that, so that neither
 * text nor pictures wait for them. When they are there, they take their places section by section, one a frame: all at
 * once would keep a slow phone from answering. Later pages begin with them (first.client.ts).
 */
export async function startFonts() {
  const { classList } = document.documentElement
  if (!classList.contains(SYSTEM)) return
  await firstPaint()
  const probe = document.body.appendChild(makeProbe())
  await frame()
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
  probe.remove()
  for (const section of document.querySelectorAll(SECTIONS)) {
    await frame()
    keepPlaces(section, () => section.classList.add(WEB))
  }
  classList.remove(SYSTEM)
}

/**
 * A text that nobody sees, in both faces, so that the page asks for the files and not the script: what a script asks for
 * counts as needed for the first paint (Lighthouse, "network dependency tree").
 */
function makeProbe(): HTMLElement {
  const probe = document.createElement('p')
  probe.className = 'font-probe'
  probe.ariaHidden = 'true'
  probe.append('a', Object.assign(document.createElement('b'), { textContent: 'a' }))
  return probe
}

/** Fetched before it, the files would hold up what is painted first. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
