import type { ComponentType } from 'react'

const modules = import.meta.glob<{ Island: ComponentType<object> }>('../../sections/*/*.island.tsx')
const loading = new WeakMap<HTMLElement, Promise<void>>()

/** Loads React and the island's code, once, and hydrates it. */
export function load(island: HTMLElement): Promise<void> {
  const known = loading.get(island)
  if (known) return known
  const promise = start(island)
  loading.set(island, promise)
  promise.catch(() => loading.delete(island))
  return promise
}

async function start(island: HTMLElement) {
  const path = Object.keys(modules).find((path) => path.includes(`/${island.dataset.island}/`)) ?? ''
  const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), modules[path]?.()])
  if (module) await hydrate(island, module.Island)
  island.dataset.ready = ''
}
