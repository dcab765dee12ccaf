import type { GlobalContextServer } from 'vike/types'

const ENTRY = 'renderer/islands/client.ts'

/** The address of the loader of islands: its source while developing, the hashed file in a build. */
export function islandScript({ assetsManifest, baseAssets }: GlobalContextServer): string {
  const base = baseAssets ?? '/'
  const file = assetsManifest ? assetsManifest[ENTRY]?.file : ENTRY
  if (!file) throw new Error(`${ENTRY} is not in the manifest of built files`)
  return `${base}${file}`
}
