import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFolder } from '../renderer/common/site-folder.ts'
import { ENGINE, engineFile, isPacked } from '../renderer/folders.ts'
import { readSiteFile } from './site.ts'

/** Where somebody works on it. Of a package, the time at which it was installed says its age. */
const code = ['package-lock.json', '{schemas,sections,renderer,styles}/**']

/** Its time says from when the build is. */
const markIn = (dist: string) => join(dist, 'forms.json')

/** Whether there is a build, of whatever sources. */
export const isBuilt = (dist: string): Promise<boolean> =>
  stat(markIn(dist)).then(
    () => true,
    () => false,
  )

/** Whether something of the site has begun or ended to show since it was built. */
export async function isDue(dist: string): Promise<boolean> {
  const { nextChange = Number.POSITIVE_INFINITY } = await readSiteFile(dist).catch(() => ({ nextChange: undefined }))
  return nextChange <= Date.now()
}

/** Whether there is no finished build, one of its sources is newer than it, or something of it is due. */
export async function isBuildNeeded(dist: string, pages?: string): Promise<boolean> {
  const { file: own, images, publicFiles, fonts } = siteFolder(pages)
  const built = await stat(markIn(dist)).catch(() => undefined)
  if (!built || (await isDue(dist))) return true
  const isNewer = (file: string) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs > built.mtimeMs,
      () => false,
    )
  // Folders too: they tell that a file is gone.
  for await (const file of glob([own, ...[images, publicFiles, fonts].map((folder) => `${folder}/**`)]))
    if (await isNewer(file)) return true
  if (isPacked) return (await stat(engineFile('package.json'))).ctimeMs > built.mtimeMs
  // Files alone: vike writes into the folders of the code while it builds.
  for await (const entry of glob(code, { cwd: ENGINE, withFileTypes: true }))
    if (entry.isFile() && (await isNewer(join(entry.parentPath, entry.name)))) return true
  return false
}
