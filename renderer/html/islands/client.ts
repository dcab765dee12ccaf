import { createLoad, type IslandModule } from './load.ts'
import { startIslands } from './triggers.ts'

/** By their path in the preview, and in what is built by the section alone (preload-plugin.ts). */
const modules = import.meta.glob<IslandModule>(['../../../sections/*/*.island.tsx', '../components/*/*.island.tsx'])

/**
 * Loads the code of an island. Both files are fetched at once, but React and the island start one after the other:
 * what the visitor types shows in between.
 */
const load = createLoad(async (name) => {
  const path = Object.keys(modules).find((path) => path.split('/').includes(name)) ?? ''
  const fetched = modules[path]?.()
  const hydrate = await import('./hydrate.tsx')
  await nextTask()
  const island = await fetched
  await nextTask()
  return { hydrate, island }
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Has the islands in a part of a page come to life when they are touched. */
export const startIslandsIn = (root: ParentNode) => startIslands(root, load)
