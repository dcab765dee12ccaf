import type { ComponentType } from 'react'
import { createLoad } from './load.ts'
import { startIslands } from './triggers.ts'

const modules = import.meta.glob<{ Island: ComponentType<object> }>('../../../sections/*/*.island.tsx')

/**
 * Starts islands from their sources, which the preview and the gallery do. In a build this module only makes the files
 * of the islands; pages name those, and fetch them by files.ts.
 */
const load = createLoad(async (name) => {
  const path = Object.keys(modules).find((path) => path.includes(`/${name}/`)) ?? ''
  const [hydrate, island] = await Promise.all([import('./hydrate.tsx'), modules[path]?.()])
  return { hydrate, ...(island && { island }) }
})

export const startIslandsIn = (root: ParentNode) => startIslands(root, load)
