import type { ComponentType } from 'react'

export interface IslandModule {
  Island: ComponentType<object>
  /** Fetches what the island needs with its props and others do without. */
  prepare?: (props: object) => Promise<void>
}

interface Modules {
  hydrate: { hydrate: (island: HTMLElement, module: IslandModule, shared?: Promise<Response>) => Promise<void> }
  island: IslandModule | undefined
}

/** Fetches React and the code of an island by its name, the section's folder. */
export type Fetch = (name: string) => Promise<Modules>

export type Load = (island: HTMLElement) => Promise<void>

/** Makes the function that brings an island to life, once, with what it fetches. */
export function createLoad(fetch: Fetch): Load {
  const loading = new WeakMap<HTMLElement, Promise<void>>()
  return (island) => {
    const pending = loading.get(island)
    if (pending) return pending
    const promise = start(island, fetch)
    loading.set(island, promise)
    promise.catch(() => loading.delete(island))
    return promise
  }
}

async function start(island: HTMLElement, fetch: Fetch) {
  const { island: name = '', shared } = island.dataset
  const answer = shared ? window.fetch(shared) : undefined
  const { hydrate, island: module } = await fetch(name)
  if (module) await hydrate.hydrate(island, module, answer)
  island.dataset.ready = ''
}
