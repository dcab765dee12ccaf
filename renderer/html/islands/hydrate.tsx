import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandModule } from './load.ts'

/** Makes an island's markup live, also with the props that it shares with others. Resolves when its event handlers are in place. */
export async function hydrate(
  island: HTMLElement,
  { Island, prepare }: IslandModule,
  shared?: Promise<Response>,
): Promise<void> {
  const root = island.querySelector(':scope > [data-island-root]') ?? island
  const props = { ...(await (await shared)?.json()), ...JSON.parse(island.dataset.props ?? '{}') }
  await prepare?.(props)
  await new Promise<void>((resolve) => {
    const parts = (
      <Ready onReady={resolve}>
        <Island {...props} />
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
