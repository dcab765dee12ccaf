import type { GlobalContextServer } from 'vike/types'

const ENTRY = 'renderer/islands/client.ts'

/** The address of the script of every page: its source while developing, the hashed file in a build. */
export function clientScript({ assetsManifest, baseAssets }: GlobalContextServer): string {
  const base = baseAssets ?? '/'
  const file = assetsManifest ? assetsManifest[ENTRY]?.file : ENTRY
  if (!file) throw new Error(`${ENTRY} is not in the manifest of built files`)
  return `${base}${file}`
}
