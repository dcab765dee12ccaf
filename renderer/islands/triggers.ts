import { load } from './load.ts'

/** Starts every island of the page by its trigger. */
export function startIslands() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      load(target as HTMLElement).catch(() => {})
    }
  })
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { trigger } = island.dataset
    if (trigger === 'visible') observer.observe(island)
    else if (trigger === 'idle') setTimeout(() => load(island).catch(() => {}), 200)
    else onInteraction(island)
  }
}

/**
 * Loads an island at its first touch or focus. A form sent before it is live is sent again once it is, and goes the
 * plain HTML way when its code cannot be loaded: no visitor's entry is lost to a slow or broken script.
 */
function onInteraction(island: HTMLElement) {
  const start = () => load(island).catch(() => {})
  island.addEventListener('focusin', start, { once: true })
  island.addEventListener('pointerdown', start, { once: true })
  const isWaiting = () => island.dataset.ready === undefined
  const hold = (event: Event, replay: () => void, fallBack: () => void) => {
    if (!isWaiting()) return
    event.preventDefault()
    event.stopPropagation()
    load(island).then(replay, fallBack)
  }
  island.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      hold(
        event,
        () => form.requestSubmit(event.submitter),
        () => form.submit(),
      )
    },
    true,
  )
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[type=button]')
      if (button)
        hold(
          event,
          () => button.click(),
          () => {},
        )
    },
    true,
  )
}
