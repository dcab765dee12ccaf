import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'

const sources = [
  'pages.yaml',
  'package-lock.json',
  'vite.config.ts',
  '{schemas,sections,renderer,styles,public,images}/**',
]

/** Whether there is no finished build, or one of its sources is newer than it. */
export async function isBuildNeeded(dist: string): Promise<boolean> {
  const built = await stat(join(dist, 'forms.json')).catch(() => undefined)
  if (!built) return true
  for await (const file of glob(sources)) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs > built.mtimeMs) return true
  }
  return false
}
