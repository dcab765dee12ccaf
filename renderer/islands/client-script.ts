const ENTRY = 'renderer/islands/client.ts'

/** The address of the loader of islands: its source while developing, the hashed file in a build. */
export function islandScript(manifest?: Record<string, { file: string } | undefined> | null): string {
  const file = manifest ? manifest[ENTRY]?.file : ENTRY
  if (!file) throw new Error(`${ENTRY} is not in the manifest of built files`)
  return `/${file}`
}
