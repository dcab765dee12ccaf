import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFolder } from '../renderer/library/site-folder.ts'

const code = ['package-lock.json', 'vite.config.ts', '{schemas,sections,renderer,styles}/**']

/** Whether there is no finished build, or one of its sources is newer than it. */
export async function isBuildNeeded(dist: string, pages?: string): Promise<boolean> {
  const { file: own, images, publicFiles } = siteFolder(pages)
  const built = await stat(join(dist, 'forms.json')).catch(() => undefined)
  if (!built) return true
  for await (const file of glob([own, `${images}/**`, `${publicFiles}/**`, ...code])) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs > built.mtimeMs) return true
  }
  return false
}
