/** Pages of examples are drawn at this width and then made smaller; narrow pictures show what a phone shows. */
const DESKTOP = 1280
const PHONE = 390
/** Pictures end here, in pixels of the gallery; the rest is on the page in full size. */
const TALLEST = 640

const INDENT = '      '

startSearch()
startCopying()
for (const frame of document.querySelectorAll<HTMLElement>('[data-shot]')) startShot(frame)

function startSearch() {
  const input = document.querySelector<HTMLInputElement>('#gallery-search')
  const count = document.querySelector('[data-count]')
  input?.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let visible = 0
    for (const entry of document.querySelectorAll<HTMLElement>('.entry')) {
      entry.hidden = !words.every((word) => entry.dataset.search?.includes(word))
      const link = document.querySelector<HTMLElement>(`[data-for="${entry.id}"]`)
      if (link) link.hidden = entry.hidden
      if (!entry.hidden) visible++
    }
    if (count) count.textContent = words.length > 0 ? `${visible} ${visible === 1 ? 'section' : 'sections'} found` : ''
  })
}

/** Copies a block with the indentation that it has in pages.yaml, ready to be pasted at the beginning of a line. */
function startCopying() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]')
    const text = button?.parentElement?.querySelector('code')?.textContent
    if (!button || !text) return
    await navigator.clipboard.writeText(text.replace(/^(?=.)/gm, INDENT))
    const [label] = button.childNodes
    if (label) label.nodeValue = 'Copied'
    setTimeout(() => {
      if (label) label.nodeValue = 'Copy'
    }, 2000)
  })
}

/** Draws the page in a frame as wide as the frame, and the frame as tall as the page says that it is. */
function startShot(frame: HTMLElement) {
  const page = frame.querySelector('iframe')
  if (!page) return
  let height = 700
  const adapt = () => {
    const width = frame.clientWidth < 480 ? PHONE : DESKTOP
    const scale = frame.clientWidth / width
    page.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`
    frame.style.height = `${Math.min(height * scale, TALLEST)}px`
  }
  new ResizeObserver(adapt).observe(frame)
  addEventListener('message', ({ source, data }) => {
    if (source !== page.contentWindow || typeof data.exampleHeight !== 'number') return
    height = data.exampleHeight
    adapt()
  })
}
