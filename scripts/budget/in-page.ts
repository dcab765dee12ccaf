/** Functions that run in the measured page; each stands alone. */

/** Adds up from the start how much the page's parts move without the visitor's doing. */
export function watchShifts() {
  const page = window as unknown as { shifts: number }
  page.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) page.shifts += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shifts = () => (window as unknown as { shifts: number }).shifts

/** Addresses of what held up the first paint. */
export const blocking = () =>
  (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
    .filter((entry) => entry.renderBlockingStatus === 'blocking')
    .map((entry) => entry.name)

/** The pictures that came in a larger file than their slot needs at the screen's density. */
export const oversized = () =>
  [...document.images].flatMap((image) => {
    const set = image.parentElement?.querySelector(`source[type="image/${image.currentSrc.split('.').at(-1)}"]`)
    const files = (set ?? image).getAttribute('srcset')?.split(', ') ?? []
    const widths = files.map((file) => ({
      url: file.split(' ')[0] ?? '',
      width: Number.parseInt(file.split(' ')[1] ?? '', 10),
    }))
    const chosen = widths.find(({ url }) => image.currentSrc.endsWith(url))
    if (!image.complete || !chosen) return []
    const { width, height } = image.getBoundingClientRect()
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const isCut = getComputedStyle(image).objectFit === 'cover'
    const slot = Math.ceil((isCut ? Math.max(width, height * ratio) : width) * devicePixelRatio)
    const enough = Math.min(...widths.map((file) => file.width).filter((candidate) => candidate >= slot))
    return chosen.width > enough ? [{ url: image.currentSrc, width: chosen.width, slot }] : []
  })
