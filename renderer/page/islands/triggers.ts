import type { Load } from './load.ts'
import { replayEarly } from './replay.ts'

/** Starts every island of the page, or of a part of it, by its trigger. */
export function startIslands(root: ParentNode, load: Load) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      load(target as HTMLElement).catch(() => {})
    }
  })
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]')]
  if (root instanceof HTMLElement && root.dataset.island) islands.push(root)
  for (const island of islands) {
    const { trigger } = island.dataset
    if (trigger === 'visible') observer.observe(island)
    else if (trigger === 'idle') setTimeout(() => load(island).catch(() => {}), 200)
    onInteraction(island, load)
  }
}

/** Loads an island at its first touch or focus, if nothing else has, and keeps what the visitor does meanwhile. */
function onInteraction(island: HTMLElement, load: Load) {
  const start = () => load(island).catch(() => {})
  island.addEventListener('focusin', start, { once: true })
  island.addEventListener('pointerdown', start, { once: true })
  if (island.matches(':focus-within')) start()
  replayEarly(island, load)
}
