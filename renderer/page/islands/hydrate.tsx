import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Makes an island's markup live. Resolves when its event handlers are in place. */
export function hydrate(island: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const root = island.querySelector('[data-island-root]')
  const props = JSON.parse(island.querySelector(':scope > script')?.textContent ?? '{}')
  if (!root) throw new Error('an island has no root')
  return new Promise((resolve) => {
    const parts = (
      <Ready onReady={resolve}>
        <Component {...props} />
      </Ready>
    )
    // As a transition React works in short turns, between which the page answers.
    startTransition(() => void hydrateRoot(root, parts, { identifierPrefix: island.dataset.prefix }))
  })
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
