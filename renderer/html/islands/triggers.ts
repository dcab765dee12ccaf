import type { Load } from './load.ts'
import { replayEarly } from './replay.ts'

/** Has every island of the page, or of a part of it, come to life when it is touched: scrolling fetches nothing. */
export function startIslands(root: ParentNode, load: Load) {
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]')]
  if (root instanceof HTMLElement && root.dataset.island) islands.push(root)
  for (const island of islands) onInteraction(island, load)
}

/**
 * Loads an island at its first touch or focus, if nothing else has, and keeps what the visitor does meanwhile. A finger
 * that goes down may only be about to scroll the page; one that goes up has touched, and cards that it moves scroll.
 */
function onInteraction(island: HTMLElement, load: Load) {
  const start = () => load(island).catch(() => {})
  island.addEventListener('focusin', start, { once: true })
  island.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'touch' && start())
  island.addEventListener('pointerup', start, { once: true })
  island.addEventListener('input', start, { once: true })
  island.addEventListener('scroll', start, { once: true, capture: true })
  const { draft, query } = island.dataset
  if (island.matches(':focus-within') || (query && location.search)) start()
  // What was typed before the page was loaded again comes back. By itself: a browser that keeps nothing throws here.
  if (draft) setTimeout(() => sessionStorage[draft] && start())
  replayEarly(island, load)
  island.dataset.listens = ''
}
